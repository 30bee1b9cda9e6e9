import { z } from 'zod';
import { issueOf } from '../i18n/message.ts';
import { findTextError } from './broken-character.ts';
import { tidyManyLines, tidyOneLine, tidyText } from './visible-text.ts';

type TypedTextRules = {
	/** In characters, after cleaning. */
	max: number;
	/** The error for an empty text; without it the text may be empty. */
	required?: string;
	/** Whether the text may have several lines; empty ones are removed if they are `dense`. */
	lines?: boolean | 'dense';
};

/** A typed text in its stored form (docs/behaviour.md, "Stored text"); a control character in it is refused by name. */
export function typedText({ max, required, lines = false }: TypedTextRules) {
	return z
		.string({
			error: (issue) => (issue.input === undefined && required ? required : issueOf('validation.text')),
		})
		.overwrite(lines === 'dense' ? tidyManyLines : lines ? tidyText : tidyOneLine)
		.superRefine((text, context) => {
			if (text === '' && required !== undefined) context.addIssue(required);
			if (text.length > max)
				context.addIssue(issueOf('validation.longText', { most: max, count: text.length }));
			const error = findTextError(text, lines !== false);
			if (error !== undefined) context.addIssue(issueOf('validation.textIs', { what: error }));
		});
}
