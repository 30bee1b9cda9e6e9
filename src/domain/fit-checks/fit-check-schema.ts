import { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { fieldsSchema } from '../catalogue/catalogue-text-schema.ts';
import { MAX_TASK_LENGTH, tidyTask } from '../fit/reading/task-text.ts';
import { SECOND_READINGS } from '../fit/second-reading/second-reading.ts';
import { PERFORMANCES } from '../ratings/performance.ts';
import { MIN_TASK_LENGTH, WORDED_BY } from './fit-check-answer.ts';

const error = (name: 'missing' | 'short' | 'long') => issueOf(`fitCheck.errors.${name}`);

/** The request body. Invisible characters are removed first, so they do not count toward the length. */
export const fitCheckBody = fieldsSchema({
	task: z
		.string({ error: () => error('missing') })
		.overwrite(tidyTask)
		.check((context) => {
			const { length } = [...context.value];
			const name =
				length === 0
					? 'missing'
					: length < MIN_TASK_LENGTH
						? 'short'
						: length > MAX_TASK_LENGTH
							? 'long'
							: undefined;
			if (name === undefined) return;
			context.issues.push({ code: 'custom', input: context.value, message: error(name) });
		})
		.meta({
			description: 'The job in the visitor’s own words, in English or French, such as "6G stick at 140 amps"',
			minLength: MIN_TASK_LENGTH,
			maxLength: MAX_TASK_LENGTH,
		}),
});

const performance = z.enum(PERFORMANCES);

export const fitCheckAnswer = z
	.object({
		verdict: performance.nullable().describe('How far the glove goes in the job; null with a question'),
		question: z
			.string()
			.nullable()
			.describe('What must be said first: ask again with it answered; null with a verdict'),
		likely: z
			.array(
				z.object({
					label: z.string().describe('What a button may say'),
					task: z.string().describe('The task with this answer put in: ask with it next'),
				}),
			)
			.readonly()
			.describe('Likely answers to the question, in the language of the task; empty with a verdict'),
		sentence: z.string().describe('The verdict in one sentence, plain text; the question where there is one'),
		wordedBy: z
			.enum(WORDED_BY)
			.describe('Who found the words; the verdict is always made by our rules from the specification sheet'),
		secondReading: z
			.enum(SECOND_READINGS)
			.optional()
			.describe(
				'What a language model that read the task as well made of the answer: it agreed, or turned a yes into a question ("asks") or into No use ("refuses"); left out where none read it',
			),
		reasons: z
			.array(
				z.object({
					row: z.string().describe('A row of the specification sheet'),
					finding: z.string().describe('What stands there, and what the job asks of it'),
					effect: performance.describe('How far this row alone lets the glove go'),
				}),
			)
			.readonly(),
		unread: z.array(z.string()).readonly().describe('Words of the task that nothing was made of'),
		better: z
			.array(z.object({ partNumber: z.string(), why: z.string() }))
			.readonly()
			.describe('At most three gloves that go further in this job, the nearest first'),
	})
	.meta({ id: 'FitCheck' });
