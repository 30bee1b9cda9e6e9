import { expect, test } from 'vitest';
import {
	unsubscribeByToken,
	updateConfirmed,
} from '../../../domain/newsletter/subscription-queries.server.ts';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { errorPaths } from '../../../testing/staff-site.ts';
import { openTestSite } from '../../../testing/test-site.ts';
import type { BulkDone, BulkPreview } from '../../kit/bulk/bulk-change.ts';
import { askAsReader } from '../test-readers.server.ts';

const PATH = '/api/admin/newsletter';
const NAMES = ['anna', 'bert', 'cleo', 'dora'] as const;
const idOf = (name: (typeof NAMES)[number]) => String(NAMES.indexOf(name)).padStart(28, '0');

/** Four readers: Anna waits for her confirmation, Dora left by the link. */
async function openReaders() {
	const site = await openTestSite({ products: [] });
	const { db } = site.database;
	const ask = (name: (typeof NAMES)[number], askedAt: string) =>
		askAsReader(db, { id: idOf(name), email: `${name}@norland.example`, askedAt });
	for (const name of NAMES) {
		await ask(name, '2026-04-02T12:00:00.000Z');
		if (name === 'anna') continue;
		await db
			.updateTable('newsletter_subscription')
			.set({ state: 'confirmed', confirmed_at: '2026-04-03T12:00:00.000Z' })
			.where('id', '=', idOf(name))
			.execute();
	}
	const leaveByLink = (name: (typeof NAMES)[number]) =>
		unsubscribeByToken(db, `token ${idOf(name)}`, { by: 'link', at: new Date().toISOString() });
	await leaveByLink('dora');
	const staff = await openStaffBrowser(site);
	const send = (path: string, body: object) =>
		staff.call({ method: 'POST', url: `${PATH}/bulk${path}`, body });
	const change = { field: 'leave', value: 'Mail to this domain comes back' };
	const preview = async (value = change.value) =>
		(await send('/preview', { change: { ...change, value }, ids: NAMES.map(idOf) })).json<BulkPreview>();
	const apply = async ({ rows }: BulkPreview) => {
		const records = rows.map(({ id, version }) => ({ id, version }));
		return (await send('', { change, records })).json<BulkDone>();
	};
	const undo = (id: string) => send(`/${id}/undo`, {});
	const statesOf = async () => {
		const rows = await db
			.selectFrom('newsletter_subscription')
			.select(['state', 'left_by'])
			.orderBy('id')
			.execute();
		return rows.map((row) => row.state + (row.left_by && ` by ${row.left_by}`));
	};
	return { site, db, staff, ask, leaveByLink, send, preview, apply, undo, statesOf };
}

test('readers leave together for a reason, and one undo puts each back as they were', async () => {
	const { db, preview, apply, undo, statesOf } = await openReaders();
	const shown = await preview();
	expect(shown.rows.map(({ title, before, after }) => [title.split('@')[0], before, after])).toEqual([
		['anna', 'pending', 'left'],
		['bert', 'confirmed', 'left'],
		['cleo', 'confirmed', 'left'],
	]);
	expect(shown.unchanged).toBe(1);
	const done = await apply(shown);
	expect(done).toMatchObject({ changed: 3, skipped: [] });
	expect(await statesOf()).toEqual(['left by staff', 'left by staff', 'left by staff', 'left by link']);
	expect((await undo(done.id)).json()).toMatchObject({ changed: 3, skipped: [] });
	expect(await statesOf()).toEqual(['pending', 'confirmed', 'confirmed', 'left by link']);
	expect((await undo(done.id)).statusCode).toBe(409);
	const log = await db
		.selectFrom('audit_entry')
		.select(['action', 'subject_name', 'after_json'])
		.where('subject_kind', '=', 'newsletter')
		.orderBy('id')
		.execute();
	expect(log.map(({ action }) => action)).toEqual([
		...Array(3).fill('newsletter.unsubscribed'),
		...Array(3).fill('newsletter.restored'),
	]);
	expect(JSON.stringify(log), 'an address in the log could not be erased').not.toContain('@');
});

test('an undo puts nobody back who left by their own wish, asked again, or was erased since', async () => {
	const { staff, ask, leaveByLink, preview, apply, undo, statesOf } = await openReaders();
	const done = await apply(await preview());
	await leaveByLink('bert');
	await ask('cleo', new Date().toISOString());
	expect((await staff.call({ method: 'DELETE', url: `${PATH}/${idOf('anna')}` })).statusCode).toBe(204);
	expect((await undo(done.id)).json()).toMatchObject({
		changed: 0,
		skipped: [idOf('anna'), 'bert@norland.example', 'cleo@norland.example'],
	});
	expect(await statesOf()).toEqual(['left by link', 'pending', 'left by link']);
});

test('who leaves between preview and change keeps their own leaving', async () => {
	const { leaveByLink, preview, apply, statesOf } = await openReaders();
	const shown = await preview();
	await leaveByLink('cleo');
	expect(await apply(shown)).toMatchObject({ changed: 2 });
	expect((await statesOf())[2]).toBe('left by link');
});

test('a confirmation that was on its way works again after the undo, and not before', async () => {
	const { site, preview, apply, undo, statesOf } = await openReaders();
	const confirm = () => updateConfirmed(site.database.db, `hash ${idOf('anna')}`, new Date().toISOString());
	const done = await apply(await preview());
	expect(await confirm()).toBeUndefined();
	await undo(done.id);
	expect(await confirm()).toMatchObject({ isNew: true });
	expect((await statesOf())[0]).toBe('confirmed');
});

test('a reason is needed, and a long one is refused', async () => {
	const { preview } = await openReaders();
	for (const value of ['', '  ', 'x'.repeat(201)]) {
		const { rows } = await preview(value);
		expect(
			rows.filter(({ error }) => error === undefined),
			JSON.stringify(value),
		).toEqual([]);
	}
});

test.each([
	['another field', { change: { field: 'email', value: 'x' }, ids: ['1'] }, ['change.field']],
	['nobody', { change: { field: 'leave', value: 'x' }, ids: [] }, ['ids']],
])('refused: %s', async (_, body, paths) => {
	const { send } = await openReaders();
	const answer = await send('/preview', body);
	expect([answer.statusCode, errorPaths(answer)]).toEqual([400, paths]);
});

test('the keys of a list are those that it shows, for staff alone', async () => {
	const { site, staff } = await openReaders();
	const read = async (query: string) => (await staff.call({ url: `${PATH}/ids?${query}` })).json();
	expect((await read('sort=asked')).content).toEqual(NAMES.map(idOf));
	expect((await read('state=confirmed')).content.toSorted()).toEqual([idOf('bert'), idOf('cleo')]);
	expect((await read('q=DORA')).content).toEqual([idOf('dora')]);
	expect((await staff.call({ url: `${PATH}/ids?state=gone` })).statusCode).toBe(400);
	expect((await site.app.inject({ url: `${PATH}/ids` })).statusCode).toBe(401);
	expect((await site.app.inject({ method: 'POST', url: `${PATH}/bulk`, payload: {} })).statusCode).toBe(401);
});
