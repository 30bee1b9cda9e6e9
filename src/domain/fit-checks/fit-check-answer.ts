import type { LikelyAnswer } from '../fit/likely-answers.ts';
import type { SecondReading } from '../fit/second-reading/second-reading.ts';
import type { DescribedReason } from '../fit/wording/describe-reason.ts';
import type { Performance } from '../ratings/performance.ts';

/** What worded the answer: our own phrases or the language model. */
export const WORDED_BY = ['rules', 'model'] as const;
export type WordedBy = (typeof WORDED_BY)[number];

/** Min length of a task after trimming. */
export const MIN_TASK_LENGTH = 3;

type BetterChoice = { partNumber: string; why: string };

/** Response of `POST /api/products/{partNumber}/fit-check`. */
export type FitCheckAnswer = {
	/** Null when there is a question. */
	verdict: Performance | null;
	/** A follow-up question for the visitor; null when there is a verdict. */
	question: string | null;
	/** Likely answers to the question, each with the full task to submit next; empty when there is a verdict. */
	likely: readonly LikelyAnswer[];
	/** One sentence; the question itself if there is one. */
	sentence: string;
	wordedBy: WordedBy;
	/** The effect of a language model that also read the task; omitted when no model read it. */
	secondReading?: SecondReading;
	/** The sheet rows that the verdict is based on, strongest first. */
	reasons: readonly DescribedReason[];
	/** Words of the task that were not understood. */
	unread: readonly string[];
	/** At most three gloves that suit the job better. */
	better: readonly BetterChoice[];
};
