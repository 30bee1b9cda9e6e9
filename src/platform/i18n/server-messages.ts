import { createTranslator } from 'use-intl/core';
import en from '../../../messages/en.json' with { type: 'json' };

/**
 * Words of `messages/en.json` for what the server says itself: mail, and faults in forms. The formatter that reads
 * messages as they are written is too heavy for a browser; pages get theirs compiled (docs/decisions/004-text.md).
 */
export function messagesOf<Namespace extends keyof typeof en>(namespace: Namespace) {
	const made = translators.get(namespace) ?? createTranslator({ locale: 'en', messages: en, namespace });
	translators.set(namespace, made);
	return made as ReturnType<typeof createTranslator<typeof en, Namespace>>;
}

/** Kept, because a translator reads each message once. */
const translators = new Map<string, unknown>();
