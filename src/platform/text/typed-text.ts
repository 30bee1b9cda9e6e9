import { z } from 'zod';
import { issueOf } from '../i18n/message.ts';
import { findTextError, tidyOneLine, tidyText } from './visible-text.ts';

type TypedTextRules = {
	/** In characters, after cleaning. */
	max: number;
	/** Said when nothing is left of the text; without it the text may be empty. */
	required?: string;
	/** True where the text may run over several lines. */
	lines?: boolean;
};

/** A text that somebody typed into a small form, cleaned; a control character in it is refused by its name. */
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
