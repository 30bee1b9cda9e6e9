import { PROVINCES } from '../../domain/postal-address/region.ts';

/** What one typed, taken apart: a name ready to be compared, and the province, when it names one. */
export type TypedPlace = { name: string; province: string | undefined };

/** A name as it is compared: no accents, case, dots, dashes or spaces; Saint is St, Sainte is Ste. */
export function normalizePlaceName(text: string): string {
	return text
		.normalize('NFD')
		.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, ' ')
		.trim()
		.replaceAll(/\bsainte\b/g, 'ste')
		.replaceAll(/\bsaint\b/g, 'st')
		.replace(/^(?:city of|ville de)\s+/, '')
		.replaceAll(' ', '');
}

/** Each province by its code and its names, folded. */
const PROVINCE_CODES: ReadonlyMap<string, string> = new Map(
	PROVINCES.flatMap(({ code, en, fr }) =>
		[code, en, fr].map((name) => [normalizePlaceName(name), code] as const),
	),
);

/** Splits "Windsor, NS", "windsor nova scotia" and "Windsor (N.S.)"; a province alone stays a name. */
export function readTypedPlace(text: string): TypedPlace {
	// Without a comma the province must be words of its own: "London Ontario", not "Torontoon".
	const words = text.replaceAll(/[,()]/g, ' ').trim().split(/\s+/);
	for (let at = 1; at < words.length; at++) {
		const ending = normalizePlaceName(words.slice(at).join(' '));
		const province = PROVINCE_CODES.get(ending);
		const name = normalizePlaceName(words.slice(0, at).join(' '));
		if (province !== undefined && name !== '') return { name, province };
	}
	return { name: normalizePlaceName(text), province: undefined };
}
