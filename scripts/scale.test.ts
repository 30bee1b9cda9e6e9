import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRawMeasures, listSizeNames, WIDTHS } from './scale.ts';

const SRC = join(import.meta.dirname, '../src');
const TOKENS = 'platform/ui/tokens.css';
const BASE = 'platform/ui/base.css';

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
	// Labels are measured on paper.
	.filter((file) => !file.startsWith('documents/labels/'));
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: read(file) }));

describe('the check', () => {
	test.each([
		['.a { font-size: 15px; }', 'font-size: 15px'],
		[
			'.a { font: 800 clamp(14px, 10cqi, 16px) / 1 var(--display); }',
			'font: 800 clamp(14px, 10cqi, 16px) / 1 var(--display)',
		],
		['.a { font-size: 0.9em; }', 'font-size: 0.9em'],
		['.a { border-radius: 50%; }', 'border-radius: 50%'],
		['.a { border-radius: 0 8px 0 0; }', 'border-radius: 0 8px 0 0'],
		['.a { box-shadow: 0 1px 4px #000; }', 'box-shadow: 0 1px 4px #000'],
		['.a { color: red; clip-path: inset(50%) }', 'clip-path: inset(50%)'],
		['@media (min-width: 768px) { .a { color: red; } }', '@media (min-width: 768px)'],
		['@media screen and (width <= 767px) { .a { color: red; } }', '@media (width <= 767px)'],
		['@media (width >= 900px) { .a { color: red; } }', '@media (width >= 900px)'],
		['@container card (width < 768px) { .a { color: red; } }', '@container (width < 768px)'],
		['@media print { .a { font-size: 12px; } }', 'font-size: 12px'],
	])('refuses %s', (css, error) => {
		expect(listRawMeasures(css)).toEqual([error]);
	});

	test.each([
		'.a { font: 800 var(--text-l) / 1.2 var(--display); border-radius: var(--radius) 0 0 var(--radius); }',
		'.a { font: inherit; border-radius: 0; box-shadow: none; }',
		'.a { box-shadow: var(--edge-picked); width: 767px; }',
		'@media (width >= 768px) and (width < 1200px) and (height <= 480px) { .a { color: red; } }',
		'@container card (width < 300px) { .a { color: red; } }',
		'@page { @bottom-right { font: 7.5pt Verdana; } } @media print { .a { font-size: 9pt; } }',
		'/* font-size: 15px; */ .a { color: red; }',
	])('lets %s pass', (css) => {
		expect(listRawMeasures(css)).toEqual([]);
	});
});

test('type has at most ten sizes, and a page changes at five widths', () => {
	const sizes = [...read(TOKENS).matchAll(/^\t(--text-[\w-]+):/gm)];
	expect(sizes.length).toBeGreaterThan(5);
	expect(sizes.length).toBeLessThanOrEqual(10);
	expect(WIDTHS).toHaveLength(5);
});

test('style sheets take sizes of type, widths, radii and shadows from the scale', () => {
	expect(sheets.length).toBeGreaterThan(150);
	const raw = sheets
		.map(({ file, css }) => ({ file, errors: listRawMeasures(css) }))
		// The base sheet defines visually hidden text, for every width and for some.
		.map(({ file, errors }) => ({
			file,
			errors: file === BASE ? errors.filter((error) => error !== 'clip-path: inset(50%)') : errors,
		}))
		.filter(({ errors }) => errors.length > 0);
	expect(raw).toEqual([]);
});

test('a name that stands for a size of type is filled from the scale', () => {
	const names = new Set(sheets.flatMap(({ css }) => listSizeNames(css)));
	expect(names.size).toBeGreaterThan(0);
	const raw = sheets
		.flatMap(({ css }) => [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]*\d(?:px|r?em|vw)[^;]*);/gm)])
		.filter(([, name = '']) => names.has(name))
		.map(([line]) => line.trim());
	expect(raw).toEqual([]);
});

test('components write no measure of the scale by hand', () => {
	const raw = files
		.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
		.filter((file) =>
			/\b(?:fontSize|borderRadius|boxShadow)\s*:|\b(?:fz|radius)=(?:"\d|\{[1-9])/.test(read(file)),
		);
	expect(raw).toEqual([]);
});
