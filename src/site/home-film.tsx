import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../ui/hydrated.ts';
import styles from './home-hero.module.css';

/** Addresses of the two films, each with its own camera; the stills under them are frames of them. */
export type Film = { landscape: string; portrait: string };

/** The film starts by itself only where nobody asked for less motion or less data. */
function mayStart(): boolean {
	const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
	return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

/** The looping film over the still, and the control that pauses and plays it. Without scripts the still stays. */
export function HomeFilm({ film }: { film: Film }) {
	const t = useTranslations('home');
	const hydrated = useHydrated();
	const video = useRef<HTMLVideoElement>(null);
	const [playing, setPlaying] = useState(false);

	function play() {
		// Refused by the browser or not to be had: the still stays, and Play stays there to try again.
		video.current?.play().catch(() => setPlaying(false));
	}

	useEffect(() => {
		if (mayStart()) video.current?.play().catch(() => setPlaying(false));
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
				<source src={film.portrait} media="(max-width: 767px)" />
				<source src={film.landscape} />
			</video>
			{hydrated && (
				<button
					type="button"
					className={styles.filmControl}
					onClick={playing ? () => video.current?.pause() : play}
				>
					<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
						<path d={playing ? 'M7 5h3v14H7zM14 5h3v14h-3z' : 'M7 4.5v15l12-7.5z'} />
					</svg>
					<span>{playing ? t('pauseFilm') : t('playFilm')}</span>
				</button>
			)}
		</>
	);
}
