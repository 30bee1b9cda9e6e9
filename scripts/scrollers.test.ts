import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/**
 * The selectors of boxes that scroll and are not positioned. Text for screen readers (`.sr-only`) is positioned
 * absolutely: an unpositioned box does not scroll it, so it widens the page wherever the box's content is wider.
 */
function listUnpositionedScrollers(css: string): string[] {
	const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
		([, selector = '', body = '']) => ({ selector: selector.split(';').at(-1)?.trim() ?? '', body }),
	);
	const positioned = new Set(
		rules
			.filter(({ body }) => /(?<![\w-])position:\s*(?:relative|absolute|fixed|sticky)/.test(body))
			.map(({ selector }) => selector),
	);
	return rules
		.filter(({ body }) => /(?<![\w-])overflow(?:-[xy])?:[^;]*\b(?:auto|scroll)\b/.test(body))
		.map(({ selector }) => selector)
		.filter((selector) => !positioned.has(selector));
}

test.each([
	['.a { overflow-x: auto; }', ['.a']],
	['.a { overflow: auto hidden; }', ['.a']],
	['.a { position: static; overflow-y: scroll }', ['.a']],
	['@media (width < 768px) { .a { overflow-x: auto; } }', ['.a']],
	['.b { position: relative; } .a { overflow: auto; }', ['.a']],
	['.a { position: relative; overflow: auto; }', []],
	['.a { position: relative; } @media (width < 768px) { .a { overflow-x: auto; } }', []],
	['.a { overflow: hidden; } .b { overscroll-behavior: auto; }', []],
	['/* .a { overflow: auto; } */', []],
])('the check reads %s', (css, selectors) => {
	expect(listUnpositionedScrollers(css)).toEqual(selectors);
});

test('every box that scrolls also scrolls its text for screen readers', () => {
	const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.css'),
	);
	expect(files.length).toBeGreaterThan(150);
	const found = files.flatMap((file) =>
		listUnpositionedScrollers(readFileSync(join(SRC, file), 'utf8')).map(
			(selector) => `${file}: ${selector}`,
		),
	);
	expect(found).toEqual([]);
});
