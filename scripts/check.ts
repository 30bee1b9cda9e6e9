import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './find-browser.ts';
import { hasJava } from './find-java.ts';

/**
 * Runs everything CI checks: format, lint, types, import rules, dead code, packages, unit and API tests on
 * both engines, fault tests on real processes, browser tests. Every step runs even if an earlier one
 * failed, so that one run reports all errors. Give names to run only those steps: `npm test -- types
 * journeys`.
 */

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const reports = mkdtempSync(join(tmpdir(), 'emberhide-check-'));
const count = { passed: 0, failed: 0, skipped: 0 };
/** Failures, repeated at the end, because often only the last lines of a long log are read. */
const failures: string[] = [];

type Step = { name: string; what: string; run: () => boolean };

function runNode(parts: string[], environment: Record<string, string> = {}): boolean {
	const done = spawnSync(node, parts, {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, ...environment },
	});
	return done.status === 0;
}

/** A step without tests of its own counts as one test. */
function runOne(parts: string[]): boolean {
	const ok = runNode(parts);
	count[ok ? 'passed' : 'failed'] += 1;
	return ok;
}

/** The Nu checker is a Java program, and Java is not needed to build and serve the site. */
function runHtmlCheck(): boolean {
	if (hasJava()) return runOne(['scripts/html-check.ts']);
	console.log('Skipped: the Nu checker needs Java (Debian: apt-get install default-jre-headless).');
	count.skipped += 1;
	return true;
}

function runVitest(...projects: string[]): boolean {
	const file = join(reports, `${projects.join('-')}.json`);
	const ok = runNode([
		'node_modules/vitest/vitest.mjs',
		'run',
		...projects.flatMap((project) => ['--project', project]),
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${file}`,
	]);
	return addCounts(ok, file, (report) => ({
		failures: vitestFailures(report),
		passed: report.numPassedTests,
		failed: report.numFailedTests,
		skipped: report.numPendingTests + report.numTodoTests,
	}));
}

function runJourneys(): boolean {
	const file = join(reports, 'journeys.json');
	const browser = findBrowser();
	if (!browser) {
		process.stderr.write(
			'No browser: install Chromium or Chrome (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.\n',
		);
		count.failed += 1;
		return false;
	}
	const ok = runNode(['node_modules/@playwright/test/cli.js', 'test'], {
		CHROMIUM_PATH: browser,
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	});
	return addCounts(ok, file, ({ stats, suites }) => ({
		failures: suites.flatMap(journeyFailures),
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		skipped: stats.skipped,
	}));
}

type VitestReport = {
	testResults: {
		name: string;
		message?: string;
		assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
	}[];
};

/** Failed tests with the start of their message; a file that failed as a whole has no tests to name. */
function vitestFailures({ testResults }: VitestReport): string[] {
	return testResults.flatMap(({ name, message, assertionResults }) => {
		const failed = assertionResults.filter(({ status }) => status === 'failed');
		const path = relative(root, name);
		if (failed.length === 0) return message ? [shortMessage(path, message)] : [];
		return failed.map((test) =>
			shortMessage(`${path} › ${test.fullName}`, test.failureMessages?.join('\n') ?? ''),
		);
	});
}

type JourneySuite = {
	suites?: JourneySuite[];
	specs?: {
		title: string;
		file: string;
		line: number;
		tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
	}[];
};

function journeyFailures({ suites = [], specs = [] }: JourneySuite): string[] {
	const here = specs.flatMap(({ title, file, line, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected')
			.map(({ projectName, results }) =>
				shortMessage(
					`[${projectName}] e2e/${file}:${line} › ${title}`,
					results.map(({ error }) => error?.message ?? '').join('\n'),
				),
			),
	);
	return [...here, ...suites.flatMap(journeyFailures)];
}

const MESSAGE_LINES = 14;

function shortMessage(name: string, message: string): string {
	const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, MESSAGE_LINES);
	return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

// biome-ignore lint/suspicious/noExplicitAny: two tools' reports, each read in one place
type ReadReport = (report: any) => typeof count & { failures: string[] };

function addCounts(ok: boolean, file: string, read: ReadReport): boolean {
	let counts = { passed: 0, failed: 1, skipped: 0, failures: [] as string[] };
	try {
		counts = read(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		process.stderr.write(`${file} was not written.\n`);
	}
	count.passed += counts.passed;
	count.failed += counts.failed;
	count.skipped += counts.skipped;
	failures.push(...counts.failures);
	if (!ok && counts.failed === 0) count.failed += 1;
	return ok && counts.failed === 0;
}

const steps: Step[] = [
	{
		name: 'format',
		what: 'format and lint',
		run: () => runOne(['node_modules/@biomejs/biome/bin/biome', 'ci', '.']),
	},
	{
		name: 'types',
		what: 'types',
		run: () =>
			runNode(['node_modules/@react-router/dev/bin.cjs', 'typegen']) &&
			runOne(['node_modules/typescript/bin/tsc', '--noEmit']),
	},
	{ name: 'imports', what: 'import rules', run: () => runOne(['scripts/import-rules.ts']) },
	{ name: 'messages', what: 'messages of pages', run: () => runOne(['scripts/message-rules.ts']) },
	{ name: 'dead', what: 'dead code', run: () => runOne(['node_modules/knip/bin/knip.js']) },
	{
		name: 'packages',
		what: 'packages and their licences',
		run: () => runOne(['scripts/dependency-rules.ts']),
	},
	{ name: 'html', what: 'HTML of every public page', run: runHtmlCheck },
	{
		name: 'tests',
		what: 'unit and API tests, SQLite and PostgreSQL',
		run: () => runVitest('unit', 'sqlite', 'postgres'),
	},
	{ name: 'faults', what: 'faults and load, on real processes', run: () => runVitest('faults') },
	{ name: 'journeys', what: 'browser journeys', run: runJourneys },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
	process.stderr.write(
		`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.\n`,
	);
	process.exit(2);
}

const results: string[] = [];
let failed = false;
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
	console.log(`\n── ${step.what}`);
	const started = performance.now();
	const ok = step.run();
	failed ||= !ok;
	results.push(
		`${ok ? 'ok    ' : 'FAILED'} ${step.what} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
	);
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
console.log(`\n${results.join('\n')}\n`);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(failed || count.failed > 0 ? 1 : 0);
