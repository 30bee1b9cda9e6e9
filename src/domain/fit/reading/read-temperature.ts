import { markTokens, type TaskToken } from './task-text.ts';

/** The hottest surface and the coldest air of a job, in whole °C. */
export type Temperatures = { contactC: number | null; airC: number | null };

/** Numbers outside this range are not temperatures of a job, in °C. */
const COLDEST = -90;
const HOTTEST = 1600;
/** Max air temperature that people work in, in °C; hotter things are touched. */
const HOTTEST_AIR = 60;

const AIR_WORDS = new Set(
	'out outside outdoors outdoor dehors exterieur ambient air weather wind'.split(' '),
);
const TOUCHED_WORDS = new Set(
	(
		'hot pipe pipes part parts piece pieces plate plates preheat preheated preheating pre interpass surface ' +
		'casting castings metal steel chaud chaude chaudes chauds prechauffage prechauffe tuyau acier tole'
	).split(' '),
);
const DEGREES = new Set('degrees degree degre degres deg degs'.split(' '));
const CELSIUS = new Set('c celsius centigrade'.split(' '));
const FAHRENHEIT = new Set('f fahrenheit'.split(' '));

/**
 * Parses "300 C", "350°F", "300 degrees", "-20", "minus 20" and "20 below". Rules for incomplete input: degrees without
 * a scale are Celsius, as Canadian shops say it; a bare negative number is air. 0 °C and less is air; 60 °C and more is
 * touched; in between, it is touched beside a word for a part and air otherwise.
 */
export function readTemperatures(tokens: readonly TaskToken[]): Temperatures {
	const found: Temperatures = { contactC: null, airC: null };
	for (let at = 0; at < tokens.length; at++) {
		const reading = readOne(tokens, at);
		if (reading === undefined) continue;
		markTokens(tokens, reading.from, reading.to);
		const celsius = Math.round(reading.celsius);
		if (isTouched(tokens, reading, celsius)) found.contactC = Math.max(found.contactC ?? celsius, celsius);
		else found.airC = Math.min(found.airC ?? celsius, celsius);
		at = reading.to - 1;
	}
	return found;
}

type Reading = { celsius: number; from: number; to: number };

function readOne(tokens: readonly TaskToken[], at: number): Reading | undefined {
	const token = tokens[at];
	if (token === undefined || token.kind !== 'number' || token.used || token.fraction) return undefined;
	const sign = findMinus(tokens, at);
	const unit = findUnit(tokens, at + 1);
	const below = sign === undefined && unit === undefined ? findBelow(tokens, at + 1) : undefined;
	if (sign === undefined && unit === undefined && below === undefined) return undefined;
	// The "-160" of "85 -160A" is the end of a range, and the "-3" of "276-3" belongs to its word.
	if (unit === undefined && isAmpUnit(tokens[at + 1])) return undefined;
	const number = sign === undefined && below === undefined ? token.value : -token.value;
	const celsius = unit?.fahrenheit ? ((number - 32) * 5) / 9 : number;
	if (celsius < COLDEST || celsius > HOTTEST) return undefined;
	return { celsius, from: sign ?? at, to: unit?.to ?? below ?? at + 1 };
}

/** The index of the minus: "- 20" after a space, "minus 20", "moins 20". */
function findMinus(tokens: readonly TaskToken[], at: number): number | undefined {
	const before = tokens[at - 1];
	if (before?.text === 'minus' || before?.text === 'moins') return at - 1;
	if (before?.text !== '-' || !before.spaced) return undefined;
	const earlier = tokens[at - 2];
	// "100 - 150": the sign follows a number.
	const isRange = earlier?.kind === 'number' || (isAmpUnit(earlier) && tokens[at - 3]?.kind === 'number');
	return isRange ? undefined : at - 1;
}

function findUnit(
	tokens: readonly TaskToken[],
	from: number,
): { fahrenheit: boolean; to: number } | undefined {
	let at = from;
	let isMarked = false;
	while (tokens[at] && (tokens[at]?.text === '°' || DEGREES.has(tokens[at]?.text ?? ''))) {
		isMarked = true;
		at++;
	}
	const unit = tokens[at]?.text ?? '';
	if (CELSIUS.has(unit)) return { fahrenheit: false, to: at + 1 };
	if (FAHRENHEIT.has(unit)) return { fahrenheit: true, to: at + 1 };
	return isMarked ? { fahrenheit: false, to: at } : undefined;
}

/** Parses "20 below" and "20 below zero". In "20 below 140 A" the word belongs to what follows. */
function findBelow(tokens: readonly TaskToken[], at: number): number | undefined {
	if (tokens[at]?.text !== 'below') return undefined;
	if (tokens[at + 1]?.text === 'zero') return at + 2;
	return tokens[at + 1]?.kind === 'number' ? undefined : at + 1;
}

function isAmpUnit(token: TaskToken | undefined): boolean {
	return token !== undefined && /^(a|amps?|amperes?|amperage)$/.test(token.text);
}

function isTouched(tokens: readonly TaskToken[], { from, to }: Reading, celsius: number): boolean {
	if (celsius <= 0) return false;
	if (celsius >= HOTTEST_AIR) return true;
	const near = tokens.slice(Math.max(0, from - 4), to + 4).map(({ text }) => text);
	return near.some((word) => TOUCHED_WORDS.has(word)) && !near.some((word) => AIR_WORDS.has(word));
}
