import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [key: string]: string | Messages };

/** Compiles the ICU messages of `messages/*.json` while Vite loads them (docs/decisions/004-text.md). */
export function compiledMessages(): Plugin {
	return {
		name: 'compiled-messages',
		enforce: 'pre',
		transform(code, id) {
			if (!/\/messages\/[a-z]{2}\.json$/.test(id)) return null;
			return { code: JSON.stringify(compileAll(JSON.parse(code), [])), map: null };
		},
	};
}

function compileAll(messages: Messages, path: string[]): unknown {
	return Object.fromEntries(
		Object.entries(messages).map(([key, value]) => [
			key,
			typeof value === 'string' ? compileOne(value, [...path, key]) : compileAll(value, [...path, key]),
		]),
	);
}

function compileOne(text: string, path: string[]): unknown {
	try {
		return compile(text);
	} catch (error) {
		throw new Error(`messages: ${path.join('.')} is not a valid ICU message: ${String(error)}`);
	}
}
