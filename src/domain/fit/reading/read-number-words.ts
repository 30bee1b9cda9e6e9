import type { TaskToken } from './task-text.ts';

/** English and French number words and their values. */
const SMALL: Readonly<Record<string, number>> = {
	...toValues('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	...toValues('un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'),
	une: 1,
	seize: 16,
};
const TENS: Readonly<Record<string, number>> = {
	twenty: 20,
	thirty: 30,
	forty: 40,
	fourty: 40,
	fifty: 50,
	sixty: 60,
	seventy: 70,
	eighty: 80,
	ninety: 90,
	vingt: 20,
	vingts: 20,
	trente: 30,
	quarante: 40,
	cinquante: 50,
	soixante: 60,
	septante: 70,
	nonante: 90,
};
const HUNDREDS = new Set(['hundred', 'hundreds', 'cent', 'cents']);
const THOUSANDS = new Set(['thousand', 'mille']);
const LINKS = new Set(['and', 'et', '-']);
const UNIT_AFTER =
	/^(a|amp|amps|ampere|amperes|degree|degrees|degre|degres|c|f|celsius|fahrenheit|below|sous|volt|volts|v|kv|hour|hours|heure|heures|minute|minutes|inch|inches|mm|pouce|pouces|ka)$/;
/** "Two a day": here "a" is no unit. */
const PER = /^(day|week|month|shift|year|time|piece|pair|few|couple|lot|bit)$/;
const BEFORE = new Set(['at', 'a', 'à', 'minus', 'moins', 'around', 'about', 'environ', 'to', 'and', 'et']);

function toValues(words: string): Record<string, number> {
	return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]));
}

const isNumberWord = (text: string) =>
	Object.hasOwn(SMALL, text) || Object.hasOwn(TENS, text) || HUNDREDS.has(text) || THOUSANDS.has(text);

/** "one" to "nine". */
const isDigitWord = (text: string) => Object.hasOwn(SMALL, text) && (SMALL[text] ?? 10) <= 9;

/**
 * Replaces number words by numbers: "a hundred and forty amps", "one-twenty five", "cent quarante ampères",
 * "quatre-vingt-dix". A single small word such as "one" or "six" counts only before a unit, since it may also count
 * things or stand for them.
 */
export function readNumberWords(tokens: TaskToken[]): void {
	for (const [at, token] of tokens.entries()) {
		const unit = tokens[at + 1];
		if (token.kind !== 'number' || unit?.text !== 'ka') continue;
		// Kiloamperes, as in the manual of a power source.
		token.value *= 1000;
		unit.text = 'a';
	}
	for (let at = 1; at < tokens.length - 1; at++) {
		// "one oh five" is 105.
		if (!/^(oh|o|zero)$/.test(tokens[at]?.text ?? '')) continue;
		const before = tokens[at - 1]?.text === '-' ? at - 2 : at - 1;
		const after = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
		if (![before, after].every((index) => isDigitWord(tokens[index]?.text ?? ''))) continue;
		(tokens[at] as TaskToken).text = 'hundred';
	}
	for (let at = 0; at < tokens.length; at++) {
		if (!isNumberWord(tokens[at]?.text ?? '')) continue;
		const end = findEnd(tokens, at);
		const words = tokens.slice(at, end).filter(({ text }) => isNumberWord(text));
		const value = sumWords(words.map(({ text }) => text));
		const after = tokens[end]?.text ?? '';
		const before = tokens[at - 1]?.text ?? '';
		const isUnit = UNIT_AFTER.test(after) && !(after === 'a' && PER.test(tokens[end + 1]?.text ?? ''));
		const isNumber = words.length > 1 || isUnit || (value >= 20 && BEFORE.has(before));
		const first = tokens[at];
		if (!isNumber || value <= 0 || first === undefined) {
			at = end - 1;
			continue;
		}
		// "a hundred": the article is part of the number.
		const from = before === 'a' && HUNDREDS.has(first.text) ? at - 1 : at;
		tokens.splice(from, end - from, { ...first, kind: 'number', text: String(value), value, spaced: true });
		at = from;
	}
}

function findEnd(tokens: readonly TaskToken[], from: number): number {
	let end = from + 1;
	while (end < tokens.length) {
		const text = tokens[end]?.text ?? '';
		if (isNumberWord(text)) end++;
		else if (LINKS.has(text) && isNumberWord(tokens[end + 1]?.text ?? '')) {
			// "ninety and one forty" are two numbers; "hundred and forty" and "vingt et un" are one.
			const isOne = text === '-' || HUNDREDS.has(tokens[end - 1]?.text ?? '') || text === 'et';
			if (!isOne || startsAnew(tokens, end)) break;
			end += 2;
		} else break;
	}
	return end;
}

/** True for "quarante et soixante": a ten after a ten starts a new number, except in "soixante et onze". */
function startsAnew(tokens: readonly TaskToken[], link: number): boolean {
	const before = tokens[link - 1]?.text ?? '';
	const after = tokens[link + 1]?.text ?? '';
	return tokens[link]?.text === 'et' && Object.hasOwn(TENS, before) && Object.hasOwn(TENS, after);
}

function sumWords(words: readonly string[]): number {
	let total = 0;
	let group = 0;
	for (const word of words) {
		const small = SMALL[word];
		const ten = TENS[word];
		if (HUNDREDS.has(word)) group = (group === 0 ? 1 : group) * 100;
		else if (THOUSANDS.has(word)) {
			total += (group === 0 ? 1 : group) * 1000;
			group = 0;
		} else if (ten !== undefined) {
			// "quatre-vingt" is 80, "one forty" is 140.
			if (ten === 20 && group % 100 === 4 && word.startsWith('vingt')) group += 76;
			else if (group > 0 && group < 10) group = group * 100 + ten;
			else group += ten;
		} else if (small !== undefined) {
			// "one fifteen" is 115, like "one forty" is 140.
			if (small > 9 && group > 0 && group < 10) group = group * 100 + small;
			else group += small;
		}
	}
	return total + group;
}
