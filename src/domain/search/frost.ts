/** The word for a temperature of frost, whatever the degrees. It finds gloves rated for cold (EN 511), the best first. */
export const FROST_WORD = 'subzero';

const FROST = /^(?:[1-5]\d)c?$/;

/** True for "-40" in a normalized text: a number of frost after a minus that no word is joined to. */
export function isFrost(normalized: string, word: string, start: number): boolean {
	return FROST.test(word) && /(?:^|\s)-$/.test(normalized.slice(Math.max(0, start - 2), start));
}

/** True for the number of "moins 40" and "minus 40". */
export const isFrostAfter = (before: string, word: string) =>
	FROST.test(word) && (before === 'moins' || before === 'moin' || before === 'minus');

/** True for what follows a temperature of frost: "°C" of "-40 °C". */
export const isDegree = (before: string | undefined, word: string) =>
	before === FROST_WORD && /^(?:c|celsius|degres?|degrees?)$/.test(word);
