import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './scripts/browser-flags.ts';

const port = 4100 + (process.pid % 400);
process.env.JOURNEY_PORT ??= String(port);
process.env.JOURNEY_FOLDER ??= join(tmpdir(), `emberhide-journeys-${process.pid}`);
const address = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;

/**
 * Journeys to which the width is nothing, or that set it themselves; a single one says `{ tag: '@desktop' }`. Those of
 * staff are among them where the pages are the same at every width: what they reach is looked at on a phone's width
 * as well (`expectNoSideScroll`), and every page of theirs is read by machine at both (`page-widths.spec.ts`).
 */
const ON_A_DESK_ALONE = [
	'answers',
	'blocked-storage',
	'budget',
	'companies',
	'every-page',
	'fit-model',
	'focus-in-sight',
	'focus-return',
	'guarded-pages',
	'label-printing',
	'lost-answers',
	'page-head',
	'page-widths',
	'picture-saving',
	'popovers',
	'price-files',
	'product-editing',
	'product-files',
	'product-pictures',
	'reader-settings',
	'secrets',
	'slow-header',
	'unknown-paths',
	'unreadable',
].map((name) => `**/${name}.spec.ts`);

/** Journeys run against the built site as `npm start` serves it, with a database of their own. */
export default defineConfig({
	testDir: 'e2e',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	// A journey that hangs ends; one on a machine that others keep busy goes on. How fast a page is, the bench says.
	timeout: 600_000,
	expect: { timeout: 60_000 },
	reporter: [
		['list'],
		['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
	],
	use: {
		baseURL: address,
		headless: true,
		locale: 'en-CA',
		timezoneId: 'America/Toronto',
		screenshot: 'only-on-failure',
		// A step that hangs fails by name, well before its whole journey does.
		actionTimeout: 120_000,
		navigationTimeout: 120_000,
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
			args: BROWSER_FLAGS,
		},
	},
	projects: [
		{ name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
		{
			name: 'phone',
			grepInvert: /@desktop/,
			testIgnore: ON_A_DESK_ALONE,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true },
		},
	],
	webServer: {
		command: `"${process.execPath}" e2e/journey-server.ts`,
		url: `${address}/health/ready`,
		env: { JOURNEY_PORT: process.env.JOURNEY_PORT, JOURNEY_FOLDER: process.env.JOURNEY_FOLDER },
		stdout: 'ignore',
		timeout: 600_000,
	},
});
