import {
	basePartNumber,
	normalisePartNumber,
	productSlug,
	variantSuffix,
} from '../../domain/catalogue/part-numbers/part-number.ts';

/** The parts of the catalogue that resolve addresses. */
export type KnownGloves = {
	hasProduct: (partNumber: string) => boolean;
	/** The part number of the glove whose name has this slug. */
	findBySlug: (slug: string) => string | undefined;
};

export type ProductAddress =
	| { kind: 'shown'; partNumber: string }
	/** The glove has another address: /products/{partNumber}. */
	| { kind: 'moved'; partNumber: string }
	| { kind: 'unknown' };

const MAX_SLUG_LENGTH = 200;

/**
 * Resolves the last segment of /products/{text} to a glove (docs/behaviour.md, "Product addresses"): lower case takes
 * precedence over upper case, the base part number over a variant's, and a part number over the slug of a name. A
 * variant whose base is not in the catalogue keeps its own page, so that no glove is ever hidden.
 */
export function resolveProductAddress(text: string, gloves: KnownGloves): ProductAddress {
	const partNumber = findPartNumber(text, gloves);
	if (partNumber === undefined) return { kind: 'unknown' };
	return { kind: partNumber === text ? 'shown' : 'moved', partNumber };
}

function findPartNumber(text: string, gloves: KnownGloves): string | undefined {
	const named = findNamed(text, gloves);
	if (named !== undefined) return preferBase(named, gloves);
	const base = basePartNumber(normalisePartNumber(text) ?? '');
	return gloves.hasProduct(base) ? base : undefined;
}

/** The glove with this part number or name slug, without resolving a variant to its base. */
function findNamed(text: string, gloves: KnownGloves): string | undefined {
	const canonical = normalisePartNumber(text);
	if (canonical !== undefined && gloves.hasProduct(canonical)) return canonical;
	const slug = text.length > MAX_SLUG_LENGTH ? '' : productSlug(text);
	return slug === '' ? undefined : gloves.findBySlug(slug);
}

/** The query param for the selected colour of a glove. The base glove needs none. */
export const COLOUR_PARAMETER = 'colour';

/**
 * The address of a glove's page, keeping the rest of the query. If the text names a colour variant, such as
 * "xy300-black", that colour is selected: `?colour=black`.
 * @param partNumber the target, from `resolveProductAddress`
 */
export function productPageAddress(
	text: string,
	partNumber: string,
	query: URLSearchParams,
	gloves: KnownGloves,
): string {
	const params = new URLSearchParams(query);
	const named = findNamed(text, gloves);
	if (named !== undefined && named !== partNumber) params.set(COLOUR_PARAMETER, variantSuffix(named));
	const search = params.toString();
	return `/products/${partNumber}${search === '' ? '' : `?${search}`}`;
}

/** The index in `partNumbers` of the colour that an address selects: 0, the glove itself, unless it names another. */
export function findSelectedColour(partNumbers: readonly string[], query: URLSearchParams): number {
	const selected = query.get(COLOUR_PARAMETER)?.trim().toLowerCase() ?? '';
	if (selected === '') return 0;
	return Math.max(
		0,
		partNumbers.findIndex((partNumber) => variantSuffix(partNumber) === selected),
	);
}

/** Returns the query with another colour selected; the base glove's part number removes the param. */
export function withColour(query: URLSearchParams, partNumber: string): URLSearchParams {
	const changed = new URLSearchParams(query);
	const suffix = variantSuffix(partNumber);
	if (suffix === '') changed.delete(COLOUR_PARAMETER);
	else changed.set(COLOUR_PARAMETER, suffix);
	return changed;
}

function preferBase(partNumber: string, gloves: KnownGloves): string {
	const base = basePartNumber(partNumber);
	return gloves.hasProduct(base) ? base : partNumber;
}
