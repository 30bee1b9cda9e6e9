import { expect, test } from 'vitest';
import { listCompanyIds } from '../../domain/companies/company-queries.server.ts';
import { findSourceShipment } from '../../domain/labels/source-label-commands.server.ts';
import { labelsOfCompany } from '../labels/label-providers.server.ts';
import { ORDER_NUMBER, openOrder, TEST_ORDER_LINE } from './test-orders.server.ts';

type Line = { productPartNumber: string; size: string; quantity: number; productName: string };

const listLines = ({ content }: { content: Line[] }) =>
	content.map(({ productPartNumber, size, quantity }) => `${productPartNumber} ${size} ${quantity}`);

test('one press makes a label with every line, addressed to the company and linked both ways', async () => {
	const { make, readLabel, companyId, database } = await openOrder();
	const made = await make(1);
	expect(made.statusCode, made.body).toBe(201);
	expect(made.json()).toEqual({ number: ORDER_NUMBER, version: 2, labels: [{ id: 1001, state: 'ready' }] });
	const label = await readLabel(1001);
	expect(listLines(label)).toEqual(['xy300 L 12', 'xy300 M 6', 'xy276-3 M 3']);
	expect(label).toMatchObject({
		operatingName: 'Steeltown Welding',
		shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
		attention: 'Sam Doe',
		purchaseOrderNumber: 'PO-1',
		companyId,
		source: ORDER_NUMBER,
		language: 'en',
	});
	const audit = await database.db
		.selectFrom('audit_entry')
		.selectAll()
		.where('action', 'like', '%labelled')
		.execute();
	expect(audit.map(({ subject_id, after_json }) => [subject_id, after_json])).toEqual([
		[ORDER_NUMBER, '{"labelId":1001}'],
	]);
});

test('a second press and a second tab make no second set; a set on purpose does', async () => {
	const { make, readLabel, staff } = await openOrder();
	await make(1);
	expect((await make(1)).statusCode).toBe(412);
	const again = await make(2);
	expect(again.statusCode).toBe(409);
	expect(again.json().detail).toContain('#1001');
	expect((await make(2, { another: true })).json().labels).toEqual([{ id: 1002, state: 'ready' }]);
	expect(listLines(await readLabel(1002))).toHaveLength(3);
	expect((await make(2, { another: true })).statusCode).toBe(412);
	expect((await staff.call({ url: '/api/admin/labels' })).json().content).toHaveLength(2);
});

test('of two people at once one makes labels; the same request sent again gets the first answer', async () => {
	const { make, staff } = await openOrder();
	const key = { 'idempotency-key': 'order-labels-0001' };
	const answers = await Promise.all([make(1), make(1, {}, key), make(1), make(1)]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 412, 412, 412]);
	const { total } = (await staff.call({ url: '/api/admin/labels' })).json();
	expect(total).toBe(1);
	const first = await make(2, { another: true }, { 'idempotency-key': 'order-labels-0002' });
	const repeated = await make(2, { another: true }, { 'idempotency-key': 'order-labels-0002' });
	expect(repeated.json()).toEqual(first.json());
	expect((await staff.call({ url: '/api/admin/labels' })).json().total).toBe(2);
});

test('what is left on no label is made into the next one, and a void label frees its lines', async () => {
	const { make, readLabel, writeLines, moveLabel } = await openOrder();
	await make(1);
	const kept = await writeLines(1001, ([first, second]) => [first, { ...second, quantity: 2 }]);
	expect(kept.statusCode, kept.body).toBe(200);
	const rest = await make(2);
	expect(rest.statusCode, rest.body).toBe(201);
	expect(listLines(await readLabel(1002))).toEqual(['xy300 M 4', 'xy276-3 M 3']);
	expect((await make(3)).statusCode).toBe(409);
	await moveLabel(1001, 'void');
	expect((await make(3)).statusCode).toBe(201);
	expect(listLines(await readLabel(1003))).toEqual(['xy300 L 12', 'xy300 M 2']);
});

test('a glove that is not made any more stays on the label under the name it was ordered by, as a draft', async () => {
	const gone = { ...TEST_ORDER_LINE, partNumber: 'xy999', name: 'Old <b>Hand</b>', size: 'L' };
	const { make, readLabel } = await openOrder({
		lines: [gone, { ...TEST_ORDER_LINE, size: '4XL' }, TEST_ORDER_LINE],
	});
	const made = await make(1);
	expect(made.json().labels).toEqual([{ id: 1001, state: 'draft' }]);
	const label = await readLabel(1001);
	expect(listLines(label)).toEqual(['xy999 L 12', 'xy300 4XL 12', 'xy300 L 12']);
	expect(label.content[0].productName).toBe('Old <b>Hand</b>');
	expect(label.content[2].productDescription).not.toBe('');
});

test('an order without a company becomes a draft without an address', async () => {
	const { make, readLabel } = await openOrder({ companyId: 'co_gone' });
	expect((await make(1)).json().labels).toEqual([{ id: 1001, state: 'draft' }]);
	expect(await readLabel(1001)).toMatchObject({
		operatingName: 'Steeltown Welding Supply',
		shippingAddress: '',
		companyId: '',
	});
});

test('a merge of companies, before the press or while it happens, ships to the kept company', async () => {
	const { make, readLabel, staff, companyId, addCompany, database } = await openOrder();
	const keptId = await addCompany('Barton Steel', '1 Pier Rd, Sudbury, ON P3C 1S8');
	const merge = staff.call({
		method: 'POST',
		url: `/api/admin/companies/${keptId}/merge`,
		body: { mergedId: companyId, version: 1, mergedVersion: 1 },
	});
	const [merged, made] = await Promise.all([merge, make(1)]);
	expect([merged.statusCode, made.statusCode], merged.body).toEqual([200, 201]);
	await make(2, { another: true });
	expect(await readLabel(1002)).toMatchObject({ companyId: keptId, operatingName: 'Barton Steel' });
	// Either name is right for the label made meanwhile: it is on the kept company's page in both cases.
	expect(await labelsOfCompany(database.db).count(await listCompanyIds(database.db, keptId))).toBe(2);
});

test('an order longer and heavier than a label is split over labels, with every pair once', async () => {
	const lines = Array.from({ length: 250 }, (_, at) => ({
		...TEST_ORDER_LINE,
		partNumber: `xy${1000 + at}`,
		pairs: at === 0 ? 25_000 : 1 + at,
	}));
	const { make, readLabel, database } = await openOrder({ lines });
	const made = await make(1);
	const ids: number[] = made.json().labels.map(({ id }: { id: number }) => id);
	expect(ids).toEqual([1001, 1002]);
	expect((await readLabel(1001)).content).toHaveLength(200);
	const { shipment } = await findSourceShipment(database.db, ORDER_NUMBER, lines);
	expect(shipment.lines.every(({ open, onLabels, pairs }) => open === 0 && onLabels === pairs)).toBe(true);
	expect(shipment.beyond).toEqual([]);
});

test('hostile requests are refused by the name of the field', async () => {
	const { make, staff } = await openOrder();
	const wrong = await make(1, { another: 'yes' });
	expect(wrong.statusCode).toBe(400);
	expect(wrong.json().errors[0].path).toBe('another');
	expect((await make(1, { source: 'S-2026-0001' })).statusCode).toBe(400);
	const missing = await staff.call(
		{ method: 'POST', url: '/api/admin/orders/Q-2026-9999/labels', body: {} },
		{ 'if-match': '"1"' },
	);
	expect(missing.statusCode).toBe(404);
	expect(
		(await staff.call({ method: 'POST', url: `/api/admin/orders/${ORDER_NUMBER}/labels`, body: {} }))
			.statusCode,
	).toBe(428);
});
