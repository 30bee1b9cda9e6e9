import type { ComponentProps } from 'react';
import { toPictureSources } from '../../../platform/storage/uploaded-picture.ts';
import { SourcedPicture } from './sourced-picture.tsx';

type GlovePictureProps = Omit<ComponentProps<typeof SourcedPicture>, 'sources'> & {
	/** An entry from a glove's pictures. */
	src: string;
};

/** Shows a glove's picture, given its entry. */
export function GlovePicture({ src, ...image }: GlovePictureProps) {
	return <SourcedPicture {...image} sources={toPictureSources(src)} />;
}
