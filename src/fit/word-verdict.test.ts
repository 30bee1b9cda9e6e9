import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration-catalogue.server.ts';
import { checkSentence } from './check-sentence.ts';
import { describeReason } from './describe-reason.ts';
import { readFitGlove } from './fit-glove.ts';
import { FIT_LABELS } from './fit-labels.ts';
import { judgeFit } from './judge-fit.ts';
import { readTask } from './read-task.ts';
import { FRAMES, NOT_OURS_FRAMES, QUESTIONS } from './verdict-frames.ts';
import { CLAUSES } from './verdict-words.ts';
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

function groundOf({ product, answer, task, glove }: (typeof answers)[number]) {
	return {
		verdict: answer.verdict ?? 'No use',
		partNumber: product.partNumber,
		name: product.name,
		ratings: product.certifications,
		findings: answer.reasons.map((reason) => describeReason(reason).finding),
		texts: [
			task,
			...[...glove.processes.values()].map(({ range }) => range),
			// The 4 in of the rule, and the levels there are.
			'4 in, 15 s, −50 °C, EN 511',
		],
	};
}

describe('the sentence', () => {
	it('is one sentence that fits beside the rows, with every place filled', () => {
		for (const { sentence, answer } of answers) {
			expect(sentence).toMatch(answer.verdict === null ? /^[^.!?]+\?$/ : /^(?:[^.!?]|\.(?=\d))+\.$/);
			expect(sentence.length).toBeLessThanOrEqual(200);
			expect(sentence).not.toMatch(/[{}]|undefined|NaN| {2}/);
		}
	});

	it('is what we would take from a model, and never under the opposite verdict', () => {
		const english = verdicts.filter(({ facts }) => facts.language === 'en');
		const wrong = english.flatMap((entry) => {
			const ground = groundOf(entry);
			const own = checkSentence(entry.sentence, ground);
			if (!own.ok) return [`${own.fault}: ${entry.sentence}`];
			if (ground.verdict === 'Limited') return [];
			const verdict = ground.verdict === 'Full use' ? 'No use' : 'Full use';
			return checkSentence(entry.sentence, { ...ground, verdict }).ok
				? [`taken for ${verdict}: ${entry.sentence}`]
				: [];
		});
		expect(wrong).toEqual([]);
	});

	it('says the same when asked again and something else of other gloves and jobs', () => {
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
		const spoken = answers.filter(({ facts }) => facts.language === 'en');
		for (const { sentence } of spoken) expect(sentence).not.toMatch(/\b(?:fiche|gant|coté|soudage)\b/);
	});

	it('names its strongest rows: the first is decisive', () => {
		for (const { answer } of verdicts) expect(answer.reasons[0]?.effect).toBe(answer.verdict);
	});

	it('claims nothing that the site may not claim', () => {
		const words = [FRAMES, CLAUSES, QUESTIONS]
			.flatMap((lists) => Object.values(lists).flat())
			.concat(NOT_OURS_FRAMES);
		expect(
			words.filter((text) => /certif|complian|protect|\bsafe|guarante|approved|100 ?%/i.test(text)),
		).toEqual([]);
		expect(words.filter((text) => /burn(?!s)|blood|finger off|hospital|skin/i.test(text))).toEqual([]);
	});
});
