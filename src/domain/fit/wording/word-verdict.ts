import { withFrenchSpaces } from '../../../platform/i18n/french-spaces.ts';
import { PERFORMANCES } from '../../ratings/performance.ts';
import { fillMessage } from '../../ratings/wording/rating-messages.ts';
import { type FitAnswer, isBetterThan, type Question, type Reason } from '../fit-answer.ts';
import type { FitGlove } from '../judging/fit-glove.ts';
import { judgeNotOurs } from '../judging/judge-not-ours.ts';
import { joinList, listNamedProcesses, nameJob } from '../reading/name-job.ts';
import type { Facts } from '../reading/task-facts.ts';
import { chooseClause, nameBody } from './choose-clause.ts';
import { wordValues } from './describe-reason.ts';
import { VERDICT_MESSAGES, type VerdictMessages } from './verdict-messages.ts';

/** Longer sentences are cut to one reason without a tail, since the answer is shown in letters 50 px high. */
const MAX_WITH_SECOND_LENGTH = 170;

/**
 * Words an answer in one sentence: the judged process and position, and the one or two rows that decide. The same seed
 * gives the same words, so a repeated question gets the same answer; other gloves and jobs get other words.
 * @param seed the glove and the task, such as "xy300|stick at 140"
 */
export function wordVerdict(glove: FitGlove, facts: Facts, answer: FitAnswer, seed: string): string {
	const pick = makePicker(seed);
	const messages = VERDICT_MESSAGES[facts.language];
	const { verdict, question, reasons } = answer;
	if (verdict === null) return wordQuestion(question ?? 'process', facts, messages, pick);
	const [first, second] = listDecisive(reasons, verdict);
	const job = nameJob(facts, messages);
	const isNotOurs = first?.kind.startsWith('notOurs.') ?? false;
	if (first === undefined) return `${capitalise(job)}.`;
	const one = wordClause(first, glove, facts, messages, pick);
	const and = ` ${messages.job.and} `;
	// One "and" makes a sentence, two make a list.
	const isLong = one.text.includes(and) || one.text.includes(',');
	const more = second === undefined || isLong ? undefined : wordClause(second, glove, facts, messages, pick);
	const both = more === undefined ? one.text : `${one.text},${and}${more.text}`;
	const frames = isNotOurs || job === '' ? messages.notOursFrames : messages.frames[verdict];
	const frame = pick(
		frames.filter(
			(text) =>
				text.endsWith('{why}') ||
				// "It" and "that" must follow what they refer to, and one "and" is enough.
				!(one.pointsBack || more?.pointsBack || (text.includes(and) && both.includes(and))),
		),
	);
	// A tail follows the reason; in a frame that ends with the job it would seem to describe the job.
	const isOpen = frame.endsWith('{why}');
	const tail = !isOpen
		? ''
		: wordTail(glove, facts, answer, messages, pick) ||
			(more ? '' : wordContrast(answer, facts, messages, pick));
	const fill = (why: string) => fillMessage(frame, { job, Job: capitalise(job), why, Why: capitalise(why) });
	const fitting = [`${both}${tail}`, both, `${one.text}${tail}`, one.text].map(fill);
	const sentence = fitting.find(({ length }) => length <= MAX_WITH_SECOND_LENGTH) ?? fill(one.text);
	return `${facts.language === 'fr' ? withFrenchSpaces(sentence) : sentence}.`;
}

/**
 * What is needed for work that no glove of the range is made for: one clause per family, without a full stop, and the
 * same for every requested glove. Empty if the range has gloves for the work.
 */
export function wordNotOurs(facts: Facts, seed: string): string[] {
	const pick = makePicker(seed);
	const { clauses } = VERDICT_MESSAGES[facts.language];
	return judgeNotOurs(facts).map(({ kind }) =>
		capitalise(pick(clauses[kind].filter((clause) => !clause.includes('{')))),
	);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names words that were not understood, as typed and at most two, to keep the question short. */
function wordQuestion(question: Question, facts: Facts, messages: VerdictMessages, pick: Picker): string {
	const isFrench = facts.language === 'fr';
	const words = facts.unread
		.slice(0, 2)
		.map((word) => (isFrench ? `«\u00a0${plainWord(word)}\u00a0»` : `“${plainWord(word)}”`));
	const process = facts.processes.find((code) => !facts.amps.some((fact) => fact.process === code)) ?? '';
	return fillMessage(pick(messages.questions[question]), {
		words: joinList(words, messages.job.and),
		on: process === '' ? '' : messages.job.on(messages.names.process[process] ?? ''),
		...wordValues({ process }, messages.names),
	});
}

/** Reduces a visitor's word to letters and digits, so that it cannot end a sentence or open markup. */
function plainWord(word: string): string {
	return word.replace(/[^\p{L}\p{N} '-]/gu, '');
}

/**
 * The reasons that alone make the verdict, one per row, in the order they are worded: a current that decides is always
 * named, and for Full use a measured test says more than the row itself.
 */
function listDecisive(reasons: readonly Reason[], verdict: FitAnswer['verdict']): Reason[] {
	const decisive = reasons.filter(({ effect }) => effect === verdict);
	// A current within the range of a row that is Limited anyway limits nothing.
	const effective = decisive.filter(({ kind }) => verdict === 'Full use' || kind !== 'amps.within');
	const current = effective.filter(({ kind }) => kind.startsWith('amps.'));
	const others = effective.filter(({ kind }) => !kind.startsWith('amps.'));
	const ordered =
		others[0]?.kind.startsWith('notOurs.') === true
			? effective
			: verdict === 'Full use'
				? [...current.slice(0, 1), ...others.toSorted(testsFirst), ...current.slice(1)]
				: [...current, ...others];
	return ordered.filter(({ row }, index) => ordered.findIndex((other) => other.row === row) === index);
}

/** Sorts passed tests before rows that say Full use. */
function testsFirst(a: Reason, b: Reason): number {
	const rank = ({ kind }: Reason) => (kind.startsWith('process.') ? 1 : kind.startsWith('position.') ? 2 : 0);
	return rank(a) - rank(b);
}

function wordClause(
	reason: Reason,
	glove: FitGlove,
	facts: Facts,
	messages: VerdictMessages,
	pick: Picker,
): { text: string; pointsBack: boolean } {
	const { clauses, names, job, body } = messages;
	const worded = Object.entries(wordValues(reason.values, names)).map(
		([name, value]) => [name, wordPhrases(value, messages)] as const,
	);
	const process = nameProcess(reason, facts, names.process);
	const isOnly = listNamedProcesses(facts).length < 2;
	const { range = '', ...values } = Object.fromEntries(worded);
	const template = pick(clauses[chooseClause(reason, glove)]);
	const text = fillMessage(template, {
		...values,
		range,
		// The name of a row by its range: "its 140 A row", "its 105–160 A+ row".
		span: range.replace(/^up to /, '').replace(/ and over$/, '+'),
		process,
		on: isOnly || process === '' ? '' : job.on(process),
		it: isOnly || process === '' ? job.it : nameProcess(reason, facts, names.job),
		body: body[nameBody(glove)],
	});
	return { text, pointsBack: isOnly && template.includes('{it}') };
}

/** The name of a reason's process, as the job calls it: welded tacks are not fit-up. */
function nameProcess(
	{ values }: Reason,
	{ tacking }: Facts,
	names: VerdictMessages['names']['process' | 'job'],
): string {
	const code = values.process === 'TACK' && tacking ? 'TACKING' : values.process;
	return code === undefined ? '' : (names[code] ?? '');
}

/** A range as a sentence has it: "85–160 A" is "de 85 à 160 A" in French. */
const wordPhrases = (value: string, { phrases }: VerdictMessages) =>
	phrases.reduce((text, [from, to]) => text.replace(from, to), value);

/** A tail about one missing fact that the sheet covers; none after No use, which it could not change. */
function wordTail(
	glove: FitGlove,
	facts: Facts,
	{ verdict, unknown }: FitAnswer,
	messages: VerdictMessages,
	pick: Picker,
): string {
	const { tails, names } = messages;
	if (verdict === 'No use') return '';
	if (unknown.includes('amps') && verdict === 'Full use') {
		const range = facts.processes.map((code) => glove.processes.get(code)?.range).find(Boolean);
		if (range) return fillMessage(pick(tails.amps), { range: wordPhrases(range, messages) });
	}
	if (unknown.includes('position')) {
		const worst = [...glove.positions].toSorted(
			([, a], [, b]) => PERFORMANCES.indexOf(b.performance) - PERFORMANCES.indexOf(a.performance),
		)[0];
		// A row no worse than the verdict adds nothing.
		if (worst && verdict !== null && isBetterThan(verdict, worst[1].performance)) {
			return fillMessage(pick(tails.position), wordValues({ position: worst[0] }, names));
		}
	}
	if (!unknown.includes('temperature')) return '';
	const feel = facts.hazards.includes('hot') && facts.contactC === null ? 'hot' : 'cold';
	return fillMessage(pick(tails.temperature), wordValues({ feel }, names));
}

/**
 * Says that the process suits the glove if only something else does not, so that nobody looks for a glove of another
 * trade.
 */
function wordContrast(
	{ verdict, reasons }: FitAnswer,
	facts: Facts,
	messages: VerdictMessages,
	pick: Picker,
): string {
	if (verdict === 'Full use') return '';
	const processes = reasons.filter(({ kind }) => kind.startsWith('process.'));
	const [only] = processes;
	if (only === undefined || processes.some(({ effect }) => effect !== 'Full use')) return '';
	// The current belongs to the process, so a current that is too high is not something else.
	if (reasons.some(({ kind, effect }) => kind.startsWith('amps.') && effect !== 'Full use')) return '';
	const process = nameProcess(only, facts, messages.names.process);
	return fillMessage(pick(messages.contrasts), { process, on: messages.job.on(process) });
}

export type Picker = (choices: readonly string[]) => string;

/** Picks by a hash of the seed, differently at each call (FNV-1a, 32 bits, with the final mixing of MurmurHash3). */
export function makePicker(seed: string): Picker {
	let hash = 0x811c9dc5;
	const stir = (code: number) => {
		hash = Math.imul(hash ^ code, 0x01000193) >>> 0;
	};
	for (let at = 0; at < seed.length; at++) stir(seed.charCodeAt(at));
	return (choices) => {
		stir(choices.length);
		return choices[mix(hash) % choices.length] ?? '';
	};
}

/** Without this, seeds that differ only in their last letters give similar picks. */
function mix(hash: number): number {
	const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
	return (second ^ (second >>> 16)) >>> 0;
}
