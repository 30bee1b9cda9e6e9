import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import type { ProductWarning } from '../catalogue/product-record.ts';

type UntypedMessages = (key: string, values: Record<string, string>) => string;

/** A warning's text as shown in the preview, for files and the command line. */
export function describeWarning({ code, detail }: ProductWarning, locale: Locale): string {
	if (code === 'savedSince')
		return (messagesFor(locale, 'productFiles') as unknown as UntypedMessages)('rows.savedSince', { detail });
	return (messagesFor(locale, 'productEditing') as unknown as UntypedMessages)(`warnings.${code}`, {
		detail: wordMessage(locale, detail),
	});
}

/** The value that a warning is about, as written in the file; falls back to its detail if that is the value. */
export function findShownValue({ code, detail, value }: ProductWarning): string {
	return value ?? (code === 'minimum' || code === 'savedSince' ? '' : detail);
}

/** Warnings with their details in words, for a browser that words the rest. */
export function wordWarnings(warnings: readonly ProductWarning[], locale: Locale): ProductWarning[] {
	return warnings.map((warning) => ({ ...warning, detail: wordMessage(locale, warning.detail) }));
}
