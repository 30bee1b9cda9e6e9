import { PROVINCES, type Region } from '../postal-address/region.ts';

/** A parsed place: its normalised name, and the province if one was given. */
export type TypedPlace = { name: string; province: string | undefined };

/** Normalises a name for comparison: without accents, case, dots, dashes and spaces; Saint is St, Sainte is Ste. */
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

/** Province codes by code and by name, normalised. */
const PROVINCE_CODES: ReadonlyMap<string, string> = new Map(
	PROVINCES.flatMap(({ code, en, fr = en }: Region) =>
		[code, en, fr].map((name) => [normalizePlaceName(name), code] as const),
	),
);

/** Splits "Windsor, NS", "windsor nova scotia" and "Windsor (N.S.)"; a province alone is treated as a name. */
export function readTypedPlace(text: string): TypedPlace {
	// Without a comma the province must be separate words: "London Ontario", not "Torontoon".
	const words = text.replaceAll(/[,()]/g, ' ').trim().split(/\s+/);
	for (let at = 1; at < words.length; at++) {
		const ending = normalizePlaceName(words.slice(at).join(' '));
		const province = PROVINCE_CODES.get(ending);
		const name = normalizePlaceName(words.slice(0, at).join(' '));
		if (province !== undefined && name !== '') return { name, province };
	}
	return { name: normalizePlaceName(text), province: undefined };
}
