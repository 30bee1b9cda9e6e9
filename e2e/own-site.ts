import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import startPostgres from '../src/testing/postgres-server.ts';

/** A site for one test, which can be killed and restarted on the same address and data. */
export type OwnSite = {
	address: string;
	dataDir: string;
	kill: () => Promise<void>;
	start: () => Promise<void>;
	/** Stops it and deletes its data. */
	end: () => Promise<void>;
};

export async function startOwnSite(settings: Record<string, string>): Promise<OwnSite> {
	const dataDir = mkdtempSync(join(tmpdir(), 'emberhide-own-site-'));
	const port = await findFreePort();
	const address = `http://127.0.0.1:${port}`;
	let child: ChildProcess | undefined;
	const kill = async () => {
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child?.once('exit', resolve));
		child.kill('SIGKILL');
		await ended;
	};
	const start = async () => {
		child = spawn(process.execPath, ['build/site/main.server.js'], {
			stdio: 'ignore',
			env: {
				...process.env,
				DATABASE_URL: '',
				...settings,
				DATA_DIR: dataDir,
				PORT: String(port),
				LOG_LEVEL: 'warn',
			},
		});
		for (let tries = 0; tries < 300; tries++) {
			const ready = await fetch(`${address}/health/ready`).catch(() => undefined);
			if (ready?.ok) return;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		throw new Error('The site did not start.');
	};
	await start();
	const end = async () => {
		await kill();
		rmSync(dataDir, { recursive: true, force: true });
	};
	return { address, dataDir, kill, start, end };
}

/**
 * Leaves a site that is about to stop. A page still loading its favicon would report a refused connection, which fails
 * the test.
 */
export async function leaveSite(page: Page): Promise<void> {
	await page.goto('about:blank');
}

/** A separate database for a site: `url` is DATABASE_URL, empty for SQLite. */
export async function openEngine(engine: 'SQLite' | 'PostgreSQL') {
	if (engine === 'SQLite') return { url: '', end: async () => {} };
	let url = '';
	const end = await startPostgres({ provide: (_: string, given: string) => (url = given) } as never);
	return { url: `${url}/postgres`, end };
}

/** A real mail server that accepts everything; `received` has the raw mails. */
export async function startMailServer() {
	const received: { to: string; text: string }[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		disableReverseLookup: true,
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', () => {
				const [to] = session.envelope.rcptTo;
				received.push({ to: to?.address ?? '', text: Buffer.concat(chunks).toString() });
				done();
			});
		},
	});
	// A killed site drops its connection; that is not an error of the mail server.
	server.on('error', () => {});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.server.address() as AddressInfo;
	const end = () => new Promise<void>((resolve) => server.close(() => resolve()));
	return { received, url: `smtp://127.0.0.1:${port}`, end };
}

function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.on('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address() as AddressInfo;
			probe.close(() => resolve(port));
		});
	});
}
