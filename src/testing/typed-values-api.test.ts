import { expect, test } from 'vitest';
import { TEST_LABEL, TEST_LINE } from '../admin/labels/test-labels.server.ts';
import { aGlove } from '../domain/catalogue/test-glove.ts';
import { aCompany } from '../domain/companies/test-company.ts';
import { aSampleRequest } from '../domain/sample-requests/test-request.ts';
import { openStaffBrowser, type StaffBrowser } from './staff-browser.ts';
import { openTestSite } from './test-site.ts';

/**
 * Properties of every value in every body: each value is visited, changed and sent, so that new fields are
 * covered automatically.
 */

type Path = (string | number)[];
type ApiRequest = { name: string; url: string; body: Record<string, unknown>; optional: readonly string[] };

/** Valid bodies; `optional` fields may be null, because they may be empty. */
const REQUESTS: readonly ApiRequest[] = [
	{
		name: 'sample request',
		url: '/api/sample-requests',
		body: aSampleRequest({
			addressLine2: 'Dock 4',
			secondaryEmail: 'dele@northframe.example',
			samples: [{ partNumber: 'xy300', size: 'L' }],
		}),
		optional: ['addressLine2', 'secondaryEmail', 'additionalNotes'],
	},
	{
		name: 'label',
		url: '/api/admin/labels',
		body: { ...TEST_LABEL, content: [TEST_LINE] },
		optional: [],
	},
	{
		name: 'product',
		url: '/api/admin/products',
		body: bodyOfGlove(),
		optional: ['packaging.masterCase', 'packaging.innerBag'],
	},
	{
		name: 'category',
		url: '/api/categories',
		body: {
			name: 'Shop heroes',
			partNumbers: ['xy300', 'xy301'],
			slug: 'shop-heroes',
			title: 'Heroes',
			description: 'All',
		},
		optional: [],
	},
];

function bodyOfGlove(): Record<string, unknown> {
	const { id: _, ...glove } = aGlove({ relatedProducts: ['xy300'] });
	const packaging = { masterCase: 36, innerBag: 6, displayReady: false };
	return { ...glove, packaging, state: 'draft', successor: 'xy301' };
}

function* listPaths(value: unknown, path: Path = []): Generator<Path> {
	if (path.length > 0) yield path;
	if (typeof value !== 'object' || value === null) return;
	for (const [name, inner] of Object.entries(value)) {
		yield* listPaths(inner, [...path, Array.isArray(value) ? Number(name) : name]);
	}
}

function changeAt(body: unknown, path: Path, change: (value: unknown) => unknown): unknown {
	const [name, ...rest] = path;
	if (name === undefined) return change(body);
	const copy = structuredClone(body) as Record<string | number, unknown>;
	copy[name] = changeAt(copy[name], rest, change);
	return copy;
}

const send = (staff: StaffBrowser, { url }: ApiRequest, body: unknown) =>
	staff.call({ method: 'POST', url, body });
const pathsOf = (answer: { json: () => { errors?: { path: string }[] } }) =>
	(answer.json().errors ?? []).map(({ path }) => path);

test.each(REQUESTS)('$name: null is rejected where a value is required, at any depth', async (request) => {
	const staff = await openStaffBrowser(await openTestSite());
	for (const path of listPaths(request.body)) {
		const name = path.join('.');
		const answer = await send(
			staff,
			request,
			changeAt(request.body, path, () => null),
		);
		if (request.optional.includes(name)) {
			// A glove's second attempt conflicts with the first's part number.
			expect([name, pathsOf(answer).filter((named) => named !== 'partNumber')]).toEqual([name, []]);
			continue;
		}
		expect([name, answer.statusCode]).toEqual([name, 400]);
		// The error names the null field, or the object that contains it.
		expect(pathsOf(answer).some((named) => name.startsWith(named) || named.startsWith(name))).toBe(true);
	}
});

/** Enumerated values, keys, and texts parsed as numbers. */
const NOT_FREE = /^(date|state|performance|edition|type|quantity)$/;

test.each([
	...REQUESTS,
	{ name: 'company', url: '/api/admin/companies', body: aCompany() as Record<string, unknown>, optional: [] },
	{
		name: 'application',
		url: '/api/distributor-applications',
		body: {
			company: 'Nordsoudure',
			business: 'welding',
			city: 'Québec',
			region: 'QC',
			country: 'Canada',
			website: 'nordsoudure.ca',
			brands: 'All of them',
			contactName: 'Zoé Côté',
			email: 'zoe@nordsoudure.ca',
			phone: '418 555 0142',
			message: 'We sell to shipyards.',
		},
		optional: [],
	},
])('$name: a control character is rejected by name, at its field', async (request) => {
	const staff = await openStaffBrowser(await openTestSite());
	for (const path of listPaths(request.body)) {
		const name = path.join('.');
		if (NOT_FREE.test(String(path.at(-1)))) continue;
		let isText = false;
		const body = changeAt(request.body, path, (value) => {
			isText = typeof value === 'string' && value.length > 2;
			return isText ? `${String(value).slice(0, 2)}\u0007${String(value).slice(2)}` : value;
		});
		if (!isText) continue;
		const answer = await send(staff, request, body);
		expect([name, answer.statusCode]).toEqual([name, 400]);
		expect([name, pathsOf(answer).some((named) => name.startsWith(named) || named.startsWith(name))]).toEqual(
			[name, true],
		);
	}
});

test('texts pasted from Word are stored and found as they look', async () => {
	const staff = await openStaffBrowser(await openTestSite());
	const label = await staff.call({
		method: 'POST',
		url: '/api/admin/labels',
		body: {
			...TEST_LABEL,
			operatingName: '\u202aNik\u00adzad\u00a0Welding\u202c \u{1F468}\u{1F3FD}\u200D\u{1F3ED}',
			attention: 'رضا نیک\u200cزاد',
			shippingAddress: '640 Barton\u00a0St E\u200b,\r\nHamilton, ON, L8L 3A5',
			content: [{ ...TEST_LINE, productPartNumber: 'XY\u200b300' }],
		},
	});
	expect(label.statusCode).toBe(201);
	const stored = (await staff.call({ url: `/api/admin/labels/${label.json().id}` })).json();
	expect(stored).toMatchObject({
		operatingName: 'Nikzad Welding \u{1F468}\u{1F3FD}\u200D\u{1F3ED}',
		attention: 'رضا نیک\u200cزاد',
		shippingAddress: '640 Barton St E,\nHamilton, ON, L8L 3A5',
		content: [{ productPartNumber: 'xy300' }],
	});
	for (const q of ['nikzad', 'Nik\u200bzad', 'نیکزاد', 'نیک\u200cزاد']) {
		const found = await staff.call({ url: `/api/admin/labels?q=${encodeURIComponent(q)}` });
		expect([q, found.json().content.length]).toEqual([q, 1]);
	}
	const bell = await staff.call({
		method: 'POST',
		url: '/api/sample-requests',
		body: aSampleRequest({ firstName: 'Jo\u0007hn', lastName: '\u0007' }),
	});
	expect(bell.json().errors).toEqual([
		{
			path: 'firstName',
			message: 'There is a control character (U+0007) after “Jo”. Delete it there, or type the text again.',
		},
		{
			path: 'lastName',
			message: 'There is a control character (U+0007) at the start. Delete it there, or type the text again.',
		},
	]);
});

test('an address with accents is accepted everywhere, stored as typed and found by either spelling', async () => {
	const site = await openTestSite({ mail: { staffAddress: 'samples@emberhide.example', notify: () => {} } });
	const staff = await openStaffBrowser(site);
	const typed = 'nom@soudure-été.ca';
	const ascii = 'nom@xn--soudure-t-i4ab.ca';
	const answer = await staff.call({
		method: 'POST',
		url: '/api/sample-requests',
		body: aSampleRequest({ companyEmail: typed }),
	});
	expect(answer.statusCode).toBe(201);
	const mails = await site.database.db.selectFrom('outbox_mail').select('recipient').execute();
	expect(mails.map(({ recipient }) => recipient)).toContain(typed);
	for (const q of ['soudure-été', 'xn--soudure-t-i4ab']) {
		const found = await staff.call({ url: `/api/admin/samples?q=${encodeURIComponent(q)}` });
		expect([q, found.json().content.length]).toEqual([q, 1]);
	}
	const company = aCompany({ email: typed, primaryContact: { ...aCompany().primaryContact, email: ascii } });
	const made = await staff.call({ method: 'POST', url: '/api/admin/companies', body: company });
	expect(made.statusCode).toBe(201);
	expect(made.json()).toMatchObject({ email: typed, primaryContact: { email: ascii } });

	const invite = (email: string) =>
		staff.call({ method: 'POST', url: '/api/admin/staff', body: { name: 'Zoé', email } });
	expect((await invite(typed)).json()).toMatchObject({ email: typed });
	expect((await invite(ascii)).statusCode).toBe(409);
	for (const email of [typed, ascii]) {
		await staff.call({ method: 'POST', url: '/api/newsletter-subscriptions', body: { email } });
	}
	const subscribed = await site.database.db.selectFrom('newsletter_subscription').selectAll().execute();
	expect(subscribed.map(({ email_key }) => email_key)).toEqual([ascii]);
});
