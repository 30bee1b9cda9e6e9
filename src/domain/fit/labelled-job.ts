import { z } from 'zod';
import { partNumberSchema } from '../catalogue/catalogue-text-schema.ts';
import { findWeldingProcess } from '../ratings/welding-process.ts';
import { JOB_VERDICTS } from './judging/job-verdict.ts';
import { MAX_TASK_LENGTH } from './reading/task-text.ts';

/**
 * The required answer to a job, for any requested glove:
 * - `fits`: an ordinary, complete job. At least one glove gets Full use or Limited, without a question first.
 * - `never`: no glove of the range is made for it. None gets Full use or Limited, whatever is added.
 * - `ask`: something is missing or unclear. The visitor gets a question; no glove gets Full use.
 * - `not-refused`: a harmless job. It is never refused as work that no glove is made for; a glove may still fall
 *   short.
 */
const JOB_EXPECTATIONS = ['fits', 'never', 'ask', 'not-refused'] as const;
export type JobExpectation = (typeof JOB_EXPECTATIONS)[number];

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max);
const amperes = z.number().positive();

const labelledReading = z.strictObject({
	/** As the site or the trade names it: "GTAW", "TIG", "Flux core". */
	process: z
		.string()
		.refine(
			(name) => findWeldingProcess(name) !== undefined,
			'must be a welding process, such as "TIG" or "GTAW"',
		),
	/** In amperes: one current, or min and max; "up to 160" starts at 0. */
	amps: z.union([
		amperes,
		z
			.tuple([z.number().min(0), amperes])
			.refine(([min, max]) => min <= max, 'must begin with the lower current'),
	]),
});

/** One job with its required answer: a line of the files in `src/domain/fit/labelled-jobs`. */
export const labelledJobSchema = z
	.strictObject({
		/** In a visitor's words. */
		task: text(MAX_TASK_LENGTH),
		expect: z.enum(JOB_EXPECTATIONS, `must be one of ${JOB_EXPECTATIONS.join(', ')}`),
		/** Why this answer is required; helps to read a failed test. */
		why: text(1_000),
		/** Jobs of a family, such as "electrical", test the same rule. Jobs marked by staff have the family "staff". */
		family: text(60),
		/** Processes and currents that must be found in the task. */
		reads: z.array(labelledReading).min(1).optional(),
		/** The requested glove and its required verdict. Set both or neither. */
		glove: partNumberSchema.optional(),
		verdict: z.enum(JOB_VERDICTS, `must be one of ${JOB_VERDICTS.join(', ')}`).optional(),
		/** The verdict that this glove got when staff marked the answer as wrong. */
		given: z.enum(JOB_VERDICTS, `must be one of ${JOB_VERDICTS.join(', ')}`).optional(),
	})
	.check(({ value, issues }) => {
		const { glove, verdict, given, expect } = value;
		const refuse = (path: keyof typeof value, message: string) =>
			issues.push({ code: 'custom', path: [path], input: value[path], message });
		if ((glove === undefined) !== (verdict === undefined))
			refuse(glove === undefined ? 'glove' : 'verdict', 'glove and verdict go together');
		if (given !== undefined && verdict === undefined) refuse('given', 'needs a glove and a verdict');
		if (expect === 'never' && (verdict === 'Full use' || verdict === 'Limited'))
			refuse('verdict', 'no glove is for a job that expects "never"');
	});

export type LabelledJob = z.infer<typeof labelledJobSchema>;

/** A file of labelled jobs. */
export const labelledJobsSchema = z.array(labelledJobSchema);
