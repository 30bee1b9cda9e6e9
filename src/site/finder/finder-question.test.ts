import { describe, expect, it } from 'vitest';
import { readTask } from '../../domain/fit/reading/read-task.ts';
import { FIT_LABELS } from '../../domain/fit/wording/fit-labels.ts';
import { finderAddress } from './finder-address.ts';
import { FIRST_SHOWN, isBlankQuestion, parseFinderQuestion } from './finder-question.ts';

const ask = (query: string) => parseFinderQuestion(new URLSearchParams(query));

describe('the question in an address', () => {
	it('is blank without a job and without an answer', () => {
		expect(isBlankQuestion(ask(''))).toBe(true);
		expect(isBlankQuestion(ask('job=%20%09&glove=xy300&show=all&amps='))).toBe(true);
		expect(isBlankQuestion(ask('job=tig'))).toBe(false);
		expect(isBlankQuestion(ask('amps=90'))).toBe(false);
	});

	it('parses a job in words', () => {
		const { job, facts, shown } = ask('job=++6G%20stick%0Aat 140 amps ');
		expect(job).toBe('6G stick at 140 amps');
		expect(facts).toMatchObject({ processes: ['SMAW'], positions: ['P'] });
		expect(shown).toBe(FIRST_SHOWN);
	});

	it('adds the answers to what the text left open', () => {
		expect(ask('job=overhead at 150 amps&process=gmaw').facts).toMatchObject({
			processes: ['GMAW'],
			positions: ['O'],
			amps: [{ min: 150, max: 150 }],
		});
		expect(ask('job=plasma 60 amps&process=pac').facts).toMatchObject({ processes: ['PAC'], unclear: null });
		expect(ask('job=plasma 60 amps').facts.unclear).toBe('plasma');
		expect(ask('job=driving the forklift&hazard=cold').facts).toMatchObject({
			handling: true,
			hazards: ['cold'],
		});
	});

	it('gives answers precedence where both cover the same fact', () => {
		expect(ask('job=TIG 90 amps at -10 C&amps=140&air=-30').facts).toMatchObject({
			amps: [{ min: 140, max: 140 }],
			airC: -30,
		});
	});

	it('names the glove to answer for, and ignores invalid part numbers', () => {
		expect(ask('job=tig&glove=XY300').glove).toBe('xy300');
		expect(ask('job=tig&glove=').glove).toBeUndefined();
	});

	it('yields the same facts as the shared address', () => {
		for (const { task } of FIT_LABELS) {
			// A link contains read and unread words; its language is that of its reader.
			const facts = { ...readTask(task), language: 'en' as const };
			const address = finderAddress(facts);
			expect(ask(address.split('?')[1] ?? '').facts).toEqual(facts);
		}
	});
});
