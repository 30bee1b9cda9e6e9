import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';

const OPENERS = 5;
/** Before switching the journal was retried, one attempt in ten failed. */
const TRIES = 40;

/** Opens each file it is given, and reports the result. */
const OPENER = `
	import { parentPort } from 'node:worker_threads';
	import { openSqlite } from ${JSON.stringify(new URL('./sqlite.server.ts', import.meta.url).href)};
	parentPort.on('message', ({ path, start }) => {
		Atomics.wait(start, 0, 0);
		try {
			openSqlite(path).file.close();
			parentPort.postMessage('open');
		} catch (error) {
			parentPort.postMessage(error.message);
		}
	});
	parentPort.postMessage('ready');`;

test('a new file opened by several processes at once opens for all of them', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-sqlite-'));
	const source = new URL(`data:text/javascript,${encodeURIComponent(OPENER)}`);
	const openers = Array.from({ length: OPENERS }, () => new Worker(source));
	onTestFinished(async () => {
		for (const opener of openers) await opener.terminate();
		rmSync(folder, { recursive: true, force: true });
	});
	// `once` rejects when the opener fails.
	const nextOf = async (opener: Worker) => (await once(opener, 'message'))[0];
	await Promise.all(openers.map(nextOf));
	for (let at = 0; at < TRIES; at++) {
		const start = new Int32Array(new SharedArrayBuffer(4));
		const answers = openers.map((opener) => {
			const answer = nextOf(opener);
			opener.postMessage({ path: join(folder, `${at}.sqlite`), start });
			return answer;
		});
		await new Promise((resolve) => setTimeout(resolve, 2));
		Atomics.store(start, 0, 1);
		Atomics.notify(start, 0);
		expect(await Promise.all(answers)).toEqual(openers.map(() => 'open'));
	}
});
