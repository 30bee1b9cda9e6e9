import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_RETENTION } from '../../domain/site-content/retention/stored-retention.server.ts';
import { addStaffAccount, StaffBrowser } from '../../testing/staff-browser.ts';
import { errorPaths } from '../../testing/staff-site.ts';
import { APPLICATION_STATES, type ApplicationState, canBecome } from './application-state.ts';
import { eraseOldApplications } from './erase-old-applications.server.ts';
import {
	APPLICATIONS,
	change,
	NUMBER,
	openApplications,
	PERSON,
	read,
	storeApplication,
} from './test-applications.server.ts';

const COMPANY = {
	operatingName: 'Soudure Léger inc.',
	businessType: 'Distributor',
	website: 'https://leger.example',
	shippingAddresses: [
		{
			name: '',
			isDefault: true,
			fields: {
				street: '14 rue du Fleuve',
				street2: '',
				city: 'Lévis',
				region: 'Quebec',
				postalCode: 'G6V 3W6',
				country: 'Canada',
			},
		},
	],
	primaryContact: {
		name: 'Zoë O’Neil',
		title: 'Buyer',
		email: 'zoe@leger.example',
		phone: '(418) 555-0123',
	},
};

describe('states', () => {
	const PATHS = { contacted: 'contact', approved: 'approve', declined: 'decline', new: 'reopen' } as const;

	test('any sequence of changes follows the rules, and is logged', async () => {
		const { site, staff } = await openApplications();
		let at: ApplicationState = 'new';
		let version = 1;
		const walks = fc.sample(fc.array(fc.constantFrom(...APPLICATION_STATES), { maxLength: 12 }), 4).flat();
		for (const to of walks) {
			const answer = await change(staff, PATHS[to], version, to === 'declined' ? { reason: 'Too far' } : {});
			expect(answer.statusCode, `${at} to ${to}`).toBe(canBecome(at, to) ? 200 : 409);
			if (!canBecome(at, to)) continue;
			({ version, state: at } = answer.json());
			expect(at).toBe(to);
		}
		const log = await site.database.db
			.selectFrom('audit_entry')
			.selectAll()
			.where('subject_kind', '=', 'application')
			.execute();
		expect(log).toHaveLength(version - 1);
		expect(JSON.stringify(log)).not.toMatch(PERSON);
	});

	test('of two concurrent changes one wins, and the other is told who made it', async () => {
		const { site, staff } = await openApplications();
		await addStaffAccount(site.database, { email: 'ana@emberhide.example', name: 'Ana Lima' });
		const ana = new StaffBrowser(site.app);
		await ana.signIn('ana@emberhide.example');
		expect((await change(ana, 'approve', 1)).statusCode).toBe(200);
		const late = await change(staff, 'decline', 1, { reason: 'Too far' });
		expect(late.statusCode).toBe(412);
		expect(late.json().current).toMatchObject({
			state: 'approved',
			version: 2,
			changed: { by: 'Ana Lima', at: expect.stringMatching(/^\d{4}-/) },
		});
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => change(staff, 'decline', 2, { reason: 'Too far' })),
		);
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(412)]);
	});

	test('a change is undone for a day, step by step', async () => {
		const { site, staff } = await openApplications();
		await change(staff, 'contact', 1);
		await change(staff, 'approve', 2);
		expect((await change(staff, 'undo', 3)).json().state).toBe('contacted');
		expect((await change(staff, 'undo', 4)).json().state).toBe('new');
		expect((await change(staff, 'undo', 5)).statusCode).toBe(409);
		await change(staff, 'approve', 5);
		await site.database.db
			.updateTable('distributor_application_event')
			.set({ at: '2026-01-01T00:00:00.000Z' })
			.execute();
		expect((await change(staff, 'undo', 6)).statusCode).toBe(409);
	});

	test('without a version, with a wrong one or a wrong body nothing changes', async () => {
		const { staff } = await openApplications();
		const url = `${APPLICATIONS}/${NUMBER}/approve`;
		expect((await staff.call({ method: 'POST', url, body: {} })).statusCode).toBe(428);
		expect((await change(staff, 'approve', 99)).statusCode).toBe(412);
		const declined = await change(staff, 'decline', 1, { reason: ' \u200b ' });
		expect([declined.statusCode, declined.json().errors]).toEqual([
			400,
			[{ path: 'reason', message: expect.any(String) }],
		]);
		expect((await change(staff, 'approve', 1, { state: 'approved' })).statusCode).toBe(400);
		expect((await change(staff, 'approve', 1, {}, 'D-2026-9999')).statusCode).toBe(404);
		expect((await read(staff)).version).toBe(1);
	});
});

test('the list pages by key without a gap, searches ignoring accents, and counts by state', async () => {
	const { site, staff } = await openApplications();
	for (let index = 2; index <= 60; index++) {
		const number = `D-2026-${String(index).padStart(4, '0')}`;
		// Several at the same time: the number decides the order.
		const at = new Date(Date.UTC(2026, 10, 20, 14, Math.floor(index / 4))).toISOString();
		await storeApplication(site, number, { company: index % 3 ? `Éclair ${index}` : '100%_sure' }, at);
	}
	const seen: string[] = [];
	let from = '';
	do {
		const page = (await staff.call({ url: `${APPLICATIONS}?state=new&size=7${from}` })).json();
		seen.push(...page.content.map(({ number }: { number: string }) => number));
		from = page.after ? `&from=${page.after}` : '';
	} while (from !== '');
	expect(seen).toHaveLength(60);
	expect(new Set(seen).size).toBe(60);
	const find = async (q: string) =>
		(await staff.call({ url: `${APPLICATIONS}?size=100&q=${encodeURIComponent(q)}` })).json();
	expect((await find('ECLAIR')).content).toHaveLength(39);
	expect((await find('100%_sure')).content).toHaveLength(20);
	expect((await find('%')).content).toHaveLength(0);
	expect((await find('zoe leger d-2026-0001')).content).toHaveLength(1);
	expect((await find('eclair')).counts).toEqual({ new: 39, contacted: 0, approved: 0, declined: 0 });
});

test('the export contains every application that matches the filter, with formulas escaped', async () => {
	const { site, staff } = await openApplications({ company: '=HYPERLINK("http://x")', message: 'a"b\r\nc' });
	await storeApplication(site, 'D-2026-0002');
	await change(staff, 'approve', 1, {}, 'D-2026-0002');
	const csv = await staff.call({ url: `${APPLICATIONS}/export.csv?state=new` });
	expect(csv.headers['content-type']).toContain('text/csv');
	expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`);
	expect(csv.body).not.toContain('D-2026-0002');
	expect((await staff.call({ url: `${APPLICATIONS}/export.csv` })).body).toContain('D-2026-0002');
});

describe('company and portal', () => {
	test('an approved application becomes a company, and the applicant is invited to its portal', async () => {
		const { site, staff } = await openApplications();
		expect((await change(staff, 'new-company', 1, { company: COMPANY })).statusCode).toBe(409);
		await change(staff, 'approve', 1);
		expect((await change(staff, 'invite', 2)).statusCode).toBe(409);
		const made = await change(staff, 'new-company', 2, { company: COMPANY });
		expect(made.statusCode, made.body).toBe(200);
		const { companyId, version } = made.json();
		expect(companyId).toMatch(/^co_/);
		expect((await change(staff, 'new-company', version, { company: COMPANY })).statusCode).toBe(409);
		const invited = await change(staff, 'invite', version);
		expect(invited.statusCode, invited.body).toBe(200);
		const [mail] = await site.database.db
			.selectFrom('outbox_mail')
			.selectAll()
			.where('recipient', '=', 'zoe@leger.example')
			.execute();
		expect(mail?.text_body).toContain('/distributor-login/password?token=');
		const people = await staff.call({ url: `/api/admin/companies/${companyId}/people` });
		expect(people.json().content).toMatchObject([{ email: 'zoe@leger.example', isInvited: true }]);
		expect((await change(staff, 'invite', version + 1)).statusCode).toBe(409);
	});

	test('missing company fields are named one by one, and nothing is created', async () => {
		const { site, staff } = await openApplications();
		await change(staff, 'approve', 1);
		const [shipTo] = COMPANY.shippingAddresses;
		const company = {
			...COMPANY,
			shippingAddresses: [{ ...shipTo, fields: { ...shipTo?.fields, street: '', postalCode: 'X' } }],
			primaryContact: { ...COMPANY.primaryContact, title: '' },
		};
		const answer = await change(staff, 'new-company', 2, { company });
		expect(answer.statusCode).toBe(400);
		const paths = errorPaths(answer);
		expect(paths).toEqual(
			expect.arrayContaining(['shippingAddresses.0.fields.street', 'primaryContact.title']),
		);
		for (const hostile of [null, [], 'x', { operatingName: 5 }]) {
			const refused = await change(staff, 'new-company', 2, { company: hostile });
			expect(refused.statusCode, refused.body).toBe(400);
		}
		expect(await site.database.db.selectFrom('company').select('id').execute()).toEqual([]);
	});

	test('it is linked to a company created elsewhere with its name and mail domain, not to one with only the name', async () => {
		const { site, staff } = await openApplications();
		await storeApplication(site, 'D-2026-0002', {
			email: 'x@impostor.example',
			website: '',
			phone: '416 555 0177',
		});
		const body = { ...COMPANY, operatingName: 'SOUDURE LEGER, INC' };
		const answer = await staff.call({ method: 'POST', url: '/api/admin/companies', body });
		expect(answer.statusCode, answer.body).toBe(201);
		expect((await read(staff)).companyId).toBe(answer.json().id);
		expect((await read(staff, 'D-2026-0002')).companyId).toBe('');
	});
});

describe('erasing', () => {
	test('removes the person’s data everywhere', async () => {
		const { site, staff } = await openApplications();
		await change(staff, 'notes', 1, { text: 'Zoë called about rail' });
		expect((await change(staff, 'erase', 1)).json().state).toBe('declined');
		const rows = await Promise.all(
			(
				[
					'distributor_application',
					'distributor_application_event',
					'audit_entry',
					'outbox_mail',
					'idempotency_key',
				] as const
			).map((table) => site.database.db.selectFrom(table).selectAll().execute()),
		);
		expect(JSON.stringify(rows)).not.toMatch(PERSON);
		expect((await change(staff, 'notes', 2, { text: 'more' })).statusCode).toBe(409);
		expect((await change(staff, 'reopen', 2)).statusCode).toBe(409);
	});

	test('declined ones lose the personal data after twelve months, others do not', async () => {
		const { site, staff } = await openApplications();
		await storeApplication(site, 'D-2026-0002');
		await change(staff, 'decline', 1, { reason: 'Too far' });
		await site.database.db
			.updateTable('distributor_application')
			.set({ updated_at: '2025-01-01T00:00:00.000Z' })
			.execute();
		expect(await eraseOldApplications(site.database.db, FIRST_RETENTION, new Date('2026-06-01'))).toBe(1);
		expect((await read(staff)).application.company).toBe('');
		expect((await read(staff, 'D-2026-0002')).application.company).not.toBe('');
	});
});

test('the bar, Today and the palette show pending ones; nobody without a session sees them', async () => {
	const { site, staff } = await openApplications();
	const findInPalette = async (q: string) => (await staff.call({ url: `/api/admin/jump?q=${q}` })).body;
	expect(await findInPalette('leger')).toContain(`/admin/applications/${NUMBER}`);
	expect(await findInPalette(NUMBER)).toContain(`/admin/applications/${NUMBER}`);
	const stranger = new StaffBrowser(site.app);
	for (const url of [APPLICATIONS, `${APPLICATIONS}/${NUMBER}`, `${APPLICATIONS}/export.csv`]) {
		const { statusCode, body } = await stranger.call({ url });
		expect(statusCode).toBe(401);
		expect(body).not.toMatch(PERSON);
	}
	expect((await change(stranger, 'erase', 1)).statusCode).toBe(401);
});
