import { EN388 } from './en388.ts';
import { checkMinimumLevels, type UnmetMinimum } from './minimum.ts';
import {
	countLevels,
	levelOfMark,
	type RatingPosition,
	type RatingReading,
	type RatingStandard,
	readPositions,
	type StoredRating,
} from './rating-standard.ts';
import { ratingSentence } from './wording/rating-sentence.ts';

/** The surface that each level of contact heat resists for 15 s, in °C, level 1 first. */
export const CONTACT_CELSIUS: readonly number[] = [100, 250, 350, 500];

/** EN 407:2020, heat and fire (docs/trade/ratings.md, "EN 407"). */
const POSITIONS: readonly RatingPosition[] = [
	{
		name: 'place.EN407.1',
		levels: countLevels(4),
		// After-flame and after-glow in seconds; level 1 sets no limit on the glow.
		thresholds: [[15], [10, 120], [3, 25], [2, 5]],
		pattern: '≤ {a} / ≤ {b}',
		unit: 'unit.s',
		reach: (level) => (level === 1 ? 'reach.EN407.1.noGlow' : 'reach.EN407.1'),
		below: 'below.EN407.1',
		untested: true,
	},
	{
		name: 'place.EN407.2',
		levels: countLevels(4),
		thresholds: CONTACT_CELSIUS.map((celsius) => [celsius]),
		pattern: '{a}',
		unit: 'unit.celsius',
		reach: () => 'reach.EN407.2',
		below: 'below.EN407.2',
		untested: true,
	},
	{
		name: 'place.EN407.3',
		levels: countLevels(4),
		thresholds: [[4], [7], [10], [18]],
		unit: 'unit.s',
		reach: () => 'reach.EN407.3',
		below: 'below.EN407.3',
		untested: true,
	},
	{
		name: 'place.EN407.4',
		levels: countLevels(4),
		thresholds: [[7], [20], [50], [95]],
		unit: 'unit.s',
		reach: () => 'reach.EN407.4',
		below: 'below.EN407.4',
		untested: true,
	},
	{
		name: 'place.EN407.5',
		levels: countLevels(4),
		thresholds: [[10], [15], [25], [35]],
		unit: 'unit.drops',
		reach: () => 'reach.EN407.5',
		below: 'below.EN407.5',
		untested: true,
	},
	{
		name: 'place.EN407.6',
		levels: countLevels(4),
		thresholds: [[30], [60], [120], [200]],
		unit: 'unit.g',
		reach: () => 'reach.EN407.6',
		below: 'below.EN407.6',
		untested: true,
	},
];

/** Levels 3 and 4 in places 2 to 6 require flame level 3 or 4; otherwise the max is 2. */
function read(value: string): RatingReading {
	const reading = readPositions('label.EN407', POSITIONS, value, '413X4X');
	if (!reading.ok) return reading;
	const levels = reading.marks.map((mark) => levelOfMark(mark) ?? 0);
	const [flame = 0, ...others] = levels;
	const tooHigh = others.findIndex((level) => level >= 3);
	if (tooHigh < 0 || flame >= 3) return reading;
	return {
		ok: false,
		reason: ratingSentence('refused.EN407.flame', { value, place: tooHigh + 2 }),
	};
}

export const EN407: RatingStandard = {
	label: 'label.EN407',
	edition: '2020',
	read,
	// The flame pictogram requires flame level 1 or more; heat protection without flame gets the plain one.
	pictogram: (value) => (/^[1-4]/.test(value) ? 'en407-flame' : 'en407-heat'),
	notes: () => ['note.EN407'],
	ordered: false,
};

/** An EN 407 claim requires tear level 1 or more under EN 388. */
export function checkEn407(certifications: readonly StoredRating[]): UnmetMinimum[] {
	if (!certifications.some((certification) => certification.type === 'EN407')) return [];
	return checkMinimumLevels('EN 407', certifications, 'EN388', EN388, [null, null, 1]);
}
