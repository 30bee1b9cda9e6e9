import formatText from 'use-intl/format-message';
import formatCompiled from 'use-intl/format-message/format-only';

/**
 * The library's formatter in the server's build (`scripts/page-messages.ts`). Pages have compiled messages; those of
 * mail and documents are texts. A compiled message without values is a text, too, and both formatters return it as it is.
 */
export default function formatMessage(
	...[key, message, values, options]: Parameters<typeof formatText>
): ReturnType<typeof formatText> {
	return typeof message === 'string'
		? formatText(key, message, values, options)
		: formatCompiled(key, message, values, options);
}
