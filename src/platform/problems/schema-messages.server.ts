import { z } from 'zod';
import { issueOf, say } from '../i18n/message.ts';

/** The message for a value of a wrong type. */
const TYPES = {
	string: 'validation.text',
	number: 'validation.number',
	int: 'validation.number',
	boolean: 'validation.trueOrFalse',
	array: 'validation.list',
	object: 'validation.object',
	record: 'validation.object',
} as const;

/** What a schema without words of its own says of a wrong value; undefined leaves it to the library, in English. */
function wordIssue(issue: z.core.$ZodRawIssue): string | undefined {
	switch (issue.code) {
		case 'invalid_type': {
			if (issue.input === undefined) return issueOf('validation.missing');
			const type = TYPES[issue.expected as keyof typeof TYPES];
			return type && issueOf(type);
		}
		case 'invalid_value':
			return issueOf('validation.oneOf', { values: issue.values.map(String) });
		case 'unrecognized_keys':
			return issueOf('validation.noField', {
				names: issue.keys.map((text) => say('problems.quoted.field', { text })),
			});
		case 'too_big':
			return wordTooBig(issue.origin, Number(issue.maximum));
		default:
			return undefined;
	}
}

function wordTooBig(origin: string, most: number): string | undefined {
	if (origin === 'string') return issueOf('validation.longerThan', { most });
	if (origin === 'array') return issueOf('validation.manyEntries', { most });
	return origin === 'number' || origin === 'int' ? issueOf('validation.atMost', { most }) : undefined;
}

/** Lets every schema of this process carry messages, so that each caller reads them in its own language. */
export function wordSchemaIssues(): void {
	z.config({ customError: wordIssue });
}
