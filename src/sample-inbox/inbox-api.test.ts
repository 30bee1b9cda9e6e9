import { describe, expect, test } from 'vitest';
import { contactEmail } from '../sample-requests/sample-request.ts';
import { aSampleRequest } from '../sample-requests/test-request.ts';
import { openStaffBrowser, StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite } from '../testing/test-site.ts';
import { eraseOldDeclined } from './erase-old-declined.server.ts';
import { change, read, storeRequest } from './test-inbox.server.ts';

const NUMBER = 'S-2026-0001';
const PERSON = /okafor|northframe|forge road|905 555|overhead stick|L6M/i;

async function open(changes = {}) {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	await storeRequest(site, NUMBER, changes);
	const listMail = () => site.database.db.selectFrom('outbox_mail').selectAll().execute();
	const listAudit = async () =>
		(
			await site.database.db
				.selectFrom('audit_entry')
				.selectAll()
				.where('subject_kind', '=', 'sampleRequest')
				.orderBy('id')
				.execute()
		).map(({ action }) => action);
	return { site, staff, listMail, listAudit };
}

describe('who may', () => {
	test('nobody without a session reads or changes anything, whatever the number', async () => {
		const { site } = await open();
		const stranger = new StaffBrowser(site.app);
		for (const number of [NUMBER, 'S-2026-9999']) {
			const answer = await stranger.call({ url: `/api/admin/samples/${number}` });
			expect(answer.statusCode).toBe(401);
			expect(answer.body).not.toMatch(PERSON);
			for (const path of ['verify', 'approve', 'decline', 'erase', 'label', 'company', 'notes', 'undo']) {
				expect((await change(stranger, number, path, 1)).statusCode).toBe(401);
			}
		}
		expect((await stranger.call({ url: '/api/admin/samples' })).statusCode).toBe(401);
		expect((await stranger.call({ url: '/api/admin/samples/export.csv' })).statusCode).toBe(401);
	});

	test('another site’s page cannot have staff change anything', async () => {
		const { staff } = await open();
		const answer = await staff.call(
			{ method: 'POST', url: `/api/admin/samples/${NUMBER}/verify`, body: { version: 1 } },
			{ 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
		);
		expect(answer.statusCode).toBe(403);
		expect((await read(staff, NUMBER)).state).toBe('new');
	});
});

describe('the list', () => {
	test('waits oldest first, counts each state, and pages by key both ways', async () => {
		const { site, staff } = await open();
		for (let at = 2; at <= 7; at++) {
			await storeRequest(site, `S-2026-000${at}`, {}, `2026-11-20T14:0${at}:00.000Z`);
		}
		await change(staff, 'S-2026-0007', 'verify', 1);
		const url = '/api/admin/samples?state=new&size=2';
		const numbers: string[] = [];
		let page = (await staff.call({ url })).json();
		expect(page.counts).toEqual({ new: 6, verified: 1, approved: 0, shipped: 0, declined: 0 });
		const pages = [page];
		while (page.after) {
			page = (await staff.call({ url: `${url}&from=${page.after}` })).json();
			pages.push(page);
		}
		for (const { content } of pages) for (const { number } of content) numbers.push(number);
		expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((at) => `S-2026-000${at}`));
		const back = (await staff.call({ url: `${url}&from=${page.before}` })).json();
		expect(back.content).toEqual(pages.at(-2)?.content);
		expect(pages[0]?.before).toBeUndefined();
		expect(page.after).toBeUndefined();
		const all = (await staff.call({ url: '/api/admin/samples' })).json();
		expect(all.content[0].number).toBe('S-2026-0007');
	});

	test('is searched by number, person, company, email and part number', async () => {
		const { site, staff } = await open();
		await storeRequest(site, 'S-2026-0002', {
			companyName: 'Soudure Béliveau',
			firstName: 'Élise',
			lastName: 'Béliveau',
			companyEmail: 'elise@beliveau.example',
			samples: [{ partNumber: 'xy073-2', size: 'L' }],
		});
		const find = async (q: string) => {
			const { content } = (await staff.call({ url: `/api/admin/samples?q=${encodeURIComponent(q)}` })).json();
			return content.map(({ number }: { number: string }) => number);
		};
		for (const q of ['s-2026-0002', 'elise', 'SOUDURE beliveau', 'beliveau.example', 'XY073-2'])
			expect(await find(q)).toEqual(['S-2026-0002']);
		expect(await find('%')).toEqual([]);
		expect(await find('okafor xy300')).toEqual([NUMBER]);
	});

	test('a search that finds very many pages through them like one that finds few', async () => {
		const { site, staff } = await open();
		await site.database.db.transaction().execute(async (db) => {
			for (let at = 0; at < 2100; at++) {
				await storeRequest({ database: { db } }, `S-2025-${10_000 + at}`, {}, '2025-03-01T10:00:00.000Z');
			}
		});
		const page = (await staff.call({ url: '/api/admin/samples?q=okafor+northframe&size=3' })).json();
		expect(page.counts.new).toBe(2101);
		expect(page.content.map(({ number }: { number: string }) => number)).toEqual([
			NUMBER,
			'S-2025-12099',
			'S-2025-12098',
		]);
		const next = (
			await staff.call({ url: `/api/admin/samples?q=okafor+northframe&size=3&from=${page.after}` })
		).json();
		expect(next.content[0].number).toBe('S-2025-12097');
		expect(next.before).toBeDefined();
	});

	test('a wrong state or place is refused by name', async () => {
		const { staff } = await open();
		const answer = await staff.call({ url: '/api/admin/samples?state=lost&from=x&size=0' });
		expect(answer.statusCode).toBe(400);
		expect(
			answer
				.json()
				.errors.map(({ path }: { path: string }) => path)
				.sort(),
		).toEqual(['from', 'size', 'state']);
	});
});

describe('states', () => {
	test('verify, approve with an edited mail and a label, ship', async () => {
		const { staff, listMail, listAudit } = await open();
		expect((await change(staff, NUMBER, 'verify', 1)).json()).toMatchObject({
			state: 'verified',
			version: 2,
		});
		const approved = await change(staff, NUMBER, 'approve', 2, {
			mail: { subject: 'Gloves for Dele', text: 'Hello <b>Dele</b>,\n\nthey ship Monday.' },
			label: true,
		});
		expect(approved.json()).toMatchObject({ state: 'approved', version: 4, labelId: 1001 });
		const [mail, ...others] = await listMail();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ recipient: contactEmail(aSampleRequest()), subject: 'Gloves for Dele' });
		expect(mail?.text_body).toContain('they ship Monday.');
		expect(mail?.html_body).not.toContain('<b>Dele');
		const label = (await staff.call({ url: '/api/admin/labels/1001' })).json();
		expect(label).toMatchObject({
			state: 'ready',
			operatingName: 'Northframe Fabrication',
			attention: 'Dele Okafor',
			shippingAddress: '41 Forge Road, Oakville, ON L6M 3A1',
			purchaseOrderNumber: NUMBER,
		});
		expect(
			label.content.map(({ productPartNumber, size, quantity }: Record<string, unknown>) => [
				productPartNumber,
				size,
				quantity,
			]),
		).toEqual([
			['xy300', 'L', 1],
			['xy276-3', 'M', 1],
		]);
		expect((await change(staff, NUMBER, 'ship', 4)).json().state).toBe('shipped');
		const { events } = await read(staff, NUMBER);
		expect(events.map(({ kind, to }) => to ?? kind)).toEqual(['shipped', 'label', 'approved', 'verified']);
		expect(events[2]?.mail?.subject).toBe('Gloves for Dele');
		expect(await listAudit()).toEqual([
			'sampleRequest.verified',
			'sampleRequest.approved',
			'sampleRequest.labelled',
			'sampleRequest.shipped',
		]);
	});

	test('shipped with its mail, and its label with it, in one go or not at all', async () => {
		const { staff, listMail } = await open();
		const mail = { subject: 'On their way', text: 'They left our dock.' };
		await change(staff, NUMBER, 'approve', 1, { label: true });
		const label = async () => (await staff.call({ url: '/api/admin/labels/1001' })).json();
		const voided = await staff.call({
			method: 'POST',
			url: '/api/admin/labels/1001/void',
			body: { version: 1 },
		});
		expect(voided.statusCode).toBe(200);
		// A void label must not reach a carton: nothing is written, no mail goes out.
		expect((await change(staff, NUMBER, 'ship', 3, { mail, label: true })).statusCode).toBe(409);
		expect((await read(staff, NUMBER)).state).toBe('approved');
		expect(await listMail()).toEqual([]);

		await change(staff, NUMBER, 'label', 3);
		const shipped = await change(staff, NUMBER, 'ship', 4, { mail, label: true });
		expect(shipped.json()).toMatchObject({ state: 'shipped', version: 5, labelId: 1002 });
		expect((await staff.call({ url: '/api/admin/labels/1002' })).json().state).toBe('shipped');
		expect((await label()).state).toBe('void');
		expect((await listMail()).map(({ subject }) => subject)).toEqual(['On their way']);
		const { events } = await read(staff, NUMBER);
		expect(events[0]).toMatchObject({ to: 'shipped', mail });
		expect((await change(staff, NUMBER, 'ship', 5)).statusCode).toBe(409);
		const wrong = await change(staff, NUMBER, 'ship', 5, { mail: { subject: '', text: '' }, label: 'yes' });
		expect(wrong.json().errors.map(({ path }: { path: string }) => path)).toEqual(
			expect.arrayContaining(['mail.subject', 'mail.text', 'label']),
		);
	});

	test('what does not follow is refused, and nothing is written or sent', async () => {
		const { staff, listMail, listAudit } = await open({
			emailType: 'Secondary',
			companyEmail: '',
			secondaryEmail: 'dele@gmail.com',
		});
		expect((await change(staff, NUMBER, 'ship', 1)).statusCode).toBe(409);
		expect((await change(staff, NUMBER, 'label', 1)).statusCode).toBe(409);
		// No business address: a person looks first.
		const mail = { subject: 'Yes', text: 'They ship.' };
		const early = await change(staff, NUMBER, 'approve', 1, { mail });
		expect(early.statusCode).toBe(409);
		expect(early.json().detail).toContain('Verify it first');
		expect(await listMail()).toEqual([]);
		expect(await listAudit()).toEqual([]);
		expect((await read(staff, NUMBER)).version).toBe(1);
	});

	test('of two editors the second is refused with what the first made of it', async () => {
		const { staff, listMail } = await open();
		const mail = { subject: 'No', text: 'Not this time.' };
		const answers = await Promise.all([
			change(staff, NUMBER, 'approve', 1),
			change(staff, NUMBER, 'decline', 1, { reason: 'No company', mail }),
		]);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
		const refused = answers.find(({ statusCode }) => statusCode === 412);
		const stored = await read(staff, NUMBER);
		expect(refused?.json().current).toMatchObject({ state: stored.state, version: 2 });
		expect(await listMail()).toHaveLength(stored.state === 'declined' ? 1 : 0);
		const blind = await staff.call({
			method: 'POST',
			url: `/api/admin/samples/${NUMBER}/verify`,
			body: {},
		});
		expect(blind.statusCode).toBe(428);
	});

	test('a decline needs a reason, and every wrong field is named at once', async () => {
		const { staff } = await open();
		const answer = await change(staff, NUMBER, 'decline', 1, {
			reason: ' ',
			mail: { subject: 'One\nTwo', text: '' },
		});
		expect(answer.statusCode).toBe(400);
		expect(
			answer
				.json()
				.errors.map(({ path }: { path: string }) => path)
				.sort(),
		).toEqual(['mail.subject', 'mail.text', 'reason']);
	});

	test('the same call sent again for its answer does nothing twice', async () => {
		const { staff, listMail } = await open();
		const send = () =>
			staff.call(
				{
					method: 'POST',
					url: `/api/admin/samples/${NUMBER}/approve`,
					body: { version: 1, mail: { subject: 'Yes', text: 'They ship.' }, label: true },
				},
				{ 'idempotency-key': 'approve-0001-0001-0001' },
			);
		const first = await send();
		const second = await send();
		expect(second.statusCode).toBe(200);
		expect(second.json()).toEqual(first.json());
		expect(await listMail()).toHaveLength(1);
	});

	test('a change is taken back step by step within a day, and not after it', async () => {
		const { site, staff } = await open();
		await change(staff, NUMBER, 'verify', 1);
		await change(staff, NUMBER, 'decline', 2, { reason: 'Slipped' });
		expect((await change(staff, NUMBER, 'undo', 3)).json().state).toBe('verified');
		expect((await change(staff, NUMBER, 'undo', 4)).json().state).toBe('new');
		expect((await change(staff, NUMBER, 'undo', 5)).statusCode).toBe(409);
		await change(staff, NUMBER, 'verify', 5);
		await site.database.db
			.updateTable('sample_request_event')
			.set({ at: '2020-01-01T00:00:00.000Z' })
			.execute();
		expect((await change(staff, NUMBER, 'undo', 6)).statusCode).toBe(409);
	});
});

describe('company and label', () => {
	test('makes a company of it and links it; the company’s page shows the request', async () => {
		const { staff } = await open();
		const made = await change(staff, NUMBER, 'new-company', 1);
		expect(made.statusCode).toBe(200);
		const { companyId } = made.json();
		const company = (await staff.call({ url: `/api/admin/companies/${companyId}` })).json();
		expect(company).toMatchObject({
			operatingName: 'Northframe Fabrication',
			shippingAddress: '41 Forge Road, Oakville, ON L6M 3A1',
			primaryContact: { name: 'Dele Okafor', title: 'Safety manager' },
		});
		expect((await change(staff, NUMBER, 'new-company', 2)).statusCode).toBe(409);
		expect((await change(staff, NUMBER, 'company', 2, { companyId: '' })).json().companyId).toBe('');
		expect((await change(staff, NUMBER, 'company', 3, { companyId })).json().companyId).toBe(companyId);
		const unknown = await change(staff, NUMBER, 'company', 4, { companyId: 'co_nothere' });
		expect(unknown.statusCode).toBe(422);
		expect(unknown.json().errors[0].path).toBe('companyId');
		const list = (await staff.call({ url: `/api/admin/samples?company=${companyId}` })).json();
		expect(list.content).toHaveLength(1);
	});

	test('what a company cannot hold is named, and nothing is made', async () => {
		const { site, staff } = await open({ phone: '5550123' });
		const answer = await change(staff, NUMBER, 'new-company', 1);
		expect(answer.statusCode).toBe(422);
		expect(answer.json().errors.map(({ path }: { path: string }) => path)).toContain('phone');
		expect(await site.database.db.selectFrom('company').selectAll().execute()).toEqual([]);
	});

	test('one label at a time; a glove that is gone is named', async () => {
		const { site, staff } = await open();
		await change(staff, NUMBER, 'approve', 1, { label: true });
		expect((await change(staff, NUMBER, 'label', 3)).statusCode).toBe(409);
		await staff.call({ method: 'POST', url: '/api/admin/labels/1001/void', body: { version: 1 } });
		expect((await change(staff, NUMBER, 'label', 3)).json().labelId).toBe(1002);
		await storeRequest(site, 'S-2026-0002', { samples: [{ partNumber: 'xy999', size: 'L' }] });
		const gone = await change(staff, 'S-2026-0002', 'approve', 1, { label: true });
		expect(gone.statusCode).toBe(400);
		expect(gone.json().errors[0].message).toContain('XY999');
		expect((await read(staff, 'S-2026-0002')).state).toBe('new');
	});
});

describe('notes, export, erasing', () => {
	test('a note says who and when, and needs words', async () => {
		const { staff } = await open();
		const post = (text: string) => change(staff, NUMBER, 'notes', 1, { text });
		expect((await post('Called, back on Monday.\nAsk for Dele.')).statusCode).toBe(201);
		expect((await post('  ')).statusCode).toBe(400);
		expect((await post('hidden \u202e text')).statusCode).toBe(400);
		const { events, version } = await read(staff, NUMBER);
		expect(version).toBe(1);
		expect(events).toMatchObject([
			{ kind: 'note', by: 'Maria Reyes', body: 'Called, back on Monday.\nAsk for Dele.' },
		]);
	});

	test('the export has every request that the filter lets through, and runs no formula', async () => {
		const { site, staff, listAudit } = await open({ companyName: '=HYPERLINK("http://x.example")' });
		for (let at = 1000; at < 1700; at++) await storeRequest(site, `S-2026-${at}`);
		const answer = await staff.call({ url: '/api/admin/samples/export.csv' });
		expect(answer.headers['content-type']).toContain('text/csv');
		const lines = answer.body.split('\r\n');
		expect(lines).toHaveLength(1 + 701 + 1);
		expect(new Set(lines).size).toBe(703);
		expect(lines.find((line) => line.startsWith(NUMBER))).toContain(`"'=HYPERLINK(""http://x.example"")"`);
		const one = await staff.call({ url: '/api/admin/samples/export.csv?q=S-2026-1500' });
		expect(one.body.split('\r\n')).toHaveLength(3);
		expect(await listAudit()).toEqual(['sampleRequest.exported', 'sampleRequest.exported']);
	});

	test('erasing leaves nothing of the person anywhere but what was asked for', async () => {
		const { site, staff } = await open();
		await change(staff, NUMBER, 'notes', 1, { text: 'Okafor called.' });
		await change(staff, NUMBER, 'decline', 1, {
			reason: 'Okafor is no company',
			mail: { subject: 'About it', text: 'Hello Dele Okafor' },
		});
		expect((await change(staff, NUMBER, 'erase', 2)).statusCode).toBe(200);
		const { db } = site.database;
		const rows = [
			await db.selectFrom('sample_request').selectAll().execute(),
			await db.selectFrom('sample_request_search').selectAll().execute(),
			await db.selectFrom('sample_request_event').selectAll().execute(),
			await db.selectFrom('outbox_mail').selectAll().execute(),
			await db.selectFrom('audit_entry').selectAll().execute(),
			await db.selectFrom('idempotency_key').selectAll().execute(),
		];
		expect(JSON.stringify(rows)).not.toMatch(PERSON);
		const erased = await read(staff, NUMBER);
		expect(erased.request.samples).toEqual(aSampleRequest().samples);
		expect(erased.erasedAt).toBeDefined();
		for (const path of ['erase', 'reopen', 'undo', 'label', 'new-company'])
			expect((await change(staff, NUMBER, path, 3)).statusCode).toBe(409);
		const csv = await staff.call({ url: '/api/admin/samples/export.csv' });
		expect(csv.body).not.toMatch(PERSON);
	});

	test('an open request that is erased is over: nobody waits any more', async () => {
		const { staff } = await open();
		expect((await change(staff, NUMBER, 'erase', 1)).json().state).toBe('declined');
		const { counts } = (await staff.call({ url: '/api/admin/samples' })).json();
		expect(counts).toMatchObject({ new: 0, declined: 1 });
	});

	test('refused requests lose the person after twelve months, others do not', async () => {
		const { site, staff } = await open();
		await storeRequest(site, 'S-2026-0002');
		await change(staff, NUMBER, 'decline', 1, { reason: 'No company' });
		const now = new Date();
		expect(await eraseOldDeclined(site.database.db, now)).toBe(0);
		now.setUTCMonth(now.getUTCMonth() + 13);
		expect(await eraseOldDeclined(site.database.db, now)).toBe(1);
		expect((await read(staff, NUMBER)).request.lastName).toBe('');
		expect((await read(staff, 'S-2026-0002')).request.lastName).toBe('Okafor');
	});
});
