import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { ZoomPoint } from './picture-zoom.ts';
import styles from './product-gallery.module.css';

type GalleryPictureProps = {
	src: string;
	alt: string;
	first: boolean;
	zoomedAt: ZoomPoint | undefined;
};

/** One picture of the gallery; shows the hand icon and a short text if it cannot be loaded. */
export function GalleryPicture({ src, alt, first, zoomedAt }: GalleryPictureProps) {
	const t = useTranslations('product.gallery');
	const [failed, setFailed] = useState(false);
	// A picture that failed before hydration fires no more events.
	const checkLoaded = useCallback((picture: HTMLImageElement | null) => {
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
			ref={checkLoaded}
			className={zoomedAt ? `${styles.picture} ${styles.zoomed}` : styles.picture}
			style={zoomedAt && { transformOrigin: `${zoomedAt.x}% ${zoomedAt.y}%` }}
			src={src}
			// The file for the zoom loads when it is needed; until it has come, the browser enlarges what it shows.
			extent={zoomedAt ? 'zoom' : 'full'}
			sizes={zoomedAt ? '200vw' : '(max-width: 767px) 88vw, 100vw'}
			alt={alt}
			{...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
			draggable="false"
			onError={() => setFailed(true)}
		/>
	);
}
