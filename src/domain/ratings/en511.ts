import { EN388 } from './en388.ts';
import { checkMinimumLevels, type UnmetMinimum } from './minimum.ts';
import {
	countLevels,
	type RatingPosition,
	type RatingStandard,
	readPositions,
	type StoredRating,
} from './rating-standard.ts';
import { ratingSentence } from './wording/rating-sentence.ts';

/** EN 511:2006, cold (docs/trade/ratings.md, "EN 511"). */
const POSITIONS: readonly RatingPosition[] = [
	{
		name: 'place.EN511.1',
		levels: countLevels(4),
		thresholds: [[0.1], [0.15], [0.22], [0.3]],
		unit: 'unit.insulation',
		reach: () => 'reach.EN511.1',
		below: 'below.EN511.1',
		untested: true,
	},
	{
		name: 'place.EN511.2',
		levels: countLevels(4),
		thresholds: [[0.025], [0.05], [0.1], [0.15]],
		unit: 'unit.insulation',
		reach: () => 'reach.EN511.2',
		below: 'below.EN511.2',
		untested: true,
	},
	{
		name: 'place.EN511.3',
		levels: ['1'],
		// Sources disagree on the soak time in minutes, so none is printed.
		thresholds: [],
		reach: () => 'reach.EN511.3',
		below: 'below.EN511.3',
		untested: true,
	},
];

export const EN511: RatingStandard = {
	label: 'label.EN511',
	edition: '2006',
	read: (value) => readPositions('label.EN511', POSITIONS, value, '231'),
	pictogram: () => 'en511',
	notes: () => ['note.EN511'],
	ordered: false,
};

/**
 * An EN 511 claim requires level 1 in abrasion and tear under EN 388; cold levels of 2 and more require level 2 in
 * both.
 */
export function checkEn511(certifications: readonly StoredRating[]): UnmetMinimum[] {
	const value = certifications.find((certification) => certification.type === 'EN511')?.value;
	if (value === undefined) return [];
	const required = /[2-4]/.test(value.slice(0, 2)) ? 2 : 1;
	const claim = required === 2 ? ratingSentence('claim.EN511.two', { value: value.slice(0, 3) }) : 'EN 511';
	return checkMinimumLevels(claim, certifications, 'EN388', EN388, [required, null, required]);
}
