import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SourceItem } from '../../domain/catalogue-import/readers/source-text.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { readSource } from './import-source.server.ts';

const LIMITS = { timeoutMs: 2_000, maxBytes: 10_000 };

async function read(source: string, limits = LIMITS): Promise<SourceItem[]> {
	const items: SourceItem[] = [];
	for await (const item of readSource(source, limits)) items.push(item);
	return items;
}

const recordsOf = (items: SourceItem[]) => items.flatMap((item) => ('record' in item ? [item.record] : []));

function makeFolder(files: Record<string, string | Uint8Array>): string {
	const folder = mkdtempSync(join(tmpdir(), 'emberhide-source-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(join(folder, name, '..'), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	return folder;
}

async function serve(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('files and folders', () => {
	it('reads the .json and .csv files of a folder and its subfolders, in order', async () => {
		const folder = makeFolder({
			'b.CSV': 'partNumber\nxy2\n',
			'a.json': '[{"partNumber":"xy1"}]',
			'deep/er/c.json': '{"partNumber":"xy3"}',
			'notes.txt': 'not read',
		});
		symlinkSync(folder, join(folder, 'deep/loop'));
		expect(recordsOf(await read(folder)).map((record) => record.partNumber)).toEqual(['xy1', 'xy2', 'xy3']);
	});

	it('reports an unreadable file and continues with the next', async () => {
		const folder = makeFolder({
			'1.json': '{"partNumber":',
			'2.csv': 'Artikel;Preis\n1;2\n',
			'3.csv': 'partNumber,Part Number\n1,2\n',
			'4.csv': '',
			'5.csv': Buffer.from('PK\u0003\u0004'),
			'6.json': '[7,{"partNumber":"xy1"}]',
		});
		const items = await read(folder);
		const errors = items.flatMap((item) => ('error' in item ? [wordMessage('en', item.error.reason)] : []));
		expect(errors.map((reason) => reason.slice(0, 24))).toEqual([
			'is not valid JSON: Unexp',
			'has no column partNumber',
			'has the column "Part Num',
			'is empty',
			'is a workbook or an arch',
			'is no object with the fi',
		]);
		expect(items.at(-1)).toMatchObject({
			location: { unit: 'record', row: 2 },
			record: { partNumber: 'xy1' },
		});
	});

	it('reports that a saved page is incomplete', async () => {
		const folder = makeFolder({
			'page.json': '{"content":[{"partNumber":"xy1"}],"number":0,"totalPages":3}',
		});
		const note = (await read(folder)).find((item) => 'note' in item);
		expect(note).toMatchObject({ note: expect.stringContaining('page 1 of 3') });
	});

	it('reports a path that is unreadable or empty', async () => {
		await expect(read('/nowhere/gloves.csv')).rejects.toThrow('Cannot read /nowhere/gloves.csv (ENOENT).');
		await expect(read(makeFolder({ 'a.txt': '' }))).rejects.toThrow('There is no .json or .csv file in');
	});
});

describe('addresses', () => {
	it('follows the pages of the old API and keeps the rest of the query', async () => {
		const requested: string[] = [];
		const base = await serve((request, response) => {
			requested.push(request.url ?? '');
			const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? 0);
			const content = [{ partNumber: `xy${page}a` }, { partNumber: `xy${page}b` }];
			response.end(JSON.stringify({ content, last: page === 2, totalPages: 3, number: page, size: 2 }));
		});
		const items = await read(`${base}/api/products?size=2&sort=name,asc#top`);
		expect(recordsOf(items).map((record) => record.partNumber)).toEqual([
			'xy0a',
			'xy0b',
			'xy1a',
			'xy1b',
			'xy2a',
			'xy2b',
		]);
		expect(requested.map((path) => new URL(path, base).searchParams.get('page'))).toEqual([null, '1', '2']);
		expect(requested.every((path) => path.includes('size=2&sort=name'))).toBe(true);
		expect(items[2]?.location).toEqual({ file: expect.stringContaining('page=1'), unit: 'record', row: 1 });
	});

	it('reads a plain list and CSV by its content type', async () => {
		const base = await serve((request, response) => {
			if (request.url === '/list') response.end('[{"partNumber":"xy1"}]');
			else response.setHeader('content-type', 'text/csv; charset=utf-8').end('partNumber\nxy2\n');
		});
		expect(recordsOf(await read(`${base}/list`))).toEqual([{ partNumber: 'xy1' }]);
		expect(recordsOf(await read(`${base}/table`))).toEqual([{ partNumber: 'xy2' }]);
	});

	it('stops when pages do not advance', async () => {
		const base = await serve((request, response) => {
			const number = request.url?.startsWith('/numbered') ? 0 : undefined;
			response.end(JSON.stringify({ content: [{ partNumber: 'xy1' }], last: false, number }));
		});
		await expect(read(`${base}/numbered`)).rejects.toThrow('answered page 0 instead of 1');
		await expect(read(`${base}/same`)).rejects.toThrow('answers the same for every page');
	});

	it('stays on the given origin', async () => {
		const other = await serve((_, response) => response.end('[{"partNumber":"evil"}]'));
		const base = await serve((request, response) => {
			if (request.url === '/moved') response.writeHead(302, { location: '/here' }).end();
			else if (request.url === '/here') response.end('[{"partNumber":"xy1"}]');
			else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
			else response.writeHead(302, { location: other }).end();
		});
		expect(recordsOf(await read(`${base}/moved`))).toEqual([{ partNumber: 'xy1' }]);
		await expect(read(`${base}/away`)).rejects.toThrow(`sends us on to ${other}`);
		await expect(read(`${base}/loop`)).rejects.toThrow('round in circles');
	});

	it('reports slow, endless, failing and unreadable responses in one sentence', async () => {
		const base = await serve((request, response) => {
			if (request.url === '/slow') response.write('[');
			else if (request.url === '/endless') response.end('x'.repeat(20_000));
			else if (request.url === '/broken') response.writeHead(503).end('later');
			else response.end('<html>not for you</html>');
		});
		await expect(read(`${base}/slow`, { ...LIMITS, timeoutMs: 200 })).rejects.toThrow('within 0.2 s');
		await expect(read(`${base}/endless`)).rejects.toThrow('more than 10 kB');
		await expect(read(`${base}/broken`)).rejects.toThrow('answered 503');
		await expect(read(`${base}/html`)).rejects.toThrow('has no column partNumber');
		await expect(read('http://127.0.0.1:1/')).rejects.toThrow('Cannot read http://127.0.0.1:1/');
	});

	it.each(['ftp://example.com/a.csv', 'file:///etc/passwd', 'http://', 'https://me:secret@example.com/'])(
		'refuses %s without showing a password',
		async (source) => {
			const error = await read(source).catch((thrown: Error) => thrown);
			expect(error).toHaveProperty('name', 'StartError');
			expect(String(error)).not.toContain('secret');
		},
	);
});
