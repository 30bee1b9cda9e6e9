import { EN388 } from './en388.ts';
import { EN407 } from './en407.ts';
import { checkMinimumLevels, type MinimumLevels, type UnmetMinimum } from './minimum.ts';
import type { RatingPosition, RatingReading, RatingStandard, StoredRating } from './rating-standard.ts';
import { ratingSentence } from './wording/rating-sentence.ts';

/** EN 12477, welders' gloves: type A for all welding except TIG, type B for TIG (docs/trade/ratings.md, "EN 12477"). */
const TYPE_A: RatingPosition = {
	name: 'place.EN12477',
	levels: [],
	thresholds: [],
	reach: () => 'reach.EN12477.A',
};
const TYPE_B: RatingPosition = { ...TYPE_A, reach: () => 'reach.EN12477.B' };

/** Minimum levels by place of EN 388 and EN 407. Dexterity (1 for A, 4 for B) is not part of any marking. */
const MINIMUMS: Record<'A' | 'B', { en388: MinimumLevels; en407: MinimumLevels }> = {
	A: { en388: [2, 1, 2, 2], en407: [3, 1, 2, null, 3] },
	B: { en388: [1, 1, 1, 1], en407: [2, 1, null, null, 2] },
};

/** Minimum length of the glove in size L (EN size 9), in millimetres. */
export const EN12477_LENGTH_IN_L_MM = 330;

function read(value: string): RatingReading {
	const a = { position: TYPE_A, character: 'A' };
	const b = { position: TYPE_B, character: 'B' };
	if (value === 'A') return { ok: true, marks: [a] };
	if (value === 'B') return { ok: true, marks: [b] };
	if (value === 'A/B') return { ok: true, marks: [a, b] };
	return { ok: false, reason: ratingSentence('refused.EN12477', { value: value.slice(0, 24) }) };
}

export const EN12477: RatingStandard = {
	label: 'label.EN12477',
	edition: '2001',
	read,
	pictogram: () => 'en12477',
	notes: () => ['note.EN12477'],
	ordered: false,
};

/**
 * The minimums that a glove's EN 12477 claim does not meet; empty for a glove without the claim. A/B is checked as
 * type A, whose minimums are higher in every place.
 * @param lengthMm length of the glove in size L; not checked if omitted
 */
export function checkEn12477(certifications: readonly StoredRating[], lengthMm?: number): UnmetMinimum[] {
	const value = certifications.find((certification) => certification.type === 'EN12477')?.value;
	if (value !== 'A' && value !== 'B' && value !== 'A/B') return [];
	const type = value === 'B' ? 'B' : 'A';
	const claim = `EN 12477 type ${type}`;
	const { en388, en407 } = MINIMUMS[type];
	return [
		...checkMinimumLevels(claim, certifications, 'EN388', EN388, en388),
		...checkMinimumLevels(claim, certifications, 'EN407', EN407, en407),
		...checkLength(claim, lengthMm),
	];
}

function checkLength(claim: string, found: number | undefined): UnmetMinimum[] {
	const required = EN12477_LENGTH_IN_L_MM;
	if (found === undefined || found >= required) return [];
	const message = ratingSentence('minimum.length', { claim, required, found });
	return [
		{ claim, standard: 'EN 12477', name: 'Length in size L', required, found, severity: 'below', message },
	];
}
