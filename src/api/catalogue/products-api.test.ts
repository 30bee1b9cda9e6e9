import { expect, test } from 'vitest';
import type { Product } from '../../domain/catalogue/product.ts';
import { openTestSite, writeCatalogue } from '../../testing/test-site.ts';

const read = async (site: Awaited<ReturnType<typeof openTestSite>>, url: string, headers = {}) => {
	const answer = await site.app.inject({ url, headers });
	return {
		status: answer.statusCode,
		headers: answer.headers,
		body: answer.body === '' ? undefined : answer.json(),
	};
};

test('a glove is returned in full, for any spelling of its part number', async () => {
	const site = await openTestSite();
	const { status, body, headers } = await read(site, '/api/products/xy276-3');
	expect(status).toBe(200);
	expect(headers['content-type']).toBe('application/json; charset=utf-8');
	expect(body).toMatchObject({
		partNumber: 'xy276-3',
		name: 'Argon Goat TIG',
		packaging: { masterCase: 72 },
	});
	expect((await read(site, '/api/products/XY276-3')).body).toEqual(body);
});

test('an unknown glove is a 404 in the common error shape', async () => {
	const site = await openTestSite();
	const { status, body, headers } = await read(site, '/api/products/xy999');
	expect(status).toBe(404);
	expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
	expect(body).toEqual({
		type: 'not-found',
		title: 'Not found',
		status: 404,
		detail: 'There is no glove xy999.',
		instance: '/api/products/xy999',
		requestId: headers['x-request-id'],
	});
});

test('a batch keeps the requested order and omits unknown gloves', async () => {
	const site = await openTestSite();
	const { body } = await read(
		site,
		'/api/products/batch?partNumbers=xy301&partNumbers=nope&partNumbers=XY073-2&partNumbers=xy301',
	);
	expect(body.map((glove: Product) => glove.partNumber)).toEqual(['xy301', 'xy073-2']);
});

test('a batch of one hundred is accepted, of one hundred and one rejected, of ten thousand rejected', async () => {
	const site = await openTestSite();
	const request = (count: number) =>
		read(
			site,
			`/api/products/batch?${Array.from({ length: count }, (_, i) => `partNumbers=a${i}`).join('&')}`,
		);
	expect((await request(100)).status).toBe(200);
	for (const count of [101, 10_000]) {
		const { status, body } = await request(count);
		expect(status).toBe(400);
		expect(body.errors[0].path).toBe('partNumbers');
	}
});

test('the list is paged by name and reports its position', async () => {
	const site = await openTestSite();
	const { body } = await read(site, '/api/products');
	const names = body.content.map((glove: Product) => glove.name);
	expect(body).toMatchObject({ number: 0, size: 24, first: true, last: false });
	expect(body.content).toHaveLength(24);
	expect(names).toEqual(names.toSorted());
	expect(body.totalPages).toBe(Math.ceil(body.totalElements / 24));
	const last = (await read(site, `/api/products?page=${body.totalPages - 1}`)).body;
	expect(last).toMatchObject({ first: false, last: true });
	const beyond = (await read(site, `/api/products?page=${body.totalPages + 5}`)).body;
	expect(beyond).toMatchObject({ content: [], last: true });
});

test('pages of any size contain every glove once', async () => {
	const site = await openTestSite();
	const seen: string[] = [];
	for (let page = 0; ; page++) {
		const { body } = await read(site, `/api/products?page=${page}&size=7&sort=partNumber,desc`);
		seen.push(...body.content.map((glove: Product) => glove.partNumber));
		if (body.last) break;
	}
	expect(seen).toEqual(site.catalogue.index.listPartNumbers().toSorted().toReversed());
});

test.each([
	['page=-1', 'page'],
	['page=NaN', 'page'],
	['page=1e309', 'page'],
	['page=1&page=2', 'page'],
	['size=0', 'size'],
	['size=1000000', 'size'],
	['size=2147483648', 'size'],
	['sort=drop', 'sort'],
	['sort=name%22;select%20pg_sleep(3)--,asc', 'sort'],
	['sort=name,asc&sort=name,desc', 'sort'],
])('the list rejects %s and names the field', async (query, field) => {
	const site = await openTestSite({ products: [] });
	const { status, body } = await read(site, `/api/products?${query}`);
	expect(status).toBe(400);
	expect(body.errors.map((error: { path: string }) => error.path)).toEqual([field]);
});

test.each([
	['', 'q'],
	['q=', 'q'],
	['q=%20%20', 'q'],
	['q=a&q=b', 'q'],
	['q[]=a', 'q'],
	['q=%00', 'q'],
	['q=%ED%A0%80', 'q'],
	[`q=${'x'.repeat(201)}`, 'q'],
	['q=tig&size=NaN', 'size'],
])('search rejects “%s” and names the field', async (query, field) => {
	const site = await openTestSite({ products: [] });
	const { status, body } = await read(site, `/api/products/search?${query}`);
	expect(status).toBe(400);
	expect(body.errors[0].path).toBe(field);
});

test('search returns gloves best first, in their short form', async () => {
	const site = await openTestSite();
	const { body } = await read(site, '/api/products/search?q=XY%20276-3');
	expect(body.content[0]).toEqual({
		id: 'glv_xy276_3',
		partNumber: 'xy276-3',
		name: 'Argon Goat TIG',
		description: expect.any(String),
		pictures: expect.any(Array),
		sizes: expect.objectContaining({ L: 'XY276-3-L' }),
		selectedSizeDefault: 'L',
		color: expect.any(String),
		label: expect.any(String),
	});
	expect(body.totalElements).toBeGreaterThanOrEqual(body.content.length);
});

test('search highlights matches only on request, typos and synonyms too', async () => {
	const site = await openTestSite();
	const plain = (await read(site, '/api/products/search?q=goatskn%20xy276-3')).body.content[0];
	expect(plain).not.toHaveProperty('marks');
	const { name, marks } = (await read(site, '/api/products/search?q=gaot%20tig&marks=true')).body.content[0];
	const marked = marks.name.map(([from, to]: [number, number]) => name.slice(from, to));
	expect(marked.join(' ')).toMatch(/TIG/);
	expect(marked.join(' ')).toMatch(/Goat/);
});

test('an empty search result offers similar gloves', async () => {
	const site = await openTestSite();
	const { body } = await read(site, '/api/products/search?q=xy999');
	expect(body).toMatchObject({ content: [], totalElements: 0 });
	expect(body.suggestions.length).toBeGreaterThan(0);
});

test('hostile text never breaks search', async () => {
	const site = await openTestSite();
	for (const text of [
		"' or 1=1 --",
		'%',
		'_',
		'\\',
		'<script>',
		'../../etc/passwd',
		'*'.repeat(200),
		'((((',
		'🧤🧤',
		'a"b',
		'٣٣',
	]) {
		expect((await read(site, `/api/products/search?q=${encodeURIComponent(text)}`)).status).toBe(200);
	}
});

test('filter counts match the filtered results', async () => {
	const site = await openTestSite();
	const { body } = await read(site, '/api/products/facets?size=l&material=goatskin');
	const sizes = body.groups.find((group: { id: string }) => group.id === 'size');
	const picked = sizes.values.find((value: { selected: boolean }) => value.selected);
	expect(picked.count).toBe(body.total);
	expect(body.total).toBeGreaterThan(0);
});

test('a response that the caller already has is a 304 without a body', async () => {
	const site = await openTestSite();
	for (const url of [
		'/api/products/xy300',
		'/api/products',
		'/api/products/search?q=tig',
		'/api/products/facets',
		'/api/products/batch?partNumbers=xy300',
		'/api/categories/search?name=tig',
	]) {
		const first = await read(site, url);
		expect(first.headers.etag, url).toMatch(/^"/);
		const again = await read(site, url, { 'if-none-match': first.headers.etag });
		expect([url, again.status, again.body]).toEqual([url, 304, undefined]);
		expect(again.headers['x-content-type-options']).toBe('nosniff');
	}
});

test('a frequent search is answered from the cache until a write changes it', async () => {
	const site = await openTestSite();
	const url = '/api/products/facets?q=rampart';
	const answers: Awaited<ReturnType<typeof read>>[] = [];
	for (let time = 0; time < 3; time++) answers.push(await read(site, url));
	expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
	expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
	const { body } = await read(site, '/api/products/xy300');
	await writeCatalogue(site.database, [{ ...body, name: 'Argon Rampart' }]);
	await site.catalogue.refresh();
	const after = await read(site, url, { 'if-none-match': answers[0]?.headers.etag });
	expect(answers[0]?.body.total).toBe(0);
	expect(after).toMatchObject({ status: 200, body: { total: 1 } });
});

test('a write is visible at once, under a new ETag', async () => {
	const site = await openTestSite();
	const before = await read(site, '/api/products/xy300');
	await writeCatalogue(site.database, [{ ...before.body, name: 'Argon Rampart' }]);
	await site.catalogue.refresh();
	const after = await read(site, '/api/products/xy300', { 'if-none-match': before.headers.etag });
	expect(after).toMatchObject({ status: 200, body: { name: 'Argon Rampart' } });
	expect((await read(site, '/api/products/search?q=rampart')).body.content[0].partNumber).toBe('xy300');
});

test('quotes in part numbers are rejected as part numbers, and reach no statement', async () => {
	const site = await openTestSite();
	const { status, body } = await read(
		site,
		`/api/products/batch?partNumbers=xy300&partNumbers=${encodeURIComponent("x' or '1'='1")}`,
	);
	expect(status).toBe(400);
	expect(body.errors[0].path).toBe('partNumbers.1');
	expect((await read(site, '/api/products/%27%20or%201=1')).status).toBe(400);
});
