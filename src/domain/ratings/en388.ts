import {
	countLevels,
	levelOfMark,
	type RatingPosition,
	type RatingReading,
	type RatingStandard,
	readPositions,
} from './rating-standard.ts';
import { ratingSentence } from './wording/rating-sentence.ts';

/** EN 388:2016+A1:2018, mechanical risks (docs/trade/ratings.md, "EN 388"). */
const ABRASION: RatingPosition = {
	name: 'place.EN388.1',
	levels: countLevels(4),
	thresholds: [[100], [500], [2000], [8000]],
	unit: 'unit.cycles',
	reach: () => 'reach.EN388.1',
	below: 'below.EN388.1',
	untested: true,
};
const COUP: RatingPosition = {
	name: 'place.EN388.2',
	levels: countLevels(5),
	thresholds: [[1.2], [2.5], [5], [10], [20]],
	unit: 'unit.index',
	reach: () => 'reach.EN388.2',
	below: 'below.EN388.2',
	untested: true,
};
const TEAR: RatingPosition = {
	name: 'place.EN388.3',
	levels: countLevels(4),
	thresholds: [[10], [25], [50], [75]],
	unit: 'unit.N',
	reach: () => 'reach.EN388.3',
	below: 'below.EN388.3',
	untested: true,
};
const PUNCTURE: RatingPosition = {
	name: 'place.EN388.4',
	levels: countLevels(4),
	thresholds: [[20], [60], [100], [150]],
	unit: 'unit.N',
	reach: () => 'reach.EN388.4',
	below: 'below.EN388.4',
	untested: true,
};
/** ISO 13997 (TDM); its letters cannot be converted to coup test digits or ANSI levels. */
const STRAIGHT_BLADE: RatingPosition = {
	name: 'place.EN388.5',
	levels: ['A', 'B', 'C', 'D', 'E', 'F'],
	thresholds: [[2], [5], [10], [15], [22], [30]],
	unit: 'unit.N',
	reach: () => 'reach.EN388.5',
	untested: true,
};
/** EN 13594 level 1; a glove that failed or was not tested has no sixth character. */
const IMPACT: RatingPosition = {
	name: 'place.EN388.6',
	levels: ['P'],
	thresholds: [[7, 9]],
	pattern: '≤ {a} / ≤ {b}',
	unit: 'unit.kN',
	reach: () => 'reach.EN388.6',
};

const FOUR_DIGITS = [ABRASION, COUP, TEAR, PUNCTURE];
const FIVE_POSITIONS = [...FOUR_DIGITS, STRAIGHT_BLADE];
const SIX_POSITIONS = [...FIVE_POSITIONS, IMPACT];

/** Four digits belong to the 2003 edition and five characters to 2016; they are not interchangeable. */
function read(value: string, edition: string): RatingReading {
	const year = edition.slice(0, 4);
	if (year === '2003') {
		const reading = readPositions('label.EN388', FOUR_DIGITS, value, ratingSentence('example.EN388.2003'));
		return requireClaim(reading, value);
	}
	if (/^[0-4X][0-5X][0-4X][0-4X]$/.test(value)) {
		return {
			ok: false,
			reason: ratingSentence('refused.EN388.fourDigits', { value }),
		};
	}
	const sixth = value[5];
	if (value.length === 6 && sixth !== 'P') {
		return {
			ok: false,
			reason: ratingSentence('refused.EN388.impact', { value, character: sixth ?? '' }),
		};
	}
	const positions = value.length === 6 ? SIX_POSITIONS : FIVE_POSITIONS;
	return requireClaim(readPositions('label.EN388', positions, value, ratingSentence('example.EN388')), value);
}

/** A claim requires level 1 or more in a mechanical test; impact alone is not sufficient. */
function requireClaim(reading: RatingReading, value: string): RatingReading {
	if (!reading.ok) return reading;
	const claims = reading.marks.some((mark) => mark.position !== IMPACT && (levelOfMark(mark) ?? 0) >= 1);
	if (claims) return reading;
	return {
		ok: false,
		reason: ratingSentence('refused.EN388.noLevel', { value }),
	};
}

export const EN388: RatingStandard = {
	label: 'label.EN388',
	edition: '2016',
	read,
	pictogram: () => 'en388',
	notes: (value, edition) => {
		if (edition.startsWith('2003')) return ['note.EN388.fourDigits', 'note.EN388'];
		return value.endsWith('P') ? ['note.EN388', 'note.EN388.impact'] : ['note.EN388'];
	},
	ordered: false,
};
