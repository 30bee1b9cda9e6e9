import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { QUIET_FLAGS } from './browser-flags.ts';
import { startBuiltSite } from './built-site.ts';
import { findBrowser } from './find-browser.ts';
import { findFailedTrace, retry } from './lighthouse-retry.ts';

/**
 * Runs Lighthouse on the built site as `npm start` serves it: a simulated phone on slow 4G, the median of several runs.
 * `npm run lighthouse -- --runs 5 /products/smaw /about`; without paths, the home page, a listing and a glove.
 */

const PAGES = ['/', '/products', '/products/xy276-3'];

type Figure = {
	name: string;
	aim: string;
	read: (report: Report) => number;
	isMet: (value: number) => boolean;
	show: (value: number) => string;
};
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const scoreOf = (id: string) => (report: Report) => Math.round((report.categories[id]?.score ?? 0) * 100);
const auditOf = (id: string) => (report: Report) =>
	report.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
const perfect = {
	aim: '100',
	isMet: (score: number) => score === 100,
	show: (score: number) => `${score}`,
};

const FIGURES: Figure[] = [
	{ name: 'Accessibility', read: scoreOf('accessibility'), ...perfect },
	{ name: 'Best practices', read: scoreOf('best-practices'), ...perfect },
	{ name: 'SEO', read: scoreOf('seo'), ...perfect },
	{
		name: 'Performance',
		aim: '≥ 98',
		read: scoreOf('performance'),
		isMet: (score) => score >= 98,
		show: (score) => `${score}`,
	},
	{
		name: 'Largest paint',
		aim: '≤ 1.8 s',
		read: auditOf('largest-contentful-paint'),
		isMet: (ms) => ms <= 1_800,
		show: (ms) => `${(ms / 1000).toFixed(2)} s`,
	},
	{
		name: 'Blocking time',
		aim: '≤ 80 ms',
		read: auditOf('total-blocking-time'),
		isMet: (ms) => ms <= 80,
		show: (ms) => `${Math.round(ms)} ms`,
	},
	{
		name: 'Layout shift',
		aim: '≤ 0.01',
		read: auditOf('cumulative-layout-shift'),
		isMet: (shift) => shift <= 0.01,
		show: (shift) => shift.toFixed(3),
	},
];

/** Lighthouse's benchmark index; below it, other work used the CPU, and the times are unreliable. */
const QUIET_MACHINE = 1_500;

/** Attempts per run: a busy machine occasionally loses a trace. */
const MAX_TRIES = 4;

const CHROME_FLAGS = ['--headless=new', ...QUIET_FLAGS];

function readArguments() {
	const { values, positionals } = parseArgs({
		options: { runs: { type: 'string', default: '3' } },
		allowPositionals: true,
	});
	const runs = Number(values.runs);
	if (!Number.isInteger(runs) || runs < 1 || runs > 50)
		throw new Error('--runs must be a number from 1 to 50.');
	return { runs, paths: positionals.length > 0 ? positionals : PAGES };
}

/** A separate browser for each run, so that caches of one page do not help the next. */
async function runOnce(browser: string, address: string): Promise<Report> {
	const userDataDir = mkdtempSync(join(tmpdir(), 'emberhide-lighthouse-'));
	const chrome = await launch({ chromePath: browser, chromeFlags: CHROME_FLAGS, userDataDir });
	try {
		const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' });
		if (!result) throw new Error(`Lighthouse answers nothing for ${address}.`);
		const failed = findFailedTrace(result.lhr);
		if (failed !== undefined) throw new Error(failed);
		return result.lhr;
	} finally {
		chrome.kill();
		rmSync(userDataDir, { recursive: true, force: true });
	}
}

/** Failed audits that affect the score, each once. */
function listFailures(reports: readonly Report[]): string[] {
	const failures = new Set<string>();
	for (const { categories, audits } of reports) {
		for (const { auditRefs } of Object.values(categories)) {
			for (const { id, weight } of auditRefs) {
				const audit = audits[id];
				if (weight === 0 || audit?.score == null || audit.score >= 0.9) continue;
				failures.add(`${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ''}`);
			}
		}
	}
	return [...failures];
}

function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle] as number;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

const { runs, paths } = readArguments();
const browser = findBrowser();
if (!browser) {
	console.error('No browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
	process.exit(2);
}
const site = await startBuiltSite();
const rows: Record<string, string>[] = [];
const missed: string[] = [];
let busy = false;
try {
	for (const path of paths) {
		const reports: Report[] = [];
		for (let run = 1; run <= runs; run += 1) {
			process.stderr.write(`${path}, run ${run} of ${runs} …\n`);
			const report = (reason: string) => process.stderr.write(`  again, as it came to nothing (${reason})\n`);
			reports.push(await retry(() => runOnce(browser, site.address + path), MAX_TRIES, report));
		}
		const row: Record<string, string> = { Page: path };
		for (const { name, aim, read, isMet, show } of FIGURES) {
			const value = median(reports.map(read));
			row[name] = show(value);
			if (!isMet(value)) missed.push(`${path}: ${name} ${show(value)}, aim ${aim}`);
		}
		const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
		row.Machine = `${Math.round(index)}`;
		busy ||= index < QUIET_MACHINE;
		rows.push(row);
		for (const failure of listFailures(reports)) console.log(`${path}: ${failure}`);
	}
} finally {
	await site.stop();
}
const aims = Object.fromEntries(FIGURES.map(({ name, aim }) => [name, aim]));
printTable([...rows, { Page: 'Aim', ...aims, Machine: '' }]);
if (busy) console.error('The machine was busy, or is slow: do not trust the times.');
for (const miss of missed) console.error(`Missed: ${miss}`);
process.exit(missed.length > 0 ? 1 : 0);

/** Prints a Markdown table, for docs/performance.md. */
function printTable(rows: readonly Record<string, string>[]): void {
	const names = Object.keys(rows[0] ?? {});
	const lines = [names, names.map(() => '---'), ...rows.map((row) => names.map((name) => row[name] ?? ''))];
	for (const line of lines) console.log(`| ${line.join(' | ')} |`);
}
