import { expect, test } from 'vitest';
import { firstSize, TEST_LABEL, TEST_LINE } from '../admin/labels/test-labels.server.ts';
import { aCompany } from '../domain/companies/test-company.ts';
import { aSampleRequest } from '../domain/sample-requests/test-request.ts';
import { openDistributorBrowser } from '../testing/distributor-browser.ts';
import { addStaffAccount, STAFF_PASSWORD, StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite } from '../testing/test-site.ts';

const SECRET = 'session-secret-of-this-test-0123456789';

/** Personal data entered below, in each form the log could contain it. */
const PERSONAL = [
	...['okafor', 'northframe', 'forge road', '905 555 0123', 'overhead stick', 'L6M 3A1'],
	...['gagnon', 'maude', 'boreal-arc', '705) 555', '123456782'],
	...['petrov', '640 Barton', '77-3041'],
	...['maria.reyes', 'maria reyes', 'maria.of.staff', 'dana@counter.example', 'reader@letters.example'],
	...[STAFF_PASSWORD, 'a password that is wrong', 'nine pallets', SECRET],
];

test('a day’s work leaves no person, password or secret in the log', async () => {
	const site = await openTestSite({ sessionSecret: SECRET });
	const visitor = new StaffBrowser(site.app, '198.51.100.4');
	const post = (browser: StaffBrowser, url: string, body: unknown) =>
		browser.call({ method: 'POST', url, body });

	const sampleRequest = await post(visitor, '/api/sample-requests', aSampleRequest());
	expect(sampleRequest.statusCode).toBe(201);
	expect(
		(await post(visitor, '/api/sample-requests', aSampleRequest({ companyEmail: 'd.okafor@' }))).statusCode,
	).toBe(400);
	const joined = await post(visitor, '/api/newsletter-subscriptions', { email: 'reader@letters.example' });
	expect(joined.statusCode).toBeLessThan(500);
	await visitor.call({ url: '/newsletter/confirm?token=reader@letters.example' });

	const { email } = await addStaffAccount(site.database, { email: 'maria.of.staff@emberhide.example' });
	const staff = new StaffBrowser(site.app);
	expect((await staff.signIn(email, 'a password that is wrong')).statusCode).toBe(401);
	expect((await staff.signIn(email)).statusCode).toBe(200);
	const company = await post(staff, '/api/admin/companies', aCompany());
	expect(company.statusCode).toBe(201);
	expect((await staff.call({ url: '/api/admin/companies?q=Maude%20Gagnon' })).statusCode).toBe(200);
	expect((await staff.call({ url: '/api/admin/samples?q=d.okafor%40northframe.example' })).statusCode).toBe(
		200,
	);
	await staff.call({ url: '/admin/companies?q=maude+gagnon' });
	const label = await post(staff, '/api/admin/labels', {
		...TEST_LABEL,
		content: [{ ...TEST_LINE, size: await firstSize(staff) }],
	});
	expect(label.statusCode).toBe(201);
	const printed = await post(staff, '/api/admin/labels/prints', { ids: [label.json().id] });
	expect(printed.statusCode).toBe(201);
	// Without a session: the guard logs the requested path.
	await visitor.call({ url: '/api/admin/companies?q=Maude%20Gagnon' });

	const distributor = await openDistributorBrowser(site, company.json().id, {
		email: 'dana@counter.example',
	});
	await post(distributor, '/api/distributor/sign-in', {
		email: 'dana@counter.example',
		password: 'nine pallets, no',
	});
	await post(visitor, '/api/distributor/forgotten', { email: 'dana@counter.example' });
	expect(
		(await distributor.call({ url: '/api/distributor/orders?q=Dana%20Petrov' })).statusCode,
	).toBeLessThan(500);

	const requests = () => site.logLines().filter(({ msg }) => msg === 'request').length;
	await expect.poll(requests).toBeGreaterThan(14);
	const log = decodeURIComponent(
		JSON.stringify(site.logLines())
			.replaceAll('+', ' ')
			.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'),
	);
	expect(log).toContain('/api/admin/labels/prints');
	expect(log).toMatch(/sign-in refused/);
	expect(PERSONAL.filter((text) => log.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
	// Cookies, links with access tokens, and form input.
	for (const value of [...staff.cookies.values(), ...distributor.cookies.values()])
		expect(log).not.toContain(value);
	// Every line has a time and a level, and each line of a request its id.
	for (const line of site.logLines()) {
		expect(line).toMatchObject({
			level: expect.any(String),
			time: expect.stringMatching(/^\d{4}-.*Z$/),
			msg: expect.any(String),
		});
		if (line.msg === 'request')
			expect(line).toMatchObject({ requestId: expect.any(String), status: expect.any(Number) });
	}
});
