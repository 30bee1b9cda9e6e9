import { expect, test } from 'vitest';
import { addStaffAccount, openStaffBrowser, StaffBrowser } from '../../testing/staff-browser.ts';
import { openTestSite } from '../../testing/test-site.ts';

async function openPair() {
	const site = await openTestSite({ products: [] });
	await addStaffAccount(site.database, { email: 'luc@emberhide.example', name: 'Luc Gagné' });
	const luc = new StaffBrowser(site.app);
	await luc.signIn('luc@emberhide.example');
	const choose = (language: string) =>
		luc.call({ method: 'PATCH', url: '/api/admin/account', body: { language } });
	return { site, luc, choose };
}

test('a chosen language applies to this account alone, before that of the browser, and is logged', async () => {
	const { site, luc, choose } = await openPair();
	const maria = await openStaffBrowser(site);
	const titleOf = async (browser: StaffBrowser, accepted: string) =>
		(await browser.call({ url: '/api/admin/companies/nobody' }, { 'accept-language': accepted })).json()
			.detail;
	const english = await titleOf(maria, 'fr-CA');
	expect(await titleOf(luc, 'fr-CA')).toBe(english);
	expect((await choose('fr')).json()).toEqual({ name: 'Luc Gagné', language: 'fr' });
	const french = await titleOf(luc, 'en-CA');
	expect(french).not.toBe(english);
	expect(await titleOf(maria, 'fr-CA')).toBe(english);
	expect((await choose('en')).statusCode).toBe(200);
	expect(await titleOf(luc, 'fr-CA')).toBe(english);
	const log = await site.database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
	expect(
		log.filter(({ action }) => action === 'staff.languageChosen').map(({ after_json }) => after_json),
	).toEqual(['{"language":"fr"}', '{"language":"en"}']);
});

test('an invitation is in the chosen language, and so is a later reset', async () => {
	const { site, luc } = await openPair();
	const mailTo = async (email: string) =>
		(
			await site.database.db
				.selectFrom('outbox_mail')
				.selectAll()
				.where('recipient', '=', email)
				.orderBy('created_at', 'desc')
				.executeTakeFirstOrThrow()
		).subject;
	const invite = async (language: string | undefined, email: string) => {
		const answer = await luc.call({
			method: 'POST',
			url: '/api/admin/staff',
			body: { name: 'Ève Roy', email, ...(language === undefined ? {} : { language }) },
		});
		expect(answer.statusCode, answer.body).toBe(201);
		expect(answer.json().language).toBe(language ?? 'en');
		return answer.json().id as string;
	};
	const eve = await invite('fr', 'eve@emberhide.example');
	await invite('en', 'ann@emberhide.example');
	await invite(undefined, 'bob@emberhide.example');
	const french = await mailTo('eve@emberhide.example');
	expect(await mailTo('ann@emberhide.example')).not.toBe(french);
	expect(await mailTo('bob@emberhide.example')).toBe(await mailTo('ann@emberhide.example'));
	expect((await luc.call({ method: 'POST', url: `/api/admin/staff/${eve}/reset` })).statusCode).toBe(204);
	expect(await mailTo('eve@emberhide.example')).toBe(french);
	const refused = await luc.call({
		method: 'POST',
		url: '/api/admin/staff',
		body: { name: 'X', email: 'x@emberhide.example', language: 'klingon' },
	});
	expect(refused.statusCode).toBe(400);
	expect(refused.json().errors[0].path).toBe('language');
});

test('before the sign-in, errors are in the language that the browser prefers', async () => {
	const { site } = await openPair();
	const stranger = new StaffBrowser(site.app);
	const detailIn = async (accepted: string) =>
		(await stranger.call({ url: '/api/admin/companies' }, { 'accept-language': accepted })).json().detail;
	const english = await detailIn('en');
	expect(await detailIn('')).toBe(english);
	expect(await detailIn('fr-CA, en;q=0.5')).not.toBe(english);
});
