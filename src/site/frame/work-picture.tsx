import { useTranslations } from 'use-intl';
import { SourcedPicture } from '../../domain/catalogue/pictures/picture.tsx';
import type { WorkPicture as Shown } from './page-picture.server.ts';

type WorkPictureProps = Shown & {
	/** Its display width, in the syntax of `sizes`. */
	sizes: string;
};

/** A hand at work, three by two; its messages are `home.jobs`. The caller's styles set width and height. */
export function WorkPicture({ place, picture, sizes }: WorkPictureProps) {
	const t = useTranslations('home.jobs');
	return (
		<SourcedPicture
			sources={picture.sources}
			sizes={sizes}
			alt={picture.text ?? t(`${place}.shows`)}
			loading="lazy"
			decoding="async"
		/>
	);
}
