import { issueOf, type MessageId } from '../../platform/i18n/message.ts';
import { textSchema } from '../catalogue/catalogue-text-schema.ts';

type ParsedRules = {
	max: number;
	empty?: boolean;
	/** The form in which a text is stored; undefined if it cannot be read. */
	parse: (text: string) => string | undefined;
	/** A message, which may have an `example`. */
	message: MessageId;
	example?: string;
};

/** A text that is stored in one form, however it was typed. */
export function parsedText({ max, empty = false, parse, message, example }: ParsedRules) {
	return textSchema({ max, empty })
		.overwrite((text) => (text === '' ? text : (parse(text) ?? text)))
		.check(({ value, issues }) => {
			if (value === '' || parse(value) !== undefined) return;
			issues.push({ code: 'custom', input: value, message: issueOf(message, example ? { example } : {}) });
		});
}
