import type { CertificationReading } from './certification.ts';
import { wordRatingSentence } from './rating-sentence.ts';
import type { RatingReading } from './rating-standard.ts';

/** Why a rating was refused, in English; empty if it was not. */
export function reasonOf(reading: RatingReading | CertificationReading): string {
	return reading.ok ? '' : wordRatingSentence(reading.reason, 'en');
}
