import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { carryStyles } from './carried-styles.server.ts';

test('style attributes become data attributes up to the first script; similar text and scripts stay', () => {
	const words = 'type style="color:red" here';
	const body = renderToString(
		h(
			'main',
			{ style: { width: 12, '--gap': '4px' }, title: ' style="x"' },
			words,
			h('i', { style: { top: 0 } }),
		),
	);
	const script = `<script>said(" style=\\"left:0\\"")</script>`;
	const carried = carryStyles(`<html><head></head><body>${body}${script}</body></html>`);
	expect(carried).toContain('<main data-style="width:12px;--gap:4px" title=" style=&quot;x&quot;">');
	expect(carried).toContain('<i data-style="top:0"></i>');
	expect(carried).toContain('type style=&quot;color:red&quot; here');
	expect(carried).not.toMatch(/<[^>]* style="/);
	expect(carried.endsWith(`${script}</body></html>`)).toBe(true);
});

test('a page without scripts is unchanged', () => {
	const page = '<html><head></head><body><p style="top:0">1</p></body></html>';
	expect(carryStyles(page)).toBe(page);
});
