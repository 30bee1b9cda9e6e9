import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DatabaseLocation } from '../src/testing/test-database.ts';
import { STAFF } from './site-callers.ts';

const ROOT = join(import.meta.dirname, '..');
const CONTROL = join(import.meta.dirname, 'process-control.mjs');
const SITE = JSON.parse(readFileSync(join(ROOT, 'scripts/site-process.json'), 'utf8'));

/** The built site in a separate process, started like `npm start`. */
export type SiteProcess = {
	address: string;
	child: ChildProcess;
	/** Resolves with the exit code; null when a signal ended it. */
	ended: Promise<number | null>;
	/** Its log so far. */
	log: () => string;
	/** For failure messages: whether it still runs, and the end of its output. */
	output: () => string;
	/** Shifts its clock from the real one, in milliseconds. */
	setClock: (ms: number) => Promise<void>;
	/** Makes each turn of its event loop take `ms`, for `forMs`. */
	keepBusy: (ms: number, forMs: number) => Promise<void>;
	/** Its memory after a garbage collection. */
	readMemory: () => Promise<NodeJS.MemoryUsage>;
	kill: () => Promise<void>;
};

/** Starts the site and waits until it listens; it is stopped when the test ends. */
export async function startSite(
	location: DatabaseLocation,
	settings: Record<string, string> = {},
): Promise<SiteProcess> {
	const spawned = spawnSite(location, settings);
	return { ...spawned, address: await spawned.listening };
}

/** The same without waiting; `listening` rejects with its output if it ends first. */
export function spawnSite({ dataDir, databaseUrl }: DatabaseLocation, settings: Record<string, string> = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-faults-'));
	const logFile = join(folder, 'log');
	const output = openSync(logFile, 'w');
	const args = [...SITE.flags, '--expose-gc', '--import', CONTROL, join(ROOT, 'build/site/main.server.js')];
	const child = spawn(process.execPath, args, {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			NODE_COMPILE_CACHE: join(ROOT, SITE.compileCache),
			...SITE.environment,
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl ?? '',
			PORT: '0',
			STAFF_EMAIL: STAFF.email,
			STAFF_PASSWORD: STAFF.password,
			TRUST_PROXY: '1',
			...settings,
		},
		stdio: ['ignore', output, 'pipe', 'ipc'],
	});
	closeSync(output);
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	const kill = async () => {
		child.kill('SIGKILL');
		await ended;
	};
	onTestFinished(async () => {
		await kill();
		rmSync(folder, { recursive: true, force: true });
	});
	return {
		child,
		ended,
		listening: addressOf(child, ended),
		log: () => readFileSync(logFile, 'utf8'),
		output: () =>
			`The site ${child.exitCode === null ? 'runs' : `ended with ${child.exitCode}`}; its log: ${readFileSync(logFile, 'utf8').slice(-1_500)}`,
		kill,
		setClock: async (ms: number) => void (await request(child, { name: 'clock', ms })),
		keepBusy: async (ms: number, forMs: number) => void (await request(child, { name: 'busy', ms, forMs })),
		readMemory: () => request<NodeJS.MemoryUsage>(child, { name: 'memory' }),
	};
}

function addressOf(child: ChildProcess, ended: Promise<number | null>): Promise<string> {
	let output = '';
	const listening = new Promise<string>((resolve, reject) => {
		child.stderr?.setEncoding('utf8').on('data', (text: string) => {
			output += text;
			const address = /is at (http:\/\/\S+)/.exec(output)?.[1];
			if (address) resolve(address);
		});
		ended.then((code) => reject(new Error(output.trim() || `It ended with ${code}.`)));
	});
	// Avoids an unhandled rejection when nobody awaits it.
	listening.catch(() => {});
	return listening;
}

let requests = 0;

function request<Answer>(child: ChildProcess, question: object): Promise<Answer> {
	const id = ++requests;
	return new Promise((resolve) => {
		const onMessage = (message: unknown) => {
			const reply = message as { id: number; answer: Answer };
			if (reply.id !== id) return;
			child.off('message', onMessage);
			resolve(reply.answer);
		};
		child.on('message', onMessage);
		child.send({ id, ...question });
	});
}

/** Whether the process reports that it is ready. */
export async function isReady({ address }: { address: string }): Promise<boolean> {
	const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
	return answer?.ok ?? false;
}
