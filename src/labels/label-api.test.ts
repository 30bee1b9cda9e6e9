import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openStaffBrowser, type StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

const line = {
	productName: 'Argon Bulwark',
	productPartNumber: 'XY300',
	productDescription: 'split cow',
	size: 'L',
	quantity: 12,
};
const label = {
	operatingName: 'Steeltown Welding Supply',
	shippingAddress: '640 Barton St E, Hamilton, ON, L8L 3A5',
	date: '2026-11-20',
	attention: 'V. Petrov',
	invoiceNumber: '20931',
	purchaseOrderNumber: '77-3041',
	content: [line],
};

async function open(): Promise<{
	site: TestSite;
	staff: StaffBrowser;
	post: (body: unknown) => Promise<number>;
}> {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const post = async (body: unknown) => {
		const answer = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
		if (answer.statusCode !== 201) throw new Error(answer.body);
		return answer.json().id as number;
	};
	return { site, staff, post };
}

const countRows = async (site: TestSite) =>
	(await site.database.db.selectFrom('label').select('id').execute()).length;

/** The part number and a size of a real glove of the demonstration range. */
async function firstSize(staff: StaffBrowser): Promise<string> {
	const answer = await staff.call({ url: '/api/admin/labels/products?q=xy300' });
	return answer.json().content[0].sizes[0];
}

describe('POST /api/admin/labels', () => {
	test('stores a label and answers 201 with its number', async () => {
		const { staff } = await open();
		const size = await firstSize(staff);
		const body = { ...label, content: [{ ...line, size }] };
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

	test('without a date it is today in the zone of the shop; a line without quantity is one pair', async () => {
		const { staff, post } = await open();
		const size = await firstSize(staff);
		const { date: _, ...undated } = label;
		const id = await post({ ...undated, content: [{ productPartNumber: 'xy300', size }] });
		const stored = (await staff.call({ url: `/api/admin/labels/${id}` })).json();
		expect(stored.date).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(stored.content[0].quantity).toBe(1);
		// What was left out comes from the catalogue.
		expect(stored.content[0].productName).not.toBe('');
	});

	test('one bad line stores nothing and is named', async () => {
		const { site, staff } = await open();
		const size = await firstSize(staff);
		const good = { ...line, size };
		const content = [good, good, good, { ...good, quantity: 0 }, { ...good, size: '' }];
		const answer = await staff.call({
			method: 'POST',
			url: '/api/admin/labels',
			body: { ...label, content },
		});
		expect(answer.statusCode).toBe(400);
		expect(answer.headers['content-type']).toContain('application/problem+json');
		expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
			'content.3.quantity',
			'content.4.size',
		]);
		expect(await countRows(site)).toBe(0);
	});

	test('every wrong field is refused by its name, and nothing is stored', async () => {
		const { site, staff } = await open();
		const refusals: [object, string][] = [
			[{ operatingName: '' }, 'operatingName'],
			[{ operatingName: 'x'.repeat(201) }, 'operatingName'],
			[{ operatingName: 'Steel\u202etown' }, 'operatingName'],
			[{ operatingName: 'Steel\u0000town' }, 'operatingName'],
			[{ attention: 'half \ud800' }, 'attention'],
			[{ shippingAddress: ' ' }, 'shippingAddress'],
			[{ date: '2026-02-30' }, 'date'],
			[{ date: '1999-12-31' }, 'date'],
			[{ content: [] }, 'content'],
			[{ content: Array(201).fill(line) }, 'content'],
			[{ content: [{ ...line, quantity: 2.5 }] }, 'content.0.quantity'],
			[{ content: [{ ...line, quantity: 10_000 }] }, 'content.0.quantity'],
			[{ content: [{ ...line, quantity: '12' }] }, 'content.0.quantity'],
			[{ content: [{ ...line, productPartNumber: '' }] }, 'content.0.productPartNumber'],
			[{ content: [{ ...line, productPartNumber: 'xy999' }] }, 'content.0.productPartNumber'],
			[{ content: [{ ...line, size: '19' }] }, 'content.0.size'],
			[{ content: [{ ...line, secret: 1 }] }, 'content.0.secret'],
			[{ id: 7 }, 'id'],
			[{ createdBy: 'me' }, 'createdBy'],
			[{ state: 'printed' }, 'state'],
		];
		for (const [change, path] of refusals) {
			const body = { ...label, ...change };
			const answer = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
			expect(answer.statusCode, path).toBe(400);
			expect(answer.json().errors.map((fault: { path: string }) => fault.path)).toContain(path);
		}
		expect(await countRows(site)).toBe(0);
	});

	test('a glove that the catalogue does not have is named', async () => {
		const { staff } = await open();
		const content = [{ ...line, productPartNumber: 'xy999', productName: 'Old Faithful' }];
		const answer = await staff.call({
			method: 'POST',
			url: '/api/admin/labels',
			body: { ...label, content },
		});
		expect(answer.json().errors).toEqual([
			{ path: 'content.0.productPartNumber', message: 'XY999 Old Faithful is not in the catalogue' },
		]);
	});

	test('fifty calls with one key at once make one label', async () => {
		const { site, staff } = await open();
		const size = await firstSize(staff);
		const body = { ...label, content: [{ ...line, size }] };
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

	test('is staff’s alone, and no other site can send it', async () => {
		const { site, staff } = await open();
		const visitor = await site.app.inject({ method: 'POST', url: '/api/admin/labels', payload: label });
		expect(visitor.statusCode).toBe(401);
		const foreign = await staff.call(
			{ method: 'POST', url: '/api/admin/labels', body: label },
			{ 'sec-fetch-site': 'cross-site' },
		);
		expect(foreign.statusCode).toBe(403);
		expect(await countRows(site)).toBe(0);
	});

	test('a draft may lack its address and its lines', async () => {
		const { staff, post } = await open();
		const id = await post({ state: 'draft', operatingName: 'Norland Rail' });
		expect((await staff.call({ url: `/api/admin/labels/${id}` })).json()).toMatchObject({
			state: 'draft',
			content: [],
			shippingAddress: '',
		});
	});
});

describe('changes', () => {
	async function openWithLabel() {
		const opened = await open();
		const size = await firstSize(opened.staff);
		const body = { ...label, content: [{ ...line, size }] };
		const id = await opened.post(body);
		const url = `/api/admin/labels/${id}`;
		const put = (change: object, version: number) =>
			opened.staff.call({ method: 'PUT', url, body: { ...body, ...change } }, { 'if-match': `"${version}"` });
		const move = (to: string, version: number) =>
			opened.staff.call({ method: 'POST', url: `${url}/${to}`, body: { version } });
		const print = (ids: number[], more: object = {}) =>
			opened.staff.call({ method: 'POST', url: '/api/admin/labels/prints', body: { ids, ...more } });
		const read = async () => (await opened.staff.call({ url })).json();
		return { ...opened, body, id, url, put, move, print, read };
	}

	test('a change is stored with the next version, and one from an older version is refused with what is stored', async () => {
		const { put } = await openWithLabel();
		const saved = await put({ attention: 'M. Roy' }, 1);
		expect(saved.statusCode).toBe(200);
		expect(saved.headers.etag).toBe('"2"');
		const stale = await put({ attention: 'Somebody else' }, 1);
		expect(stale.statusCode).toBe(412);
		expect(stale.json().current).toMatchObject({ attention: 'M. Roy', version: 2 });
	});

	test('two editors at one moment: one wins, the other is told', async () => {
		const { put } = await openWithLabel();
		const answers = await Promise.all([put({ attention: 'One' }, 1), put({ attention: 'Two' }, 1)]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
	});

	test('a change must say which version it was made from', async () => {
		const { staff, url, body } = await openWithLabel();
		expect((await staff.call({ method: 'PUT', url, body })).statusCode).toBe(428);
	});

	test('a line keeps its glove when that has left the catalogue, a new line can’t have it', async () => {
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

	test('printing is written down with who, when and how many, and ends editing', async () => {
		const { id, print, put, read, site } = await openWithLabel();
		const answer = await print([id], { copies: 3, cartons: 2, paper: '4x4' });
		expect(answer.statusCode).toBe(201);
		expect(answer.json().sheets[0]).toMatchObject({ number: `#${id}`, date: 'Nov 20, 2026' });
		expect(answer.json().sheets[0].code.length).toBe(21);
		expect((await read()).state).toBe('printed');
		const rows = await site.database.db.selectFrom('label_print').selectAll().execute();
		expect(rows).toMatchObject([
			{ label_id: id, copies: 3, cartons: 2, paper: '4x4', printed_by: 'Maria Reyes' },
		]);
		expect((await put({}, 2)).statusCode).toBe(409);
		// Always printable again.
		expect((await print([id])).statusCode).toBe(201);
	});

	test('a batch with a draft in it prints nothing', async () => {
		const { id, print, post, read, site, staff } = await openWithLabel();
		const draft = await post({ state: 'draft', operatingName: 'Norland Rail' });
		const answer = await print([id, draft]);
		expect(answer.statusCode).toBe(409);
		expect(answer.json().detail).toContain(`#${draft} is draft`);
		expect((await read()).state).toBe('ready');
		expect(await site.database.db.selectFrom('label_print').selectAll().execute()).toHaveLength(0);
		expect((await print([id, 999_999])).statusCode).toBe(404);
		// A file is a print too.
		for (const kind of ['pdf', 'zpl']) {
			const file = await staff.call({ url: `/api/admin/labels/sheet.${kind}?ids=${draft}` });
			expect(file.statusCode, kind).toBe(409);
		}
	});

	test('a print that can’t be meant is refused', async () => {
		const { staff, id } = await openWithLabel();
		const refused = [
			{ ids: [] },
			{ ids: [id, id] },
			{ ids: [id], copies: 51 },
			{ ids: [id], copies: 50, cartons: 500 },
			{ ids: [id], paper: 'a4' },
			{ ids: [`${id}; drop table label`] },
		];
		for (const body of refused) {
			const answer = await staff.call({ method: 'POST', url: '/api/admin/labels/prints', body });
			expect(answer.statusCode, JSON.stringify(body)).toBe(400);
		}
	});

	test('shipped and back, void for good', async () => {
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
		expect(copy).toMatchObject({ state: 'draft', invoiceNumber: '', operatingName: label.operatingName });
		expect(copy.id).not.toBe(id);
		expect(copy.content).toHaveLength(1);
	});

	test('every change is in the log', async () => {
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

	test('files: a PDF of the right size, and commands for a thermal printer', async () => {
		const { staff, id } = await openWithLabel();
		const pdf = await staff.call({ url: `/api/admin/labels/sheet.pdf?ids=${id}&copies=2` });
		expect(pdf.headers['content-type']).toBe('application/pdf');
		expect(pdf.headers['content-disposition']).toBe(`attachment; filename="label-${id}.pdf"`);
		expect(pdf.headers['cache-control']).toBe('no-store');
		const text = pdf.rawPayload.toString('latin1');
		expect(text.startsWith('%PDF-')).toBe(true);
		expect(text.match(/\/MediaBox \[0 0 288 432\]/g)).toHaveLength(2);
		const zpl = await staff.call({ url: `/api/admin/labels/sheet.zpl?ids=${id}` });
		expect(zpl.body).toContain('^PW813');
		expect(zpl.body).toContain('^FDSteeltown Welding Supply^FS');
		expect(
			(await staff.call({ url: `/api/admin/labels/sheet.zpl?ids=${id}&paper=letter-4` })).statusCode,
		).toBe(422);
		expect((await staff.call({ url: '/api/admin/labels/sheet.pdf?ids=1;2' })).statusCode).toBe(400);
	});

	test('letters that a file can’t draw are named, not left out', async () => {
		const { staff, put, id } = await openWithLabel();
		await put({ operatingName: '漢字 Ltd' }, 1);
		const pdf = await staff.call({ url: `/api/admin/labels/sheet.pdf?ids=${id}` });
		expect(pdf.statusCode).toBe(422);
		expect(pdf.json().detail).toContain('漢 字');
		await put({ operatingName: 'شركة اللحام' }, 2);
		expect((await staff.call({ url: `/api/admin/labels/sheet.pdf?ids=${id}` })).statusCode).toBe(200);
		expect((await staff.call({ url: `/api/admin/labels/sheet.zpl?ids=${id}` })).statusCode).toBe(422);
	});
});

describe('GET /api/admin/labels', () => {
	async function openWithMany() {
		const opened = await open();
		const size = await firstSize(opened.staff);
		const content = [{ ...line, size }];
		const ids: number[] = [];
		for (let index = 0; index < 7; index++) {
			ids.push(
				await opened.post({
					...label,
					content,
					operatingName: index % 2 === 0 ? `Northern Crée Works ${index}` : `100%_Steel\\${index}`,
					date: `2026-11-0${index + 1}`,
					companyId: index === 3 ? 'co_abcdefgh2345' : '',
				}),
			);
		}
		const list = async (query: string) =>
			(await opened.staff.call({ url: `/api/admin/labels?${query}` })).json();
		const idsOf = (answer: { content: { id: number }[] }) => answer.content.map(({ id }) => id);
		return { ...opened, ids, list, idsOf };
	}

	test('newest first, paged by key both ways without a gap or a repeat', async () => {
		const { ids, list, idsOf } = await openWithMany();
		const first = await list('size=3');
		expect(first.total).toBe(7);
		expect(idsOf(first)).toEqual(ids.slice(4).reverse());
		expect(first.newer).toBeUndefined();
		const second = await list(`size=3&from=${first.older}`);
		const third = await list(`size=3&from=${second.older}`);
		expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids.toReversed());
		expect(third.older).toBeUndefined();
		expect(idsOf(await list(`size=3&from=${third.newer}`))).toEqual(idsOf(second));
	});

	test('found by any part of name, number, order and glove, blind to case and accents', async () => {
		const { ids, list, idsOf } = await openWithMany();
		expect(idsOf(await list('q=cree'))).toHaveLength(4);
		expect(idsOf(await list(`q=${ids[2]}`))).toEqual([ids[2]]);
		expect(idsOf(await list(`q=%23${ids[2]}`))).toEqual([ids[2]]);
		expect(idsOf(await list(`q=L${ids[2]}`))).toEqual([ids[2]]);
		expect(idsOf(await list('q=20931+XY300'))).toHaveLength(7);
		expect(idsOf(await list('q=nobody'))).toEqual([]);
		// Signs that a pattern would read as wild cards stand for themselves.
		expect(idsOf(await list('q=100%25_'))).toHaveLength(3);
		expect(idsOf(await list('q=%25%25'))).toEqual([]);
		expect(idsOf(await list('q=__'))).toEqual([]);
	});

	test('by state, days and company', async () => {
		const { staff, ids, list, idsOf } = await openWithMany();
		await staff.call({ method: 'POST', url: '/api/admin/labels/prints', body: { ids: [ids[0]] } });
		expect(idsOf(await list('state=printed'))).toEqual([ids[0]]);
		expect(idsOf(await list('dateFrom=2026-11-02&dateTo=2026-11-03'))).toEqual([ids[2], ids[1]]);
		expect(idsOf(await list('company=co_abcdefgh2345'))).toEqual([ids[3]]);
	});

	test('words and conditions together, paged by key', async () => {
		const { ids, list, idsOf } = await openWithMany();
		const asked = 'q=cree+works&dateFrom=2026-11-02&state=ready&size=2';
		const first = await list(asked);
		expect(first.total).toBe(3);
		expect(idsOf(first)).toEqual([ids[6], ids[4]]);
		const second = await list(`${asked}&from=${first.older}`);
		expect(idsOf(second)).toEqual([ids[2]]);
		expect(second.older).toBeUndefined();
		expect(idsOf(await list(`${asked}&from=${second.newer}`))).toEqual([ids[6], ids[4]]);
	});

	test('a question that can’t be read is refused', async () => {
		const { staff } = await open();
		for (const query of ['state=lost', 'dateFrom=2026-02-30', 'from=older.x', 'size=1000', 'size=0']) {
			expect((await staff.call({ url: `/api/admin/labels?${query}` })).statusCode, query).toBe(400);
		}
	});
});

test('the overlay’s search finds a glove by part number, its key and its name', async () => {
	const { staff } = await open();
	const find = async (q: string) =>
		(await staff.call({ url: `/api/admin/labels/products?q=${encodeURIComponent(q)}` })).json().content;
	for (const q of ['XY300', 'xy 300']) expect((await find(q))[0]).toMatchObject({ partNumber: 'xy300' });
	const [glove] = await find('xy276-3');
	expect(glove.sizes.length).toBeGreaterThan(1);
	expect((await find(glove.name))[0].partNumber).toBe('xy276-3');
	expect(await find('')).toEqual([]);
});

test('a ready label waits on Today and is found in the palette by its number', async () => {
	const { staff, post } = await open();
	const size = await firstSize(staff);
	const id = await post({ ...label, content: [{ ...line, size }] });
	const jump = (await staff.call({ url: `/api/admin/jump?q=${id}` })).json().content;
	expect(jump).toContainEqual(
		expect.objectContaining({
			kind: 'label',
			href: `/admin/labels/${id}`,
			title: `#${id} ${label.operatingName}`,
		}),
	);
});
