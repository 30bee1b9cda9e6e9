import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [key: string]: string | Messages };

const FILE = join(import.meta.dirname, '../messages/en.json');
const PREFIX = 'messages:';

/**
 * Serves `messages:product,listing.card`: those parts of `messages/en.json`, their ICU messages compiled while the site
 * is built, so that a page carries its own words and a formatter of under a kilobyte (docs/decisions/004-text.md).
 */
export function compiledMessages(): Plugin {
	return {
		name: 'compiled-messages',
		resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
		load(id) {
			if (!id.startsWith(`\0${PREFIX}`)) return null;
			this.addWatchFile(FILE);
			const messages: Messages = JSON.parse(readFileSync(FILE, 'utf8'));
			const picked = id.slice(PREFIX.length + 1).split(',');
			return `export default ${JSON.stringify(compileAll(pickParts(messages, picked), []))}`;
		},
	};
}

/** The parts named, such as "product" or "listing.card", each at its own place. */
function pickParts(messages: Messages, names: readonly string[]): Messages {
	const parts: Messages = {};
	for (const name of names) {
		let from: Messages | string | undefined = messages;
		let to = parts;
		const keys = name.split('.');
		for (const [depth, key] of keys.entries()) {
			from = typeof from === 'object' ? from[key] : undefined;
			if (from === undefined) throw new Error(`messages/en.json has no part “${name}”.`);
			if (depth === keys.length - 1) to[key] = from;
			else {
				to[key] ??= {};
				to = to[key] as Messages;
			}
		}
	}
	return parts;
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
