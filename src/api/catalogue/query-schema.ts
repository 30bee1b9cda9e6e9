import { z } from 'zod';
import { partNumber } from '../../domain/catalogue/part-numbers/part-number-schema.ts';
import { LISTING_SORTS } from '../../domain/search/listing.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locale.ts';
import { issueOf } from '../../platform/i18n/message.ts';

/** Max. length of a search text: no glove description is longer. */
const MAX_QUERY = 200;
const MAX_BATCH = 100;
const MAX_PAGE_SIZE = 100;
/** Later pages are empty in any catalogue of a size we support. */
const MAX_PAGE = 100_000;

/** The sort orders of a list: any other is refused, so that no user input ever sorts a query. */
const SORTS = [
	'name,asc',
	'name,desc',
	'partNumber,asc',
	'partNumber,desc',
	'cut,desc',
	'heat,desc',
	'newest,desc',
] as const;
export type Sort = (typeof SORTS)[number];

/** The sort orders of search results; "best" is the best match, which is also the default. */
const SEARCH_SORTS = ['best', ...LISTING_SORTS] as const;

/** A single text: a repeated param is refused instead of guessing. */
const text = () =>
	z.string({
		error: (issue) =>
			Array.isArray(issue.input) ? issueOf('validation.moreThanOnce') : issueOf('validation.required'),
	});

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
	z.enum(values, {
		error: (issue) =>
			Array.isArray(issue.input)
				? issueOf('validation.moreThanOnce')
				: issueOf('validation.oneOf', { values: values.join('; ') }),
	});

const RATED =
	'cut and heat go from the highest ANSI level down, gloves without the rating last; equal ones by name';

const wholeNumber = (from: number, to: number) =>
	text()
		.regex(/^\d{1,9}$/, issueOf('validation.mustBeWhole', { from, to }))
		.transform(Number)
		.refine((value) => value >= from && value <= to, issueOf('validation.mustBeWhole', { from, to }));

/** The language of a glove's texts. What has not been translated is in English. */
export const lang = oneOf(LOCALES)
	.default(DEFAULT_LOCALE)
	.describe('The language of the texts; what has not been translated is in English');

export const searchQuery = z.object({
	lang,
	q: text()
		.max(MAX_QUERY, issueOf('validation.longerThan', { most: MAX_QUERY }))
		.transform((text) => text.trim())
		.refine((text) => text !== '', issueOf('validation.blank')),
	size: wholeNumber(1, MAX_PAGE_SIZE).optional().describe('At most this many gloves; 24 when left out'),
	page: wholeNumber(0, MAX_PAGE).optional().describe('From 0'),
	sort: oneOf(SEARCH_SORTS).optional().describe(`best when left out; ${RATED}`),
	variants: z
		.enum(['true', 'false'], issueOf('validation.trueOrFalse'))
		.optional()
		.describe(
			'false gives one glove for each that the /products page lists: the best of a glove and its colour variants',
		),
	marks: z
		.enum(['true', 'false'], issueOf('validation.trueOrFalse'))
		.optional()
		.describe('true adds to each glove where the text matches it, to be highlighted'),
});

export const batchQuery = z.object({
	lang,
	partNumbers: z.preprocess(
		(value) => (typeof value === 'string' ? [value] : value),
		z
			.array(partNumber, { error: issueOf('validation.required') })
			.max(MAX_BATCH, issueOf('validation.manyParts', { most: MAX_BATCH })),
	),
});

export const listQuery = z.object({
	lang,
	page: wholeNumber(0, MAX_PAGE).optional().describe('From 0'),
	size: wholeNumber(1, MAX_PAGE_SIZE).optional().describe('24 when left out'),
	sort: oneOf(SORTS).optional().describe(`name,asc when left out; ${RATED}`),
});

export const categoryQuery = z.object({
	name: text()
		.max(MAX_QUERY, issueOf('validation.longerThan', { most: MAX_QUERY }))
		.transform((text) => text.trim())
		.refine((text) => text !== '', issueOf('validation.blank')),
});

/** The query of the /products page, one param per filter group; any except the text may be repeated. */
export const facetsQuery = z.looseObject({
	lang,
	q: text()
		.max(MAX_QUERY, issueOf('validation.longerThan', { most: MAX_QUERY }))
		.optional(),
});
