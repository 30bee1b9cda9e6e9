import type { ComponentProps } from 'react';
import type { PictureSources } from '../../../platform/storage/uploaded-picture.ts';
import styles from './sourced-picture.module.css';

type SourcedPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
	sources: PictureSources;
	alt: string;
	/** Its display width, in the syntax of `sizes`: "(min-width: 768px) 33vw, 50vw". */
	sizes: string;
};

/**
 * A picture with known files. An uploaded one loads in the smallest width suitable for its place and the screen, over
 * a background of its average colour; a drawn one has a single file for every size. The caller's styles set width and
 * height.
 */
export function SourcedPicture({ sources, sizes, alt, ...image }: SourcedPictureProps) {
	const { avif, ground, ...own } = sources;
	const className = ground ? `${styles.grounded} ${image.className ?? ''}` : image.className;
	const shown = (
		<img
			{...image}
			{...own}
			alt={alt}
			className={className}
			data-ground={ground}
			sizes={own.srcSet && sizes}
		/>
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
