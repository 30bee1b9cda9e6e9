import { PERFORMANCES } from '../ratings/performance.ts';
import { fillWords } from '../ratings/rating-words.ts';
import { wordValues } from './describe-reason.ts';
import { type FitAnswer, isBetterThan, type Question, type Reason } from './fit-answer.ts';
import type { FitGlove } from './fit-glove.ts';
import type { Facts } from './task-facts.ts';
import { VERDICT_MESSAGES, type VerdictMessages } from './verdict-messages.ts';

/** Longer sentences are cut to one reason and no tail; the answer stands in letters 50 px high. */
const LONGEST_WITH_SECOND = 170;

/**
 * The foreman's one sentence for an answer. The same seed gives the same words, so an answer that is asked for twice
 * does not change its mind; other gloves and other jobs get others.
 * @param seed the glove and the task, such as "xy300|stick at 140"
 */
export function wordVerdict(glove: FitGlove, facts: Facts, answer: FitAnswer, seed: string): string {
	const pick = makePicker(seed);
	const messages = VERDICT_MESSAGES[facts.language];
	const { verdict, question, reasons } = answer;
	if (verdict === null) return wordQuestion(question ?? 'process', facts, messages, pick);
	const opening = pick(messages.openings[verdict]);
	const [first, second] = listDecisive(reasons, verdict);
	if (first === undefined) return `${opening}.`;
	const isFrench = facts.language === 'fr';
	const start = `${opening}${isFrench ? '\u00a0' : ''}: ${wordClause(first, messages, pick)}`;
	const tail =
		wordTail(glove, facts, answer, messages, pick) || (second ? '' : wordContrast(answer, messages, pick));
	const link = isFrench ? 'et' : 'and';
	const both = second === undefined ? start : `${start}, ${link} ${wordClause(second, messages, pick)}`;
	const fitting = [`${both}${tail}`, both, `${start}${tail}`, start];
	return `${fitting.find((sentence) => sentence.length <= LONGEST_WITH_SECOND) ?? start}.`;
}

/** Words that were not understood are named as they were typed, two at most: one question is short. */
function wordQuestion(question: Question, facts: Facts, messages: VerdictMessages, pick: Picker): string {
	const isFrench = facts.language === 'fr';
	const words = facts.unread
		.slice(0, 2)
		.map((word) => (isFrench ? `«\u00a0${plainWord(word)}\u00a0»` : `“${plainWord(word)}”`));
	const process = facts.processes.find((code) => !facts.amps.some((fact) => fact.process === code)) ?? '';
	return fillWords(pick(messages.questions[question]), {
		words: words.join(isFrench ? ' et ' : ' and '),
		...wordValues({ process }, messages.names),
	});
}

/** A visitor's own word inside a sentence of ours: letters and figures, so that it can end or open nothing. */
function plainWord(word: string): string {
	return word.replace(/[^\p{L}\p{N} '-]/gu, '');
}

/** The reasons that alone make the verdict, one for each row: a row that says No use twice is heard once. */
function listDecisive(reasons: readonly Reason[], verdict: FitAnswer['verdict']): Reason[] {
	const decisive = reasons.filter(({ effect }) => effect === verdict);
	// Amps inside a row that is Limited anyway hold nothing back.
	const telling = decisive.filter(({ kind }) => verdict === 'Full use' || kind !== 'amps.within');
	return telling.filter(({ row, kind }, index) => {
		const before = telling.findIndex((other) => other.row === row);
		return before === index || (verdict === 'Full use' && kind === 'amps.within');
	});
}

function wordClause(
	{ kind, values }: Reason,
	{ clauses, names, phrases }: VerdictMessages,
	pick: Picker,
): string {
	const worded = Object.entries(wordValues(values, names)).map(
		([name, value]) => [name, phrases.reduce((text, [from, to]) => text.replace(from, to), value)] as const,
	);
	return fillWords(pick(clauses[kind]), Object.fromEntries(worded));
}

/** One thing that was not said and that the sheet has a word on; nothing after No use, which it could not change. */
function wordTail(
	glove: FitGlove,
	facts: Facts,
	{ verdict, unknown }: FitAnswer,
	{ tails, names }: VerdictMessages,
	pick: Picker,
): string {
	if (verdict === 'No use') return '';
	if (unknown.includes('amps') && verdict === 'Full use') {
		const range = facts.processes.map((code) => glove.processes.get(code)?.range).find(Boolean);
		if (range) return fillWords(pick(tails.amps), { range });
	}
	if (unknown.includes('position')) {
		const worst = [...glove.positions].toSorted(
			([, a], [, b]) => PERFORMANCES.indexOf(b.performance) - PERFORMANCES.indexOf(a.performance),
		)[0];
		// A row no worse than the verdict adds nothing to it.
		if (worst && verdict !== null && isBetterThan(verdict, worst[1].performance)) {
			return fillWords(pick(tails.position), wordValues({ position: worst[0] }, names));
		}
	}
	if (!unknown.includes('temperature')) return '';
	const feel = facts.hazards.includes('hot') && facts.contactC === null ? 'hot' : 'cold';
	return fillWords(pick(tails.temperature), wordValues({ feel }, names));
}

/** The process is fine and something else is not: worth saying, so that nobody looks for a glove of another trade. */
function wordContrast(
	{ verdict, reasons }: FitAnswer,
	{ contrasts, names }: VerdictMessages,
	pick: Picker,
): string {
	if (verdict === 'Full use') return '';
	const processes = reasons.filter(({ kind }) => kind.startsWith('process.'));
	const [only] = processes;
	if (only === undefined || processes.some(({ effect }) => effect !== 'Full use')) return '';
	return fillWords(pick(contrasts), wordValues(only.values, names));
}

export type Picker = (choices: readonly string[]) => string;

/** Picks by a hash of the seed, another choice at each call (FNV-1a, 32 bits). */
export function makePicker(seed: string): Picker {
	let hash = 0x811c9dc5;
	const stir = (code: number) => {
		hash = Math.imul(hash ^ code, 0x01000193) >>> 0;
	};
	for (let at = 0; at < seed.length; at++) stir(seed.charCodeAt(at));
	return (choices) => {
		stir(choices.length);
		return choices[(hash >>> 8) % choices.length] ?? '';
	};
}
