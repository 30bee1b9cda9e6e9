import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../process/log.server.ts';
import { createApp } from './app.server.ts';
import { addStaticFiles } from './static-files.server.ts';

const PICTURE = '/pictures/gloves/xy073-2/back-eb984fe3-1280x1280-c9c4bb-320.avif';
/** One file for each way of serving: hashed, by folder, at the root, a glove's picture; compressed and not. */
const FILES = ['/assets/page-abc.js', '/documents/sheet.pdf', '/favicon.svg', PICTURE];
const BYTES = 'the quick brown welder';

async function openFiles() {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-files-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const file of FILES) {
		mkdirSync(join(folder, file, '..'), { recursive: true });
		writeFileSync(join(folder, file), BYTES);
	}
	writeFileSync(join(folder, '/assets/page-abc.js.br'), 'smaller');
	const app = createApp({ log: createLog('silent'), trustProxy: 0 });
	await addStaticFiles(app, folder);
	const request = (url: string, headers: Record<string, string>) => app.inject({ url, headers });
	return { request };
}

test.each(FILES)(
	'%s: a part is sent, one that is not there is 416, one that cannot be read is no part',
	async (file) => {
		const { request } = await openFiles();
		const part = await request(file, { range: 'bytes=4-8' });
		expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
			206,
			'quick',
			'bytes 4-8/22',
		]);
		for (const range of ['bytes=22-', 'bytes=999-1000', 'bytes=-0', 'bytes=99999999999999999999-']) {
			const answer = await request(file, { range });
			expect([range, answer.statusCode]).toEqual([range, 416]);
			expect(answer.headers['content-range'], range).toBe('bytes */22');
			expect(answer.headers['content-type']).toContain('application/problem+json');
		}
		for (const range of ['bytes=x', 'bytes=8-4', 'lines=1-2', 'bytes', '', 'bytes=0-1,5-6', '\u00ff']) {
			const answer = await request(file, { range });
			expect([200, 206, 416], range).toContain(answer.statusCode);
		}
	},
);

test.each(FILES)('%s: a failed precondition is 412', async (file) => {
	const { request } = await openFiles();
	const past = 'Thu, 01 Jan 2015 00:00:00 GMT';
	const failing: Record<string, string>[] = [
		{ 'if-match': '"another"' },
		{ 'if-match': '"a", "b"' },
		{ 'if-unmodified-since': past },
		{ 'if-match': '"another"', range: 'bytes=0-1' },
		{ 'if-match': '"another"', 'accept-encoding': 'br' },
	];
	for (const headers of failing) {
		const answer = await request(file, headers);
		expect([JSON.stringify(headers), answer.statusCode]).toEqual([JSON.stringify(headers), 412]);
		expect(answer.json().type).toBe('precondition-failed');
	}
	const holding: Record<string, string>[] = [
		{ 'if-match': '*' },
		{ 'if-unmodified-since': 'no date' },
		{ 'if-none-match': '"x"' },
	];
	for (const headers of holding) expect((await request(file, headers)).statusCode).toBe(200);
});

test('no condition and no range, however written, causes an error', async () => {
	const { request } = await openFiles();
	const word = fc.oneof(
		fc.stringMatching(/^[ -~]{0,20}$/),
		fc.constantFrom('bytes=', 'bytes=-', 'bytes=--1', 'W/"x"', '"', '*', '0', 'Thu, 99 Jan 2015'),
		fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `bytes=${from}-${to}`),
	);
	const names = [
		'range',
		'if-range',
		'if-match',
		'if-none-match',
		'if-modified-since',
		'if-unmodified-since',
	];
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...FILES, '/assets/none.js'),
			fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 3 }),
			async (file, headers) => {
				expect((await request(file, headers)).statusCode).toBeLessThan(500);
			},
		),
		{ numRuns: 300 },
	);
});
