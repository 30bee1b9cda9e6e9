import { expect, test } from 'vitest';
import { StaffBrowser } from '../../../testing/staff-browser.ts';
import { errorPaths } from '../../../testing/staff-site.ts';
import { storeApplication } from '../../applications/test-applications.server.ts';
import type { BulkDone, BulkPreview } from '../../kit/bulk/bulk-change.ts';
import { findLastBulk } from '../../kit/bulk/bulk-queries.server.ts';
import { storeOrder } from '../../orders/test-orders.server.ts';
import { listHoldings } from '../assignment-queries.server.ts';
import { openTeam, REQUESTS } from '../test-team.server.ts';

/** The team, and the calls with which Ana changes many requests. */
async function openMany() {
	const team = await openTeam();
	const { db, ana, luc, assign } = team;
	const send = (path: string, body: object) =>
		ana.browser.call({ method: 'POST', url: `/api/admin/samples/bulk${path}`, body });
	const preview = async (value: string, ids = REQUESTS): Promise<BulkPreview> =>
		(await send('/preview', { change: { field: 'assignee', value }, ids })).json();
	const apply = async (value: string, { rows }: BulkPreview): Promise<BulkDone> => {
		const records = rows.map(({ id, version }) => ({ id, version }));
		const answer = await send('', { change: { field: 'assignee', value }, records });
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.json();
	};
	const undo = async (id: string): Promise<BulkDone> => (await send(`/${id}/undo`, {})).json();
	const take = (who: typeof ana, from: string | null, number: string, to: string | null = who.id) =>
		assign(who, from, to, `sampleRequest/${number}`);
	const holders = async () => {
		const held = await listHoldings(db, 'sampleRequest', REQUESTS);
		const names: Record<string, string> = { '': 'nobody', [ana.id]: 'Ana', [luc.id]: 'Luc' };
		return held
			.toSorted((a, b) => (a.number < b.number ? -1 : 1))
			.map(({ accountId }) => names[accountId] ?? accountId);
	};
	return { ...team, send, preview, apply, undo, take, holders };
}

test('three requests are given to a colleague at once, and one undo gives each back to whoever had it', async () => {
	const { db, ana, luc, preview, apply, undo, take, holders } = await openMany();
	await take(ana, null, 'S-2026-0001');
	await take(luc, null, 'S-2026-0002');
	const shown = await preview(luc.id);
	expect([shown.rows.map(({ id, before, after }) => [id, before, after]), shown.unchanged]).toEqual([
		[
			['S-2026-0001', ana.id, luc.id],
			['S-2026-0003', '', luc.id],
		],
		1,
	]);
	const done = await apply(luc.id, shown);
	expect(done).toMatchObject({ changed: 2, skipped: [] });
	expect(await holders()).toEqual(['Luc', 'Luc', 'Luc']);
	const find = () => findLastBulk(db, { kind: 'sampleRequest', accountId: ana.id, now: new Date() });
	expect(await find()).toMatchObject({ id: done.id, changed: 2 });
	expect(await undo(done.id)).toMatchObject({ changed: 2, skipped: [] });
	expect(await holders()).toEqual(['Ana', 'Luc', 'nobody']);
	expect(await find()).toBeUndefined();
	expect((await undo(done.id)).changed).toBeUndefined();
});

test('what a colleague took between the preview and the press stays theirs, and so does what they took before the undo', async () => {
	const { luc, ana, preview, apply, undo, take, holders } = await openMany();
	const shown = await preview(ana.id);
	await take(luc, null, 'S-2026-0002');
	const done = await apply(ana.id, shown);
	expect(done).toMatchObject({ changed: 2, skipped: ['S-2026-0002'] });
	expect(await holders()).toEqual(['Ana', 'Luc', 'Ana']);
	await take(luc, ana.id, 'S-2026-0003');
	// Given away and taken back: it is Ana's again, but by another hand.
	await take(ana, ana.id, 'S-2026-0001', luc.id);
	await take(ana, luc.id, 'S-2026-0001');
	expect(await undo(done.id)).toMatchObject({ changed: 0, skipped: ['S-2026-0001', 'S-2026-0003'] });
	expect(await holders()).toEqual(['Ana', 'Luc', 'Luc']);
});

test('what somebody had who has left since is nobody’s after the undo', async () => {
	const { luc, ana, disable, preview, apply, undo, take, holders } = await openMany();
	await take(luc, null, 'S-2026-0001');
	const done = await apply(ana.id, await preview(ana.id));
	await disable(luc.id, '2026-11-20T14:00:00.000Z');
	expect(await undo(done.id)).toMatchObject({ changed: 3, skipped: [] });
	expect(await holders()).toEqual(['nobody', 'nobody', 'nobody']);
});

test('all are given to nobody; records that are not there are left out', async () => {
	const { ana, preview, apply, take, holders } = await openMany();
	for (const number of REQUESTS) await take(ana, null, number);
	const shown = await preview('', [...REQUESTS, 'S-2026-9999', 'Q-2026-0001', "' or 1=1 --"]);
	expect(shown.rows.map(({ id }) => id).sort()).toEqual(REQUESTS);
	expect(await apply('', shown)).toMatchObject({ changed: 3 });
	expect(await holders()).toEqual(['nobody', 'nobody', 'nobody']);
});

test.each([
	['an account that is none', { field: 'assignee', value: 'nobody-here' }],
	['a name for an account', { field: 'assignee', value: 'Luc' }],
])('%s is an error of each row, and nothing changes', async (_, change) => {
	const { send, holders } = await openMany();
	const shown = (await send('/preview', { change, ids: REQUESTS })).json<BulkPreview>();
	expect(shown.rows.map(({ error }) => error)).toEqual(Array(3).fill('Choose somebody on the team.'));
	const records = REQUESTS.map((id) => ({ id, version: 1 }));
	expect((await send('', { change, records })).json()).toMatchObject({ changed: 0, skipped: REQUESTS });
	expect(await holders()).toEqual(['nobody', 'nobody', 'nobody']);
});

test.each([
	['another field', { change: { field: 'state', value: 'shipped' }, ids: REQUESTS }, ['change.field']],
	['no record', { change: { field: 'assignee', value: '' }, ids: [] }, ['ids']],
	['too many', { change: { field: 'assignee', value: '' }, ids: Array(501).fill('S-2026-0001') }, ['ids']],
])('refused: %s', async (_, body, paths) => {
	const { send } = await openMany();
	const answer = await send('/preview', body);
	expect(answer.statusCode).toBe(400);
	expect(errorPaths(answer)).toEqual(paths);
});

test('the lists answer the numbers of all that match, and orders and applications are given away as well', async () => {
	const { site, db, luc, ana } = await openMany();
	await storeOrder(db, {});
	await storeApplication(site, 'D-2026-0001');
	const numbersOf = async (list: string, query = '') =>
		(await ana.browser.call({ url: `/api/admin/${list}/ids?${query}` })).json().content;
	expect((await numbersOf('samples', 'state=new')).toSorted()).toEqual(REQUESTS);
	expect(await numbersOf('samples', 'state=shipped')).toEqual([]);
	expect(await numbersOf('samples', `assigned=${luc.id}`)).toEqual([]);
	expect(await numbersOf('orders')).toEqual(['Q-2026-0001']);
	expect(await numbersOf('applications')).toEqual(['D-2026-0001']);
	for (const [list, kind, number] of [
		['orders', 'distributorOrder', 'Q-2026-0001'],
		['applications', 'application', 'D-2026-0001'],
	] as const) {
		const body = { change: { field: 'assignee', value: luc.id }, records: [{ id: number, version: 1 }] };
		const answer = await ana.browser.call({ method: 'POST', url: `/api/admin/${list}/bulk`, body });
		expect(answer.json(), list).toMatchObject({ changed: 1 });
		expect(await listHoldings(db, kind, [number])).toMatchObject([{ accountId: luc.id }]);
		const visitor = new StaffBrowser(site.app);
		expect((await visitor.call({ method: 'POST', url: `/api/admin/${list}/bulk`, body })).statusCode).toBe(
			401,
		);
		expect((await visitor.call({ url: `/api/admin/${list}/ids` })).statusCode).toBe(401);
	}
});
