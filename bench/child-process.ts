import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const REPORTER = join(import.meta.dirname, 'usage-reporter.mjs');
const SITE = JSON.parse(readFileSync(join(ROOT, 'scripts/site-process.json'), 'utf8'));

/** As `scripts/run.mjs` starts the site. */
const SITE_FLAGS: readonly string[] = SITE.flags;
const SITE_ENVIRONMENT = { NODE_COMPILE_CACHE: join(ROOT, SITE.compileCache), ...SITE.environment };

const START_WITHIN_MS = 120_000;

const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** Bytes and headers of a response of the real site, for the bare server to send. */
export type BareAnswer = { status: number; headers: string[]; body: Buffer };

/** For a whole process with all its threads: CPU milliseconds (user and system), and bytes. */
export type Usage = { cpu: number; rss: number };

/** A server in a process of its own. */
export type MeasuredServer = {
	address: string;
	/** Milliseconds from the spawn until it reported that it listens. */
	startMs: number;
	usage: () => Promise<Usage>;
	stop: () => Promise<void>;
};

/** A new folder for temporary files; `cleanUp` removes it. */
export function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-bench-'));
	folders.add(folder);
	return folder;
}

export function removeFolder(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	folders.delete(folder);
}

/** Ends every process started here, by its id, and removes the temporary folders. */
export function cleanUp(): void {
	for (const child of running) child.kill('SIGKILL');
	for (const folder of folders) removeFolder(folder);
}

/**
 * The real site on the database in `dataDir`, with its log in a file, as in production.
 * @param nodeArguments for Node itself, such as `--cpu-prof`
 * @param settings such as DATABASE_URL
 */
export function startSite(
	dataDir: string,
	nodeArguments: readonly string[] = [],
	settings: Record<string, string> = {},
): Promise<MeasuredServer> {
	const args = [
		...SITE_FLAGS,
		...nodeArguments,
		'--import',
		REPORTER,
		join(ROOT, 'build/site/main.server.js'),
	];
	return startServer(args, { ...SITE_ENVIRONMENT, DATA_DIR: dataDir, PORT: '0', ...settings });
}

/** Plain `node:http`: sends the given responses by address. */
export async function startBareServer(
	answers: ReadonlyMap<string, BareAnswer> = new Map(),
): Promise<MeasuredServer> {
	return startServer([join(import.meta.dirname, 'bare-server.mjs')], {}, answers);
}

async function startServer(
	args: readonly string[],
	environment: Record<string, string>,
	message?: ReadonlyMap<string, BareAnswer>,
): Promise<MeasuredServer> {
	const started = performance.now();
	const folder = makeFolder();
	const child = spawnNode(args, { cwd: folder, environment });
	if (message) child.send(message);
	let output = '';
	child.stderr?.setEncoding('utf8');
	const address = await new Promise<string>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`It did not start in time: ${output}`)), START_WITHIN_MS);
		child.stderr?.on('data', (text: string) => {
			output += text;
			const found = /is at (http:\/\/\S+)/.exec(output)?.[1];
			if (!found) return;
			clearTimeout(timer);
			resolve(found);
		});
		child.once('exit', () => {
			clearTimeout(timer);
			reject(new Error(`It ended: ${output.trim()}`));
		});
	});
	const stop = async () => {
		if (child.exitCode === null && child.signalCode === null) {
			child.kill('SIGTERM');
			const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
			await once(child, 'exit');
			clearTimeout(timer);
		}
		removeFolder(folder);
	};
	return { address, startMs: performance.now() - started, usage: () => requestUsage(child), stop };
}

async function requestUsage(child: ChildProcess): Promise<Usage> {
	const answer = once(child, 'message', { signal: AbortSignal.timeout(10_000) });
	child.send('usage');
	return ((await answer) as [Usage])[0];
}

/** Runs a bench module in a separate process and returns its single message. */
export async function runJob<Answer>(
	file: string,
	input: unknown,
	nodeArguments: readonly string[] = [],
): Promise<Answer> {
	const child = spawnNode([...nodeArguments, join(import.meta.dirname, file)], {
		cwd: ROOT,
		environment: {},
	});
	let output = '';
	child.stderr?.on('data', (chunk) => {
		output += chunk;
	});
	child.send(input as object);
	return new Promise((resolve, reject) => {
		let answer: { answer: Answer } | undefined;
		child.on('message', (message) => {
			answer = { answer: message as Answer };
		});
		child.once('close', (code) => {
			if (answer && code === 0) resolve(answer.answer);
			else reject(new Error(`${file} ended with ${code}: ${output.trim()}`));
		});
	});
}

/** Runs a command of the project to completion; anything but exit code 0 is an error. */
export async function runCommand(
	args: readonly string[],
	environment: Record<string, string>,
): Promise<void> {
	const log = join(makeFolder(), 'log');
	const child = spawnNode(args, { cwd: ROOT, environment, log });
	child.stderr?.resume();
	const [code] = await once(child, 'close');
	if (code !== 0)
		throw new Error(`${args[0]} ended with ${code}: ${readFileSync(log, 'utf8').slice(0, 1_000)}`);
}

/** The single message that a job receives; the job ends when it has responded. */
export async function takeInput<Input>(): Promise<Input> {
	const [input] = (await once(process, 'message')) as [Input];
	return input;
}

/** Sends a job's result and ends the job. */
export function giveAnswer(answer: unknown): void {
	process.send?.(answer, undefined, undefined, () => process.disconnect?.());
}

function spawnNode(
	args: readonly string[],
	options: { cwd: string; environment: Record<string, string>; log?: string },
): ChildProcess {
	const log = openSync(options.log ?? join(makeFolder(), 'log'), 'w');
	const child = spawn(process.execPath, args, {
		cwd: options.cwd,
		env: { PATH: process.env.PATH, NODE_ENV: 'production', ...options.environment },
		stdio: ['ignore', log, 'pipe', 'ipc'],
		serialization: 'advanced',
	});
	closeSync(log);
	running.add(child);
	child.once('exit', () => running.delete(child));
	return child;
}
