import { expect, test } from 'vitest';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import { openStaffBrowser, StaffBrowser } from '../../../testing/staff-browser.ts';
import { errorPaths } from '../../../testing/staff-site.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import { PRINTER_LIMITS, PRINTERS_API, type Printer } from './printer.ts';

const DOCK = { name: 'Dock', paper: '4x6', right: 1.5, down: -2 };

async function openPrinters() {
	const site = await openTestSite({ products: [] });
	const staff = await openStaffBrowser(site);
	const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
		staff.call({ method, url: `${PRINTERS_API}${path}`, ...(body === undefined ? {} : { body }) });
	const added = async (body: object) => {
		const answer = await send('POST', '', body);
		expect(answer.statusCode, answer.body).toBe(201);
		return answer.json<Printer>();
	};
	const list = async () => (await staff.call({ url: PRINTERS_API })).json<{ content: Printer[] }>().content;
	return { site, staff, send, added, list };
}

test('a printer’s setting is the same for everybody, changed for all, and deleted', async () => {
	const { site, send, added, list } = await openPrinters();
	const dock = await added(DOCK);
	const office = await added({ ...DOCK, name: '  Bureau  d’en haut ', paper: 'letter-4' });
	expect(await list()).toEqual([
		{ ...office, name: 'Bureau d’en haut' },
		{ ...DOCK, id: dock.id },
	]);
	const colleague = await openStaffBrowser(site);
	expect((await colleague.call({ url: PRINTERS_API })).json().content).toHaveLength(2);
	const changed = await send('PUT', `/${dock.id}`, { ...DOCK, right: 0.049, down: 20 });
	expect(changed.json()).toEqual({ ...DOCK, id: dock.id, right: 0, down: 20 });
	expect((await list())[1]).toMatchObject({ right: 0, down: 20 });
	expect((await send('DELETE', `/${dock.id}`)).statusCode).toBe(204);
	expect((await send('DELETE', `/${dock.id}`)).statusCode).toBe(404);
	expect((await send('PUT', `/${dock.id}`, DOCK)).statusCode).toBe(404);
	const entries = await listAuditEntries(site.database.db, { limit: 5, subjectKind: 'labelPrinter' });
	expect(entries.map(({ action }) => action)).toEqual([
		'labelPrinter.deleted',
		'labelPrinter.changed',
		'labelPrinter.added',
		'labelPrinter.added',
	]);
});

test('two printers never look the same, and there are fifty at most', async () => {
	const { send, added, list } = await openPrinters();
	const dock = await added(DOCK);
	for (const name of ['Dock', 'dock', ' DOCK ', 'Do\u200Bck']) {
		const answer = await send('POST', '', { ...DOCK, name });
		expect([name, answer.statusCode, errorPaths(answer)]).toEqual([name, 400, ['name']]);
	}
	const other = await added({ ...DOCK, name: 'Office' });
	expect((await send('PUT', `/${other.id}`, { ...DOCK, name: 'dock' })).statusCode).toBe(400);
	// Its own name may change its letters.
	expect((await send('PUT', `/${dock.id}`, { ...DOCK, name: 'DOCK' })).statusCode).toBe(200);
	for (let at = (await list()).length; at < PRINTER_LIMITS.printers; at++) {
		await added({ ...DOCK, name: `Printer ${at}` });
	}
	expect((await send('POST', '', { ...DOCK, name: 'One more' })).statusCode).toBe(409);
});

test.each([
	[{ ...DOCK, name: '' }, ['name']],
	[{ ...DOCK, name: 'x'.repeat(61) }, ['name']],
	[{ ...DOCK, paper: 'a4' }, ['paper']],
	[{ ...DOCK, right: 20.1 }, ['right']],
	[{ ...DOCK, down: -21 }, ['down']],
	[{ ...DOCK, down: '1' }, ['down']],
	[{ ...DOCK, name: 'a\u0007b' }, ['name']],
	[{ ...DOCK, id: 'mine' }, ['body']],
])('refused: %o', async (body, paths) => {
	const { site, send } = await openPrinters();
	const answer = await send('POST', '', body);
	expect([answer.statusCode, errorPaths(answer)]).toEqual([400, paths]);
	const visitor = new StaffBrowser(site.app);
	expect((await visitor.call({ method: 'POST', url: PRINTERS_API, body })).statusCode).toBe(401);
	expect((await visitor.call({ url: PRINTERS_API })).statusCode).toBe(401);
});
