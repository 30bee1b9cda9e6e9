import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { listBuildSources, stampSources } from './build-sources.mjs';

const ROOT = join(import.meta.dirname, '..');

/** The scripts that `scripts/run.mjs` runs to build, and files they read without importing them. */
const ENTRIES = [
	'vite.config.ts',
	'react-router.config.ts',
	'scripts/compress-build.ts',
	'scripts/bundle-server.ts',
	'src/app/main.server.ts',
	'src/routes.ts',
	'src/root.tsx',
	'src/entry.server.tsx',
	'src/entry.client.tsx',
];

/** Every project file reached from the entries by imports, static or dynamic, and by the list of pages. */
function followImports(): Set<string> {
	const reached = new Set<string>();
	const visit = (path: string) => {
		if (reached.has(path) || !existsSync(path) || statSync(path).isDirectory()) return;
		reached.add(path);
		if (!/\.(?:tsx?|mjs)$/.test(path)) return;
		const text = readFileSync(path, 'utf8');
		const { module } = parseSync(path, text);
		const named = [
			...module.staticImports.map((one) => one.moduleRequest.value),
			...module.staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest?.value ?? '')),
			// Dynamic imports and pages are named in quotes.
			...[...text.matchAll(/['"]([^'"\n]+\.(?:tsx?|css|json|svg|woff2|mjs))['"]/g)].map(
				(match) => match[1] ?? '',
			),
		];
		for (const name of named)
			if (/^[.\w-]/.test(name)) visit(join(dirname(path), name.split('?', 1)[0] as string));
	};
	for (const entry of ENTRIES) visit(join(ROOT, entry));
	return new Set([...reached].map((path) => relative(ROOT, path).replaceAll('\\', '/')));
}

test('every file that the build reaches by an import is among its sources', () => {
	const reached = followImports();
	// Sanity check: these files are known to be read, some of them through deep imports.
	for (const known of [
		'content/contact.json',
		'content/home.json',
		'content/page-pictures.json',
		'content/label-logo.json',
		'scripts/part-styles.ts',
		'src/platform/i18n/page-messages.tsx',
		'src/platform/ui/tokens.css',
	])
		expect(reached, known).toContain(known);
	expect(reached.size).toBeGreaterThan(700);
	const sources = new Set(listBuildSources(ROOT));
	expect([...reached].filter((path) => !sources.has(path) && !path.startsWith('node_modules/'))).toEqual([]);
});

test('folders that are read whole are listed whole, except tests', () => {
	const sources = listBuildSources(ROOT);
	for (const one of [
		'messages/en.json',
		'public/robots.txt',
		'content/brand.json',
		'package-lock.json',
		'tsconfig.json',
	]) {
		if (existsSync(join(ROOT, one))) expect(sources).toContain(one);
	}
	expect(sources.filter((path) => path.startsWith('public/')).length).toBeGreaterThan(50);
	expect(sources.filter((path) => /\.test\.tsx?$/.test(path))).toEqual([]);
});

function makeProject(): string {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-sources-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	for (const path of ['content', 'messages', 'scripts', 'tsconfig.json', 'package.json', 'package-lock.json'])
		cpSync(join(ROOT, path), join(folder, path), { recursive: true, preserveTimestamps: true });
	for (const path of ['public/a/b.svg', 'src/site/page.tsx', 'src/site/page.test.tsx', 'vite.config.ts']) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), 'x');
	}
	// Whole seconds: Node sets times less precisely than file systems store them.
	for (const path of listBuildSources(folder)) utimesSync(join(folder, path), 1_700_000_000, 1_700_000_000);
	return folder;
}

test('a change of any source changes the stamp, and reverting it restores the stamp', () => {
	const folder = makeProject();
	const before = stampSources(folder);
	for (const path of listBuildSources(folder)) {
		const file = join(folder, path);
		const { atime, mtime } = statSync(file);
		utimesSync(file, atime, new Date(mtime.getTime() + 1_000));
		expect(stampSources(folder), path).not.toBe(before);
		utimesSync(file, atime, mtime);
	}
	expect(stampSources(folder)).toBe(before);
});

test('added and removed files change the stamp; tests, editor files and site data do not', () => {
	const folder = makeProject();
	const before = stampSources(folder);
	for (const path of ['content/contact.json', 'src/site/page.tsx', 'scripts/part-styles.ts']) {
		const text = readFileSync(join(folder, path));
		const { atime, mtime } = statSync(join(folder, path));
		rmSync(join(folder, path));
		expect(stampSources(folder), path).not.toBe(before);
		writeFileSync(join(folder, path), text);
		utimesSync(join(folder, path), atime, mtime);
	}
	expect(stampSources(folder)).toBe(before);
	for (const path of [
		'src/site/page.test.tsx',
		'src/site/.page.tsx.swp',
		'content/.DS_Store',
		'data/emberhide.sqlite',
		'data/outbox/1.eml',
		'build/site/main.server.js',
		'screenshots/home.png',
		'node_modules/x/index.js',
	]) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), `${Math.random()}`);
		expect(stampSources(folder), path).toBe(before);
	}
	writeFileSync(join(folder, 'content/new.json'), '{}');
	expect(stampSources(folder)).not.toBe(before);
});

test('the whole project is scanned quickly', () => {
	stampSources(ROOT);
	const started = performance.now();
	stampSources(ROOT);
	// 20 ms on an idle machine, with room for other load.
	expect(performance.now() - started).toBeLessThan(2_000);
});
