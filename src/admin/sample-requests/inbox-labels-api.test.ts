import { expect, test } from 'vitest';
import { change, NUMBER, openInbox, read, storeRequest } from './test-inbox.server.ts';

type Inbox = Awaited<ReturnType<typeof openInbox>>;

const readLabel = async ({ staff }: Inbox, id: number) =>
	(await staff.call({ url: `/api/admin/labels/${id}` })).json();

const listLines = ({ content }: { content: { productPartNumber: string; size: string }[] }) =>
	content.map(({ productPartNumber, size }) => `${productPartNumber} ${size}`);

test('labels are made of what is on none, and another set only on purpose', async () => {
	const inbox = await openInbox();
	const { staff } = inbox;
	await change(staff, NUMBER, 'approve', 1);
	const made = await change(staff, NUMBER, 'label', 2);
	expect(made.json()).toMatchObject({ version: 3, labels: [{ id: 1001, state: 'ready' }] });
	expect((await readLabel(inbox, 1001)).source).toBe(NUMBER);
	expect((await change(staff, NUMBER, 'label', 2)).statusCode).toBe(412);
	const again = await change(staff, NUMBER, 'label', 3);
	expect(again.statusCode).toBe(409);
	expect(again.json().detail).toContain('#1001');
	expect((await change(staff, NUMBER, 'label', 3, { another: 1 })).statusCode).toBe(400);
	expect((await change(staff, NUMBER, 'label', 3, { another: true })).json().labels).toEqual([
		{ id: 1002, state: 'ready' },
	]);
	const { events } = await read(staff, NUMBER);
	expect(events.filter(({ kind }) => kind === 'label').map(({ reference }) => reference)).toEqual([
		'1002',
		'1001',
	]);
});

test('a request that was shipped can be sent once more on purpose, and not by accident', async () => {
	const { staff } = await openInbox();
	await change(staff, NUMBER, 'approve', 1);
	await change(staff, NUMBER, 'ship', 2);
	expect((await change(staff, NUMBER, 'label', 3)).statusCode).toBe(409);
	expect((await change(staff, NUMBER, 'label', 3, { another: true })).json().labels).toHaveLength(1);
});

test('a glove that left the catalogue after the approval stays on the label, as a draft to look at', async () => {
	const inbox = await openInbox();
	const { site, staff } = inbox;
	const samples = [
		{ partNumber: 'xy999', size: 'L' },
		{ partNumber: 'xy300', size: 'L' },
	];
	await storeRequest(site, 'S-2026-0002', { samples });
	await change(staff, 'S-2026-0002', 'approve', 1);
	expect((await change(staff, 'S-2026-0002', 'label', 2)).json().labels).toEqual([
		{ id: 1001, state: 'draft' },
	]);
	expect(listLines(await readLabel(inbox, 1001))).toEqual(['xy999 L', 'xy300 L']);
});

test('of two people at once one makes labels', async () => {
	const { staff } = await openInbox();
	await change(staff, NUMBER, 'approve', 1);
	const press = () => change(staff, NUMBER, 'label', 2);
	const answers = await Promise.all([press(), press(), press()]);
	const [made, ...refused] = answers.map(({ statusCode }) => statusCode).sort();
	expect(made).toBe(200);
	// By its version, or because everything is on labels by then.
	for (const code of refused) expect([409, 412]).toContain(code);
	expect((await staff.call({ url: '/api/admin/labels' })).json().total).toBe(1);
});

test('shipping the request ships every label that can, and leaves a void one', async () => {
	const inbox = await openInbox();
	const { staff } = inbox;
	await change(staff, NUMBER, 'approve', 1, { label: true });
	await change(staff, NUMBER, 'label', 3, { another: true });
	await staff.call({ method: 'POST', url: '/api/admin/labels/1001/void', body: { version: 1 } });
	await change(staff, NUMBER, 'ship', 4, { label: true });
	expect([await readLabel(inbox, 1001), await readLabel(inbox, 1002)].map(({ state }) => state)).toEqual([
		'void',
		'shipped',
	]);
});
