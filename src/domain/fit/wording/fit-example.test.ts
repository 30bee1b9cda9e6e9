import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { checkFit } from '../judging/check-fit.ts';
import { readFitGlove } from '../judging/fit-glove.ts';
import { judgeFit } from '../judging/judge-fit.ts';
import { readTask } from '../reading/read-task.ts';
import { factsForPage } from '../reading/task-facts.ts';
import { anyGlove } from '../test-facts.ts';
import { makeFitExample } from './fit-example.ts';

const { products } = readDemonstrationCatalogue();
const range = products.map((product) => ({ product, glove: readFitGlove(product) }));

/** Task words that name a process, and the matching rows of a sheet. */
const STATED_ROWS: readonly [stated: RegExp, row: RegExp][] = [
	[/\bTIG\b/i, /GTAW/],
	[/\bMIG\b/i, /GMAW/],
	[/stick|7018/i, /SMAW/],
	[/flux core/i, /FCAW/],
	[/gouging/i, /CAC-A/],
	[/plasma cutting/i, /PAC/],
	[/torch/i, /OFW/],
];

describe('the example in a glove’s form', () => {
	it('gets Full use or Limited for each glove of the range, with the displayed sentence', () => {
		for (const { product, glove } of range) {
			const example = makeFitExample(glove);
			const name = product.partNumber;
			expect({ name, example }).not.toEqual({ name, example: undefined });
			const { verdict, sentence } = checkFit(glove, example?.task ?? '', []);
			expect({ name, task: example?.task, verdict }).toEqual({
				name,
				task: example?.task,
				verdict: expect.stringMatching(/^(Full use|Limited)$/),
			});
			expect(sentence).toBe(example?.sentence);
		}
	});

	it('offers no process that the sheet excludes, and no arc to a glove that is not for welding', () => {
		for (const { product, glove } of range) {
			const { task = '', asks } = makeFitExample(glove) ?? {};
			for (const [stated, row] of STATED_ROWS) {
				if (!stated.test(task)) continue;
				const rated = product.weldingProcesses.find(({ process }) => row.test(process));
				expect({ glove: product.partNumber, task, performance: rated?.performance }).not.toMatchObject({
					performance: 'No use',
				});
				expect(rated).toBeDefined();
			}
			if (product.weldingTags.includes('Not for welding'))
				expect({ task, asks }).toEqual({ task, asks: 'hands' });
		}
	});

	it('is read in French as it is written there, with units as Quebec writes them', () => {
		for (const { product, glove } of range) {
			const { task = '', sentence, asks } = makeFitExample(glove, 'fr') ?? {};
			const name = product.partNumber;
			expect({ name, asks }).toEqual({ name, asks: makeFitExample(glove)?.asks });
			const facts = factsForPage(readTask(task), 'fr');
			expect({ name, task, unread: facts.unread }).toEqual({ name, task, unread: [] });
			expect(judgeFit(glove, facts).verdict).toMatch(/^(Full use|Limited)$/);
			expect(`${task} ${sentence}`).not.toMatch(/\d ?(?:A|°C|C)\b|-\d/);
		}
	});

	it('varies over the range', () => {
		const tasks = new Set(range.map(({ glove }) => makeFitExample(glove)?.task));
		expect(tasks.size).toBeGreaterThanOrEqual(25);
	});

	it('fits any glove that staff create, or is absent', () => {
		fc.assert(
			fc.property(anyGlove, (product) => {
				const glove = readFitGlove(product);
				const example = makeFitExample(glove);
				if (example === undefined) return;
				expect(checkFit(glove, example.task, []).verdict).toMatch(/^(Full use|Limited)$/);
			}),
			{ numRuns: 500 },
		);
	});
});
