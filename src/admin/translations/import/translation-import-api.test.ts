import { expect, test } from 'vitest';
import { findProductRecord } from '../../../domain/catalogue/product-queries.server.ts';
import { openStaffBrowser, StaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';

const PATH = '/api/admin/translations';

async function openFiles() {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const { db } = site.database;
	const download = async (format: string, query = '?show=all') => {
		const answer = await staff.call({ url: `${PATH}/export.${format}${query}` });
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.body;
	};
	const send = (body: object) => staff.call({ method: 'POST', url: `${PATH}/import`, body });
	/** Looks at what a file changes, and stores it if that is confirmed. */
	const post = async (file: string, isConfirmed = false) => {
		const preview = await send({ file });
		return isConfirmed ? send({ file, state: preview.json().state }) : preview;
	};
	const frenchOf = async (english: string) =>
		(await findProductRecord(db, 'xy300'))?.product.french?.[english];
	return { site, db, staff, download, post, send, frenchOf };
}

test.each(['xlf', 'csv'])(
	'the whole range and site as %s, brought in again, changes nothing',
	async (format) => {
		const { db, download, post } = await openFiles();
		const file = await download(format);
		expect(file.length).toBeGreaterThan(300_000);
		const version = async () =>
			(await db.selectFrom('catalogue_state').select('version').executeTakeFirst())?.version;
		const before = await version();
		const preview = (await post(file)).json();
		expect(preview).toMatchObject({ published: 0, drafted: 0, errorCount: 0, changes: [] });
		expect(preview.unchanged).toBe(preview.rows);
		expect(preview.rows).toBeGreaterThan(1500);
		expect((await post(file, true)).json()).toMatchObject({ published: 0, drafted: 0, undoId: '' });
		expect(await version()).toBe(before);
	},
);

test('reviewed French goes on the site in one save per record, other French becomes a draft, and both are undone', async () => {
	const { db, staff, download, post, frenchOf } = await openFiles();
	const record = await findProductRecord(db, 'xy300');
	const [[first, oldFirst], [second, oldSecond]] = Object.entries(record?.product.french ?? {}) as [
		[string, string],
		[string, string],
	];
	const row = (english: string, french: string, state: string) =>
		[`product:xy300`, state, english, french].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
	const file = [
		'record,state,english,french',
		row(first, 'Premier.', 'reviewed'),
		row(second, 'Second.', 'translated'),
		row('No such line', 'Rien.', 'reviewed'),
		row(first, 'Encore.', 'reviewed'),
		`product:xy999,reviewed,x,y`,
		`nonsense,reviewed,x,y`,
		row(second, 'é'.repeat(5001), 'reviewed'),
	].join('\r\n');
	const report = (await post(file)).json();
	expect(report).toMatchObject({ rows: 7, published: 1, drafted: 1, leftOut: 5, undoId: '' });
	expect(report.errors.map(({ row: at, column }: { row: number; column: string }) => [at, column])).toEqual([
		[4, 'english'],
		[5, 'english'],
		[8, 'french'],
		[6, 'record'],
		[7, 'record'],
	]);
	expect(await frenchOf(first)).toBe(oldFirst);
	const done = await post(file, true);
	expect(done.statusCode, done.body).toBe(200);
	expect([await frenchOf(first), await frenchOf(second)]).toEqual(['Premier.', oldSecond]);
	expect((await findProductRecord(db, 'xy300'))?.version).toBe((record?.version ?? 0) + 1);
	expect(await download('csv', '?show=draft')).toContain('Second.');
	const { undoId } = done.json();
	const undo = () => staff.call({ method: 'POST', url: `${PATH}/import/${undoId}/undo` });
	expect((await undo()).json()).toMatchObject({ changed: 1, skipped: [] });
	expect(await frenchOf(first)).toBe(oldFirst);
	expect(await download('csv', '?show=draft')).not.toContain('Second.');
	expect((await undo()).statusCode).toBe(409);
});

test('a record that was changed after the file came is left alone by its undoing', async () => {
	const { db, staff, post, frenchOf } = await openFiles();
	const [[english]] = Object.entries((await findProductRecord(db, 'xy300'))?.product.french ?? {}) as [
		[string, string],
	];
	const file = `record,state,english,french\nproduct:xy300,reviewed,"${english.replaceAll('"', '""')}",Premier.`;
	const { undoId } = (await post(file, true)).json();
	const body = {
		english,
		was: { french: 'Premier.', draft: '', earlier: null },
		french: 'Plus tard.',
		draft: '',
		earlier: null,
	};
	expect((await staff.call({ method: 'PUT', url: `${PATH}/product/xy300`, body })).statusCode).toBe(200);
	const undone = await staff.call({ method: 'POST', url: `${PATH}/import/${undoId}/undo` });
	expect(undone.json()).toMatchObject({ changed: 0, skipped: [expect.stringContaining('XY300')] });
	expect(await frenchOf(english)).toBe('Plus tard.');
});

test('a file is refused if a text was changed after its preview, and nothing is written', async () => {
	const { db, staff, post, send, frenchOf } = await openFiles();
	const [[english, french]] = Object.entries(
		(await findProductRecord(db, 'xy300'))?.product.french ?? {},
	) as [[string, string]];
	const file = `record,state,english,french\nproduct:xy300,reviewed,"${english.replaceAll('"', '""')}",Premier.`;
	const { state } = (await post(file)).json();
	const was = { french, draft: '', earlier: null };
	const body = { english, was, french: 'Entre-temps.', draft: '', earlier: null };
	expect((await staff.call({ method: 'PUT', url: `${PATH}/product/xy300`, body })).statusCode).toBe(200);
	for (const sent of [state, '', 'x']) expect((await send({ file, state: sent })).statusCode).toBe(409);
	expect(await frenchOf(english)).toBe('Entre-temps.');
});

test('a French that a part of the site does not accept stops the file, and nothing is written', async () => {
	const { db, post, download } = await openFiles();
	const lines = (await download('csv')).split('\r\n');
	const home = lines.find((line) => line.startsWith('content:menu,,reviewed')) ?? '';
	expect(home).not.toBe('');
	const glove = lines.find((line) => line.startsWith('product:xy300,description,reviewed')) ?? '';
	const change = (line: string, french: string) => {
		const cells = /^([^,]*),([^,]*),([^,]*),("(?:[^"]|"")*"|[^,]*),/.exec(line);
		return `${cells?.[1]},,reviewed,${cells?.[4]},${french},`;
	};
	const file = [lines[0], change(glove, 'Premier.'), change(home, 'mot '.repeat(40))].join('\r\n');
	const refused = await post(file, true);
	expect([refused.statusCode, refused.json().detail]).toEqual([
		400,
		expect.stringContaining('Menu and footer'),
	]);
	expect(JSON.stringify((await findProductRecord(db, 'xy300'))?.product.french)).not.toContain('Premier.');
});

test('strangers get no file and bring none', async () => {
	const { site } = await openFiles();
	const visitor = new StaffBrowser(site.app);
	expect((await visitor.call({ url: `${PATH}/export.csv` })).statusCode).toBe(401);
	expect((await visitor.call({ method: 'POST', url: `${PATH}/import`, body: { file: '' } })).statusCode).toBe(
		401,
	);
});
