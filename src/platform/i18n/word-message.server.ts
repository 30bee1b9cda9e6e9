import { createTranslator } from 'use-intl/core';
import { INTL_TAGS, type Locale } from './locale.ts';
import { type Message, type MessageValue, type MessageValues, readIssue } from './message.ts';
import { rawMessages } from './server-messages.ts';

type Translate = (id: string, values?: Record<string, string | number>) => string;

/** Cached, because a translator parses each message once. */
const translators = new Map<Locale, Translate>();

function translatorOf(locale: Locale): Translate {
	const cached = translators.get(locale);
	if (cached) return cached;
	const translate = createTranslator({
		locale: INTL_TAGS[locale],
		messages: rawMessages(locale),
	}) as unknown as Translate;
	translators.set(locale, translate);
	return translate;
}

/**
 * Words a message, including one that a schema encoded as a string; a text worded by a library is returned unchanged.
 */
export function wordMessage(locale: Locale, message: Message | string): string {
	const read = typeof message === 'string' ? readIssue(message) : message;
	if (typeof read === 'string') return read;
	const { id, values = {} } = read;
	const wordOne = (value: MessageValue) => (typeof value === 'object' ? wordMessage(locale, value) : value);
	const worded = Object.entries(values).map(([name, value]) => [
		name,
		isList(value) ? value.map(wordOne).join(', ') : wordOne(value),
	]);
	return translatorOf(locale)(id, Object.fromEntries(worded));
}

const isList = (value: MessageValues[string]): value is readonly MessageValue[] => Array.isArray(value);
