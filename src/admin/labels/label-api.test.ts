import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { errorPaths } from '../../testing/staff-site.ts';
import type { TestSite } from '../../testing/test-site.ts';
import { firstSize, openLabels, openWithLabel, TEST_LABEL, TEST_LINE } from './test-labels.server.ts';

const countRows = async (site: TestSite) =>
	(await site.database.db.selectFrom('label').select('id').execute()).length;

describe('POST /api/admin/labels', () => {
	test('stores a label and answers 201 with its number', async () => {
		const { staff } = await openLabels();
		const size = await firstSize(staff);
		const body = { ...TEST_LABEL, content: [{ ...TEST_LINE, size }] };
		const answer = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
		expect(answer.statusCode).toBe(201);
		const { id } = answer.json();
		expect(id).toBe(1001);
		expect(answer.headers.location).toBe(`/api/admin/labels/${id}`);
		const stored = (await staff.call({ url: `/api/admin/labels/${id}` })).json();
		expect(stored).toMatchObject({
			id,
			state: 'ready',
			version: 1,
			operatingName: 'Steeltown Welding Supply',
			content: [{ productPartNumber: 'xy300', productName: 'Argon Bulwark', size, quantity: 12 }],
		});
	});

	test('the default date is today in the shop’s time zone; a line without quantity is one pair', async () => {
		const { staff, post } = await openLabels();
		const size = await firstSize(staff);
		const { date: _, ...undated } = TEST_LABEL;
		const id = await post({ ...undated, content: [{ productPartNumber: 'xy300', size }] });
		const stored = (await staff.call({ url: `/api/admin/labels/${id}` })).json();
		expect(stored.date).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(stored.content[0].quantity).toBe(1);
		// Missing values come from the catalogue.
		expect(stored.content[0].productName).not.toBe('');
	});

	test('one bad line stores nothing and is named', async () => {
		const { site, staff } = await openLabels();
		const size = await firstSize(staff);
		const good = { ...TEST_LINE, size };
		const content = [good, good, good, { ...good, quantity: 0 }, { ...good, size: '' }];
		const answer = await staff.call({
			method: 'POST',
			url: '/api/admin/labels',
			body: { ...TEST_LABEL, content },
		});
		expect(answer.statusCode).toBe(400);
		expect(answer.headers['content-type']).toContain('application/problem+json');
		expect(errorPaths(answer)).toEqual(['content.3.quantity', 'content.4.size']);
		expect(await countRows(site)).toBe(0);
	});

	test('all invalid fields are named, and nothing is stored', async () => {
		const { site, staff } = await openLabels();
		const refusals: [object, string][] = [
			[{ operatingName: '' }, 'operatingName'],
			[{ operatingName: 'x'.repeat(201) }, 'operatingName'],
			[{ operatingName: 'Steel\u0007town' }, 'operatingName'],
			[{ operatingName: 'Steel\u0000town' }, 'operatingName'],
			[{ attention: 'half \ud800' }, 'attention'],
			[{ shippingAddress: ' ' }, 'shippingAddress'],
			[{ date: '2026-02-30' }, 'date'],
			[{ date: '1999-12-31' }, 'date'],
			[{ content: [] }, 'content'],
			[{ content: Array(201).fill(TEST_LINE) }, 'content'],
			[{ content: [{ ...TEST_LINE, quantity: 2.5 }] }, 'content.0.quantity'],
			[{ content: [{ ...TEST_LINE, quantity: 10_000 }] }, 'content.0.quantity'],
			[{ content: [{ ...TEST_LINE, quantity: '12' }] }, 'content.0.quantity'],
			[{ content: [{ ...TEST_LINE, productPartNumber: '' }] }, 'content.0.productPartNumber'],
			[{ content: [{ ...TEST_LINE, productPartNumber: 'xy999' }] }, 'content.0.productPartNumber'],
			[{ content: [{ ...TEST_LINE, size: '19' }] }, 'content.0.size'],
			[{ content: [{ ...TEST_LINE, secret: 1 }] }, 'content.0.secret'],
			[{ id: 7 }, 'id'],
			[{ createdBy: 'me' }, 'createdBy'],
			[{ state: 'printed' }, 'state'],
		];
		for (const [change, path] of refusals) {
			const body = { ...TEST_LABEL, ...change };
			const answer = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
			expect(answer.statusCode, path).toBe(400);
			expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path);
		}
		expect(await countRows(site)).toBe(0);
	});

	test('a glove missing from the catalogue is named', async () => {
		const { staff } = await openLabels();
		const content = [{ ...TEST_LINE, productPartNumber: 'xy999', productName: 'Old Faithful' }];
		const answer = await staff.call({
			method: 'POST',
			url: '/api/admin/labels',
			body: { ...TEST_LABEL, content },
		});
		expect(answer.json().errors).toEqual([
			{ path: 'content.0.productPartNumber', message: 'XY999 Old Faithful is not in the catalogue' },
		]);
	});

	test('fifty calls with one key at once make one label', async () => {
		const { site, staff } = await openLabels();
		const size = await firstSize(staff);
		const body = { ...TEST_LABEL, content: [{ ...TEST_LINE, size }] };
		const key = randomUUID();
		const answers = await Promise.all(
			Array.from({ length: 50 }, () =>
				staff.call({ method: 'POST', url: '/api/admin/labels', body }, { 'idempotency-key': key }),
			),
		);
		expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().id}`))).toEqual(
			new Set(['201 1001']),
		);
		expect(await countRows(site)).toBe(1);
		const other = await staff.call(
			{ method: 'POST', url: '/api/admin/labels', body: { ...body, attention: 'Somebody else' } },
			{ 'idempotency-key': key },
		);
		expect(other.statusCode).toBe(422);
	});

	test('requires a staff session and our own origin', async () => {
		const { site, staff } = await openLabels();
		const visitor = await site.app.inject({ method: 'POST', url: '/api/admin/labels', payload: TEST_LABEL });
		expect(visitor.statusCode).toBe(401);
		const foreign = await staff.call(
			{ method: 'POST', url: '/api/admin/labels', body: TEST_LABEL },
			{ 'sec-fetch-site': 'cross-site' },
		);
		expect(foreign.statusCode).toBe(403);
		expect(await countRows(site)).toBe(0);
	});

	test('a draft may lack its address and its lines', async () => {
		const { staff, post } = await openLabels();
		const id = await post({ state: 'draft', operatingName: 'Norland Rail' });
		expect((await staff.call({ url: `/api/admin/labels/${id}` })).json()).toMatchObject({
			state: 'draft',
			content: [],
			shippingAddress: '',
		});
	});
});

describe('changes', () => {
	test('a change is stored with the next version, and one from an older version is rejected with the stored label', async () => {
		const { put, id } = await openWithLabel();
		const saved = await put({ attention: 'M. Roy' }, 1);
		expect(saved.statusCode).toBe(200);
		expect(saved.headers.etag).toBe(`"label:${id}:2"`);
		const stale = await put({ attention: 'Somebody else' }, 1);
		expect(stale.statusCode).toBe(412);
		expect(stale.json().current).toMatchObject({ attention: 'M. Roy', version: 2 });
	});

	test('of two concurrent editors one wins, and the other is informed', async () => {
		const { put } = await openWithLabel();
		const answers = await Promise.all([put({ attention: 'One' }, 1), put({ attention: 'Two' }, 1)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
	});

	test('a change must name the version it is based on', async () => {
		const { staff, url, body } = await openWithLabel();
		expect((await staff.call({ method: 'PUT', url, body })).statusCode).toBe(428);
	});

	test('a line keeps a glove that was removed from the catalogue, a new line cannot have it', async () => {
		const { site, put, read, body } = await openWithLabel();
		const before = await read();
		await site.database.db
			.updateTable('label')
			.set({
				document: JSON.stringify({
					...before,
					content: [{ ...before.content[0], productPartNumber: 'xy998' }],
				}),
			})
			.execute();
		const old = { ...body.content[0], productPartNumber: 'xy998' };
		expect((await put({ content: [{ ...old, quantity: 5 }] }, 1)).statusCode).toBe(200);
		const added = await put({ content: [old, { ...old, productPartNumber: 'xy997' }] }, 2);
		expect(added.json().errors[0].path).toBe('content.1.productPartNumber');
	});

	test('shipped can be undone, void is permanent', async () => {
		const { move, print, id, put } = await openWithLabel();
		await print([id]);
		expect((await move('shipped', 2)).json()).toMatchObject({ state: 'shipped', version: 3 });
		expect((await move('void', 3)).statusCode).toBe(409);
		expect((await move('not-shipped', 3)).json()).toMatchObject({ state: 'printed' });
		expect((await move('void', 3)).statusCode).toBe(412);
		expect((await move('void', 4)).json()).toMatchObject({ state: 'void' });
		expect((await print([id])).statusCode).toBe(409);
		expect((await put({}, 5)).statusCode).toBe(409);
	});

	test('a copy is a draft for today with the same lines', async () => {
		const { staff, url, id } = await openWithLabel();
		const answer = await staff.call({ method: 'POST', url: `${url}/duplicate` });
		expect(answer.statusCode).toBe(201);
		const copy = (await staff.call({ url: `/api/admin/labels/${answer.json().id}` })).json();
		expect(copy).toMatchObject({
			state: 'draft',
			invoiceNumber: '',
			operatingName: TEST_LABEL.operatingName,
		});
		expect(copy.id).not.toBe(id);
		expect(copy.content).toHaveLength(1);
	});

	test('every change is logged', async () => {
		const { id, put, print, move, site } = await openWithLabel();
		await put({ attention: 'M. Roy' }, 1);
		await print([id]);
		await move('void', 3);
		const rows = await site.database.db
			.selectFrom('audit_entry')
			.select(['action', 'before_json', 'after_json'])
			.where('subject_kind', '=', 'label')
			.where('subject_id', '=', String(id))
			.orderBy('id')
			.execute();
		expect(rows.map(({ action }) => action)).toEqual([
			'label.created',
			'label.updated',
			'label.printed',
			'label.voided',
		]);
		expect(JSON.parse(rows[1]?.after_json ?? '')).toEqual({ attention: 'M. Roy' });
	});
});

test('the overlay’s search finds a glove by part number, its key and its name', async () => {
	const { staff } = await openLabels();
	const find = async (q: string) =>
		(await staff.call({ url: `/api/admin/labels/products?q=${encodeURIComponent(q)}` })).json().content;
	for (const q of ['XY300', 'xy 300']) expect((await find(q))[0]).toMatchObject({ partNumber: 'xy300' });
	const [glove] = await find('xy276-3');
	expect(glove.sizes.length).toBeGreaterThan(1);
	expect((await find(glove.name))[0].partNumber).toBe('xy276-3');
	expect(await find('')).toEqual([]);
});

test('a ready label is listed on Today and found in the palette by its number', async () => {
	const { staff, post } = await openLabels();
	const size = await firstSize(staff);
	const id = await post({ ...TEST_LABEL, content: [{ ...TEST_LINE, size }] });
	const paletteEntries = (await staff.call({ url: `/api/admin/jump?q=${id}` })).json().content;
	expect(paletteEntries).toContainEqual(
		expect.objectContaining({
			kind: 'label',
			href: `/admin/labels/${id}`,
			title: `#${id} ${TEST_LABEL.operatingName}`,
		}),
	);
});
