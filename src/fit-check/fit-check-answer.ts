import type { DescribedReason } from '../fit/describe-reason.ts';
import type { Performance } from '../ratings/performance.ts';

/** Who put the answer into words: our own phrases, or the language model. */
export const WORDED_BY = ['rules', 'model'] as const;
export type WordedBy = (typeof WORDED_BY)[number];

/**
 * What a second reading of the task, by a language model, made of the rules' answer: `none` where there was none, for
 * want of a key, of time or of need. It can only make an answer stricter: ask instead of answer, or refuse.
 */
export const SECOND_READINGS = ['none', 'agrees', 'asks', 'refuses'] as const;
export type SecondReadingOutcome = (typeof SECOND_READINGS)[number];

/** Nothing else is said to a visitor when no answer can be given (public-site.md section 8). */
export const FIT_CHECK_FAILED = 'Something went wrong while checking suitability.';

/** Characters that a task has, spaces at its ends not counted. */
export const SHORTEST_TASK = 3;

type BetterChoice = { partNumber: string; why: string };

/** What `POST /api/products/{partNumber}/fit-check` answers. */
export type FitCheckAnswer = {
	/** Null with a question. */
	verdict: Performance | null;
	/** What the visitor is asked back; null with a verdict. */
	question: string | null;
	/** One sentence; the question itself where there is one. */
	sentence: string;
	wordedBy: WordedBy;
	secondReading: SecondReadingOutcome;
	/** The rows of the sheet that the verdict rests on, the strongest first. */
	reasons: readonly DescribedReason[];
	/** Words of the task that nothing was made of. */
	unread: readonly string[];
	/** At most three gloves that go further in the job. */
	better: readonly BetterChoice[];
};
