import { sizeKey } from '../catalogue/glove-size.ts';
import { productSlug } from '../catalogue/part-numbers/part-number.ts';
import { findWeldingPosition, findWeldingProcess } from '../ratings/welding-process.ts';

/** Query parameters of the listing's filters, in the order of a canonical address. */
export const FILTER_IDS = [
	'size',
	'certification',
	'material',
	'industry',
	'welding',
	'process',
	'position',
	'en',
] as const;
export type FilterId = (typeof FILTER_IDS)[number];

/** Groups of ratings, in which a visitor may ask for all picked values instead of any: a buyer asks for cut and heat. */
export const RULED_IDS = ['certification', 'en'] as const satisfies readonly FilterId[];
export type RuledId = (typeof RULED_IDS)[number];

export function isRuled(id: FilterId): id is RuledId {
	return (RULED_IDS as readonly FilterId[]).includes(id);
}

/** The query parameter that says so: "certification-rule=all". */
export const ruleParameter = (id: RuledId) => `${id}-rule` as const;

const MAX_SLUG_LENGTH = 60;
const MAX_TYPED_LENGTH = 120;

const withSpaces = (slug: string) => slug.replaceAll('-', ' ');

/** Values that go by several names; the address holds one of them. */
const NAMED_VALUES: Partial<Record<FilterId, (text: string) => string>> = {
	size: (text) => {
		const key = sizeKey(text);
		return key === text.toUpperCase() ? sizeKey(withSpaces(text)) : key;
	},
	process: (text) => (findWeldingProcess(text) ?? findWeldingProcess(withSpaces(text)))?.code ?? text,
	position: (text) => findWeldingPosition(text)?.aliases[0] ?? text,
};

/**
 * A filter value as the address writes it: "Split cowhide" -> "split-cowhide", size "Large" -> "l",
 * process "TIG" -> "gtaw". Empty when nothing readable is left.
 */
export function filterSlug(id: FilterId, text: string): string {
	let slug = toSlug(id, text.slice(0, MAX_TYPED_LENGTH).trim());
	// Folding may uncover a name ("Ｆ" -> "f" -> "flat"); a slug must stay what it is when read again.
	for (let again = toSlug(id, slug); again !== slug; again = toSlug(id, slug)) slug = again;
	return slug;
}

function toSlug(id: FilterId, text: string): string {
	return productSlug(NAMED_VALUES[id]?.(text) ?? text)
		.slice(0, MAX_SLUG_LENGTH)
		.replace(/-$/, '');
}
