import type { ComponentProps } from 'react';
import {
	type PictureExtent,
	type PictureSources,
	toPictureSources,
} from '../../../platform/storage/picture-sources.ts';

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
	const shown = <img {...image} {...own} alt={alt} data-ground={ground} sizes={own.srcSet && sizes} />;
	return avif ? (
		<picture>
			<source type="image/avif" srcSet={avif} sizes={sizes} />
			{shown}
		</picture>
	) : (
		shown
	);
}

type GlovePictureProps = Omit<SourcedPictureProps, 'sources'> & {
	/** An entry from a glove's pictures. */
	src: string;
	extent?: PictureExtent;
};

/** Shows a glove's picture, given its entry. */
export function GlovePicture({ src, extent, ...image }: GlovePictureProps) {
	return <SourcedPicture {...image} sources={toPictureSources(src, extent)} />;
}
