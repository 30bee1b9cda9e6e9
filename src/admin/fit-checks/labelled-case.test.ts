import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelledJobsSchema } from '../../domain/fit/labelled-job.ts';
import { FIT_LABELS } from '../../domain/fit/wording/fit-labels.ts';
import { WANTED_VERDICTS } from '../../domain/fit-checks/stored-check.ts';
import { PERFORMANCES } from '../../domain/ratings/performance.ts';
import { blankContacts } from '../../platform/text/blank-contacts.ts';
import { readLabelledJobs } from '../../testing/labelled-job-files.ts';
import { formatLabelledJobs, listLabelledJobs } from './labelled-case.ts';

const CHECK = {
	task: 'stick at 140 amps',
	partNumber: 'xy300',
	verdict: 'Limited',
	wanted: 'Full use',
	note: '',
	markedAt: '2026-11-22T12:00:00.000Z',
} as const;

test.each([
	['Full use', 'fits', 'Full use', 'Staff: Full use, not a question'],
	['Limited', 'fits', 'Limited', 'Staff: Limited, not a question'],
	['No use', 'not-refused', 'No use', 'Staff: No use, not a question'],
	['never', 'never', 'No use', 'Staff: no glove is for it, not a question'],
] as const)('%s wanted', (wanted, expected, verdict, why) => {
	expect(listLabelledJobs([{ ...CHECK, verdict: null, wanted }])).toEqual([
		{ task: CHECK.task, expect: expected, why, family: 'staff', glove: 'xy300', verdict, given: 'question' },
	]);
});

test('an answer without a correction is not a case', () => {
	expect(listLabelledJobs([{ ...CHECK, wanted: null }])).toEqual([]);
	expect(formatLabelledJobs([])).toBe('[]\n');
});

test('the note is the reason; contact data are removed from the task and the note', () => {
	const [job] = listLabelledJobs([
		{
			...CHECK,
			task: 'stick at 140 amps, call 905-555-0142',
			note: 'Asked joe@shop.ca:\nthe cuff   is fine',
		},
	]);
	expect(job).toMatchObject({ task: 'stick at 140 amps, call …', why: 'Asked …: the cuff is fine' });
});

test('of two cases with the same task and glove the last mark counts, however the task is written', () => {
	const jobs = listLabelledJobs([
		{ ...CHECK, task: 'Stick at  140 AMPS', wanted: 'never', markedAt: '2026-11-22T13:00:00.000Z' },
		{ ...CHECK, wanted: 'question' },
		{ ...CHECK, partNumber: 'xy301', wanted: 'question' },
		{ ...CHECK, task: 'stick at 140 amps joe@shop.ca', wanted: 'Full use' },
	]);
	expect(jobs.map(({ glove, expect: wanted }) => [glove, wanted])).toEqual([
		['xy300', 'never'],
		['xy301', 'ask'],
		['xy300', 'fits'],
	]);
});

test('a task of the labelled sets is unchanged', () => {
	const tasks = [...FIT_LABELS, ...readLabelledJobs()].map(({ task }) => task);
	expect(tasks.length).toBeGreaterThan(600);
	expect(tasks.filter((task) => blankContacts(task) !== task)).toEqual([]);
});

test('every marked check gives a job that the repository’s tests accept', () => {
	const checks = fc.array(
		fc.record({
			task: fc
				.string({ unit: 'grapheme', minLength: 3, maxLength: 500 })
				.filter((task) => task.trim() !== ''),
			partNumber: fc.constantFrom('xy300', 'xy276-3', 'zz.1_2'),
			verdict: fc.constantFrom(...PERFORMANCES, null),
			wanted: fc.constantFrom(...WANTED_VERDICTS, null),
			note: fc.string({ unit: 'grapheme', maxLength: 500 }),
			markedAt: fc.constantFrom(null, '2026-11-22T12:00:00.000Z'),
		}),
	);
	fc.assert(
		fc.property(checks, (list) => {
			const jobs = listLabelledJobs(list);
			expect(labelledJobsSchema.parse(JSON.parse(formatLabelledJobs(jobs)))).toEqual(jobs);
		}),
	);
});
