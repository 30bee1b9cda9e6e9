import { levelOfMark, type RatingStandard, type StoredRating } from './rating-standard.ts';
import { RATING_WORDS, type RatingWordKey } from './rating-words.ts';

/**
 * A claim that leans on another rating without its support. `below`: the rating is too low.
 * `not-tested`: the place is X, so nothing is shown either way. `missing`: the glove has no such rating.
 */
export type UnmetMinimum = {
	/** Who asks, such as "EN 12477 type A". */
	claim: string;
	/** Who answers, such as "EN 388". */
	standard: string;
	/** The place, such as "Abrasion"; empty when the whole rating is missing. */
	name: string;
	required: number;
	found: number | null;
	severity: 'below' | 'not-tested' | 'missing';
	message: string;
};

/** A least level per place, in the order of the marking; null asks nothing of the place. */
export type MinimumLevels = readonly (number | null)[];

/** Compares a glove's rating under `standard` with least levels, place by place. */
export function checkMinimumLevels(
	claim: string,
	certifications: readonly StoredRating[],
	type: string,
	standard: RatingStandard,
	minimums: MinimumLevels,
): UnmetMinimum[] {
	const label = RATING_WORDS[standard.label];
	const rating = certifications.find((certification) => certification.type === type);
	const reading = rating && standard.read(rating.value, rating.edition);
	if (reading === undefined || !reading.ok) {
		const message = `${claim} leans on a rating under ${label}, which the glove does not have`;
		return [{ claim, standard: label, name: '', required: 0, found: null, severity: 'missing', message }];
	}
	return reading.marks.flatMap((mark, index) => {
		const required = minimums[index] ?? null;
		const found = levelOfMark(mark);
		if (required === null || (found !== null && found >= required)) return [];
		return [unmetPlace(claim, label, mark.place.name, required, found)];
	});
}

function unmetPlace(
	claim: string,
	standard: string,
	key: RatingWordKey,
	required: number,
	found: number | null,
): UnmetMinimum {
	const name = RATING_WORDS[key];
	const asks = `${claim} asks for ${standard} ${name.toLowerCase()} ${required} or more`;
	const severity = found === null ? 'not-tested' : 'below';
	const message = found === null ? `${asks}; it was not tested` : `${asks}; the glove has ${found}`;
	return { claim, standard, name, required, found, severity, message };
}
