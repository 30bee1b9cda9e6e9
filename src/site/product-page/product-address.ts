import {
	basePartNumber,
	normalisePartNumber,
	productSlug,
	variantSuffix,
} from '../../domain/catalogue/part-numbers/part-number.ts';

/** What the catalogue answers about an address. */
export type KnownGloves = {
	hasProduct: (partNumber: string) => boolean;
	/** The part number of the glove with this slug of a name. */
	findBySlug: (slug: string) => string | undefined;
};

export type ProductAddress =
	| { kind: 'shown'; partNumber: string }
	/** The glove lives at another address: /products/{partNumber}. */
	| { kind: 'moved'; partNumber: string }
	| { kind: 'unknown' };

const MAX_SLUG_LENGTH = 200;

/**
 * Which glove the last part of /products/{text} means (docs/behaviour.md, "Product addresses"): lower case wins over
 * upper case, the base part number over a variant's, a part number over the slug of a name.
 * A variant whose base is not in the catalogue keeps its own page: a glove is never hidden.
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

/** The glove that a text names itself, by its part number or the slug of its name; a variant is not led to its base. */
function findNamed(text: string, gloves: KnownGloves): string | undefined {
	const canonical = normalisePartNumber(text);
	if (canonical !== undefined && gloves.hasProduct(canonical)) return canonical;
	const slug = text.length > MAX_SLUG_LENGTH ? '' : productSlug(text);
	return slug === '' ? undefined : gloves.findBySlug(slug);
}

/** In the address of a glove's page: which of its colours is chosen. The base itself needs none. */
export const COLOUR_PARAMETER = 'colour';

/**
 * The address of a glove's page, with everything else that was asked along with it. A colour that the text names, such
 * as "xy300-black", is chosen there: `?colour=black`.
 * @param partNumber where the text leads, as `resolveProductAddress` tells
 */
export function productPageAddress(
	text: string,
	partNumber: string,
	query: URLSearchParams,
	gloves: KnownGloves,
): string {
	const kept = new URLSearchParams(query);
	const named = findNamed(text, gloves);
	if (named !== undefined && named !== partNumber) kept.set(COLOUR_PARAMETER, variantSuffix(named));
	const search = kept.toString();
	return `/products/${partNumber}${search === '' ? '' : `?${search}`}`;
}

/** Which of a glove's colours an address asks for, as a place in `partNumbers`: 0, the glove itself, unless it names another. */
export function findAskedColour(partNumbers: readonly string[], query: URLSearchParams): number {
	const asked = query.get(COLOUR_PARAMETER)?.trim().toLowerCase() ?? '';
	if (asked === '') return 0;
	return Math.max(
		0,
		partNumbers.findIndex((partNumber) => variantSuffix(partNumber) === asked),
	);
}

/** The query that has another colour chosen; the first of `partNumbers` is the glove itself. */
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
