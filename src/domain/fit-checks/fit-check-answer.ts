import type { LikelyAnswer } from '../fit/likely-answers.ts';
import type { SecondReading } from '../fit/second-reading/second-reading.ts';
import type { DescribedReason } from '../fit/wording/describe-reason.ts';
import type { Performance } from '../ratings/performance.ts';

/** Who put the answer into words: our own phrases, or the language model. */
export const WORDED_BY = ['rules', 'model'] as const;
export type WordedBy = (typeof WORDED_BY)[number];

/** Characters that a task has, spaces at its ends not counted. */
export const SHORTEST_TASK = 3;

type BetterChoice = { partNumber: string; why: string };

/** What `POST /api/products/{partNumber}/fit-check` answers. */
export type FitCheckAnswer = {
	/** Null with a question. */
	verdict: Performance | null;
	/** What the visitor is asked back; null with a verdict. */
	question: string | null;
	/** Likely answers to it, each with the whole task to ask next; empty with a verdict. */
	likely: readonly LikelyAnswer[];
	/** One sentence; the question itself where there is one. */
	sentence: string;
	wordedBy: WordedBy;
	/** What a language model that read the task as well made of the answer; left out where none did. */
	secondReading?: SecondReading;
	/** The rows of the sheet that the verdict rests on, the strongest first. */
	reasons: readonly DescribedReason[];
	/** Words of the task that nothing was made of. */
	unread: readonly string[];
	/** At most three gloves that go further in the job. */
	better: readonly BetterChoice[];
};
