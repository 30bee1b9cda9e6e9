import { markTokens, type TaskToken } from './task-text.ts';
import { isKnownWord } from './task-vocabulary.ts';

/** Alloys that shops name by number alone: designations of the Aluminum Association, AISI/SAE and nickel makers. */
const ALLOYS: ReadonlySet<string> = new Set(
	(
		'1100 2014 2024 3003 3004 4043 4047 5005 5052 5083 5086 5154 5356 5454 5554 6005 6061 6063 6082 6351 7005 7020 7050 7075 ' +
		'201 202 301 302 303 304 308 309 310 312 316 317 321 330 347 409 410 416 420 430 439 440 904 2205 2507 ' +
		'1008 1010 1018 1020 1026 1035 1040 1045 1095 4130 4140 4150 4340 5160 8620 600 625 718 800 400'
	).split(' '),
);
/** Numbers that are alloys only beside the name of their metal, since they may also be amperes. */
const LOOSE_ALLOYS: ReadonlySet<string> = new Set('201 202 301 302 303 330 400 600 625 718 800'.split(' '));
const ALLOY_METALS = /^(stainless|inox|ss|inconel|monel|incoloy|alloy|alliage|grade|nuance|nickel)$/;

/** Units and counted things after a number that name no danger to the hand. */
const UNITS =
	/^(mm|cm|m|km|in|inch|inches|po|pouces?|ft|foot|feet|pieds?|pi|lbs?|pounds?|livres?|kgs?|kilos?|kilogram(me)?s?|g|tons?|tonnes?|ga|gauges?|calibre|ipm|cfh|scfh|lpm|l|percent|pct|pourcent|hours?|hrs?|h|heures?|min|mins|minutes?|sec|secs|seconds?|secondes?|days?|jours?|weeks?|semaines?|months?|mois|years?|yrs?|ans|annees?|times?|fois|pass|passes|pieces?|pcs|parts?|sides?|welds?|joints?|spools?|plates?|bars?|tubes?|pipes?|beams?|boxes|boites?|pallets?|palettes?|skids?|loads?|guys|people|men|gars|gloves?|gants?|pairs?|paires?|rods?|baguettes?|sticks?|shifts?|quarts?|tickets?|schedule|sched|sch|layers?|couches?|racks?|posts?|holes?|trous?|bolts?|boulons?|trucks?|camions?|trailers?|feet|pounders?|axis|tooth|teeth|am|pm|th|nd|rd|st|series?|serie|phase|ply|way|wheel|wheeler|x|x\d+s?|wt|l|nps|dia|od|id)$/;
/** Words before a number that make it a size, a grade or a count. */
const NAMED =
	/^(sched|schedule|sch|cedule|size|taille|grade|nuance|type|no|number|numero|nps|gauge|ga|calibre|w|x|asme|csa|aws|api|iso|section|class|classe|series|serie|model|modele|step|phase|level|niveau|shift|since|depuis|aged|age|bay|building|highway|hwy|route|out|stickout)$/;
const MACHINE =
	/^(welder|welders|machine|machines|plug|input|mig|tig|stick|poste|soudeuse|inverter|buzz|supply)$/;
/** Welding wires as they are sold, in inches: ".035", "0.045"; "035" alone is one too. */
const WIRE_SIZES =
	/^(0?\.0(23|24|25|30|35|39|40|45|52|62|625|63|68|72|78|93|94)|0(23|24|30|35|39|45|52|62))$/;
/** Max voltage of an arc; a higher voltage is a supply. */
const ARC_VOLTS = 60;

/**
 * Marks the harmless numbers of a task: thicknesses, lengths, weights, counts, alloys, years. The remaining numbers
 * were not understood and lead to a question.
 */
export function readMeasures(tokens: readonly TaskToken[]): void {
	for (let at = 0; at < tokens.length; at++) {
		const token = tokens[at];
		if (token === undefined || token.used) continue;
		if (token.kind === 'word' && isDesignation(token.text)) token.used = true;
		if (token.kind !== 'number') continue;
		const to = findMeasureEnd(tokens, at);
		if (to !== undefined) markTokens(tokens, at, to);
	}
}

/** True for steels and standards with a letter: "A36", "SA516", "X52", "AR400", "W47". */
function isDesignation(text: string): boolean {
	return /^(a|sa|ar|b|d|g|m|w|x|t|er|en|iso|csa|hss|c)\d{1,5}[a-z]{0,3}$/.test(text);
}

function findMeasureEnd(tokens: readonly TaskToken[], at: number): number | undefined {
	const token = tokens[at];
	if (token === undefined) return undefined;
	const next = tokens[at + 1];
	const before = tokens[at - 1];
	// "5P+", a pipe rod's trade name.
	if (token.text === '5' && next?.text === 'p') return tokens[at + 2]?.text === '+' ? at + 3 : at + 2;
	if (isCount(tokens, at)) return at + 1;
	if (WIRE_SIZES.test(token.text) || isGasMix(token)) return at + 1;
	if (next !== undefined && /^(v|volts?)$/.test(next.text)) {
		if (token.value <= ARC_VOLTS) return at + 2;
		// "240 volt MIG welder": the supply of the machine that is named right after it.
		return MACHINE.test(tokens[at + 2]?.text ?? '') ? at + 2 : undefined;
	}
	if (isAlloy(tokens, at))
		return next !== undefined && !next.spaced && /^[lhwt]$/.test(next.text) ? at + 2 : at + 1;
	if (next?.text === '"' || next?.text === '%' || next?.text === "'") return at + 2;
	if (next !== undefined && UNITS.test(next.text)) return at + 2;
	// "2-inch", "8-hour", "3-pass".
	if (next?.text === '-' && UNITS.test(tokens[at + 2]?.text ?? '')) return at + 3;
	// "1-1/4 plate", "1 1/4 in": a whole number before a fraction.
	const fractionAt = next?.text === '-' ? at + 2 : at + 1;
	if (tokens[fractionAt]?.fraction) return at + 1;
	if (before !== undefined && (NAMED.test(before.text) || before.text === '#')) return at + 1;
	// "F-150" and "'72 Chevelle": a truck's model and a year.
	if (before?.text === '-' && tokens[at - 2]?.text === 'f' && /^[1-7]50$/.test(token.text)) return at + 1;
	if (before?.text === "'" && before.spaced && !token.spaced && /^[2-9]\d$/.test(token.text)) return at + 1;
	// "4x8", "2 x 4": the number after the sign is handled in its own turn.
	if (before?.text === 'x' || (before?.kind === 'word' && /^x$/.test(before.text))) return at + 1;
	// A fraction of an inch is always a thickness.
	if (token.fraction && /\/(2|4|8|16|32|64)$/.test(token.text)) return at + 1;
	return isYear(token) ? at + 1 : undefined;
}

/** True for "2 machines" and "3 new hires": a small count of a known word that is no unit. */
function isCount(tokens: readonly TaskToken[], at: number): boolean {
	const { value, fraction } = tokens[at] as TaskToken;
	if (fraction || !Number.isInteger(value) || value > 12) return false;
	return [at + 1, at + 2].some((index) => {
		const text = tokens[index]?.text ?? '';
		return (
			tokens[index]?.kind === 'word' &&
			/[a-z]{3}[sx]$/.test(text) &&
			!SHORT_UNITS.test(text) &&
			isKnownWord(text)
		);
	});
}

/** Plurals that measure heat, strength, time or quantity instead of counting things. */
const SHORT_UNITS =
	/^(amps|amperes|volts|degrees|degres|bars|watts|celsius|grams|grammes|litres|liters|gallons|hits|blows|doses)$/;

function isAlloy(tokens: readonly TaskToken[], at: number): boolean {
	const text = tokens[at]?.text ?? '';
	if (!ALLOYS.has(text)) return false;
	if (!LOOSE_ALLOYS.has(text)) return true;
	return [at - 1, at - 2, at + 1, at + 2].some((index) => ALLOY_METALS.test(tokens[index]?.text ?? ''));
}

/** True for "75/25": two shares that add up to 100. */
function isGasMix({ fraction, text }: TaskToken): boolean {
	const [first = 0, second = 0] = text.split('/').map(Number);
	return fraction && first + second === 100;
}

function isYear({ text }: TaskToken): boolean {
	return /^(19[5-9]|20[0-4])\d$/.test(text);
}
