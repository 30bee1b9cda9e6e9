import { createTranslator } from 'use-intl/core';
import en from '../../../messages/en.json' with { type: 'json' };
import type { Locale } from './locale.ts';

/** Every language's messages, as they are written. */
const MESSAGES: Readonly<Record<Locale, typeof en>> = { en };

/** The messages of a language as they are written: for texts without values, such as a listing's title. */
export const rawMessages = (locale: Locale) => MESSAGES[locale];

type Namespace = keyof typeof en;

/** Kept, because a translator parses each message once. */
const translators = new Map<string, unknown>();

/**
 * Messages for what the server words itself: mail, documents and error pages, in the language of whoever reads them.
 * Pages get theirs with the page (docs/decisions/004-text.md).
 */
export function messagesFor<Name extends Namespace>(locale: Locale, namespace: Name) {
	const key = `${locale} ${namespace}`;
	const made = translators.get(key) ?? createTranslator({ locale, messages: MESSAGES[locale], namespace });
	translators.set(key, made);
	return made as ReturnType<typeof createTranslator<typeof en, Name>>;
}
