import { CONTACT_CELSIUS } from '../../ratings/en407.ts';
import type { Meaning } from './synonyms.ts';

/** Below this a temperature is not of something hot: weather, or a cold room. */
const LOWEST_CELSIUS = 45;

const NUMBER = /^(\d{2,4}(?:\.\d+)?)([cf]?)$/;
/** "250 ºC" with the sign of an ordinal is "oc". */
const CELSIUS = /^(?:c|oc|celsius|centigrade)$/;
const FAHRENHEIT = /^(?:f|fahrenheit)$/;
const DEGREES = /^(?:degree|degre|deg)$/;
const TO = /^(?:to|a|et|and)$/;

/** "45 degree" and "360 degrees" are angles, unless it says of which scale. */
const ANGLES: ReadonlySet<number> = new Set([45, 60, 90, 180, 360]);

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

type Degrees = { celsius: number; end: number };

function readDegrees(words: readonly { word: string }[], at: number): Degrees | undefined {
	const [, figures, sign = ''] = NUMBER.exec(words[at]?.word ?? '') ?? [];
	if (figures === undefined) return undefined;
	const number = Number(figures);
	let end = at + 1;
	let unit = sign;
	for (; end < words.length; end++) {
		const word = words[end]!.word;
		if (FAHRENHEIT.test(word)) unit = 'f';
		else if (CELSIUS.test(word)) unit = 'c';
		else if (!DEGREES.test(word)) break;
	}
	const isBare = unit === '' && end > at + 1;
	if (isBare) return ANGLES.has(number) ? undefined : { celsius: number, end };
	if (unit !== '') return { celsius: unit === 'f' ? ((number - 32) * 5) / 9 : number, end };
	const higher = readDegrees(words, TO.test(words[end]?.word ?? '') ? end + 1 : end);
	return higher && number < higher.celsius ? higher : undefined;
}
