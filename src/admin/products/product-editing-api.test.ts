import { expect, test } from 'vitest';
import { fillListings } from '../../domain/catalogue/product-listing-queries.server.ts';
import { listAuditEntries } from '../../platform/audit/audit-entry-queries.server.ts';
import type { StaffBrowser } from '../../testing/staff-browser.ts';
import { openStaffSite } from '../../testing/staff-site.ts';
import { writeCatalogue } from '../../testing/test-site.ts';

const PATH = '/api/admin/products';

/** A glove as the form sends it: lists as texts (docs/behaviour.md, "Product texts"). */
const aForm = (changes: object = {}) => ({
	partNumber: 'XY900',
	name: 'Argon Anvil',
	description: 'Split-cow gauntlet',
	sizes: 'M:XY900-M\nL:XY900-L',
	productDetails: 'Welted seams\nWing thumb',
	usedIn: 'Rail, Shipyard',
	features: 'Foam back\nWing thumb',
	packaging: { masterCase: '36 Prs', innerBag: '6', displayReady: true },
	certifications: [{ type: 'en 388', value: '3133x', edition: '2016' }],
	specifications: 'Hide:Split cowhide\nCuff: 5 in',
	relatedProducts: 'xy300, XY301',
	weldingTags: 'MIG, Stick',
	...changes,
});

const create = (staff: StaffBrowser, changes: object = {}) =>
	staff.call({ method: 'POST', url: PATH, body: aForm(changes) });
const save = (staff: StaffBrowser, partNumber: string, version: number, body: object) =>
	staff.call({ method: 'PUT', url: `${PATH}/${partNumber}`, body }, { 'if-match': `"${version}"` });

test('the form’s texts create a glove that visitors see at once, and a log entry', async () => {
	const { staff, app, database } = await openStaffSite();
	const answer = await create(staff);
	expect(answer.statusCode, answer.body).toBe(201);
	expect(answer.headers.location).toBe(`${PATH}/xy900`);
	const seen = await app.inject('/api/products/xy900');
	expect(seen.json()).toMatchObject({
		id: 'glv_xy900',
		partNumber: 'xy900',
		sizes: { M: 'XY900-M', L: 'XY900-L' },
		productDetails: ['Welted seams', 'Wing thumb'],
		features: [['Foam back', 'Wing thumb']],
		packaging: { masterCase: 36, innerBag: 6, displayReady: true },
		certifications: [{ type: 'EN388', value: '3133X', edition: '2016' }],
		specifications: { Hide: 'Split cowhide', Cuff: '5 in' },
		relatedProducts: ['xy300', 'xy301'],
		weldingTags: ['MIG', 'Stick'],
	});
	expect(Object.keys(seen.json())).not.toContain('state');
	const [entry] = await listAuditEntries(database.db, { subjectKind: 'product', limit: 1 });
	expect(entry).toMatchObject({ action: 'product.created', subject: { name: 'XY900 Argon Anvil' } });
});

test('all errors are named field by field at once, and nothing is stored', async () => {
	const { staff, app } = await openStaffSite();
	const answer = await create(staff, {
		name: ' ',
		sizes: 'M:XY900-M\nL',
		packaging: { masterCase: 'a lot', innerBag: 6, displayReady: false },
		certifications: [{ type: 'EN388', value: '3183X', edition: '2016' }],
		specifications: 'Price:12',
		state: 'sold',
		pictures: ['javascript:alert(1)'],
		weight: 3,
	});
	expect(answer.statusCode).toBe(400);
	const errors = answer.json().errors as { path: string; message: string }[];
	expect(errors.map(({ path }) => path).toSorted()).toEqual([
		'certifications.0.value',
		'name',
		'packaging.masterCase',
		'pictures.0',
		'sizes',
		'specifications.Price',
		'state',
		'weight',
	]);
	expect(errors.find(({ path }) => path === 'sizes')?.message).toBe(
		'Line 2 has no colon. Write it as key:value.',
	);
	expect((await app.inject('/api/products/xy900')).statusCode).toBe(404);
});

test('a part number belongs to one glove, and a retry after a lost response creates no second one', async () => {
	const { staff } = await openStaffSite();
	const taken = await create(staff, { partNumber: 'xy300', relatedProducts: '' });
	expect(taken.json().errors).toEqual([{ path: 'partNumber', message: 'XY300 is another glove’s number' }]);
	const call = () =>
		staff.call({ method: 'POST', url: PATH, body: aForm() }, { 'idempotency-key': 'k'.repeat(20) });
	const [one, two] = [await call(), await call()];
	expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
	expect(two.json()).toEqual(one.json());
});

test('a draft is staff’s alone until it is published, whatever asks for it', async () => {
	const { staff, app, catalogue } = await openStaffSite();
	await create(staff, { state: 'draft' });
	for (const path of ['/api/products/xy900', '/products/xy900'])
		expect((await app.inject(path)).statusCode).toBe(404);
	expect((await app.inject('/api/products/batch?partNumbers=xy900')).json()).toEqual([]);
	expect((await app.inject('/api/products/search?q=argon+anvil')).body).not.toContain('xy900');
	expect(catalogue.index.hasProduct('xy900')).toBe(false);
	expect((await staff.call({ url: `${PATH}/xy900` })).json()).toMatchObject({ state: 'draft', version: 1 });
	const published = await save(staff, 'xy900', 1, { state: 'published' });
	expect(published.json()).toMatchObject({ state: 'published', name: 'Argon Anvil', version: 2 });
	expect((await app.inject('/api/products/xy900')).statusCode).toBe(200);
});

test('a save from an older version is rejected with the stored glove; one without a version too', async () => {
	const { staff } = await openStaffSite();
	expect((await staff.call({ method: 'PUT', url: `${PATH}/xy300`, body: {} })).statusCode).toBe(428);
	const first = await save(staff, 'xy300', 1, { name: 'Argon Bulwark II' });
	expect(first.statusCode, first.body).toBe(200);
	const second = await save(staff, 'xy300', 1, { color: 'black' });
	expect(second.statusCode).toBe(412);
	expect(second.json().current).toMatchObject({ name: 'Argon Bulwark II', version: 2, color: 'gold' });
	const same = await save(staff, 'xy300', 2, { name: 'Argon Bulwark II' });
	expect(same.json().version).toBe(2);
});

test('every save can be viewed and restored', async () => {
	const { staff, database } = await openStaffSite();
	await save(staff, 'xy300', 1, { name: 'Second name', color: 'red' });
	await save(staff, 'xy300', 2, { name: 'Third name', state: 'draft' });
	const { content } = (await staff.call({ url: `${PATH}/xy300/versions` })).json();
	expect(content.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
	const body = { restore: 1, version: 3 };
	const restored = await staff.call({ method: 'POST', url: `${PATH}/xy300/restore`, body });
	expect(restored.json()).toMatchObject({
		name: 'Argon Bulwark',
		color: 'gold',
		state: 'published',
		version: 4,
	});
	const [entry] = await listAuditEntries(database.db, { subjectKind: 'product', limit: 1 });
	expect(entry).toMatchObject({ action: 'product.restored', before: { color: 'red', name: 'Third name' } });
});

test('a new part number keeps the history, the categories and the related gloves', async () => {
	const { staff, app, catalogue } = await openStaffSite();
	const answer = await save(staff, 'xy300', 1, { partNumber: 'XY399' });
	expect(answer.json(), answer.body).toMatchObject({ partNumber: 'xy399', id: 'glv_xy300', version: 2 });
	expect((await app.inject('/api/products/xy300')).statusCode).toBe(404);
	expect(catalogue.findMoved('xy300')).toBe('xy399');
	expect((await app.inject('/api/products/xy399')).statusCode).toBe(200);
	const category = await app.inject('/api/categories/search?name=MIG%20/%20Stick');
	expect(category.json().partNumbers[0]).toBe('xy399');
	expect((await app.inject('/api/products/xy301')).json().relatedProducts).toContain('xy399');
	const { content } = (await staff.call({ url: `${PATH}/xy399/versions` })).json();
	expect(content[0].partNumber ?? content[0].product.partNumber).toBe('xy300');
	// The number is free again, and so is the way back.
	expect((await create(staff, { partNumber: 'xy300', relatedProducts: '' })).statusCode).toBe(201);
	expect((await save(staff, 'xy399', 2, { partNumber: 'xy300' })).statusCode).toBe(400);
	const back = await save(staff, 'xy399', 2, { partNumber: 'xy398' });
	expect(back.json()).toMatchObject({ partNumber: 'xy398', version: 3 });
});

test('a retired glove is in no list; its successor is known, as long as it is public', async () => {
	const { staff, app, catalogue } = await openStaffSite();
	const wrong = await save(staff, 'xy300', 1, { state: 'retired', successor: 'XY300' });
	expect(wrong.json().errors).toEqual([{ path: 'successor', message: 'a glove does not succeed itself' }]);
	await save(staff, 'xy300', 1, { state: 'retired', successor: 'XY301' });
	expect((await app.inject('/api/products/xy300')).statusCode).toBe(404);
	const name = 'Argon Bulwark';
	expect(catalogue.findRetired('xy300')).toEqual({ partNumber: 'xy300', name, successor: 'xy301' });
	await save(staff, 'xy301', 1, { state: 'draft' });
	expect(catalogue.findRetired('xy300')?.successor).toBeUndefined();
	await save(staff, 'xy300', 2, { state: 'published' });
	expect(catalogue.findRetired('xy300')).toBeUndefined();
});

test('the list is searched, filtered and paged by key in every order', async () => {
	const { staff } = await openStaffSite();
	await create(staff, { state: 'draft' });
	const list = async (query: string) => (await staff.call({ url: `${PATH}?${query}` })).json();
	expect((await list('q=xy-900')).content).toMatchObject([{ partNumber: 'xy900', state: 'draft' }]);
	expect((await list('q=anvil+split')).total).toBe(1);
	expect((await list('q=%25')).total).toBe(61);
	expect((await list('state=draft')).total).toBe(1);
	expect((await list('category=tig')).total).toBe(13);
	expect((await list('completeness=incomplete&q=xy900')).total).toBe(1);
	for (const sort of ['name', '-name', 'partNumber', '-updated', 'completeness']) {
		const first = await list(`sort=${sort}`);
		const seen = [...first.content];
		for (let after = first.after; after; ) {
			const page = await list(`sort=${sort}&from=${after}`);
			seen.push(...page.content);
			after = page.after;
		}
		const numbers = seen.map(({ partNumber }) => partNumber);
		expect(new Set(numbers).size, sort).toBe(61);
		const second = await list(`sort=${sort}&from=${first.after}`);
		expect((await list(`sort=${sort}&from=${second.before}`)).content).toEqual(first.content);
	}
});

test('gloves older than the list get their rows at the start, once', async () => {
	const { staff, database } = await openStaffSite();
	await database.db.deleteFrom('product_listing').execute();
	expect((await staff.call({ url: PATH })).json().total).toBe(0);
	expect([await fillListings(database.db), await fillListings(database.db)]).toEqual([60, 0]);
	expect((await staff.call({ url: `${PATH}?q=xy300` })).json().content[0]).toMatchObject({
		partNumber: 'xy300',
		completeness: 100,
	});
});

test('an import keeps a draft a draft, and overwritten gloves can be restored', async () => {
	const { staff, app, database } = await openStaffSite();
	await save(staff, 'xy300', 1, { state: 'draft' });
	const stored = (await staff.call({ url: `${PATH}/xy300` })).json();
	const { state, successor, version, updatedAt, updatedBy, completeness, missing, warnings, ...glove } =
		stored;
	expect([state, successor, version, completeness, missing, warnings]).toEqual([
		'draft',
		'',
		2,
		100,
		[],
		expect.any(Array),
	]);
	expect([typeof updatedAt, typeof updatedBy]).toEqual(['string', 'string']);
	await writeCatalogue(database, [{ ...glove, name: 'Imported' }]);
	expect((await staff.call({ url: `${PATH}/xy300` })).json()).toMatchObject({
		name: 'Imported',
		state: 'draft',
		version: 3,
	});
	expect((await app.inject('/api/products/xy300')).statusCode).toBe(404);
	const { content } = (await staff.call({ url: `${PATH}/xy300/versions` })).json();
	expect(content[0].product.name).toBe('Argon Bulwark');
});

test('without a session requests are rejected', async () => {
	const { app } = await openStaffSite();
	for (const [method, url] of [
		['GET', PATH],
		['POST', PATH],
		['PUT', `${PATH}/xy300`],
		['GET', `${PATH}/xy300/versions`],
	] as const) {
		const headers = { 'sec-fetch-site': 'same-origin' };
		expect((await app.inject({ method, url, headers, payload: {} })).statusCode).toBe(401);
	}
});

test('a check of an unsaved form says its errors in words', async () => {
	const { staff } = await openStaffSite();
	const body = aForm({ pictures: ['/pictures/a.svg'], pictureTexts: { '/pictures/a.svg': 'x'.repeat(201) } });
	const answer = await staff.call({ method: 'POST', url: `${PATH}/check`, body });
	expect(answer.json().errors).toContainEqual({
		path: 'pictureTexts./pictures/a.svg',
		message: 'must have at most 200 characters; it has 201',
	});
});
