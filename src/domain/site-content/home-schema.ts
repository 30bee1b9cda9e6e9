import { z } from 'zod';
import {
	addressSchema,
	fieldsSchema,
	listSchema,
	mustBe,
	partNumberSchema,
	textSchema,
	uploadedPictureSchema,
} from '../catalogue/catalogue-text-schema.ts';
import {
	HOME_BLOCKS,
	HOME_RULES,
	type Home,
	type HomeBlock,
	MAX_PARTNERS,
	PARTNER_NAME_MAX,
} from './home.ts';
import { hasWords, wordsSchema } from './page-words-schema.ts';

const flag = z.boolean(mustBe('validation.trueOrFalse'));

/** Schema of the home page, for form, API, storage and the first fill alike. */
export const homeSchema = fieldsSchema({
	english: wordsSchema(HOME_RULES),
	french: wordsSchema(HOME_RULES),
	film: flag,
	buttonLink: addressSchema(),
	aboutLink: addressSchema(),
	aboutGlove: z.union([z.literal(''), partNumberSchema]),
	partners: listSchema(
		fieldsSchema({
			name: textSchema({ max: PARTNER_NAME_MAX }),
			link: addressSchema(),
			// Home pages saved before there were logos have none.
			logo: z.union([z.literal(''), uploadedPictureSchema]).default(''),
		}),
		MAX_PARTNERS,
	),
	shown: fieldsSchema(
		Object.fromEntries(HOME_BLOCKS.map((block) => [block, flag])) as Record<HomeBlock, typeof flag>,
	),
}) satisfies z.ZodType<Home>;

/** Whether a value has the form of a home page, valid or not. */
export function isHomeForm(value: unknown): value is Home {
	const { english, french, film, buttonLink, aboutLink, aboutGlove, partners, shown } = (value ??
		{}) as Partial<Record<keyof Home, unknown>>;
	const hasTexts = (fields: unknown, names: readonly string[]) =>
		names.every((name) => typeof ((fields ?? {}) as Record<string, unknown>)[name] === 'string');
	return (
		[english, french].every((words) => hasWords(words, HOME_RULES)) &&
		typeof film === 'boolean' &&
		hasTexts({ buttonLink, aboutLink, aboutGlove }, ['buttonLink', 'aboutLink', 'aboutGlove']) &&
		Array.isArray(partners) &&
		partners.every((partner) => hasTexts(partner, ['name', 'link'])) &&
		HOME_BLOCKS.every((block) => typeof ((shown ?? {}) as Record<string, unknown>)[block] === 'boolean')
	);
}
