import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GlovePicture } from '../catalogue/glove-picture.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ZoomPoint } from './picture-zoom.ts';
import styles from './product-gallery.module.css';

type GalleryPictureProps = { src: string; alt: string; first: boolean; zoomedAt: ZoomPoint | undefined };

/** As wide as a narrow screen; beside the thumbnails and then beside the facts on wider ones. */
const SIZES = '(min-width: 1000px) 640px, (min-width: 768px) 76vw, 100vw';
/** Twice the size shows what the widest file has. */
const ZOOMED_SIZES = '1280px';

/** One picture of the gallery; the hand icon and a few words when its file does not come. */
export function GalleryPicture({ src, alt, first, zoomedAt }: GalleryPictureProps) {
	const t = useTranslations('product.gallery');
	const [failed, setFailed] = useState(false);
	// A picture that failed before the scripts came raises no event any more.
	const look = useCallback((picture: HTMLImageElement | null) => {
		if (picture?.complete && picture.naturalWidth === 0) setFailed(true);
	}, []);

	if (failed) {
		return (
			<div className={styles.failed} role="img" aria-label={`${alt}. ${t('failed')}`}>
				<Icon name="hand" />
				<span>{t('failed')}</span>
			</div>
		);
	}
	return (
		<GlovePicture
			ref={look}
			className={zoomedAt ? `${styles.picture} ${styles.zoomed}` : styles.picture}
			style={zoomedAt && { transformOrigin: `${zoomedAt.x}% ${zoomedAt.y}%` }}
			src={src}
			sizes={zoomedAt ? ZOOMED_SIZES : SIZES}
			alt={alt}
			width="800"
			height="800"
			fetchPriority={first ? 'high' : undefined}
			loading={first ? undefined : 'lazy'}
			decoding="async"
			draggable="false"
			onError={() => setFailed(true)}
		/>
	);
}
