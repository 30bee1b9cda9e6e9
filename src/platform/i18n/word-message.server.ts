import { createTranslator } from 'use-intl/core';
import en from '../../../messages/en.json' with { type: 'json' };
import type { Locale } from './locale.ts';
import { type Message, type MessageValue, type MessageValues, readIssue } from './message.ts';

type Translate = (id: string, values?: Record<string, string | number>) => string;

/** Kept, because a translator reads each message once. */
const TRANSLATORS: Record<Locale, Translate> = {
	en: createTranslator({ locale: 'en', messages: en }) as unknown as Translate,
};

/** A message in words, also one that a schema carries as a text; what a library has worded itself stays as it is. */
export function wordMessage(locale: Locale, message: Message | string): string {
	const read = typeof message === 'string' ? readIssue(message) : message;
	if (typeof read === 'string') return read;
	const { id, values = {} } = read;
	const wordOne = (value: MessageValue) => (typeof value === 'object' ? wordMessage(locale, value) : value);
	const worded = Object.entries(values).map(([name, value]) => [
		name,
		isList(value) ? value.map(wordOne).join(', ') : wordOne(value),
	]);
	return TRANSLATORS[locale](id, Object.fromEntries(worded));
}

const isList = (value: MessageValues[string]): value is readonly MessageValue[] => Array.isArray(value);
