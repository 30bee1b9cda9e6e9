import type { Locale } from '../../../platform/i18n/locale.ts';
import { spellAsWritten } from '../../search/query/french-stem.ts';
import type { FitAnswer } from '../fit-answer.ts';
import { type LikelyAnswer, listLikelyAnswers } from '../likely-answers.ts';
import { readTask } from '../reading/read-task.ts';
import { type Facts, factsForPage } from '../reading/task-facts.ts';
import { cleanTask, normaliseTask } from '../reading/task-text.ts';
import { type DescribedReason, describeReason } from '../wording/describe-reason.ts';
import { wordVerdict } from '../wording/word-verdict.ts';
import { findBetterGloves } from './better-gloves.ts';
import type { FitGlove } from './fit-glove.ts';
import { judgeFit } from './judge-fit.ts';

/** The rules' full answer to a task, worded as pages and the public API show it. */
export type FitCheck = {
	verdict: FitAnswer['verdict'];
	/** A question for the visitor; null when there is a verdict. */
	question: string | null;
	/** Likely answers to the question; empty when there is a verdict. */
	likely: readonly LikelyAnswer[];
	/** One sentence; the question itself if there is one. */
	sentence: string;
	reasons: readonly DescribedReason[];
	/** Missing information that could change the answer. */
	unknown: FitAnswer['unknown'];
	/** Words that were not understood. */
	unread: readonly string[];
	better: readonly { partNumber: string; why: string }[];
};

/**
 * Checks a glove against a task using the rules only. A blank task gets a question, like any task without information.
 * @param gloves the catalogue, to find better gloves
 * @param locale the language of the page that shows the answer
 */
export function checkFit(
	glove: FitGlove,
	task: string,
	gloves: readonly FitGlove[],
	locale: Locale = 'en',
): FitCheck {
	const facts = factsForPage(readTask(task), locale);
	return describeAnswer(glove, facts, judgeFit(glove, facts), task, gloves);
}

/**
 * Words a judge's answer for pages and the public API. Takes the params of `checkFit`, plus the facts and the answer.
 */
export function describeAnswer(
	glove: FitGlove,
	facts: Facts,
	answer: FitAnswer,
	task: string,
	gloves: readonly FitGlove[],
): FitCheck {
	// The words that were not understood are echoed with their accents.
	const unread = facts.unread.map((word) => spellAsWritten(cleanTask(task), word));
	const seed = `${glove.partNumber}|${normaliseTask(task)}`;
	const sentence = wordVerdict(glove, { ...facts, unread }, answer, seed);
	return {
		verdict: answer.verdict,
		question: answer.question === null ? null : sentence,
		likely: answer.question === null ? [] : listLikelyAnswers(answer.question, facts, task),
		sentence,
		reasons: answer.reasons.map((reason) => describeReason(reason, facts.pageLocale)),
		unknown: answer.unknown,
		unread: facts.unread,
		better: findBetterGloves(glove, facts, answer, gloves).map(({ partNumber, why }) => ({
			partNumber,
			why,
		})),
	};
}
