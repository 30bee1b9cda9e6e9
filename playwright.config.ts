import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './scripts/browser-flags.ts';

const port = 4100 + (process.pid % 400);
process.env.JOURNEY_PORT ??= String(port);
process.env.JOURNEY_FOLDER ??= join(tmpdir(), `emberhide-journeys-${process.pid}`);
const address = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;

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
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
			args: BROWSER_FLAGS,
		},
	},
	projects: [
		{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
		{ name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
	],
	webServer: {
		command: `"${process.execPath}" e2e/journey-server.ts`,
		url: `${address}/health/ready`,
		env: { JOURNEY_PORT: process.env.JOURNEY_PORT, JOURNEY_FOLDER: process.env.JOURNEY_FOLDER },
		stdout: 'ignore',
		timeout: 600_000,
	},
});
