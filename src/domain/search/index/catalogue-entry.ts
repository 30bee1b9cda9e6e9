import { basePartNumber, partCodeKey, productSlug } from '../../catalogue/part-numbers/part-number.ts';
import { listIndustries, type Product } from '../../catalogue/product.ts';
import { sizeKey } from '../../catalogue/sizes/glove-size.ts';
import { findOwnFrench, findTerm } from '../../catalogue/translations/product-texts.ts';
import { levelOf } from '../../ratings/certification.ts';
import { FILTER_GROUPS } from '../filter-groups.ts';
import {
	type CardTexts,
	listFrenchTexts,
	type ProductCard,
	shareInCard,
	toProductCard,
} from '../product-card.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { addFrenchTerms } from './french-terms.ts';
import { addGloveTerms } from './glove-terms.ts';
import { collectorOf } from './term-collector.ts';

/** The index data of one glove version, derived once. Its ids belong to one vocabulary. */
export type CatalogueEntry = {
	id: string;
	partNumber: string;
	/** Differs from the part number for a colour variant, such as xy300-black. */
	basePartNumber: string;
	/** Key for comparing part numbers: "xy2763". */
	codeKey: string;
	/** Stock codes not derived from part number and size, each with its size; a shared empty array if there are none. */
	stockCodes: readonly StockCode[];
	/** Listings sort by the code units of this key: name, then part number. */
	sortKey: string;
	/** The URL form of the name. */
	slug: string;
	card: ProductCard;
	/** The card's own texts in French; undefined for a glove without translations. */
	french: CardTexts | undefined;
	/** Its own French of texts that gloves share, such as tags; a shared empty array for nearly every glove. */
	frenchTerms: readonly (readonly [text: string, french: string])[];
	/** Words and facts, packed as described in `term-collector.ts`. */
	terms: Uint32Array;
	/** Filter values by their id in the vocabulary. */
	values: Uint32Array;
	/** ANSI levels for sorting listings; -1 for a glove without the rating. */
	levels: { cut: number; heat: number };
	/** When the glove was first saved, as an ISO instant; empty if unknown. */
	since: string;
};

/** A stock code, normalized like part numbers, and the label of its size. */
export type StockCode = { key: string; size: string };

const NO_CODES: readonly StockCode[] = [];

/** Sorts before every character allowed in a name. */
const KEY_SEPARATOR = '\u0000';

/** @param since when the glove was first saved, as an ISO instant */
export function toCatalogueEntry(product: Product, vocabulary: Vocabulary, since = ''): CatalogueEntry {
	const { id, partNumber, name } = product;
	const card = toProductCard(product, vocabulary);
	const collector = collectorOf(vocabulary);
	addGloveTerms(product, collector);
	addFrenchTerms(product, collector);
	return {
		id,
		partNumber,
		basePartNumber: basePartNumber(partNumber),
		codeKey: partCodeKey(partNumber),
		stockCodes: listStockCodes(product),
		sortKey: name + KEY_SEPARATOR + partNumber,
		slug: productSlug(name),
		card,
		french: listFrenchTexts(product, card),
		frenchTerms: listFrenchTerms(product),
		terms: collector.take(),
		values: listValues(product, vocabulary),
		levels: { cut: findLevel(product, 'ANSI_CUT'), heat: findLevel(product, 'ANSI_HEAT') },
		since,
	};
}

/** An entry that was stored and read again, with one copy of what many gloves repeat. */
export function shareInEntry(entry: CatalogueEntry, vocabulary: Vocabulary): CatalogueEntry {
	return {
		...entry,
		card: shareInCard(entry.card, vocabulary),
		stockCodes: entry.stockCodes.length === 0 ? NO_CODES : entry.stockCodes,
		frenchTerms: entry.frenchTerms.length === 0 ? NO_TERMS : entry.frenchTerms,
		terms: entry.terms.slice(),
		values: entry.values.slice(),
	};
}

const NO_TERMS: readonly never[] = [];

/** A text that the catalogue has no French of is worded everywhere as the first glove with a French of it words it. */
function listFrenchTerms(product: Product): CatalogueEntry['frenchTerms'] {
	if (product.french === undefined) return NO_TERMS;
	const { color, materialTags, weldingTags } = product;
	const terms = [color, ...materialTags, ...weldingTags, ...listIndustries(product)].flatMap((text) => {
		const french = findTerm(text, 'fr') === undefined ? findOwnFrench(product, text) : undefined;
		return french === undefined ? [] : [[text, french] as const];
	});
	return terms.length === 0 ? NO_TERMS : terms;
}

/** Codes made of part number and size are not stored; they are parsed on lookup. */
function listStockCodes({ partNumber, sizes }: Product): readonly StockCode[] {
	const own = partCodeKey(partNumber);
	const codes = Object.entries(sizes).flatMap(([size, code]) => {
		const key = partCodeKey(code);
		return key === '' || key === own + partCodeKey(size) || key === own + partCodeKey(sizeKey(size))
			? []
			: [{ key, size }];
	});
	return codes.length === 0 ? NO_CODES : codes;
}

/** The highest level stated for a glove; -1 if none. */
function findLevel({ certifications }: Product, type: string): number {
	return Math.max(
		-1,
		...certifications.map((certification) =>
			certification.type === type ? (levelOf(certification) ?? -1) : -1,
		),
	);
}

/** The ids of a glove's filter values; if a value has two spellings, the first one counts. */
function listValues(product: Product, vocabulary: Vocabulary): Uint32Array {
	const values: number[] = [];
	for (let group = 0; group < FILTER_GROUPS.length; group++) {
		const from = values.length;
		for (const text of FILTER_GROUPS[group]!.list(product)) {
			for (const id of vocabulary.valueIds(group, text)) {
				const { slug } = vocabulary.values[id]!;
				let at = from;
				while (at < values.length && vocabulary.values[values[at]!]!.slug !== slug) at++;
				if (at === values.length) values.push(id);
				else if (vocabulary.values[values[at]!]!.implied && !vocabulary.values[id]!.implied) values[at] = id;
			}
		}
	}
	return Uint32Array.from(values);
}
