import { describe, expect, test } from 'vitest';
import { firstSize, openWithLabel, TEST_LABEL, TEST_LINE } from '../test-labels.server.ts';

describe('printing', () => {
	test('printing is logged with person, time and number of copies, and ends editing', async () => {
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
		// It can always be printed again.
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
		// A file counts as a print too.
		for (const kind of ['pdf', 'zpl']) {
			const file = await staff.call({ url: `/api/admin/labels/sheet.${kind}?ids=${draft}` });
			expect(file.statusCode, kind).toBe(409);
		}
	});

	test('an invalid print request is rejected', async () => {
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

	test('characters missing from all fonts are replaced in every file; those of our fonts are printed', async () => {
		const { staff, put, id } = await openWithLabel();
		const zpl = async () => (await staff.call({ url: `/api/admin/labels/sheet.zpl?ids=${id}` })).body;
		await put({ operatingName: '漢字 🧤 Ltd' }, 1);
		const pdf = await staff.call({ url: `/api/admin/labels/sheet.pdf?ids=${id}` });
		expect(pdf.rawPayload.toString('latin1').startsWith('%PDF-')).toBe(true);
		expect(await zpl()).toContain('^FD?? ? Ltd^FS');
		await put({ operatingName: 'شركة اللحام Nguyễn' }, 2);
		expect((await staff.call({ url: `/api/admin/labels/sheet.pdf?ids=${id}` })).statusCode).toBe(200);
		// The name, and the code.
		expect((await zpl()).match(/\^GFA/g)).toHaveLength(2);
	});
});

describe('the packing list', () => {
	test('is logged as such, on its own paper, without changing the label', async () => {
		const { id, print, read, site } = await openWithLabel();
		const answer = await print([id], { kind: 'packing-list', copies: 2, cartons: 3, paper: '4x4' });
		expect(answer.statusCode).toBe(201);
		expect(answer.json().labels[0]).toMatchObject({ id, state: 'ready', version: 1 });
		expect((await read()).state).toBe('ready');
		const { db } = site.database;
		expect(await db.selectFrom('label_print').selectAll().execute()).toMatchObject([
			{ label_id: id, kind: 'packing-list', copies: 2, cartons: 1, paper: 'letter' },
		]);
		const { action } = await db
			.selectFrom('audit_entry')
			.select('action')
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		expect(action).toBe('label.packingListPrinted');
		await print([id]);
		expect((await read()).state).toBe('printed');
	});

	test('is a file of Letter pages, as many as the content needs', async () => {
		const { staff, id, put, body } = await openWithLabel();
		const file = (query: string) =>
			staff.call({ url: `/api/admin/labels/packing-list.pdf?ids=${id}${query}` });
		const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/MediaBox \[0 0 612 792\]/g)?.length;
		const one = await file('&copies=2');
		expect(one.headers['content-disposition']).toBe(`attachment; filename="packing-list-label-${id}.pdf"`);
		expect(pages(one.rawPayload)).toBe(2);
		await put({ content: Array(60).fill(body.content[0]) }, 1);
		expect(pages((await file('')).rawPayload)).toBeGreaterThan(1);
		await put({ content: body.content, operatingName: '漢字 Ltd' }, 2);
		expect(pages((await file('')).rawPayload)).toBe(1);
	});

	test('a draft has none; an invalid kind or number is rejected', async () => {
		const { staff, id, print, post } = await openWithLabel();
		const draft = await post({ state: 'draft', operatingName: 'Norland Rail' });
		expect((await print([draft], { kind: 'packing-list' })).statusCode).toBe(409);
		expect((await staff.call({ url: `/api/admin/labels/packing-list.pdf?ids=${draft}` })).statusCode).toBe(
			409,
		);
		expect((await print([id], { kind: 'invoice' })).statusCode).toBe(400);
		const long = Array.from({ length: 30 }, () => 'W'.repeat(10)).join('\n');
		const many = await post({
			...TEST_LABEL,
			shippingAddress: long,
			content: Array(200).fill({ ...TEST_LINE, size: await firstSize(staff) }),
		});
		expect((await print([many], { kind: 'packing-list', copies: 50 })).statusCode).toBe(201);
		expect((await print([many], { kind: 'packing-list', copies: 51 })).statusCode).toBe(400);
	});
});
