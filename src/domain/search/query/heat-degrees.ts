import { CONTACT_CELSIUS } from '../../ratings/en407.ts';
import type { Meaning } from './synonyms.ts';

/** Below this a temperature is not of something hot: weather, or a cold room. */
const LOWEST_CELSIUS = 45;

const NUMBER = /^(\d{2,4}(?:\.\d+)?)([cf]?)$/;
/** "250 ºC" with the sign of an ordinal is "oc". */
const CELSIUS = /^(?:c|oc|celsius|centigrade|degree|degre|deg)$/;
const FAHRENHEIT = /^(?:f|of|fahrenheit)$/;
const TO = /^(?:to|a|et|and)$/;

/**
 * "250 °C", "480 F" or "250 degrees" at a word of a query: gloves with the lowest level of contact heat that reaches it. "100
 * to 250 degrees" is the higher. None has a level for more than the highest.
 */
export function findHeat(
	words: readonly { word: string }[],
	at: number,
): { meaning: Meaning; length: number } | undefined {
	const found = readDegrees(words, at);
	if (!found || found.celsius < LOWEST_CELSIUS) return undefined;
	const below = CONTACT_CELSIUS.filter((celsius) => celsius < found.celsius).length;
	return { meaning: { finds: [`#contact:${below + 1}`], fact: true }, length: found.end - at };
}

function readDegrees(
	words: readonly { word: string }[],
	at: number,
): { celsius: number; end: number } | undefined {
	const [, figures, sign = ''] = NUMBER.exec(words[at]?.word ?? '') ?? [];
	if (figures === undefined) return undefined;
	let end = at + 1;
	let unit = sign;
	for (; end < words.length; end++) {
		const word = words[end]!.word;
		if (FAHRENHEIT.test(word)) unit = 'f';
		else if (CELSIUS.test(word)) unit ||= 'c';
		else break;
	}
	if (unit !== '') return { celsius: unit === 'f' ? ((Number(figures) - 32) * 5) / 9 : Number(figures), end };
	return readDegrees(words, TO.test(words[end]?.word ?? '') ? end + 1 : end);
}
