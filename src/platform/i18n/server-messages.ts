import { createTranslator } from 'use-intl/core';
import en from '../../../messages/en.json' with { type: 'json' };
import fr from '../../../messages/fr.json' with { type: 'json' };
import { INTL_TAGS, type Locale } from './locale.ts';

/** The message files of all languages. */
const MESSAGES: Readonly<Record<Locale, typeof en>> = { en, fr };

/** A language's unparsed messages, for texts without values, such as a listing's title. */
export const rawMessages = (locale: Locale) => MESSAGES[locale];

type Namespace = keyof typeof en;

/** Cached, because a translator parses each message once. */
const translators = new Map<string, unknown>();

/**
 * Messages for texts worded on the server: mail, documents and error pages, in the reader's language. Pages load their
 * own (docs/decisions/004-text.md).
 */
export function messagesFor<Name extends Namespace>(locale: Locale, namespace: Name) {
	const key = `${locale} ${namespace}`;
	const made =
		translators.get(key) ??
		createTranslator({ locale: INTL_TAGS[locale], messages: MESSAGES[locale], namespace });
	translators.set(key, made);
	return made as ReturnType<typeof createTranslator<typeof en, Name>>;
}
