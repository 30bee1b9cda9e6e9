import { listIndustries, type Product } from '../src/domain/catalogue/product.ts';
import type { FilterId } from '../src/domain/search/filter-slug.ts';
import { EMPTY_LISTING, type Listing, withFilter } from '../src/domain/search/listing.ts';
import { SeededRandom } from './seeded-random.ts';

const PROCESS_WORDS = [
	'tig',
	'gtaw',
	'mig',
	'stick',
	'smaw',
	'flux core',
	'plasma',
	'grinding',
	'gouging',
	'overhead',
];
const RATING_WORDS = [
	'a4',
	'cut a6',
	'heat 4',
	'en388',
	'kevlar',
	'para-aramid',
	'2xl',
	'waterproof',
	'winter',
];

/** `count` different search texts as buyers type them, derived from these gloves; deterministic. */
export function listQueries(gloves: readonly Product[], count: number): string[] {
	const random = new SeededRandom(count);
	const kinds: ((glove: Product) => string)[] = [
		({ partNumber }) => partNumber,
		({ partNumber }) => partNumber.replace('zz', 'ZZ '),
		({ partNumber }) => partNumber.slice(0, random.between(3, 5)),
		({ name }) => name,
		({ name }) => name.split(' ')[0] as string,
		({ name }) => name.slice(0, random.between(3, 6)),
		(glove) => random.pick(glove.materialTags),
		(glove) => `${random.pick(PROCESS_WORDS)} ${random.pick(glove.materialTags)}`,
		() => `${random.pick(RATING_WORDS)} ${random.pick(PROCESS_WORDS)}`,
		(glove) => `${random.pick(glove.materialTags)} ${random.pick(listIndustries(glove))}`,
		(glove) => mistype(random.pick(longWordsOf(glove)), random),
		(glove) => `${mistype(random.pick(longWordsOf(glove)), random)} ${random.pick(glove.materialTags)}`,
		(glove) => random.sample(longWordsOf(glove), 3).join(' '),
		(glove) => random.pick(longWordsOf(glove)).slice(0, random.between(2, 4)),
		({ name, weldingTags }) => `${name.split(' ')[1]} ${weldingTags[0] ?? 'welding'} glove`,
	];
	const queries = new Set<string>();
	for (let i = 0; queries.size < count; i++) {
		queries.add((kinds[i % kinds.length] as (glove: Product) => string)(random.pick(gloves)).toLowerCase());
	}
	return [...queries];
}

function longWordsOf(glove: Product): string[] {
	const words = `${glove.description} ${glove.productDetails.join(' ')}`.match(/[a-z]{5,}/gi);
	return words ?? ['welding'];
}

/** One typo: a letter omitted, doubled, or two transposed. */
function mistype(word: string, random: SeededRandom): string {
	const at = random.between(1, word.length - 2);
	const [a, b] = [word[at] as string, word[at + 1] as string];
	return random.pick([
		word.slice(0, at) + word.slice(at + 1),
		word.slice(0, at) + a + word.slice(at),
		word.slice(0, at) + b + a + word.slice(at + 2),
	]);
}

export type FilterValues = readonly { id: string; values: readonly { slug: string }[] }[];

/**
 * `count` filter selections in none to `maxGroups` groups, one to four values in each; every fourth
 * includes one of the search texts, if there are any.
 */
export function listChoices(
	groups: FilterValues,
	queries: readonly string[],
	count: number,
	maxGroups = groups.length,
): Listing[] {
	const random = new SeededRandom(count + 1);
	const filled = groups.filter(({ values }) => values.length > 0);
	return Array.from({ length: count }, (_, i) => {
		let listing: Listing =
			i % 4 === 3 && queries.length > 0 ? { ...EMPTY_LISTING, q: random.pick(queries) } : EMPTY_LISTING;
		for (const { id, values } of random.sample(filled, i % (Math.min(maxGroups, filled.length) + 1))) {
			for (const { slug } of random.sample(values, random.between(1, 4))) {
				listing = withFilter(listing, id as FilterId, slug);
			}
		}
		return listing;
	});
}
