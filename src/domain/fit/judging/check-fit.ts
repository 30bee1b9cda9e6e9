import type { FitAnswer } from '../fit-answer.ts';
import { type LikelyAnswer, listLikelyAnswers } from '../likely-answers.ts';
import { readTask } from '../reading/read-task.ts';
import type { Facts } from '../reading/task-facts.ts';
import { normaliseTask } from '../reading/task-text.ts';
import { type DescribedReason, describeReason } from '../wording/describe-reason.ts';
import { wordVerdict } from '../wording/word-verdict.ts';
import { findBetterGloves } from './better-gloves.ts';
import type { FitGlove } from './fit-glove.ts';
import { judgeFit } from './judge-fit.ts';

/** What a visitor gets for a task: the rules' whole answer, in the words a page and the public API show. */
export type FitCheck = {
	verdict: FitAnswer['verdict'];
	/** What the visitor is asked; null with a verdict. */
	question: string | null;
	/** Likely answers to it; empty with a verdict. */
	likely: readonly LikelyAnswer[];
	/** One sentence; the question itself where there is one. */
	sentence: string;
	reasons: readonly DescribedReason[];
	/** What was not said and could change the answer. */
	unknown: FitAnswer['unknown'];
	/** Words that nothing was made of. */
	unread: readonly string[];
	better: readonly { partNumber: string; why: string }[];
};

/**
 * Checks a glove against a task by the rules alone. A blank task is asked about like any other that says nothing.
 * @param gloves the catalogue, for the gloves that would do better
 */
export function checkFit(glove: FitGlove, task: string, gloves: readonly FitGlove[]): FitCheck {
	const facts = readTask(task);
	return describeAnswer(glove, facts, judgeFit(glove, facts), task, gloves);
}

/** An answer of the judge in the words a page and the public API show. Takes what `checkFit` takes, and what it found. */
export function describeAnswer(
	glove: FitGlove,
	facts: Facts,
	answer: FitAnswer,
	task: string,
	gloves: readonly FitGlove[],
): FitCheck {
	const sentence = wordVerdict(glove, facts, answer, `${glove.partNumber}|${normaliseTask(task)}`);
	return {
		verdict: answer.verdict,
		question: answer.question === null ? null : sentence,
		likely: answer.question === null ? [] : listLikelyAnswers(answer.question, facts, task),
		sentence,
		reasons: answer.reasons.map(describeReason),
		unknown: answer.unknown,
		unread: facts.unread,
		better: findBetterGloves(glove, facts, answer, gloves).map(({ partNumber, why }) => ({
			partNumber,
			why,
		})),
	};
}
