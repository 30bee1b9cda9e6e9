import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from '../judging/fit-glove.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { readTask } from '../reading/read-task.ts';
import { namesFinding } from './finding-terms.ts';
import { FIT_LABELS } from './fit-labels.ts';
import { CLAUSES } from './verdict-clauses.ts';
import { FRAMES, NOT_OURS_FRAMES, QUESTIONS } from './verdict-frames.ts';
import { wordVerdict } from './word-verdict.ts';

const { products } = readDemonstrationCatalogue();

const answers = FIT_LABELS.map(({ task, partNumber }) => {
	const product = products.find((glove) => glove.partNumber === partNumber) ?? products[0]!;
	const glove = readFitGlove(product);
	const facts = readTask(task);
	const answer = judgeFit(glove, facts);
	const sentence = wordVerdict(glove, facts, answer, `${partNumber}|${task}`);
	return { product, glove, facts, answer, task, sentence };
});
const verdicts = answers.filter(({ answer }) => answer.verdict !== null);

describe('the sentence', () => {
	it('is one sentence that fits beside the rows, with every placeholder filled', () => {
		for (const { sentence, answer } of answers) {
			expect(sentence).toMatch(answer.verdict === null ? /^[^.!?]+\?$/ : /^(?:[^.!?]|\.(?=\d))+\.$/);
			expect(sentence.length).toBeLessThanOrEqual(200);
			expect(sentence).not.toMatch(/[{}]|undefined|NaN| {2}/);
		}
	});

	it('nearly always names a reason behind the verdict, as a model’s sentence must', () => {
		const naming = verdicts.filter(({ answer, sentence }) =>
			answer.reasons.some((reason) => reason.effect === answer.verdict && namesFinding(sentence, reason)),
		);
		expect(naming.length / verdicts.length).toBeGreaterThanOrEqual(0.97);
	});

	it('is the same when asked again, and different for other gloves and jobs', () => {
		for (const { glove, facts, answer, task, sentence } of answers) {
			expect(wordVerdict(glove, facts, answer, `${glove.partNumber}|${task}`)).toBe(sentence);
		}
		const different = new Set(answers.map(({ sentence }) => sentence)).size;
		process.stdout.write(`Sentences: ${different} different of ${answers.length}\n`);
		expect(different / answers.length).toBeGreaterThanOrEqual(0.8);
	});

	it('answers French in French', () => {
		const french = answers.filter(({ facts }) => facts.language === 'fr');
		expect(french.length).toBeGreaterThanOrEqual(15);
		for (const { sentence } of french) {
			expect(sentence).not.toMatch(/\b(?:the|and|sheet|with|your|amps|is|it)\b/);
			expect(sentence).not.toMatch(/ :|['"]/);
		}
		const english = answers.filter(({ facts }) => facts.language === 'en');
		for (const { sentence } of english) expect(sentence).not.toMatch(/\b(?:fiche|gant|coté|soudage)\b/);
	});

	it('names its strongest rows: the first is decisive', () => {
		for (const { answer } of verdicts) expect(answer.reasons[0]?.effect).toBe(answer.verdict);
	});

	it('makes no claim that the site must not make', () => {
		const messages = [FRAMES, CLAUSES, QUESTIONS]
			.flatMap((lists) => Object.values(lists).flat())
			.concat(NOT_OURS_FRAMES);
		expect(
			messages.filter((text) => /certif|complian|protect|\bsafe|guarante|approved|100 ?%/i.test(text)),
		).toEqual([]);
		expect(messages.filter((text) => /burn(?!s)|blood|finger off|hospital|skin/i.test(text))).toEqual([]);
	});
});
