import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin, Rolldown } from 'vite';
import { LOCALES, type Locale } from '../src/platform/i18n/locale.ts';

type Messages = { [key: string]: string | Messages };

const FOLDER = join(import.meta.dirname, '../messages');
const I18N = join(import.meta.dirname, '../src/platform/i18n');

/** `messages:finder,listing.card`: those parts of the messages, in the page's language. */
const PARTS = 'messages:';
/**
 * Ends the id of a module with messages. The development server takes an address that ends in ".map", as that of the part
 * `whereToBuy.map` would, for a source map.
 */
const END = '.messages';

/** `messages/en/finder-1a2b3c4d`: the same in one language, as a separate file of the browser build. */
const PARTS_IN = /^\0messages\/(\w+)\/(.+)$/;

/** Formats compiled messages, and parses others, in the server's build. */
const ON_SERVER = join(I18N, 'format-message.server.ts');

/** The development server runs the library as it is installed, with messages that it parses. */
const isBuild = ({ environment }: Rolldown.PluginContext) => environment.config.command === 'build';

/**
 * Provides parts of `messages/<locale>.json` to pages (docs/decisions/004-text.md). The server has all languages. The
 * browser fetches the parts in the page's language. Both builds have them compiled: the browser needs no parser, and the
 * server, which forgets parsed messages after each page, parses none.
 */
export function pageMessages(): Plugin {
	/** The list of parts in each file, by file name; the list itself would be too long for a name. */
	const lists = new Map<string, string>();
	/** The URL of each file that scripts import at startup; known once the browser's bundle is built. */
	const files = new Map<string, string>();
	return {
		name: 'page-messages',
		enforce: 'pre',
		resolveId(id, importer) {
			if (id.startsWith(PARTS)) return `\0${id}${END}`;
			if (id.startsWith('messages/')) return `\0${id}`;
			if (id !== 'use-intl/format-message' || importer === ON_SERVER) return null;
			if (this.environment.config.consumer === 'server') return isBuild(this) ? ON_SERVER : null;
			return this.resolve('use-intl/format-message/format-only', importer, { skipSelf: true });
		},
		load(id) {
			const one = PARTS_IN.exec(id);
			if (one) {
				const [, locale, name] = one as unknown as [string, Locale, string];
				this.addWatchFile(fileOf(locale));
				return `export default ${JSON.stringify(compileAll(pickParts(locale, lists.get(name) ?? ''), []))}`;
			}
			if (!id.startsWith(`\0${PARTS}`)) return null;
			const parts = id.slice(PARTS.length + 1, -END.length);
			const name = nameOf(parts);
			lists.set(name, parts);
			if (this.environment.config.consumer === 'client') return loadInBrowser(name);
			for (const locale of LOCALES) this.addWatchFile(fileOf(locale));
			return loadOnServer(parts, isBuild(this), (locale) => files.get(`\0messages/${locale}/${name}`));
		},
		generateBundle(_, bundle) {
			if (this.environment.config.consumer === 'server') return;
			for (const { id, fileName } of listEarlyFiles(bundle)) files.set(id, `/${fileName}`);
		},
	};
}

/**
 * Lists the message files that scripts import at startup, which the server names in the page. The messages of a lazily
 * loaded part are fetched together with its code.
 */
function listEarlyFiles(bundle: Rolldown.OutputBundle): { id: string; fileName: string }[] {
	const started = new Set<Rolldown.OutputChunk>();
	const chunkOf = (fileName: string) => {
		const found = bundle[fileName];
		return found?.type === 'chunk' ? found : undefined;
	};
	const visit = (chunk: Rolldown.OutputChunk | undefined) => {
		if (!chunk || started.has(chunk)) return;
		started.add(chunk);
		for (const next of chunk.imports) visit(chunkOf(next));
	};
	for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk);
	const loadedLater = new Set([...started].flatMap(({ dynamicImports }) => dynamicImports));
	return [...loadedLater].flatMap((fileName) => {
		const id = chunkOf(fileName)?.facadeModuleId ?? '';
		return PARTS_IN.test(id) ? [{ id, fileName }] : [];
	});
}

/** A short name for a list of parts; the same in every build. */
function nameOf(parts: string): string {
	const digest = createHash('sha256').update(parts).digest('hex').slice(0, 8);
	return `${/^\w+/.exec(parts)?.[0]}-${digest}`;
}

const fileOf = (locale: Locale) => join(FOLDER, `${locale}.json`);

function loadInBrowser(name: string): string {
	const loads = LOCALES.map(
		(locale) => `${locale}:()=>import(${JSON.stringify(`messages/${locale}/${name}`)})`,
	);
	return `import{fetchedMessages}from${JSON.stringify(`${I18N}/fetched-messages.ts`)};export default fetchedMessages({${loads}})`;
}

function loadOnServer(
	parts: string,
	isCompiled: boolean,
	findFile: (locale: Locale) => string | undefined,
): string {
	const pick = (locale: Locale) =>
		isCompiled ? compileAll(pickParts(locale, parts), []) : pickParts(locale, parts);
	const known = LOCALES.map((locale) => [locale, { messages: pick(locale), file: findFile(locale) }]);
	return `const parts=${JSON.stringify(Object.fromEntries(known))};export default (locale)=>parts[locale]`;
}

/** The named parts, such as "product" or "listing.card", each at its path. */
function pickParts(locale: Locale, names: string): Messages {
	const messages: Messages = JSON.parse(readFileSync(fileOf(locale), 'utf8'));
	const parts: Messages = {};
	for (const name of names.split(',')) {
		let from: Messages | string | undefined = messages;
		let to = parts;
		const keys = name.split('.');
		for (const [depth, key] of keys.entries()) {
			from = typeof from === 'object' ? from[key] : undefined;
			if (from === undefined) throw new Error(`messages/${locale}.json has no part “${name}”.`);
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
