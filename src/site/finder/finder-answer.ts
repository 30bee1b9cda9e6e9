import type { Question } from '../../domain/fit/fit-answer.ts';
import type { LikelyAnswer } from '../../domain/fit/likely-answers.ts';
import type { DescribedReason } from '../../domain/fit/wording/describe-reason.ts';
import type { Performance } from '../../domain/ratings/performance.ts';
import type { ListedCard } from '../listing/cards/listed-card.ts';

/** A glove in the finder's results. */
export type FoundGlove = {
	card: ListedCard;
	verdict: Performance;
	/** The rows that decide the verdict, the strongest first. */
	reasons: readonly DescribedReason[];
	/** The row that is worse than on the glove above, and that glove; null if there is none. */
	givesUp: { row: DescribedReason; above: string } | null;
};

/** The answer for the glove that the visitor asked about, shown before the list. */
export type RequestedGlove = {
	partNumber: string;
	name: string;
	verdict: Performance;
	sentence: string;
	reasons: readonly DescribedReason[];
	better: readonly { partNumber: string; why: string }[];
};

export type FinderAnswer =
	/** Nothing was asked yet. */
	| { kind: 'blank' }
	/** Too many concurrent rankings. */
	| { kind: 'busy' }
	/** A question is asked back, because an answer would be a guess. */
	| { kind: 'question'; question: Question; likely: readonly LikelyAnswer[] }
	/**
	 * Work that no glove of the range is made for: the glove or rule it needs, one sentence per family, without the full
	 * stop.
	 */
	| { kind: 'notOurs'; needs: readonly string[] }
	| {
			kind: 'ranked';
			gloves: readonly FoundGlove[];
			/** True if none of our gloves does the job; the list then has the nearest ones. */
			none: boolean;
			hasMore: boolean;
			/** Number of gloves that were not judged, in a very large catalogue. */
			left: number;
			requested: RequestedGlove | undefined;
	  };
