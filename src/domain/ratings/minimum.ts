import { levelOfMark, type RatingStandard, type StoredRating } from './rating-standard.ts';
import { RATING_MESSAGES, type RatingMessageKey } from './wording/rating-messages.ts';
import { type RatingSentence, ratingSentence } from './wording/rating-sentence.ts';

/**
 * A claim whose minimum for another rating is not met. `below`: the rating is too low. `not-tested`: the place is X,
 * so nothing is known either way. `missing`: the glove has no such rating.
 */
export type UnmetMinimum = {
	/** The claim with the requirement, such as "EN 12477 type A". */
	claim: string | RatingSentence;
	/** The standard of the required rating, such as "EN 388". */
	standard: string;
	/** The place, such as "Abrasion"; empty if the whole rating is missing. */
	name: string;
	required: number;
	found: number | null;
	severity: 'below' | 'not-tested' | 'missing';
	message: RatingSentence;
};

/** A minimum level per place, in marking order; null means no requirement. */
export type MinimumLevels = readonly (number | null)[];

/** Compares a glove's rating under `standard` with minimum levels, place by place. */
export function checkMinimumLevels(
	claim: string | RatingSentence,
	certifications: readonly StoredRating[],
	type: string,
	standard: RatingStandard,
	minimums: MinimumLevels,
): UnmetMinimum[] {
	const label = RATING_MESSAGES[standard.label];
	const rating = certifications.find((certification) => certification.type === type);
	const reading = rating && standard.read(rating.value, rating.edition);
	if (reading === undefined || !reading.ok) {
		const message = ratingSentence('minimum.missing', { claim, standard: label });
		return [{ claim, standard: label, name: '', required: 0, found: null, severity: 'missing', message }];
	}
	return reading.marks.flatMap((mark, index) => {
		const required = minimums[index] ?? null;
		const found = levelOfMark(mark);
		if (required === null || (found !== null && found >= required)) return [];
		return [unmetPosition(claim, label, mark.position.name, required, found)];
	});
}

function unmetPosition(
	claim: string | RatingSentence,
	standard: string,
	key: RatingMessageKey,
	required: number,
	found: number | null,
): UnmetMinimum {
	const name = RATING_MESSAGES[key];
	const values = { claim, standard, name: { word: key }, required };
	const severity = found === null ? 'not-tested' : 'below';
	const message =
		found === null
			? ratingSentence('minimum.untested', values)
			: ratingSentence('minimum.below', { ...values, found });
	return { claim, standard, name, required, found, severity, message };
}
