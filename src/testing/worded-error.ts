import { wordMessage } from '../platform/i18n/word-message.server.ts';

/** What a function throws, in English words; empty if it throws nothing. */
export function wordedError(run: () => unknown): string {
	try {
		run();
	} catch (error) {
		return wordMessage('en', (error as Error).message);
	}
	return '';
}
