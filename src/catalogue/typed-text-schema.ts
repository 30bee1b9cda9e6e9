import { z } from 'zod';
import { findTextFault, tidyText } from './plain-text.ts';

type TextRules = {
	/** In characters. */
	max: number;
	/** Said when the text is empty. */
	required: string;
	/** True where the text may run over several lines. */
	lines?: boolean;
};

/** A text as it is stored: NFC, trimmed, nothing that can't be seen (quality.md 2.12). */
export function typedText({ max, required, lines = false }: TextRules) {
	return z
		.string({ error: (issue) => (issue.input === undefined ? required : 'must be text') })
		.overwrite((text) => (lines ? tidyText(text) : tidyText(text).replace(/[^\S\n]+/g, ' ')))
		.superRefine((text, context) => {
			if (text === '') context.addIssue(required);
			if (text.length > max) context.addIssue(`At most ${max} characters; this has ${text.length}`);
			const fault = findTextFault(text, lines);
			if (fault !== undefined) context.addIssue(`This text ${fault}`);
		});
}
