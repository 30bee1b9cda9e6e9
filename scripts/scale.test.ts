import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRawMeasures, listSizeNames, WIDTHS } from './scale.ts';

const SRC = join(import.meta.dirname, '../src');
const TOKENS = 'platform/ui/tokens.css';
const BASE = 'platform/ui/base.css';

/** Sheets of the back-office that still write measures by hand. A file that no longer does leaves the list. */
const STILL_RAW: readonly string[] = [
	'admin/accounts/account-page.module.css',
	'admin/accounts/sign-in/sign-in-frame.module.css',
	'admin/applications/application-chip.module.css',
	'admin/applications/application-list-page.module.css',
	'admin/applications/application-page.module.css',
	'admin/categories/part-number-rows.module.css',
	'admin/companies/company-fields.module.css',
	'admin/companies/company-list-page.module.css',
	'admin/companies/company-page.module.css',
	'admin/companies/company-search.module.css',
	'admin/companies/form-field.module.css',
	'admin/companies/merging/possible-duplicates.module.css',
	'admin/fit-checks/stored-check-list-page.module.css',
	'admin/fit-checks/unread-panel.module.css',
	'admin/frame/activity-list.module.css',
	'admin/frame/activity-page.module.css',
	'admin/frame/menu/command-palette.tsx',
	'admin/frame/menu/staff-bar.module.css',
	'admin/frame/menu/staff-menu.module.css',
	'admin/frame/menu/staff-places.module.css',
	'admin/frame/staff-layout.module.css',
	'admin/frame/staff-not-found.module.css',
	'admin/frame/staff-theme.css',
	'admin/frame/today/today-page.module.css',
	'admin/kit/alert-block.module.css',
	'admin/kit/dialog-foot.module.css',
	'admin/kit/form/field-changes.module.css',
	'admin/kit/form/form-foot.module.css',
	'admin/kit/form/stale-save.module.css',
	'admin/kit/record-history.module.css',
	'admin/kit/staff-card.module.css',
	'admin/kit/staff-page-head.module.css',
	'admin/kit/staff-table.module.css',
	'admin/kit/staff-table.tsx',
	'admin/kit/waiting-count.module.css',
	'admin/labels/form/add-product-overlay.module.css',
	'admin/labels/form/label-form.module.css',
	'admin/labels/form/label-lines.module.css',
	'admin/labels/form/product-row.module.css',
	'admin/labels/form/product-search.module.css',
	'admin/labels/form/ship-to-choice.module.css',
	'admin/labels/form/stepper.module.css',
	'admin/labels/label-page.module.css',
	'admin/labels/labels-page.module.css',
	'admin/labels/printing/label-preview.module.css',
	'admin/labels/printing/print-controls.module.css',
	'admin/labels/state-chip.module.css',
	'admin/newsletter/subscription-list-page.module.css',
	'admin/orders/order-answer-page.module.css',
	'admin/pricing/company-prices/company-price-table.module.css',
	'admin/pricing/company-prices/company-prices-page.module.css',
	'admin/pricing/company-prices/company-pricing-layout.module.css',
	'admin/pricing/company-prices/override-dialog.module.css',
	'admin/pricing/matrix-page.module.css',
	'admin/pricing/price-asker.module.css',
	'admin/pricing/price-files/price-import-dialog.module.css',
	'admin/pricing/price-lists/price-list-form.module.css',
	'admin/pricing/price-lists/price-templates-page.module.css',
	'admin/product-import/column-guide.module.css',
	'admin/product-import/import-drop.module.css',
	'admin/product-import/product-import-page.module.css',
	'admin/product-import/review/import-progress.module.css',
	'admin/product-import/review/import-review-page.module.css',
	'admin/product-import/review/import-row-list.module.css',
	'admin/product-import/review/import-tabs.module.css',
	'admin/product-import/review/import-warnings.module.css',
	'admin/products/bulk/bulk-bar.module.css',
	'admin/products/completeness-score.module.css',
	'admin/products/form/form-part.module.css',
	'admin/products/form/product-fields.module.css',
	'admin/products/form/product-form.module.css',
	'admin/products/form/product-input-field.module.css',
	'admin/products/form/product-rows.module.css',
	'admin/products/form/rating-explanation.module.css',
	'admin/products/form/read-back.module.css',
	'admin/products/form/related-search.module.css',
	'admin/products/form/save-waiting.module.css',
	'admin/products/form/section-list.module.css',
	'admin/products/pictures/picture-text.module.css',
	'admin/products/pictures/product-pictures.module.css',
	'admin/products/product-history.module.css',
	'admin/products/product-list-page.module.css',
	'admin/products/product-state-chip.module.css',
	'admin/sample-requests/inbox-layout.module.css',
	'admin/sample-requests/request/inbox-request-page.module.css',
	'admin/sample-requests/request/label-request-page.module.css',
	'admin/sample-requests/request/request-chip.module.css',
	'admin/unreadable/unreadable-document.module.css',
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
	// What a label looks like is measured on paper.
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
	])('refuses %s', (css, fault) => {
		expect(listRawMeasures(css)).toEqual([fault]);
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
		.map(({ file, css }) => ({ file, faults: listRawMeasures(css) }))
		// The home of "only spoken", for a reader and for a phone.
		.map(({ file, faults }) => ({
			file,
			faults: file === BASE ? faults.filter((fault) => fault !== 'clip-path: inset(50%)') : faults,
		}))
		.filter(({ faults }) => faults.length > 0);
	expect(raw.filter(({ file }) => !STILL_RAW.includes(file))).toEqual([]);
	const left = STILL_RAW.filter((file) => file.endsWith('.css'));
	expect(left.filter((file) => !raw.some((one) => one.file === file))).toEqual([]);
});

test('a name that stands for a size of type is filled from the scale', () => {
	const names = new Set(sheets.flatMap(({ css }) => listSizeNames(css)));
	expect(names.size).toBeGreaterThan(0);
	const raw = sheets
		.filter(({ file }) => !STILL_RAW.includes(file))
		.flatMap(({ css }) => [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]*\d(?:px|r?em|vw)[^;]*);/gm)])
		.filter(([, name = '']) => names.has(name))
		.map(([line]) => line.trim());
	expect(raw).toEqual([]);
});

test('components write no measure of the scale by hand', () => {
	const raw = files
		.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
		.filter((file) =>
			/\b(?:fontSize|borderRadius|boxShadow)\s*:|\b(?:fz|radius)=(?:"\d|\{\d)/.test(read(file)),
		);
	expect(raw.filter((file) => !STILL_RAW.includes(file))).toEqual([]);
});
