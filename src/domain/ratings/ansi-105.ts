import {
	countLevels,
	type PictogramKey,
	type RatingPosition,
	type RatingStandard,
	readSinglePosition,
} from './rating-standard.ts';
import type { RatingMessageKey } from './wording/rating-messages.ts';

/** ANSI/ISEA 105-2024, with the tests and levels of 2016 (docs/trade/ratings.md, "ANSI/ISEA 105"). */
const EDITION = '2024';

function ansi105(label: RatingMessageKey, pictogram: PictogramKey, position: RatingPosition): RatingStandard {
	return {
		label,
		edition: EDITION,
		read: (value) => readSinglePosition(label, position, value),
		pictogram: () => pictogram,
		notes: () => ['note.ANSI_105'],
		ordered: true,
	};
}

/** ASTM F2992, in grams on the blade. */
export const ANSI_CUT = ansi105('label.ANSI_CUT', 'ansi-cut', {
	name: 'place.ANSI_CUT',
	levels: countLevels(9).map((level) => `A${level}`),
	thresholds: [[200], [500], [1000], [1500], [2200], [3000], [4000], [5000], [6000]],
	unit: 'unit.g',
	reach: () => 'reach.ANSI_CUT',
});

/** H-18 wheels: up to level 3 under 500 g, from level 4 on fresh samples under 1,000 g. */
export const ANSI_ABRASION = ansi105('label.ANSI_ABR', 'ansi-abrasion', {
	name: 'place.ANSI_ABR',
	levels: countLevels(6),
	thresholds: [[100], [500], [1000], [3000], [10000], [20000]],
	unit: 'unit.cycles',
	reach: (level) => (level <= 3 ? 'reach.ANSI_ABR.500' : 'reach.ANSI_ABR.1000'),
	below: 'below.ANSI_ABR',
});

/** The blunt probe, not the hypodermic needle. */
export const ANSI_PUNCTURE = ansi105('label.ANSI_PUN', 'ansi-puncture', {
	name: 'place.ANSI_PUN',
	levels: countLevels(5),
	thresholds: [[10], [20], [60], [100], [150]],
	unit: 'unit.N',
	reach: () => 'reach.ANSI_PUN',
	below: 'below.ANSI_PUN',
});

/** Conductive heat. No source was found for the temperatures, so none are shown. */
export const ANSI_HEAT = ansi105('label.ANSI_HEAT', 'ansi-heat', {
	name: 'place.ANSI_HEAT',
	levels: countLevels(5),
	thresholds: [],
	reach: () => 'reach.ANSI_HEAT',
	below: 'below.ANSI_HEAT',
});
