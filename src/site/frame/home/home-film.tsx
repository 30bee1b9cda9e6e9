import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import styles from './home-hero.module.css';

/**
 * URLs of the two films without their extension. They have different camera framing; their stills show the same scene.
 */
export type Film = { landscape: string; portrait: string };

/** 10-bit AV1; H.264 for browsers without it. */
const TYPES = { webm: 'video/webm; codecs="av01.0.05M.10"', mp4: 'video/mp4; codecs="avc1.64001f"' } as const;

/** Autoplays only if the visitor has not asked for reduced motion or reduced data. */
function mayStart(): boolean {
	const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
	return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

/** The looping film over the still, with a pause and play button. Without scripts only the still is shown. */
export function HomeFilm({ film }: { film: Film }) {
	const t = useTranslations('home');
	const hydrated = useHydrated();
	const video = useRef<HTMLVideoElement>(null);
	const [playing, setPlaying] = useState(false);
	/** Once the visitor has paused it, only the visitor can start it again. */
	const stopped = useRef(false);

	function pause() {
		stopped.current = true;
		video.current?.pause();
	}

	function play() {
		stopped.current = false;
		// Blocked by the browser, or not available: the still stays, and so does Play for another try.
		video.current?.play().catch(() => setPlaying(false));
	}

	useEffect(() => {
		const element = video.current;
		if (!element || !mayStart()) return;
		// Not loaded while out of view, and paused when it leaves the view.
		const observer = new IntersectionObserver(([seen]) => {
			if (!seen?.isIntersecting) element.pause();
			else if (!stopped.current) element.play().catch(() => setPlaying(false));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	return (
		<>
			<video
				ref={video}
				className={styles.film}
				muted
				loop
				playsInline
				preload="none"
				aria-hidden="true"
				tabIndex={-1}
				onPlaying={() => setPlaying(true)}
				onPause={() => setPlaying(false)}
			>
				{(['webm', 'mp4'] as const).map((kind) => (
					<Fragment key={kind}>
						<source src={`${film.portrait}.${kind}`} type={TYPES[kind]} media="(max-width: 767px)" />
						<source src={`${film.landscape}.${kind}`} type={TYPES[kind]} media="(min-width: 768px)" />
					</Fragment>
				))}
			</video>
			{hydrated && (
				<button type="button" className={styles.filmControl} onClick={playing ? pause : play}>
					<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
						<path d={playing ? 'M7 5h3v14H7zM14 5h3v14h-3z' : 'M7 4.5v15l12-7.5z'} />
					</svg>
					<span className="sr-only-on-phone">{playing ? t('pauseFilm') : t('playFilm')}</span>
				</button>
			)}
		</>
	);
}
