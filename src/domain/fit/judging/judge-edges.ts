import type { Performance } from '../../ratings/performance.ts';
import type { Reason, ReasonKind } from '../fit-answer.ts';
import type { Facts } from '../reading/task-facts.ts';
import type { FitGlove, RatedLevel, RatedPositions } from './fit-glove.ts';

/**
 * Min levels for Full use when a word such as "sharp" names the hazard and the job names no level. A4 is for cut
 * edges; the others are authored (docs/trade/welding.md, "Materials"). A lower level is Limited, 0 is No use, and an
 * untested position is Limited: X does not mean zero. Levels of different standards are never converted
 * (docs/trade/ratings.md, "Types").
 */
const SHARP_ANSI = 4;
/** Straight blade level D. */
const SHARP_TDM = 4;
const PUNCTURE = 3;
/** Min level for Full use on rough goods. */
const ABRASION = 3;

export function judgeCut(glove: FitGlove, facts: Facts): Reason[] {
	if (facts.cutLevel !== null) return [judgeRequired(glove, facts.cutLevel)];
	if (!facts.hazards.includes('sharp')) return [];
	const { ansiCut, straightBlade, coup } = glove.rated;
	if (ansiCut?.level) return [judgeLevel('cut', 'ansiCut', ansiCut, SHARP_ANSI)];
	if (straightBlade?.level) return [judgeLevel('cut', 'straightBlade', straightBlade, SHARP_TDM)];
	if (coup !== undefined && coup.level !== null) {
		// The round blade dulls on strong yarns, so it supports Limited at most.
		return [judgeLevel('cut', 'coup', coup, Number.POSITIVE_INFINITY)];
	}
	return [{ row: 'ANSI Cut', kind: 'cut.untested', values: {}, effect: 'Limited' }];
}

/** A level required by the site is either met or not. */
function judgeRequired({ rated }: FitGlove, required: number): Reason {
	const level = rated.ansiCut?.level ?? 0;
	const values = {
		place: 'ansiCut',
		required: `A${required}`,
		level: String(level),
		value: rated.ansiCut?.value ?? '',
	};
	const isMet = level >= required;
	return {
		row: 'ANSI Cut',
		kind: isMet ? 'cut.met' : 'cut.required',
		values,
		effect: isMet ? 'Full use' : 'No use',
	};
}

function judgeLevel(
	name: 'cut' | 'puncture',
	rating: keyof RatedPositions,
	{ row, value, level }: RatedLevel,
	least: number,
): Reason {
	const found = level ?? 0;
	const kind: ReasonKind = found >= least ? `${name}.met` : found > 0 ? `${name}.low` : `${name}.none`;
	const effect: Performance = found >= least ? 'Full use' : found > 0 ? 'Limited' : 'No use';
	return { row, kind, values: { place: rating, value, level: formatLevel(rating, found) }, effect };
}

/** The straight blade's levels are letters. */
function formatLevel(rating: keyof RatedPositions, level: number): string {
	return rating === 'straightBlade' ? ('ABCDEF'[level - 1] ?? 'X') : String(level);
}

export function judgePuncture({ rated }: FitGlove, facts: Facts): Reason[] {
	if (!facts.hazards.includes('puncture')) return [];
	const { ansiPuncture, puncture } = rated;
	if (ansiPuncture !== undefined && ansiPuncture.level !== null) {
		return [judgeLevel('puncture', 'ansiPuncture', ansiPuncture, PUNCTURE)];
	}
	if (puncture !== undefined && puncture.level !== null) {
		return [judgeLevel('puncture', 'puncture', puncture, PUNCTURE)];
	}
	return [{ row: 'ANSI Puncture', kind: 'puncture.untested', values: {}, effect: 'Limited' }];
}

/**
 * Bricks, rope and rebar wear a glove out but hardly hurt the hand, so no level leads to No use. Untested leather is
 * common for such work.
 */
export function judgeRough({ rated, hide }: FitGlove, facts: Facts): Reason[] {
	if (!facts.hazards.includes('rough')) return [];
	for (const name of ['ansiAbrasion', 'abrasion'] as const) {
		const tested = rated[name];
		if (tested === undefined || tested.level === null) continue;
		const { row, value, level } = tested;
		const isMet = level >= ABRASION;
		const values = { place: name, value, level: String(level) };
		return [{ row, kind: isMet ? 'rough.met' : 'rough.low', values, effect: isMet ? 'Full use' : 'Limited' }];
	}
	if (hide !== '') {
		return [{ row: 'Hide', kind: 'rough.leather', values: { hide: hide.toLowerCase() }, effect: 'Full use' }];
	}
	return [{ row: 'ANSI Abrasion', kind: 'rough.untested', values: {}, effect: 'Limited' }];
}

/** ANSI/ISEA 138, or the P of EN 388: impact on the back of the hand. */
export function judgeImpact({ rated }: FitGlove, facts: Facts): Reason[] {
	if (!facts.hazards.includes('impact')) return [];
	const tested = [rated.ansiImpact, rated.impact].find((rating) => rating?.level);
	if (tested === undefined) {
		return [{ row: 'ANSI/ISEA 138 Impact', kind: 'impact.untested', values: {}, effect: 'Limited' }];
	}
	const values = { place: 'impact', value: tested.value, level: String(tested.level) };
	return [{ row: tested.row, kind: 'impact.met', values, effect: 'Full use' }];
}
