import { describe, expect, test } from 'vitest';
import { contactEmail } from '../../domain/sample-requests/sample-request.ts';
import { aSampleRequest } from '../../domain/sample-requests/test-request.ts';
import { StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { change, NUMBER, openInbox, PERSON, read, storeRequest } from './test-inbox.server.ts';

describe('access', () => {
	test('nobody without a session reads or changes anything, whatever the number', async () => {
		const { site } = await openInbox();
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

	test('another site’s page cannot make staff’s browser change anything', async () => {
		const { staff } = await openInbox();
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
		const { site, staff } = await openInbox();
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
		const { site, staff } = await openInbox();
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
		const { site, staff } = await openInbox();
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

	test('the counts of a search follow every change of state, also back and by erasing', async () => {
		const { site, staff } = await openInbox();
		await storeRequest(site, 'S-2026-0002');
		const count = async () => {
			const { counts } = (await staff.call({ url: '/api/admin/samples?q=s-2026' })).json();
			return Object.fromEntries(Object.entries(counts).filter(([, found]) => found !== 0));
		};
		expect(await count()).toEqual({ new: 2 });
		await change(staff, NUMBER, 'approve', 1);
		expect(await count()).toEqual({ new: 1, approved: 1 });
		await change(staff, NUMBER, 'ship', 2);
		expect(await count()).toEqual({ new: 1, shipped: 1 });
		await change(staff, NUMBER, 'undo', 3);
		expect(await count()).toEqual({ new: 1, approved: 1 });
		await change(staff, 'S-2026-0002', 'erase', 1);
		expect(await count()).toEqual({ approved: 1, declined: 1 });
	});

	test('an invalid state or cursor is rejected by name', async () => {
		const { staff } = await openInbox();
		const answer = await staff.call({ url: '/api/admin/samples?state=lost&from=x&size=0' });
		expect(answer.statusCode).toBe(400);
		expect(errorPaths(answer).sort()).toEqual(['from', 'size', 'state']);
	});
});

describe('states', () => {
	test('verify, approve with an edited mail and a label, ship', async () => {
		const { staff, listMail, listAudit } = await openInbox();
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

	test('shipping, its mail and its label are one transaction', async () => {
		const { staff, listMail } = await openInbox();
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
		expect(errorPaths(wrong)).toEqual(expect.arrayContaining(['mail.subject', 'mail.text', 'label']));
	});

	test('invalid changes of state are rejected, and nothing is written or sent', async () => {
		const { staff, listMail, listAudit } = await openInbox({
			emailType: 'Secondary',
			companyEmail: '',
			secondaryEmail: 'dele@gmail.com',
		});
		expect((await change(staff, NUMBER, 'ship', 1)).statusCode).toBe(409);
		expect((await change(staff, NUMBER, 'label', 1)).statusCode).toBe(409);
		// Without a business address a person must verify it first.
		const mail = { subject: 'Yes', text: 'They ship.' };
		const early = await change(staff, NUMBER, 'approve', 1, { mail });
		expect(early.statusCode).toBe(409);
		expect(early.json().detail).toContain('Verify it first');
		expect(await listMail()).toEqual([]);
		expect(await listAudit()).toEqual([]);
		expect((await read(staff, NUMBER)).version).toBe(1);
	});

	test('of two editors the second is rejected with the first one’s result', async () => {
		const { staff, listMail } = await openInbox();
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

	test('a decline needs a reason, and all invalid fields are named at once', async () => {
		const { staff } = await openInbox();
		const answer = await change(staff, NUMBER, 'decline', 1, {
			reason: ' ',
			mail: { subject: 'One\u0007Two', text: '' },
		});
		expect(answer.statusCode).toBe(400);
		expect(errorPaths(answer).sort()).toEqual(['mail.subject', 'mail.text', 'reason']);
	});

	test('a retried request has no second effect', async () => {
		const { staff, listMail } = await openInbox();
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

	test('a change is undone step by step within a day, and not after it', async () => {
		const { site, staff } = await openInbox();
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
