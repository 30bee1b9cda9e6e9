import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partCodeKey, productSlug } from '../../domain/catalogue/part-numbers/part-number.ts';
import { normalizeListing } from '../../domain/catalogue/product-listing.ts';
import { sizeKey } from '../../domain/catalogue/sizes/glove-size.ts';
import { duplicateKeyOf, normalizeName } from '../../domain/companies/company-name.ts';
import { parseCompanySearch } from '../../domain/companies/company-search-text.ts';
import { keyOfPhoneNumber, parsePhoneNumber } from '../../domain/contact-details/phone-number.ts';
import { normalizePlaceName } from '../../domain/distributors/place-name.ts';
import { normaliseTask } from '../../domain/fit/reading/task-text.ts';
import { parseOrderLines } from '../../domain/orders/order-lines.ts';
import { cleanQuery } from '../../domain/search/listing.ts';
import { listWords } from '../../domain/search/query/normalize-text.ts';

/** All keys by which texts are searched, matched or compared. */
const KEYS: [string, (text: string) => unknown][] = [
	['search', (text) => listWords(cleanQuery(text))],
	['a page’s address', productSlug],
	['part numbers', partCodeKey],
	['sizes', sizeKey],
	['staff’s list of gloves', normalizeListing],
	['company names', normalizeName],
	['possible duplicates', duplicateKeyOf],
	['company look-up', parseCompanySearch],
	['places', normalizePlaceName],
	['a task', normaliseTask],
	['phone numbers', (text) => keyOfPhoneNumber(parsePhoneNumber(text) ?? '')],
	[
		'a pasted order',
		(text) => parseOrderLines(text).lines.map(({ code, size, count }) => [code, size, count]),
	],
];
const UNSEEN = [
	'\u00ad',
	'\u200b',
	'\u200c',
	'\u200d',
	'\u2060',
	'\ufeff',
	'\u200e',
	'\u034f',
	'\ufe0f',
	'\u061c',
];
const TEXTS = [
	'Nikzad Welding',
	'Atelier Côté & Fils Ltée',
	'XY276-3',
	'Large',
	'(905) 555-0123 ext. 4',
	'goatskin 4 in',
	'xy300 L 12',
	'نیکزاد',
];

test.each(KEYS)('%s: invisible characters do not change a text', (_, keyOf) => {
	fc.assert(
		fc.property(fc.constantFrom(...TEXTS), fc.nat(30), fc.constantFrom(...UNSEEN), (text, at, mark) => {
			const position = Math.min(at, text.length);
			expect(keyOf(text.slice(0, position) + mark + text.slice(position))).toEqual(keyOf(text));
		}),
		{ numRuns: 400 },
	);
});
