import type { ComponentProps } from 'react';
import { SourcedPicture } from './sourced-picture.tsx';
import { toPictureSources } from './uploaded-picture.ts';

type GlovePictureProps = Omit<ComponentProps<typeof SourcedPicture>, 'sources'> & {
	/** An entry among a glove's pictures. */
	src: string;
};

/** A glove's picture, by its entry. */
export function GlovePicture({ src, ...image }: GlovePictureProps) {
	return <SourcedPicture {...image} sources={toPictureSources(src)} />;
}
