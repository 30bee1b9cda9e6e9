import type { LoaderFunctionArgs } from 'react-router';
import { categoryPlace, FIXED_PLACES } from '../../../domain/site-content/pictures/page-picture.ts';
import { findMadePicture } from '../../../domain/site-content/pictures/stored-page-pictures.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { contentLoader } from '../content-loader.server.ts';
import { pagePicturePart } from './page-picture-part.server.ts';

const loadContent = contentLoader(pagePicturePart);

/** The chosen pictures, those made for the places, and the categories that may have one. */
export async function loader(args: LoaderFunctionArgs) {
	const { catalogue } = requireStaff(args.context);
	const loaded = await loadContent(args);
	return {
		...loaded,
		made: Object.fromEntries(FIXED_PLACES.map((place) => [place, findMadePicture(place) ?? ''])),
		categories: catalogue
			.listCategoryPages()
			.map(({ slug, name, title }) => ({ place: categoryPlace(slug), name: title || name })),
	};
}
