import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '../../catalogue/category.ts';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../../catalogue/product.ts';
import { parseListing } from '../listing.ts';
import type { ListingScope } from '../listing-scopes.ts';
import { Vocabulary } from '../query/vocabulary.ts';
import { toCatalogueEntry } from './catalogue-entry.ts';
import { assembleCatalogueIndex, type CatalogueIndex } from './catalogue-index.ts';
import { renewParts } from './index-parts.ts';

const range = readDemonstrationCatalogue();

const TEXTS = [
	'tig',
	'goatskin',
	'weldng gauntlet',
	'xy300',
	'xy30',
	'winter',
	'walrus',
	'cut a4',
	'zzzz',
	'',
];
const LISTINGS = ['', 'size=xl', 'material=goatskin&page=2', 'q=goat&size=m', 'sort=partNumber', 'q=walrus'];
const SCOPES: ListingScope[] = [
	{ kind: 'all' },
	{ kind: 'process', code: 'GTAW' },
	...range.categories.slice(0, 3).map(({ name }): ListingScope => ({ kind: 'category', name })),
];

/** Everything visitors can query. */
function describe(index: CatalogueIndex) {
	const numbers = index.listPartNumbers();
	return {
		numbers,
		bases: index.listBasePartNumbers(),
		byNumber: (['id', 'partNumber', 'name'] as const).map((field) =>
			index.pageOfPartNumbers({ page: 0, size: 100, sort: { field, descending: false } }),
		),
		found: TEXTS.map((text) => index.search(text, 30)),
		near: index.nearestPartNumbers('xy3000', 5),
		listed: SCOPES.flatMap((scope) =>
			LISTINGS.map((query) => index.listGloves({ listing: parseListing(new URLSearchParams(query)), scope })),
		),
		each: numbers.map((partNumber) => [
			index.findCard(partNumber),
			index.listVariants(partNumber),
			index.listCategoryNames(partNumber),
		]),
	};
}

type Edit =
	| { kind: 'texts' | 'values' | 'name' | 'remove' | 'member'; at: number; from: number }
	| { kind: 'word'; at: number; from: number };

const edit: fc.Arbitrary<Edit> = fc.record({
	kind: fc.constantFrom('texts', 'values', 'word', 'word', 'texts', 'name', 'remove', 'member'),
	at: fc.nat(range.products.length - 1),
	from: fc.nat(range.products.length - 1),
});

const REPEATED: Edit['kind'][] = [
	'word',
	'texts',
	'values',
	'name',
	'word',
	'texts',
	'values',
	'name',
	'member',
	'remove',
];

/** The same kind of edit four times, one after the other, each of another glove. */
const repeatEdit = (kind: Edit['kind']): [Edit[][]] => [
	[3, 14, 25, 36].map((at) => [{ kind, at, from: at + 7 }]),
];

/** The gloves and categories after an edit; unchanged objects keep their identity. */
function change(
	gloves: Product[],
	categories: Category[],
	{ kind, at, from }: Edit,
): [Product[], Category[]] {
	const glove = gloves[at % gloves.length] as Product;
	const other = range.products[from] as Product;
	const replace = (changes: Partial<Product>): [Product[], Category[]] => [
		// As in the catalogue, changed gloves come last.
		[...gloves.filter((one) => one !== glove), { ...glove, ...changes }],
		categories,
	];
	switch (kind) {
		case 'texts':
			return replace({ description: other.description, descriptionLong: other.descriptionLong });
		case 'values':
			return replace({
				materialTags: other.materialTags,
				sizes: other.sizes,
				weldingTags: other.weldingTags,
			});
		case 'word':
			return replace({ description: `${other.description} Walrus ${'abc'[from % 3]}${from}` });
		case 'name':
			return replace({ name: `${other.name} ${from}` });
		case 'remove':
			return [gloves.length > 5 ? gloves.filter((one) => one !== glove) : gloves, categories];
		case 'member':
			return [
				gloves,
				categories.map((category, index) =>
					index === from % categories.length
						? { ...category, partNumbers: [...new Set([...category.partNumbers, glove.partNumber])] }
						: category,
				),
			];
	}
}

test('an incrementally updated index equals a rebuilt one', () => {
	const renewals = { inPlace: 0, moved: 0 };
	fc.assert(
		fc.property(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), (steps) => {
			const vocabulary = new Vocabulary();
			const entries = new Map<Product, ReturnType<typeof toCatalogueEntry>>();
			const entryOf = (glove: Product) => {
				const known = entries.get(glove) ?? toCatalogueEntry(glove, vocabulary);
				entries.set(glove, known);
				return known;
			};
			let [gloves, categories] = [range.products, range.categories];
			let index = assembleCatalogueIndex(gloves.map(entryOf), categories, vocabulary);
			for (const edits of steps) {
				const before = describe(index);
				const old = index;
				for (const one of edits) [gloves, categories] = change(gloves, categories, one);
				index = assembleCatalogueIndex(gloves.map(entryOf), categories, vocabulary, old);
				const fresh = assembleCatalogueIndex(gloves.map(entryOf), categories, vocabulary);
				expect(describe(index)).toEqual(describe(fresh));
				expect(describe(old)).toEqual(before);
				const renewed = renewParts(old.parts, gloves.map(entryOf), categories, vocabulary);
				if (renewed) renewals[renewed.numbering === old.parts.numbering ? 'inPlace' : 'moved']++;
			}
		}),
		// Edits of both kinds come up whatever the seed: otherwise only rebuilding might be tested.
		{ numRuns: 60, examples: REPEATED.map(repeatEdit) },
	);
	expect(renewals.inPlace).toBeGreaterThan(10);
	expect(renewals.moved).toBeGreaterThan(3);
});
