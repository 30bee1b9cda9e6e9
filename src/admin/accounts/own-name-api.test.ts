import { expect, test } from 'vitest';
import { addStaffAccount, StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

async function openNamed() {
	const site = await openTestSite({ products: [] });
	const { id } = await addStaffAccount(site.database, { email: 'ana@emberhide.example', name: 'Staff' });
	const staff = new StaffBrowser(site.app);
	await staff.signIn('ana@emberhide.example');
	const rename = (body: unknown) => staff.call({ method: 'PATCH', url: '/api/admin/account', body });
	const nameNow = async () =>
		(
			await site.database.db
				.selectFrom('staff_account')
				.select('name')
				.where('id', '=', id)
				.executeTakeFirstOrThrow()
		).name;
	return { site, staff, rename, nameNow };
}

test('a new name applies at once to later actions, and the log keeps both', async () => {
	const { site, rename, nameNow, staff } = await openNamed();
	const answer = await rename({ name: '  Ana Líma-O’Brien ' });
	expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'Ana Líma-O’Brien', language: 'en' }]);
	expect(await nameNow()).toBe('Ana Líma-O’Brien');
	const company = {
		operatingName: 'Quarry Supply',
		shippingAddress: '41 Forge Rd, Oakville, ON L6M 3A1',
		primaryContact: { name: 'D', title: 'S', email: 'd@quarry.example', phone: '905 555 0199' },
	};
	await staff.call({ method: 'POST', url: '/api/admin/companies', body: company });
	const log = await site.database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
	const renamed = log.find(({ action }) => action === 'staff.renamed');
	expect(JSON.parse(renamed?.before_json ?? '')).toEqual({ name: 'Staff' });
	expect(log.find(({ action }) => action === 'company.created')?.actor_name).toBe('Ana Líma-O’Brien');
});

test.each([
	[{ name: '' }],
	[{ name: ' \t ' }],
	[{ name: '\u200b…' }],
	[{ name: 'x'.repeat(81) }],
	[{ name: 'a\u0007b' }],
	[{ name: 5 }],
	[{}],
	[{ name: 'Ana', email: 'other@emberhide.example' }],
	[{ name: 'Ana', language: 'de' }],
	[{ language: '' }],
	[{ language: 'FR' }],
])('%j is rejected with a message, and nothing changes', async (body) => {
	const { rename, nameNow } = await openNamed();
	const answer = await rename(body);
	expect(answer.statusCode).toBe(400);
	for (const { message } of answer.json().errors) expect(message).toMatch(/\w/);
	expect(await nameNow()).toBe('Staff');
});

test('without a session no name can be changed', async () => {
	const { site, nameNow } = await openNamed();
	const stranger = new StaffBrowser(site.app);
	const answer = await stranger.call({ method: 'PATCH', url: '/api/admin/account', body: { name: 'X' } });
	expect(answer.statusCode).toBe(401);
	expect(await nameNow()).toBe('Staff');
});
