import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
	.map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));
const filesWith = (pattern: RegExp) =>
	sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Rules that prevent whole classes of attack: exceptions are listed by file (docs/security.md). */
test('only these files call other machines, and none takes its address from a request', () => {
	expect(sources.length).toBeGreaterThan(500);
	const callers = sources.filter(
		({ file, text }) =>
			file.endsWith('.server.ts') &&
			/\bfetch\(|node:(?:https?|net|tls|dgram|dns)'|createConnection|'undici'/.test(
				text.replaceAll(/import type .*/g, ''),
			),
	);
	expect(callers.map(({ file }) => file).sort()).toEqual([
		// The import command; follows redirects within one origin.
		'app/import/catalogue-download.server.ts',
		// Only listens.
		'platform/http/app.server.ts',
		// Calls the configured bucket.
		'platform/storage/bucket-storage.server.ts',
		// Calls the configured language model; follows no redirects.
		'site/fit-check/language-model.server.ts',
	]);
});

test('no statement is put together from texts, and nothing runs a text as a program', () => {
	expect(filesWith(/\bsql\.raw\(|\bsql\.unsafe|\.executeQuery\(|CompiledQuery\.raw/)).toEqual([]);
	expect(filesWith(/\beval\(|new Function\(|node:vm'|node:child_process'/)).toEqual([]);
	// The program itself inserts quoted names of tables and columns; they come from migrations.
	const templated = filesWith(/(?:query|prepare|run|exec)\(\s*`[^`]*\$\{/);
	expect(templated.sort()).toEqual(['platform/db/refill.server.ts', 'platform/db/snapshot.server.ts']);
});

test('HTML is put together by React alone, but for data that is escaped for its place', () => {
	expect(filesWith(/dangerouslySetInnerHTML/).sort()).toEqual([
		'platform/ui/json-ld.tsx',
		'platform/ui/static-part.tsx',
	]);
	expect(filesWith(/\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/)).toEqual([]);
	// An empty page, constant in the source, that React then fills; and a mail, in a frame that runs nothing.
	expect(filesWith(/srcdoc/i)).toEqual([
		'admin/kit/mail-preview/mail-preview.tsx',
		'admin/labels/printing/print-frame.tsx',
	]);
	expect(filesWith(/srcDoc=\{(?!EMPTY\}|mail && inScheme\(mail\.html, view\)\}\s+sandbox="")/)).toEqual([]);
});

test('messages and languages are named in one folder, so that a new language is added there', () => {
	const outside = (pattern: RegExp) =>
		filesWith(pattern).filter((file) => !file.startsWith('platform/i18n/'));
	expect(outside(/^(?:import|export) .*messages\/\w+\.json/m)).toEqual([]);
	expect(outside(/\blang=["'](?!\$)|\blang: '|\blocale=["']|\blocale: '/)).toEqual([]);
	const components = outside(/(?:Intl\.\w+|toLocale\w*|localeCompare)\(/).filter((file) =>
		file.endsWith('.tsx'),
	);
	expect(components).toEqual([]);
});

test('no secret stands in the sources, and settings are read in one place', () => {
	expect(
		filesWith(/BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|sk-[A-Za-z0-9]{20}|ghp_[A-Za-z0-9]{20}/),
	).toEqual([]);
	const readers = sources
		.filter(({ text }) => /process\.env\.\w|process\.env\[/.test(text))
		.map(({ file }) => file);
	expect(readers).toEqual([]);
});

/** These two parts of `messages/en.json` are used only by errors, and every message is referenced by its full id. */
test('errors carry messages, and each message of theirs is carried by one', () => {
	expect(filesWith(/new ProblemError\(\s*'[a-z-]+',\s*['"`]/)).toEqual([]);
	expect(filesWith(/new ProblemError\([^;]*?message: ['"`]/)).toEqual([]);
	const { problems, validation } = JSON.parse(
		readFileSync(join(SRC, '../messages/en.json'), 'utf8'),
	) as Record<string, Messages>;
	const all = sources.map(({ text }) => text).join('\n');
	/** Referenced through a variable. */
	const chosen = /^problems\.prices\.(?:noTarget|noPack)\./;
	const ids = [...listIds(problems ?? {}, 'problems.'), ...listIds(validation ?? {}, 'validation.')];
	expect(ids.length).toBeGreaterThan(150);
	expect(ids.filter((id) => !chosen.test(id) && !all.includes(`'${id}'`))).toEqual([]);
});

type Messages = { [key: string]: string | Messages };

function listIds(messages: Messages, prefix: string): string[] {
	return Object.entries(messages).flatMap(([key, value]) =>
		typeof value === 'string' ? [prefix + key] : listIds(value, `${prefix}${key}.`),
	);
}

test('a colon between shown values comes from `withColon`: French has a space before it', () => {
	const shown = sources.filter(({ file }) => file.endsWith('.tsx') && !file.startsWith('site/dev-pages/'));
	const between = /[\w)]\}: [{<]|\$\{[^}]*\}: \$\{|[\w)]\}: <\//;
	expect(shown.filter(({ text }) => between.test(text)).map(({ file }) => file)).toEqual([]);
});
