import type { CertificationReading } from './certification.ts';
import type { RatingReading } from './rating-standard.ts';
import { wordRatingSentence } from './wording/rating-sentence.ts';

/** Why a rating was refused, in English; empty if it was not. */
export function reasonOf(reading: RatingReading | CertificationReading): string {
	return reading.ok ? '' : wordRatingSentence(reading.reason, 'en');
}
