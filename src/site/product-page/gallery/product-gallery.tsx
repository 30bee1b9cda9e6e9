import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { GalleryPicture as Picture } from '../product-view.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { usePictureZoom } from './picture-zoom.ts';
import styles from './product-gallery.module.css';

type ProductGalleryProps = { pictures: readonly Picture[]; glove: string; appearance: string };

/**
 * The pictures as a strip with scroll snapping. Swiping and the thumbnails, which are links to its pictures, work
 * before scripts run. Thumbnails from 768 px, below that arrows that wrap around.
 */
export function ProductGallery({ pictures, glove, appearance }: ProductGalleryProps) {
	const t = useTranslations('product');
	const strip = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState(0);
	const zoom = usePictureZoom();
	const nameView = (index: number) => t(`views.${pictures[index]?.view ?? 'other'}`, { number: index + 1 });

	function show(index: number) {
		const to = (index + pictures.length) % pictures.length;
		zoom.end();
		setCurrent(to);
		strip.current?.scrollTo({ left: to * strip.current.clientWidth });
	}

	function followSwipe() {
		const frame = strip.current;
		if (frame && frame.clientWidth > 0) setCurrent(Math.round(frame.scrollLeft / frame.clientWidth));
	}

	return (
		<section className={styles.gallery} aria-label={t('gallery.label', { glove })}>
			{pictures.length > 1 && (
				<ul role="list" className={styles.thumbnails} aria-label={t('gallery.thumbnails')}>
					{pictures.map(({ src }, index) => (
						<li key={src}>
							<Thumbnail
								src={src}
								number={index + 1}
								current={index === current}
								label={t('gallery.thumbnail', { number: index + 1, view: nameView(index) })}
								onShow={() => show(index)}
							/>
						</li>
					))}
				</ul>
			)}
			<div className={styles.frame}>
				{/* Focusable, because it scrolls: arrow keys change the picture, Enter zooms. */}
				{/* biome-ignore lint/a11y/useSemanticElements: a strip of pictures is not a fieldset */}
				<div
					ref={strip}
					role="group"
					aria-label={t('gallery.strip')}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: as above
					tabIndex={0}
					className={zoom.point ? `${styles.strip} ${styles.held}` : styles.strip}
					onScroll={followSwipe}
					{...zoom.frame}
				>
					{pictures.map(({ src, text }, index) => (
						<div key={src} id={`picture-${index + 1}`} className={styles.slide}>
							<GalleryPicture
								src={src}
								alt={
									text ??
									t(index === 0 && appearance ? 'pictureWithLook' : 'picture', {
										glove,
										view: nameView(index),
										look: appearance,
									})
								}
								first={index === 0}
								zoomedAt={index === current ? zoom.point : undefined}
							/>
						</div>
					))}
				</div>
				<button
					type="button"
					className={styles.zoom}
					aria-pressed={zoom.point !== undefined}
					onClick={zoom.toggle}
					onKeyDown={zoom.moveByKey}
				>
					<Icon name="zoom" />
					<span className="sr-only">{t('gallery.zoom')}</span>
				</button>
				{pictures.length > 1 && (
					<>
						<button
							type="button"
							className={`${styles.arrow} ${styles.previous}`}
							onClick={() => show(current - 1)}
						>
							<Icon name="chevron-left" />
							<span className="sr-only">{t('gallery.previous')}</span>
						</button>
						<button
							type="button"
							className={`${styles.arrow} ${styles.next}`}
							onClick={() => show(current + 1)}
						>
							<Icon name="chevron-right" />
							<span className="sr-only">{t('gallery.next')}</span>
						</button>
						<p className={styles.count} aria-live="polite">
							<span aria-hidden="true">
								{t('gallery.count', { number: current + 1, total: pictures.length })}
							</span>
							<span className="sr-only">
								{t('gallery.countSpoken', { number: current + 1, total: pictures.length })}
							</span>
						</p>
					</>
				)}
			</div>
		</section>
	);
}

type ThumbnailProps = {
	src: string;
	number: number;
	current: boolean;
	label: string;
	onShow: () => void;
};

/**
 * A link to the picture in the served page; a button after hydration, which changes the picture without changing the
 * URL.
 */
function Thumbnail({ src, number, current, label, onShow }: ThumbnailProps) {
	const hydrated = useHydrated();
	const className = current ? `${styles.thumbnail} ${styles.current}` : styles.thumbnail;
	const picture = <GlovePicture extent="lean" src={src} sizes="104px" alt={label} fetchPriority="low" />;
	if (!hydrated) {
		return (
			<a className={className} href={`#picture-${number}`}>
				{picture}
			</a>
		);
	}
	return (
		<button type="button" className={className} aria-current={current ? 'true' : undefined} onClick={onShow}>
			{picture}
		</button>
	);
}
