import { expect, test } from 'vitest';
import { errorPaths } from '../../../testing/staff-site.ts';
import type { BulkDone, BulkPreview } from '../../kit/bulk/bulk-change.ts';
import { findLastBulk } from '../../kit/bulk/bulk-queries.server.ts';
import { openOrder } from '../../orders/test-orders.server.ts';
import { openWithLabel } from '../test-labels.server.ts';

const PATH = '/api/admin/labels/bulk';
type Change = { field: string; value: string };

/** Three labels of which the second is void, and the calls that change several. */
async function openThree() {
	const opened = await openWithLabel();
	const { staff, body, post, id } = opened;
	const ids = [id, await post(body), await post(body)];
	await staff.call({ method: 'POST', url: `/api/admin/labels/${ids[1]}/void`, body: { version: 1 } });
	const send = (path: string, sent: object) =>
		staff.call({ method: 'POST', url: `${PATH}${path}`, body: sent });
	const preview = async (change: Change): Promise<BulkPreview> =>
		(await send('/preview', { change, ids: ids.map(String) })).json();
	const apply = async (change: Change, { rows }: BulkPreview): Promise<BulkDone> => {
		const records = rows.map(({ id, version }) => ({ id, version }));
		const answer = await send('', { change, records });
		expect(answer.statusCode, answer.body).toBe(200);
		return answer.json();
	};
	const undo = (bulkId: string) => send(`/${bulkId}/undo`, {});
	const readOne = async (one: number | undefined) =>
		(await staff.call({ url: `/api/admin/labels/${one}` })).json();
	const statesOf = async () => (await Promise.all(ids.map(readOne))).map(({ state }) => state);
	return { ...opened, ids, send, preview, apply, undo, readOne, statesOf };
}

test('labels are shipped together; the void one says why not, and one undo restores each state', async () => {
	const { ids, preview, apply, undo, statesOf, print } = await openThree();
	await print([ids[2] ?? 0]);
	const change = { field: 'state', value: 'shipped' };
	const shown = await preview(change);
	expect(shown.rows.map(({ before, after, error }) => [before, after, error !== undefined])).toEqual([
		['ready', 'shipped', false],
		['void', 'shipped', true],
		['printed', 'shipped', false],
	]);
	const done = await apply(change, shown);
	expect(done).toMatchObject({ changed: 2, skipped: [expect.stringContaining(`#${ids[1]}`)] });
	expect(await statesOf()).toEqual(['shipped', 'void', 'shipped']);
	expect((await undo(done.id)).json()).toMatchObject({ changed: 2, skipped: [] });
	expect(await statesOf()).toEqual(['ready', 'void', 'printed']);
	expect((await undo(done.id)).statusCode).toBe(409);
});

test('voiding many is undone too, but not for a label that somebody has changed since', async () => {
	const { staff, ids, preview, apply, undo, statesOf, readOne } = await openThree();
	const shipped = { field: 'state', value: 'shipped' };
	const done = await apply(shipped, await preview(shipped));
	const { version } = await readOne(ids[0]);
	await staff.call({ method: 'POST', url: `/api/admin/labels/${ids[0]}/not-shipped`, body: { version } });
	const undone = (await undo(done.id)).json<BulkDone>();
	expect(undone).toMatchObject({ changed: 1, skipped: [expect.stringContaining(`#${ids[0]}`)] });
	expect(await statesOf()).toEqual(['printed', 'void', 'ready']);
	const change = { field: 'state', value: 'void' };
	const voided = await apply(change, await preview(change));
	expect(await statesOf()).toEqual(['void', 'void', 'void']);
	await undo(voided.id);
	expect(await statesOf()).toEqual(['printed', 'void', 'ready']);
	expect((await undo('no-such-change')).statusCode).toBe(409);
});

test('a field is set for labels that are not printed, with the rules of the form', async () => {
	const { preview, apply, undo, ids, readOne, put } = await openThree();
	const wrong = await preview({ field: 'date', value: '2026-02-30' });
	expect(wrong.rows.every(({ error }) => error)).toBe(true);
	const change = { field: 'purchaseOrderNumber', value: ' PO-9  ' };
	const shown = await preview(change);
	expect(shown.rows.map(({ before, after, error }) => [before, after, error !== undefined])).toEqual([
		['77-3041', 'PO-9', false],
		['77-3041', ' PO-9  ', true],
		['77-3041', 'PO-9', false],
	]);
	// The first is saved in its form between preview and change, the third between change and undo.
	await put({ attention: 'Somebody else' }, 1);
	const done = await apply(change, shown);
	expect(done.changed).toBe(1);
	expect(done.skipped).toHaveLength(2);
	expect((await readOne(ids[2])).purchaseOrderNumber).toBe('PO-9');
	expect((await undo(done.id)).json()).toMatchObject({ changed: 1 });
	expect((await readOne(ids[2])).purchaseOrderNumber).toBe('77-3041');
	expect((await readOne(ids[0])).attention).toBe('Somebody else');
});

test('a day later the change is neither offered nor undone', async () => {
	const { site, preview, apply, undo } = await openThree();
	const { db } = site.database;
	const change = { field: 'state', value: 'shipped' };
	const done = await apply(change, await preview(change));
	const { account_id: accountId } = await db
		.selectFrom('bulk_change')
		.select('account_id')
		.executeTakeFirstOrThrow();
	const find = (now: Date) => findLastBulk(db, { kind: 'label', accountId, now });
	expect(await find(new Date())).toMatchObject({ id: done.id, changed: 2 });
	expect(await find(new Date(Date.now() + 25 * 3_600_000))).toBeUndefined();
	expect(await findLastBulk(db, { kind: 'company', accountId, now: new Date() })).toBeUndefined();
	const longAgo = new Date(Date.now() - 25 * 3_600_000).toISOString();
	await db.updateTable('bulk_change').set({ done_at: longAgo }).execute();
	expect((await undo(done.id)).statusCode).toBe(409);
	await apply({ field: 'state', value: 'printed' }, await preview({ field: 'state', value: 'printed' }));
	expect(await db.selectFrom('bulk_change').select('id').where('id', '=', done.id).execute()).toEqual([]);
	expect(
		await db.selectFrom('bulk_change_row').select('bulk_id').where('bulk_id', '=', done.id).execute(),
	).toEqual([]);
});

test('an order whose labels ship together is shipped, and is not any more after the undo', async () => {
	const { staff, read, make } = await openOrder();
	const made = (await make(1)).json<{ labels: { id: number }[] }>().labels;
	const change = { field: 'state', value: 'shipped' };
	const post = (path: string, body: object) => staff.call({ method: 'POST', url: `${PATH}${path}`, body });
	const { rows } = (
		await post('/preview', { change, ids: made.map(({ id }) => String(id)) })
	).json<BulkPreview>();
	const records = rows.map(({ id, version }) => ({ id, version }));
	const done = (await post('', { change, records })).json<BulkDone>();
	expect((await read()).state).toBe('shipped');
	await post(`/${done.id}/undo`, {});
	expect((await read()).state).not.toBe('shipped');
});

test.each([
	['a field that is none', { change: { field: 'version', value: '1' }, ids: ['1'] }, ['change.field']],
	['no labels', { change: { field: 'date', value: '2026-01-01' }, ids: [] }, ['ids']],
	['a long value', { change: { field: 'date', value: 'x'.repeat(301) }, ids: ['1'] }, ['change.value']],
	['a number for a value', { change: { field: 'date', value: 1 }, ids: ['1'] }, ['change.value']],
])('refused: %s', async (_, body, paths) => {
	const { send } = await openThree();
	const answer = await send('/preview', body);
	expect([answer.statusCode, errorPaths(answer)]).toEqual([400, paths]);
});

test('odd ids and states that nobody may set are left alone', async () => {
	const { send, ids } = await openThree();
	const change = { field: 'state', value: 'draft' };
	const { rows } = (
		await send('/preview', {
			change,
			ids: ['-1', '1e3', 'NaN', '9007199254740993', '3000000000', '0', String(ids[0])],
		})
	).json<BulkPreview>();
	expect(rows.map(({ id, error }) => [id, error !== undefined])).toEqual([[String(ids[0]), true]]);
	const done = (await send('', { change, records: [{ id: String(ids[0]), version: 1 }] })).json<BulkDone>();
	expect(done).toMatchObject({ id: '', changed: 0 });
});

test('labels get an attention and a name by the rules of their form', async () => {
	const { preview, apply, undo, ids, readOne } = await openThree();
	const long = await preview({ field: 'attention', value: 'x'.repeat(121) });
	expect(long.rows.every(({ error }) => error)).toBe(true);
	expect((await preview({ field: 'operatingName', value: ' ' })).rows.every(({ error }) => error)).toBe(true);
	for (const [field, value] of [
		['attention', 'Dock 4'],
		['operatingName', 'Steeltown West'],
	] as const) {
		const before = (await readOne(ids[0]))[field];
		const done = await apply({ field, value }, await preview({ field, value }));
		expect((await readOne(ids[0]))[field]).toBe(value);
		await undo(done.id);
		expect((await readOne(ids[0]))[field]).toBe(before);
	}
});
