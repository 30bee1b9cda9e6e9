import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The names between double quotes that follow a test's file, up to the next file or the end of the row. */
function listNamedTests(text: string): { file: string; name: string }[] {
	return [...text.matchAll(/`((?:src|e2e|scripts)\/[^`]+\.(?:test|spec)\.tsx?)`([^`\n]*)/g)].flatMap(
		([, file = '', rest = '']) => [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file, name })),
	);
}

/** Files of ours that a document names: between signs of code, or as a link. */
function listNamedFiles(text: string): string[] {
	const inCode = [...text.matchAll(/`((?:src|e2e|scripts|docs|deploy|content|messages|bench)\/[\w./-]+)`/g)];
	return inCode.map(([, file = '']) => file).filter((file) => !file.endsWith('/'));
}

describe.each(['docs/security.md', 'SECURITY.md', 'README.md'])('%s', (document) => {
	const text = read(document);

	test('names files that exist', () => {
		const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
			join(document, '..', to),
		);
		const missing = [...listNamedFiles(text), ...links].filter((file) => !existsSync(join(root, file)));
		expect(missing).toEqual([]);
	});

	test('names tests that exist', () => {
		const missing = listNamedTests(text).filter(
			({ file, name }) => !existsSync(join(root, file)) || !read(file).includes(name),
		);
		expect(missing).toEqual([]);
	});
});

test('docs/security.md names a test in most of its rows', () => {
	expect(listNamedTests(read('docs/security.md')).length).toBeGreaterThan(80);
});
