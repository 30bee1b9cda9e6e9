import type { ComponentProps } from 'react';
import type { PictureSources } from '../../platform/storage/uploaded-picture.ts';
import styles from './sourced-picture.module.css';

type SourcedPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
	sources: PictureSources;
	alt: string;
	/** How wide it is shown, as `sizes` says it: "(min-width: 768px) 33vw, 50vw". */
	sizes: string;
};

/**
 * A picture whose files are known: an uploaded one comes as narrow as its place and the screen need, on a ground of its
 * average colour; a drawn one has one file for every size. The place decides the shape: it sets width and height by its
 * styles.
 */
export function SourcedPicture({ sources, sizes, alt, ...image }: SourcedPictureProps) {
	const { avif, ground, ...own } = sources;
	const className = ground ? `${styles.grounded} ${image.className ?? ''}` : image.className;
	const shown = (
		<img {...image} {...own} alt={alt} className={className} data-ground={ground} sizes={avif && sizes} />
	);
	return avif ? (
		<picture>
			<source type="image/avif" srcSet={avif} sizes={sizes} />
			{shown}
		</picture>
	) : (
		shown
	);
}
