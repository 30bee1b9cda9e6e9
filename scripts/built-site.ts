import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 10_000;

export type BuiltSite = {
	/** Without a slash at the end. */
	address: string;
	stop: () => Promise<void>;
};

/**
 * The built site as `scripts/run.mjs` starts it, on a temporary folder with the demonstration range and a
 * free port. It ignores settings of the shell and `.env`, so that runs are reproducible.
 */
export async function startBuiltSite(): Promise<BuiltSite> {
	const { flags, environment, compileCache } = JSON.parse(
		readFileSync(join(ROOT, 'scripts/site-process.json'), 'utf8'),
	);
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-site-'));
	const port = await findFreePort();
	const address = `http://127.0.0.1:${port}`;
	const child = spawn(process.execPath, [...flags, join(ROOT, 'build/site/main.server.js')], {
		cwd: folder,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			NODE_COMPILE_CACHE: join(ROOT, compileCache),
			...environment,
			DATA_DIR: folder,
			PORT: `${port}`,
			LOG_LEVEL: 'warn',
		},
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	// An interrupted command leaves neither process nor folder.
	process.once('exit', () => {
		child.kill('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	});
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
	let output = '';
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		output += text;
	});
	const stop = async () => {
		if (child.exitCode === null && child.signalCode === null) {
			const ended = once(child, 'exit');
			child.kill('SIGTERM');
			const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
			await ended;
			clearTimeout(timer);
		}
		rmSync(folder, { recursive: true, force: true });
	};
	const giveUpAt = Date.now() + START_WITHIN_MS;
	while (!(await isReady(address))) {
		if (child.exitCode === null && Date.now() < giveUpAt) {
			await new Promise((resolve) => setTimeout(resolve, 50));
			continue;
		}
		await stop();
		throw new Error(`The site did not start: ${output.trim()}`);
	}
	return { address, stop };
}

async function isReady(address: string): Promise<boolean> {
	try {
		return (await fetch(`${address}/health/ready`)).ok;
	} catch {
		return false;
	}
}

async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	server.close();
	await once(server, 'close');
	return port;
}
