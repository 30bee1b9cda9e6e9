import { expect, test } from 'vitest';
import { openOrder } from '../../orders/test-orders.server.ts';
import { change, NUMBER, openInbox, read } from '../../sample-requests/test-inbox.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('an order is shipped with its last label, and waits again if one comes back', async () => {
	const { make, writeLines, moveLabel, read: readOrder, staff, database } = await openOrder();
	await make(1);
	await writeLines(1001, ([first]) => [first]);
	await make(2);
	const partly = await moveLabel(1001, 'shipped');
	expect(partly.statusCode, partly.body).toBe(200);
	expect(partly.json().moved).toBeUndefined();
	expect((await readOrder()).state).toBe('new');
	const whole = await moveLabel(1002, 'shipped');
	expect(whole.json()).toMatchObject({ state: 'shipped', moved: { number: 'Q-2026-0001', isShipped: true } });
	expect((await readOrder()).state).toBe('shipped');
	const { content, counts } = (await staff.call({ url: '/api/admin/orders?state=shipped' })).json();
	expect([content.length, counts]).toEqual([1, { new: 0, answered: 0, shipped: 1 }]);
	expect((await staff.call({ url: '/api/admin/orders?q=steeltown' })).json().counts.shipped).toBe(1);
	const back = await moveLabel(1001, 'not-shipped');
	expect(back.json().moved).toEqual({ number: 'Q-2026-0001', isShipped: false });
	expect((await readOrder()).state).toBe('new');
	const actions = await database.db
		.selectFrom('audit_entry')
		.select('action')
		.where('subject_kind', '=', 'distributorOrder')
		.orderBy('id')
		.execute();
	expect(actions.map(({ action }) => action.replace('distributorOrder.', ''))).toEqual([
		'labelled',
		'labelled',
		'shipped',
		'unshipped',
	]);
});

test('an answered order is answered again when a label comes back, and a shipped one is not moved by hand', async () => {
	const { make, moveLabel, read: readOrder, staff } = await openOrder();
	const patch = (version: number, state: string) =>
		staff.call(
			{ method: 'PATCH', url: '/api/admin/orders/Q-2026-0001', body: { state } },
			{ 'if-match': `"${version}"` },
		);
	await patch(1, 'answered');
	await make(2);
	await moveLabel(1001, 'shipped');
	const { version } = await readOrder();
	const refused = await patch(version, 'new');
	expect([refused.statusCode, (await patch(version, 'shipped')).statusCode]).toEqual([409, 400]);
	await moveLabel(1001, 'not-shipped');
	expect(await readOrder()).toMatchObject({ state: 'answered', answeredBy: 'Maria Reyes' });
});

test('two labels that ship at once ship their order', async () => {
	const { make, writeLines, moveLabel, read: readOrder } = await openOrder();
	await make(1);
	await writeLines(1001, ([first]) => [first]);
	await make(2);
	const answers = await Promise.all([moveLabel(1001, 'shipped'), moveLabel(1002, 'shipped')]);
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
	expect((await readOrder()).state).toBe('shipped');
	expect(answers.filter((answer) => answer.json().moved?.isShipped)).toHaveLength(1);
});

test('another set ships nothing new, and taking it back takes nothing from the order', async () => {
	const { make, moveLabel, read: readOrder } = await openOrder();
	await make(1);
	await moveLabel(1001, 'shipped');
	await make((await readOrder()).version, { another: true });
	expect((await moveLabel(1002, 'shipped')).json().moved).toBeUndefined();
	expect((await moveLabel(1002, 'not-shipped')).json().moved).toBeUndefined();
	expect((await readOrder()).state).toBe('shipped');
});

async function openRequestWithLabel() {
	const { site, staff, listMail, listAudit } = await openInbox();
	await change(staff, NUMBER, 'approve', 1, { label: true });
	const moveLabel = async (to: 'shipped' | 'not-shipped') => {
		const { version } = (await staff.call({ url: '/api/admin/labels/1001' })).json();
		return staff.call({ method: 'POST', url: `/api/admin/labels/1001/${to}`, body: { version } });
	};
	return { db: site.database.db, staff, listMail, listAudit, moveLabel };
}

test('an approved request ships with its label, without a mail, and is approved again if the label comes back', async () => {
	const { staff, listMail, listAudit, moveLabel } = await openRequestWithLabel();
	expect((await moveLabel('shipped')).json().moved).toEqual({ number: NUMBER, isShipped: true });
	const shipped = await read(staff, NUMBER);
	expect(shipped.state).toBe('shipped');
	expect(shipped.shippedAt).not.toBe('');
	expect(await listMail()).toEqual([]);
	expect((await moveLabel('not-shipped')).json().moved).toEqual({ number: NUMBER, isShipped: false });
	expect(await read(staff, NUMBER)).toMatchObject({ state: 'approved', shippedAt: '' });
	expect(await listAudit()).toEqual([
		'sampleRequest.approved',
		'sampleRequest.labelled',
		'sampleRequest.shipped',
		'sampleRequest.undone',
	]);
});

test('a parcel that comes back after a day changes its label alone', async () => {
	const { db, staff, moveLabel } = await openRequestWithLabel();
	await moveLabel('shipped');
	const at = new Date(Date.now() - 2 * DAY_MS).toISOString();
	await db.updateTable('sample_request_event').set({ at }).execute();
	const back = await moveLabel('not-shipped');
	expect([back.statusCode, back.json().moved]).toEqual([200, undefined]);
	expect((await read(staff, NUMBER)).state).toBe('shipped');
});

test('a declined or an erased request stays what it is when its label ships', async () => {
	const { staff, moveLabel } = await openRequestWithLabel();
	await change(staff, NUMBER, 'decline', 3, { reason: 'No company' });
	expect((await moveLabel('shipped')).json().moved).toBeUndefined();
	expect((await read(staff, NUMBER)).state).toBe('declined');
	const { version } = await read(staff, NUMBER);
	await change(staff, NUMBER, 'erase', version);
	expect((await moveLabel('not-shipped')).statusCode).toBe(200);
});

test('the request’s own dialog and its label shipped at once leave both shipped', async () => {
	const { staff, moveLabel } = await openRequestWithLabel();
	const { version } = await read(staff, NUMBER);
	const [asked, moved] = await Promise.all([
		change(staff, NUMBER, 'ship', version, { label: true }),
		moveLabel('shipped'),
	]);
	const codes = [asked.statusCode, moved.statusCode];
	expect(codes).toContain(200);
	expect(codes.filter((code) => code !== 200).every((code) => code === 412 || code === 409)).toBe(true);
	expect((await read(staff, NUMBER)).state).toBe('shipped');
	expect((await staff.call({ url: '/api/admin/labels/1001' })).json().state).toBe('shipped');
});
