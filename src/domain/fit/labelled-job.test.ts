import { expect, test } from 'vitest';
import { listLabelledJobFiles } from '../../testing/labelled-job-files.ts';
import { labelledJobSchema, labelledJobsSchema } from './labelled-job.ts';

test('every file of labelled jobs matches the schema', () => {
	const files = listLabelledJobFiles();
	expect(files.length).toBeGreaterThan(90);
	for (const { name, text } of files) {
		const { error } = labelledJobsSchema.safeParse(JSON.parse(text));
		expect(error?.issues, name).toBeUndefined();
	}
});

const JOB = { task: 'TIG 90 A', expect: 'fits', why: 'An ordinary job', family: 'tig' };

test.each([
	{},
	{ reads: [{ process: 'GTAW', amps: 90 }] },
	{ reads: [{ process: 'Flux core', amps: [0, 160] }] },
	{
		reads: [
			{ process: 'GTAW', amps: 90 },
			{ process: 'SMAW', amps: [120, 130] },
		],
	},
	{ glove: 'XY300', verdict: 'Full use' },
	{ glove: 'xy300', verdict: 'question', given: 'No use', expect: 'ask' },
])('a labelled job with %j', (more) => {
	expect(labelledJobSchema.safeParse({ ...JOB, ...more }).success).toBe(true);
});

test.each([
	['task', { task: '' }],
	['task', { task: 'a'.repeat(501) }],
	['expect', { expect: 'perhaps' }],
	['why', { why: ' ' }],
	['family', { family: undefined }],
	['reads.0.process', { reads: [{ process: 'Welding', amps: 90 }] }],
	['reads.0.amps', { reads: [{ process: 'GTAW', amps: [130, 120] }] }],
	['reads.0.amps', { reads: [{ process: 'GTAW', amps: 0 }] }],
	['glove', { glove: '../x', verdict: 'Full use' }],
	['verdict', { glove: 'xy300' }],
	['glove', { verdict: 'Full use' }],
	['given', { given: 'Full use' }],
	['verdict', { glove: 'xy300', verdict: 'Limited', expect: 'never' }],
	['', { verdit: 'Limited' }],
])('a labelled job is rejected for %s in %j', (path, more) => {
	const { error } = labelledJobSchema.safeParse({ ...JOB, ...more });
	expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});
