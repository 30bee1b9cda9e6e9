import { basePartNumber, normalisePartNumber, productSlug } from '../catalogue/part-number.ts';

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

const LONGEST_SLUG = 200;

/**
 * Which glove the last part of /products/{text} means (public-site.md section 2, readings.md): lower case wins over
 * upper case, the base part number over a variant's, a part number over the slug of a name.
 * A variant whose base is not in the catalogue keeps its own page: a glove is never hidden.
 */
export function resolveProductAddress(text: string, gloves: KnownGloves): ProductAddress {
	const partNumber = findPartNumber(text, gloves);
	if (partNumber === undefined) return { kind: 'unknown' };
	return { kind: partNumber === text ? 'shown' : 'moved', partNumber };
}

function findPartNumber(text: string, gloves: KnownGloves): string | undefined {
	const canonical = normalisePartNumber(text);
	if (canonical !== undefined && gloves.hasProduct(canonical)) return preferBase(canonical, gloves);
	const slug = text.length > LONGEST_SLUG ? '' : productSlug(text);
	const named = slug === '' ? undefined : gloves.findBySlug(slug);
	if (named !== undefined) return preferBase(named, gloves);
	const base = canonical === undefined ? undefined : basePartNumber(canonical);
	return base !== undefined && gloves.hasProduct(base) ? base : undefined;
}

function preferBase(partNumber: string, gloves: KnownGloves): string {
	const base = basePartNumber(partNumber);
	return gloves.hasProduct(base) ? base : partNumber;
}
