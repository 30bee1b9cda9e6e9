import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeDatabaseLocation } from './test-database.ts';

export const MAIN = join(import.meta.dirname, '../app/main.server.ts');

/** The program in a separate process, stopped when the test ends. */
export type Run = { child: ChildProcess; err: () => string; ended: Promise<number | null> };

export function run(environment: Record<string, string>): Run {
	const child = spawn(process.execPath, [MAIN], {
		env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...environment },
		cwd: makeFolder(),
	});
	onTestFinished(() => {
		child.kill('SIGKILL');
	});
	let err = '';
	child.stderr?.on('data', (chunk) => {
		err += chunk;
	});
	child.stdout?.resume();
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	return { child, err: () => err, ended };
}

export function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-main-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Settings for a fresh database on this test project's engine. */
export async function makeSettings(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
	const { dataDir, databaseUrl } = await makeDatabaseLocation();
	return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
}

/** Its address, once it listens. */
export async function addressOf({ err, ended }: Run): Promise<string> {
	let over = false;
	ended.then(() => {
		over = true;
	});
	for (;;) {
		const address = err().match(/is at (http:\S+)/)?.[1];
		if (address) return address;
		if (over) throw new Error(`It ended: ${err()}`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
