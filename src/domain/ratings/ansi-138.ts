import {
	countLevels,
	type RatingPosition,
	type RatingStandard,
	readSinglePosition,
} from './rating-standard.ts';

/** Mean and highest force from a 5 J impact on the back of the hand (docs/trade/ratings.md, "ANSI/ISEA 138"). */
const POSITION: RatingPosition = {
	name: 'place.ANSI_138',
	levels: countLevels(3),
	thresholds: [
		[9, 11.3],
		[6.5, 8.1],
		[4, 5],
	],
	pattern: '≤ {a} / < {b}',
	unit: 'unit.kN',
	reach: () => 'reach.ANSI_138',
};

export const ANSI_138: RatingStandard = {
	label: 'label.ANSI_138',
	edition: '2019',
	read: (value) => readSinglePosition('label.ANSI_138', POSITION, value),
	pictogram: () => 'ansi-impact',
	notes: () => ['note.ANSI_138'],
	ordered: true,
};
