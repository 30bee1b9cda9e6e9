import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFactsQuery, parseFactsQuery } from './facts-address.ts';
import { formatFacts } from './facts-key.ts';
import { readTask } from './reading/read-task.ts';
import { TASK_READINGS } from './reading/task-readings.ts';
import { anyFacts } from './test-facts.ts';

fc.configureGlobal({ seed: 2026 });

const parse = (query: string) => parseFactsQuery(new URLSearchParams(query));

describe('the address of a job', () => {
	it('is readable', () => {
		expect(formatFactsQuery(readTask('stick at 140 amps overhead, -20 out'))).toBe(
			'process=smaw&amps=140&position=o&hazard=cold&air=-20',
		);
		expect(formatFactsQuery(readTask('7018 1/8 up to 3G'))).toBe('process=smaw&amps=rod%3A75-130&position=v');
		expect(formatFactsQuery(readTask('what do you think'))).toBe('');
	});

	it('round-trips every parsed job', () => {
		for (const { task } of TASK_READINGS) {
			const facts = readTask(task);
			expect(formatFacts(parse(formatFactsQuery(facts)))).toBe(formatFacts(facts));
		}
	});

	it('round-trips any facts', () => {
		fc.assert(
			fc.property(anyFacts, (facts) => {
				const back = parse(formatFactsQuery(facts));
				// Air above 60 °C and the like never results from parsing, so nothing is lost.
				expect(formatFacts(back)).toBe(formatFacts(facts));
			}),
		);
	});

	it('takes the known parameters of any other query', () => {
		expect(
			formatFacts(
				parse('process=SMAW&process=juggling&amps=9999999&amps=140&position=x&hazard=cold&air=hot'),
			),
		).toBe('SMAW said:140 cold');
		for (const amps of ['-', '', '150-100', '0', 'rod:', 'mig:100', '1e3', '140a']) {
			expect(parse(`amps=${encodeURIComponent(amps)}`).amps).toEqual([]);
		}
		fc.assert(
			fc.property(fc.string({ maxLength: 200 }), (text) => {
				const facts = parse(text);
				expect(formatFacts(parse(formatFactsQuery(facts)))).toBe(formatFacts(facts));
			}),
		);
	});
});
