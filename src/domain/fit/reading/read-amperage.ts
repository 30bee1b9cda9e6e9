import { readFillerKind } from '../../ratings/filler-class.ts';
import type { AmpFact } from './task-facts.ts';
import { markTokens, type TaskToken } from './task-text.ts';

/** A stated amperage and the index of its first token. */
export type StatedAmps = Pick<AmpFact, 'min' | 'max'> & {
	at: number;
	/** True for "at 140", which is an amperage only if something burns. */
	bare: boolean;
};

/** No welding process draws more; `domain/ratings/amperage.ts` has the same limit for the catalogue. */
const HIGHEST = 5000;
/** A smaller number is a wire size in inches. */
const LOWEST = 1;
const UNIT = /^(a|amps?|amperes?|amperage)$/;
const BETWEEN = new Set(['-', 'to', 'a', 'à', 'and', 'et', 'or', 'ou', 'through']);
/** Bare numbers beside a word such as "at" count as amperages only in this range. */
const LOWEST_BARE = 15;
const HIGHEST_BARE = 999;
const BEFORE_BARE = new Set('at @ a à around about running environ ~'.split(' '));

const UPPER = [
	'no more than',
	'not more than',
	'not over',
	'not above',
	'never over',
	'never above',
	'never more than',
	'nothing over',
	'nothing above',
	'nothing more than',
	'jamais plus de',
	'rien de plus que',
	'rien au dessus de',
	'pas au dessus de',
	'maximum de',
	'pas plus de',
	'pas plus que',
	'up to',
	'less than',
	'jusqu a',
	'jusqu à',
	'moins de',
	'under',
	'below',
	'max',
	'maximum',
	'<',
	'< =',
	'sous',
];
/** Checked before the upper limits, since "not under" ends with one of them. */
const LOWER_DENIED = [
	'not under',
	'not less than',
	'no less than',
	'not below',
	'pas moins de',
	'jamais moins de',
];
const LOWER = ['more than', 'at least', 'plus de', 'over', 'above', '>', '> =', 'au moins', 'min', 'minimum'];

/** Parses "140a", "100-150 A", "between 100 and 150 amps", "up to 140 A", "140+ amps" and "at 140", in order. */
export function readStatedAmps(tokens: readonly TaskToken[]): StatedAmps[] {
	const found: StatedAmps[] = [];
	for (let at = 0; at < tokens.length; at++) {
		const reading = readRange(tokens, at) ?? readSingle(tokens, at);
		if (reading === undefined) continue;
		found.push(reading.amps);
		markTokens(tokens, reading.from, reading.to);
		at = reading.to - 1;
	}
	return found;
}

type Reading = { amps: StatedAmps; from: number; to: number };

function readRange(tokens: readonly TaskToken[], at: number): Reading | undefined {
	const low = takeNumber(tokens, at);
	if (low === undefined) return undefined;
	const lowUnit = isUnitAt(tokens, at + 1) && !isNumberAt(tokens, at + 2) ? 1 : 0;
	const link = at + 1 + lowUnit;
	if (!BETWEEN.has(tokens[link]?.text ?? '')) return undefined;
	const high = takeNumber(tokens, link + 1);
	if (high === undefined || high < low || !isUnitAt(tokens, link + 2)) return undefined;
	// "90 amps and 130 amps" are two amounts; "100 and 150 amps" is a range only after "between".
	const text = tokens[link]?.text ?? '';
	const isBetween = ['between', 'entre'].includes(tokens[at - 1]?.text ?? '');
	if (['and', 'et', 'or', 'ou'].includes(text) && !isBetween) return undefined;
	const from = isBetween ? at - 1 : at;
	return { amps: { min: low, max: high, at: from, bare: false }, from, to: link + 3 };
}

function readSingle(tokens: readonly TaskToken[], at: number): Reading | undefined {
	const value = takeNumber(tokens, at);
	if (value === undefined) return undefined;
	let next = at + 1;
	let isOver = false;
	if (tokens[next]?.text === '+') {
		isOver = true;
		next++;
	}
	const hasUnit = isUnitAt(tokens, next) && !isCounted(tokens, next);
	if (hasUnit) next++;
	if (hasUnit && tokens[next]?.text === '+') {
		isOver = true;
		next++;
	}
	if (/^(max|maximum)$/.test(tokens[next]?.text ?? '') && hasUnit) {
		return { amps: { min: null, max: value, at, bare: false }, from: at, to: next + 1 };
	}
	const named = hasUnit ? undefined : findUnitBefore(tokens, at);
	if (named !== undefined)
		return { amps: { min: value, max: value, at, bare: false }, from: named, to: next };
	if (!hasUnit && !isBare(tokens, at, value)) return undefined;
	const denied = findBefore(tokens, at, LOWER_DENIED);
	const upper = denied === undefined ? findBefore(tokens, at, UPPER) : undefined;
	if (upper !== undefined && hasUnit) {
		return { amps: { min: null, max: value, at, bare: false }, from: upper, to: next };
	}
	const lower = denied ?? findBefore(tokens, at, LOWER);
	const amps = { min: value, max: isOver || lower !== undefined ? null : value, at, bare: !hasUnit };
	return { amps, from: lower ?? at, to: next };
}

/** "amps 110", "amperage: 140". */
function findUnitBefore(tokens: readonly TaskToken[], at: number): number | undefined {
	const from = /^[:=]$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
	const unit = tokens[from];
	// "120 amps 3 passes": a unit that already has a number does not apply to a second one.
	if (unit === undefined || unit.used || !/^(amps?|amperes?|amperage)$/.test(unit.text)) return undefined;
	return tokens[at + 1]?.kind === 'word' && !tokens[at + 1]?.spaced ? undefined : from;
}

function takeNumber(tokens: readonly TaskToken[], at: number): number | undefined {
	const token = tokens[at];
	if (token?.kind !== 'number' || token.used || token.fraction) return undefined;
	return token.value >= LOWEST && token.value <= HIGHEST ? token.value : undefined;
}

const isUnitAt = (tokens: readonly TaskToken[], at: number) => UNIT.test(tokens[at]?.text ?? '');
const isNumberAt = (tokens: readonly TaskToken[], at: number) => tokens[at]?.kind === 'number';

/** True for "5 a day" and "6 a.m.", where the letter is no unit. */
function isCounted(tokens: readonly TaskToken[], unit: number): boolean {
	if (tokens[unit]?.text !== 'a') return false;
	const after = tokens[unit + 1]?.text ?? '';
	return (
		/^(day|week|shift|time|year|hour|pair|piece)$/.test(after) ||
		(after === '.' && tokens[unit + 2]?.text === 'm')
	);
}

/** Names of arc processes after which a bare number is a current: "TIG 180", "stick 120". */
const ARC_NAMES =
	/^(tig|gtaw|mig|mag|gmaw|smaw|mma|stick|fcaw|mcaw|saw|paw|pac|core|cored|fluxcore|shield|innershield|arc|plasma|weld|welding|soudage|soudure|baguette|electrode|fourre|enrobee|submerge)$/;
/** Three-digit stainless and aluminium grades follow a process name as often as currents do. */
const GRADES = /^(304|308|309|310|312|316|317|321|347|409|410|430)$/;

/**
 * True for "stick at 140" and "TIG 180": a whole number in range, not followed by a word that gives it another meaning.
 */
function isBare(tokens: readonly TaskToken[], at: number, value: number): boolean {
	if (!Number.isInteger(value) || value < LOWEST_BARE || value > HIGHEST_BARE) return false;
	const before = tokens[at - 1]?.text ?? '';
	const isNamed =
		isBehindArc(tokens, at) && !GRADES.test(tokens[at]?.text ?? '') && !/^0/.test(tokens[at]?.text ?? '');
	if (!isNamed && !BEFORE_BARE.has(before)) return false;
	const after = tokens[at + 1];
	if (isNamed && after?.kind === 'word') return !isMeasured(tokens, at + 1);
	return (
		after === undefined ||
		after.kind === 'sign' ||
		/^(on|in|for|and|but|or|flat|vertical|horizontal|overhead|then|with|ok|et|ou|mais|puis|ensuite|sur|en|dans|pour|tig|mig|stick|all|outside|inside|outdoors|indoors|dehors|dedans|day|most|mostly|daily|while|when|if|but|is|this|that|these|those|my|our|the|a|de|du|des|avec|sans|without|no|not|pas)$/.test(
			after.text,
		)
	);
}

/** The passes of a joint, which may stand between a process or its rod and the current: "TIG root 95, 7018 fill 110". */
const PASSES = /^(root|hot|fill|filler|cap|cover|pass|passe|racine|fond|remplissage|finition)$/;

const isRod = (text: string) => readFillerKind(text) === 'electrode';

/** True for a number behind the name of an arc process, behind a pass of one or of a rod, or behind the pass before. */
function isBehindArc(tokens: readonly TaskToken[], at: number): boolean {
	const textAt = (place: number) => tokens[place]?.text ?? '';
	let name = at - 1;
	let isPass = false;
	for (; PASSES.test(textAt(name)) || /^(and|et|,)$/.test(textAt(name)); name--)
		isPass ||= PASSES.test(textAt(name));
	if (!isPass) return ARC_NAMES.test(textAt(at - 1));
	// "Stick, fill 200 bags" names no pass of a weld.
	if (PASSES.test(textAt(name + 1)) && (ARC_NAMES.test(textAt(name)) || isRod(textAt(name)))) return true;
	const current = UNIT.test(textAt(name)) ? name - 1 : name;
	return isNumberAt(tokens, current) && isBehindArc(tokens, current);
}

/** Units and nouns after a number that is no current: "MIG 18 gauge", "TIG 24 in pipe". */
const MEASURED =
	/^(mm|cm|m|inch|inches|po|pouces?|ft|feet|pieds?|pi|gauge|ga|calibre|v|volts?|kv|ipm|psi|percent|plates?|tubes?|pipes?|sheets?|pcs|pieces?|passes|hours?|hrs?|h|min|minutes?|days?|c|f|degrees?|degres?|celsius|fahrenheit|lbs?|kg|joints?|welds?|rods?|wires?|x|l|series|stainless|inox|aluminum|aluminium)$/;

function isMeasured(tokens: readonly TaskToken[], at: number): boolean {
	const text = tokens[at]?.text ?? '';
	if (text !== 'in') return MEASURED.test(text);
	const after = tokens[at + 1]?.text ?? 'the';
	return !/^(the|a|my|our|flat|vertical|horizontal|overhead|position|all|tight)$/.test(after);
}

/** The start of a listed phrase that ends just before `at`; undefined if there is none. */
function findBefore(
	tokens: readonly TaskToken[],
	at: number,
	phrases: readonly string[],
): number | undefined {
	for (const phrase of phrases) {
		const words = phrase.split(' ').filter((word) => word !== "'");
		// "jusqu'à" contains an apostrophe.
		const before = tokens.slice(Math.max(0, at - words.length - 1), at).filter(({ text }) => text !== "'");
		const last = before.slice(-words.length).map(({ text }) => text);
		if (last.length === words.length && last.every((word, index) => word === words[index])) {
			const first = before.at(-words.length);
			return first === undefined ? undefined : tokens.indexOf(first);
		}
	}
	return undefined;
}
