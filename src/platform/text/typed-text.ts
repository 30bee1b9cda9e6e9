import { z } from 'zod';
import { issueOf } from '../i18n/message.ts';
import { findTextError, tidyOneLine, tidyText } from './visible-text.ts';

type TypedTextRules = {
	/** In characters, after cleaning. */
	max: number;
	/** The error for an empty text; without it the text may be empty. */
	required?: string;
	/** True if the text may have several lines. */
	lines?: boolean;
};

/** A text typed into a small form, cleaned; a control character in it is refused by name. */
export function typedText({ max, required, lines = false }: TypedTextRules) {
	return z
		.string({
			error: (issue) => (issue.input === undefined && required ? required : issueOf('validation.text')),
		})
		.overwrite(lines ? tidyText : tidyOneLine)
		.superRefine((text, context) => {
			if (text === '' && required !== undefined) context.addIssue(required);
			if (text.length > max)
				context.addIssue(issueOf('validation.longText', { most: max, count: text.length }));
			const error = findTextError(text, lines);
			if (error !== undefined) context.addIssue(issueOf('validation.textIs', { what: error }));
		});
}
