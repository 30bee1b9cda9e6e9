import type { Question } from '../../domain/fit/fit-answer.ts';
import type { LikelyAnswer } from '../../domain/fit/likely-answers.ts';
import type { DescribedReason } from '../../domain/fit/wording/describe-reason.ts';
import type { Performance } from '../../domain/ratings/performance.ts';
import type { ListedCard } from '../listing/cards/listed-card.ts';

/** A glove in the finder's list. */
export type FoundGlove = {
	card: ListedCard;
	verdict: Performance;
	/** The rows that its verdict rests on, the strongest first. */
	reasons: readonly DescribedReason[];
	/** The row that is worse than on the glove above, and that glove; null where there is none. */
	givesUp: { row: DescribedReason; above: string } | null;
};

/** The glove that was asked about, answered before the list. */
export type AskedGlove = {
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
	/** Too many ask at once. */
	| { kind: 'busy' }
	/** The answer would be a guess. */
	| { kind: 'question'; question: Question; likely: readonly LikelyAnswer[] }
	/** Work that no glove of the range is for: which glove or rule it needs, a sentence for each family, without its full stop. */
	| { kind: 'notOurs'; needs: readonly string[] }
	| {
			kind: 'ranked';
			gloves: readonly FoundGlove[];
			/** True when no glove of ours does the job: the list holds the nearest. */
			none: boolean;
			hasMore: boolean;
			/** Gloves of a very large catalogue that were not looked at. */
			left: number;
			asked: AskedGlove | undefined;
	  };
