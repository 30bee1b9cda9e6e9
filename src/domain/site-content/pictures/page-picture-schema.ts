import type { z } from 'zod';
import { issueOf } from '../../../platform/i18n/message.ts';
import {
	fieldsSchema,
	listSchema,
	textSchema,
	uploadedPictureSchema,
} from '../../catalogue/catalogue-text-schema.ts';
import { hasText, isPlace, PAGE_PICTURE_LIMITS as LIMITS, type PagePictures } from './page-picture.ts';

const pagePictureSchema = fieldsSchema({
	place: textSchema({ max: LIMITS.place }).refine(isPlace, issueOf('validation.picturePlace')),
	picture: uploadedPictureSchema,
	english: textSchema({ max: LIMITS.text, empty: true }),
	french: textSchema({ max: LIMITS.text, empty: true }),
}).check(({ value, issues }) => {
	if (!hasText(value.place)) return;
	for (const language of ['english', 'french'] as const) {
		if (value[language] !== '') continue;
		issues.push({ code: 'custom', input: '', path: [language], message: issueOf('validation.empty') });
	}
});

/** Schema of the pictures of pages, for form, API, storage and the first fill alike. */
export const pagePicturesSchema = fieldsSchema({
	pictures: listSchema(pagePictureSchema, LIMITS.pictures).check(({ value, issues }) => {
		for (const [at, { place }] of value.entries()) {
			if (value.findIndex((other) => other.place === place) === at) continue;
			const message = issueOf('validation.givenTwice', { text: place });
			issues.push({ code: 'custom', input: place, path: [at, 'place'], message });
		}
	}),
}) satisfies z.ZodType<PagePictures>;

/** Whether a value has the form of the pictures of pages, valid or not. */
export function isPagePictures(value: unknown): value is PagePictures {
	const { pictures } = (value ?? {}) as Partial<Record<keyof PagePictures, unknown>>;
	return (
		Array.isArray(pictures) &&
		pictures.every((row) =>
			['place', 'picture', 'english', 'french'].every((field) => typeof row?.[field] === 'string'),
		)
	);
}
