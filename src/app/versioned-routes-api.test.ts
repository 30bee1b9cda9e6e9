import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_LABEL, TEST_LINE } from '../admin/labels/test-labels.server.ts';
import { storeRequest } from '../admin/sample-requests/test-inbox.server.ts';
import { aCompany } from '../domain/companies/test-company.ts';
import { insertOrder } from '../domain/orders/order-queries.server.ts';
import { aSampleRequest } from '../domain/sample-requests/test-request.ts';
import { openStaffBrowser, type StaffBrowser } from '../testing/staff-browser.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

type Write = { method: 'PUT' | 'POST' | 'PATCH'; url: string; body: object };
/** A versioned record: where it is read, and a write that would change it. */
type Record = { name: string; url: string; write: () => Write };

const LISTS = '/api/admin/pricing/templates';
const COMPANY_PRICES = '/api/admin/pricing/clients';

/** Two new records of each versioned kind, so that their versions are equal. */
async function openRecords() {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const post = async (url: string, body: object) => {
		const answer = await staff.call({ method: 'POST', url, body });
		expect(answer.statusCode, answer.body).toBe(201);
		return answer.json();
	};
	const records: Record[] = [];
	const size = (await staff.call({ url: '/api/admin/labels/products?q=xy300' })).json().content[0].sizes[0];
	for (const at of [1, 2]) {
		const fresh = () => `${at} ${randomUUID().slice(0, 8)}`;
		const company = await post('/api/admin/companies', aCompany({ operatingName: `Company ${at}` }));
		records.push({
			name: `company ${at}`,
			url: `/api/admin/companies/${company.id}`,
			write: () => ({
				method: 'PUT',
				url: `/api/admin/companies/${company.id}`,
				body: aCompany({ operatingName: `Renamed ${fresh()}` }),
			}),
		});
		records.push({
			name: `prices of company ${at}`,
			url: `${COMPANY_PRICES}/${company.id}`,
			write: () => ({
				method: 'PUT',
				url: `${COMPANY_PRICES}/${company.id}`,
				body: { overrides: [{ partNumber: 'xy300', pair: '18.50', reason: fresh() }] },
			}),
		});
		const list = await post(LISTS, { name: `List ${at}`, kind: 'prices', currency: 'CAD' });
		for (const path of ['', '/lines', '/retire']) {
			records.push({
				name: `price list ${at}${path}`,
				url: `${LISTS}/${list.id}`,
				write: () => ({
					method: path === '/retire' ? 'POST' : 'PUT',
					url: `${LISTS}/${list.id}${path}`,
					body:
						path === '/lines'
							? { lines: [{ partNumber: 'xy300', pair: `1${at}.${Math.floor(10 + Math.random() * 89)}` }] }
							: path === '/retire'
								? {}
								: { name: `List ${fresh()}`, kind: 'prices', currency: 'CAD' },
				}),
			});
		}
		const label = await post('/api/admin/labels', {
			...TEST_LABEL,
			content: [{ ...TEST_LINE, size }],
		});
		records.push({
			name: `label ${at}`,
			url: `/api/admin/labels/${label.id}`,
			write: () => ({
				method: 'PUT',
				url: `/api/admin/labels/${label.id}`,
				body: { ...TEST_LABEL, content: [{ ...TEST_LINE, size }], attention: fresh() },
			}),
		});
		records.push({
			name: `label ${at}, voided`,
			url: `/api/admin/labels/${label.id}`,
			write: () => ({ method: 'POST', url: `/api/admin/labels/${label.id}/void`, body: {} }),
		});
		const number = `S-2026-000${at}`;
		// Of unrelated companies: one created from the first would bring the second along.
		const asker = {
			companyName: `Works ${at}`,
			companyEmail: `dele@works${at}.example`,
			phone: `905 555 013${at}`,
		};
		await storeRequest(site, number, aSampleRequest(asker));
		for (const path of ['verify', 'new-company', 'erase']) {
			records.push({
				name: `sample request ${at}, ${path}`,
				url: `/api/admin/samples/${number}`,
				write: () => ({ method: 'POST', url: `/api/admin/samples/${number}/${path}`, body: {} }),
			});
		}
		const order = `Q-2026-000${at}`;
		await insertOrder(site.database.db, anOrder(order, company.id), new Date().toISOString());
		records.push({
			name: `order ${at}`,
			url: `/api/admin/orders/${order}`,
			write: () => ({ method: 'PATCH', url: `/api/admin/orders/${order}`, body: { state: 'answered' } }),
		});
		const partNumber = `xy90${at}`;
		await post('/api/admin/products', { partNumber, name: `Glove ${at}`, sizes: 'M:M' });
		records.push({
			name: `glove ${at}`,
			url: `/api/admin/products/${partNumber}`,
			write: () => ({
				method: 'PUT',
				url: `/api/admin/products/${partNumber}`,
				body: { partNumber, name: `Glove ${fresh()}`, sizes: 'M:M' },
			}),
		});
		const category = await post('/api/categories', { name: `Category ${at}`, partNumbers: ['xy300'] });
		records.push({
			name: `category ${at}`,
			url: `/api/admin/categories/${category.key}`,
			write: () => ({
				method: 'PUT',
				url: `/api/admin/categories/${category.key}`,
				body: { name: `Category ${at}`, partNumbers: ['xy300', 'xy301'], title: fresh() },
			}),
		});
	}
	records.push({
		name: 'best sellers',
		url: '/api/admin/best-sellers',
		write: () => ({ method: 'PUT', url: '/api/admin/best-sellers', body: { partNumbers: ['xy300'] } }),
	});
	return { site, staff, records };
}

function anOrder(number: string, companyId: string) {
	return {
		number,
		companyId,
		companyName: 'Company',
		person: { id: 'p', name: 'Dana Petrov', email: 'dana@counter.example' },
		lines: [],
		currency: 'CAD' as const,
		purchaseOrder: '',
		language: 'en' as const,
		note: '',
	};
}

const tagOf = async (staff: StaffBrowser, { url }: Record) => {
	const answer = await staff.call({ url });
	expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
	return answer.headers.etag as string;
};
const send = (staff: StaffBrowser, { write }: Record, tag: string) =>
	staff.call(write(), { 'if-match': tag });

test('the ETag of one record never permits a write to another, of its own kind or of any other', async () => {
	const { staff, records } = await openRecords();
	for (const one of records) {
		const tag = await tagOf(staff, one);
		for (const other of records.filter(({ url }) => url !== one.url)) {
			const answer = await send(staff, other, tag);
			expect(answer.statusCode, `tag of ${one.name} on ${other.name}: ${answer.body}`).toBe(412);
			expect(answer.json().type).toBe('stale');
		}
	}
	// The record's own ETag is accepted, so nothing above was rejected for another reason.
	for (const record of records) {
		const before = await tagOf(staff, record);
		const answer = await send(staff, record, before);
		expect(answer.statusCode, `${record.name}: ${answer.body}`).toBe(200);
		expect(answer.headers.etag, record.name).not.toBe(before);
		if (!/void|retire|erase/.test(record.name)) continue;
		expect((await send(staff, record, before)).statusCode).toBe(412);
	}
});

const PRODUCTS = '/api/admin/products';

async function openGloves() {
	const site = await openTestSite();
	const staff = await openStaffBrowser(site);
	const make = async (partNumber: string, name: string) => {
		const body = { partNumber, name, sizes: 'M:M' };
		const answer = await staff.call({ method: 'POST', url: PRODUCTS, body });
		expect(answer.statusCode, answer.body).toBe(201);
	};
	const read = async (partNumber: string) => {
		const answer = await staff.call({ url: `${PRODUCTS}/${partNumber}` });
		return { ...answer.json(), tag: answer.headers.etag as string };
	};
	const save = async (partNumber: string, body: object, from?: { tag: string }) => {
		const tag = (from ?? (await read(partNumber))).tag;
		return staff.call(
			{ method: 'PUT', url: `${PRODUCTS}/${partNumber}`, body: { partNumber, sizes: 'M:M', ...body } },
			{ 'if-match': tag },
		);
	};
	return { site, staff, make, read, save };
}

test('a glove that took over a part number is not overwritten by a form of the previous one', async () => {
	const { staff, make, read, save } = await openGloves();
	await make('xy900', 'First');
	for (const name of ['First b', 'First c']) expect((await save('xy900', { name })).statusCode).toBe(200);
	const form = await read('xy900');
	expect((await save('xy900', { partNumber: 'xy901', name: 'First c' })).statusCode).toBe(200);
	await make('xy900', 'Second');
	const versions = new Set<number>([form.version]);
	for (const name of ['Second b', 'Second c', 'Second d']) {
		const { version, id } = await read('xy900');
		expect(id).not.toBe(form.id);
		// Even the bare version number, as sent by older programs, never repeats at this URL.
		expect(versions.has(version)).toBe(false);
		versions.add(version);
		expect((await save('xy900', { name: 'Lost' }, form)).statusCode).toBe(412);
		const bare = {
			method: 'PUT',
			url: `${PRODUCTS}/xy900`,
			body: { name: 'Lost', version: form.version },
		} as const;
		expect((await staff.call(bare)).statusCode).toBe(412);
		expect((await save('xy900', { name })).statusCode).toBe(200);
	}
	expect((await read('xy901')).name).toBe('First c');
	expect((await read('xy900')).name).toBe('Second d');
});

test('part numbers that pass between gloves never repeat a version, and ids are never reused', async () => {
	const { make, read, save } = await openGloves();
	await make('xy900', 'A');
	for (let at = 0; at < 4; at++) await save('xy900', { name: `A ${at}` });
	const first = await read('xy900');
	// A is renumbered, B takes its number, and a third glove is created there once B has been renumbered.
	await save('xy900', { partNumber: 'xy902', name: 'A' });
	await make('xy901', 'B');
	expect((await save('xy901', { partNumber: 'xy900', name: 'B' })).statusCode).toBe(200);
	const second = await read('xy900');
	expect(second.version).toBeGreaterThan(first.version);
	await save('xy900', { partNumber: 'xy903', name: 'B' });
	await make('xy900', 'C');
	const third = await read('xy900');
	expect(third.version).toBeGreaterThan(second.version);
	expect(new Set([first.id, second.id, third.id]).size).toBe(3);
});

test('a category recreated under a name, or under the same address, never repeats an earlier version', async () => {
	const site: TestSite = await openTestSite();
	const staff = await openStaffBrowser(site);
	const make = (name: string) =>
		staff.call({ method: 'POST', url: '/api/categories', body: { name, partNumbers: ['xy300'] } });
	const put = (key: string, tag: string, name: string) =>
		staff.call(
			{ method: 'PUT', url: `/api/admin/categories/${key}`, body: { name, partNumbers: ['xy301'] } },
			{ 'if-match': tag },
		);
	const tagAt = async (key: string) =>
		(await staff.call({ url: `/api/admin/categories/${key}` })).headers.etag as string;
	const seen = new Set<string>();
	expect((await make('Pipe work')).statusCode).toBe(201);
	// Different names with the same URL alternate there.
	for (const name of ['Pipe work', 'Pipe-work', 'pipe work', 'PIPE work', 'Pipe  work!']) {
		if (seen.size > 0) expect((await make(name)).statusCode, name).toBe(201);
		for (const title of ['a', 'b']) {
			const tag = await tagAt('pipe-work');
			expect(seen.has(tag), tag).toBe(false);
			for (const old of seen) expect((await put('pipe-work', old, `Lost ${title}`)).statusCode).toBe(412);
			seen.add(tag);
			expect((await put('pipe-work', tag, name)).statusCode).toBe(200);
		}
		const tag = await tagAt('pipe-work');
		seen.add(tag);
		expect((await put('pipe-work', tag, `Gone ${seen.size}`)).statusCode).toBe(200);
	}
});
