import formatText from 'use-intl/format-message';
import formatCompiled from 'use-intl/format-message/format-only';

type Options = Parameters<typeof formatText>[3];

let formatters: Options['formatters'] | undefined;

/**
 * The library's formatter in the server's build (`scripts/page-messages.ts`). Pages have compiled messages; those of
 * mail and documents are texts. A compiled message without values is a text, too, and both formatters return it as it is.
 *
 * The library keeps `Intl` objects, which are slow to create, for as long as one page; here all pages share those of the
 * first. They are kept by language and format.
 */
export default function formatMessage(
	...[key, message, values, options]: Parameters<typeof formatText>
): ReturnType<typeof formatText> {
	formatters ??= options.formatters;
	const shared = { ...options, formatters };
	return typeof message === 'string'
		? formatText(key, message, values, shared)
		: formatCompiled(key, message, values, shared);
}
