import { productSlug } from '../catalogue/part-numbers/part-number.ts';
import { sizeKey } from '../catalogue/sizes/glove-size.ts';
import { findWeldingPosition, findWeldingProcess } from '../ratings/welding-process.ts';

/** Query parameters of the listing's filters, in canonical URL order. */
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

/** Rating groups, where a visitor may require all chosen values instead of any: a buyer needs cut and heat. */
export const RULED_IDS = ['certification', 'en'] as const satisfies readonly FilterId[];
export type RuledId = (typeof RULED_IDS)[number];

export function isRuled(id: FilterId): id is RuledId {
	return (RULED_IDS as readonly FilterId[]).includes(id);
}

/** The query parameter for the rule: "certification-rule=all". */
export const ruleParameter = (id: RuledId) => `${id}-rule` as const;

const MAX_SLUG_LENGTH = 60;
const MAX_TYPED_LENGTH = 120;

const withSpaces = (slug: string) => slug.replaceAll('-', ' ');

/** Values with several names; the URL uses one of them. */
const NAMED_VALUES: Partial<Record<FilterId, (text: string) => string>> = {
	size: (text) => {
		const key = sizeKey(text);
		return key === text.toUpperCase() ? sizeKey(withSpaces(text)) : key;
	},
	process: (text) => (findWeldingProcess(text) ?? findWeldingProcess(withSpaces(text)))?.code ?? text,
	position: (text) => findWeldingPosition(text)?.aliases[0] ?? text,
};

/**
 * Returns the URL form of a filter value: "Split cowhide" -> "split-cowhide", size "Large" -> "l",
 * process "TIG" -> "gtaw". Empty when nothing readable is left.
 */
export function filterSlug(id: FilterId, text: string): string {
	let slug = toSlug(id, text.slice(0, MAX_TYPED_LENGTH).trim());
	// Normalizing may reveal a name ("Ｆ" -> "f" -> "flat"); slugs must be stable when parsed again.
	for (let again = toSlug(id, slug); again !== slug; again = toSlug(id, slug)) slug = again;
	return slug;
}

function toSlug(id: FilterId, text: string): string {
	return productSlug(NAMED_VALUES[id]?.(text) ?? text)
		.slice(0, MAX_SLUG_LENGTH)
		.replace(/-$/, '');
}
