import type { Locale } from '../../../platform/i18n/locale.ts';
import { describeAnswer, type FitCheck } from '../judging/check-fit.ts';
import type { FitGlove } from '../judging/fit-glove.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { isYes } from '../judging/strictness.ts';
import { wordDispute } from '../reading/dispute-questions.ts';
import { readTask } from '../reading/read-task.ts';
import { factsForPage } from '../reading/task-facts.ts';
import { normaliseTask } from '../reading/task-text.ts';
import { makePicker } from '../wording/word-verdict.ts';
import { mergeReadings } from './merge-readings.ts';
import type { ModelReading } from './model-reply.server.ts';
import type { SecondReading } from './second-reading.ts';

/**
 * Checks the rules' answer against a language model's reading of the same task. The answer can only become stricter: a
 * yes (Full use or Limited) is kept if both readings agree on process, current, position and hazards. Otherwise it
 * becomes No use, if the judge says so with the hazards of both readings, or a question about the unclear part. A
 * question or a No use from the rules is never changed.
 * @param first the rules' own answer for this glove and task
 * @param gloves as in `checkFit`
 */
export function checkTwice(
	glove: FitGlove,
	task: string,
	first: FitCheck,
	reading: ModelReading,
	gloves: readonly FitGlove[],
	locale: Locale = 'en',
): { check: FitCheck; secondReading: SecondReading } {
	if (!isYes(first.verdict)) return { check: first, secondReading: 'agrees' };
	const merged = mergeReadings(readTask(task), reading, task);
	const { disputes } = merged;
	const facts = factsForPage(merged.facts, locale);
	const [dispute] = disputes;
	if (dispute === undefined && facts.unread.length === 0) return { check: first, secondReading: 'agrees' };
	const answer = judgeFit(glove, facts);
	if (answer.verdict === 'No use') {
		return { check: describeAnswer(glove, facts, answer, task, gloves), secondReading: 'refuses' };
	}
	if (answer.verdict === null || dispute === undefined) {
		return { check: describeAnswer(glove, facts, answer, task, []), secondReading: 'asks' };
	}
	const pick = makePicker(`${glove.partNumber}|${normaliseTask(task)}`);
	const question = wordDispute(dispute, facts.language, pick);
	const check: FitCheck = {
		verdict: null,
		question,
		likely: [],
		sentence: question,
		reasons: [],
		unknown: [],
		unread: facts.unread,
		better: [],
	};
	return { check, secondReading: 'asks' };
}
