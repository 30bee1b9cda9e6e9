import { findPagePicture } from '../frame/page-picture.ts';
import { pageServices } from '../frame/page-services.ts';
import type { Route } from './+types/about-page';

/** The glove whose four views show how a pattern gets better. */
const STORY_GLOVE = 'xy301';

/** The page's pictures, and the number of gloves in the catalogue. A glove that visitors cannot see has no pictures. */
export async function loader({ context }: Route.LoaderArgs) {
	const { catalogue } = context.get(pageServices);
	const glove = await catalogue.findProduct(STORY_GLOVE);
	return {
		worn: findPagePicture('about'),
		lines: findPagePicture('two-lines'),
		views: glove?.pictures.slice(0, 4) ?? [],
		gloveCount: catalogue.index.size,
	};
}
