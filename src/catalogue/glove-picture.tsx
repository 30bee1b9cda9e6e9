import type { ComponentProps } from 'react';
import styles from './glove-picture.module.css';
import { formatSourceSet, parsePictureAddress } from './uploaded-picture.ts';

type GlovePictureProps = Omit<ComponentProps<'img'>, 'srcSet'> & {
	/** An entry among a glove's pictures. */
	src: string;
	alt: string;
	/** How wide it is shown, as `sizes` says it: "(min-width: 768px) 33vw, 50vw". */
	sizes: string;
};

/**
 * A glove's picture. An uploaded one comes as narrow as its place and the screen need, on a ground of its own average
 * colour; a drawn one has one file for every size. The place decides the shape: it sets width and height by its styles.
 */
export function GlovePicture({ src, sizes, alt, ...image }: GlovePictureProps) {
	const picture = parsePictureAddress(src);
	if (!picture) return <img {...image} src={src} alt={alt} />;
	return (
		<picture className={styles.picture}>
			<source type="image/avif" srcSet={formatSourceSet(picture, 'avif')} sizes={sizes} />
			<img
				{...image}
				alt={alt}
				width={picture.width}
				height={picture.height}
				style={{ backgroundColor: `#${picture.colour}`, ...image.style }}
				sizes={sizes}
				srcSet={formatSourceSet(picture, 'webp')}
				src={src}
			/>
		</picture>
	);
}
