import { expect, test } from 'vitest';
import { normalizeName } from '../../domain/companies/company-name.ts';
import { aCompany } from '../../domain/companies/test-company.ts';
import { openStaffSite } from '../../testing/staff-site.ts';
import { addCompany, names, PATH } from './test-companies.server.ts';

test('a search matches any part of names, people, phones, mail and numbers, name prefixes first', async () => {
	const { staff } = await openStaffSite();
	await addCompany(staff);
	await addCompany(staff, {
		operatingName: 'Academy of Arcs',
		legalName: '',
		phone: '(613) 555-0177',
		gstNumber: '',
		email: '',
		website: '',
		primaryContact: { ...aCompany().primaryContact, email: 'm.gagnon@arcs.example' },
	});
	const search = (q: string) => staff.call({ url: `${PATH}/search?q=${encodeURIComponent(q)}` });
	expect(names(await search('academy'))).toEqual(['Academy of Arcs', 'Boreal Arc Academy']);
	for (const q of ['boréal', 'OREAL', '123456782 RT', '705 555-0100', '0100']) {
		expect(names(await search(q)), q).toEqual(['Boreal Arc Academy']);
	}
	expect(names(await search('gagnon sudbury'))).toEqual(['Academy of Arcs', 'Boreal Arc Academy']);
	const [first] = (await search('613')).json().content;
	expect(first).toMatchObject({
		shippingAddress: aCompany().shippingAddress,
		primaryContact: { name: 'Maude Gagnon' },
	});
	expect(names(await search(''))).toEqual([]);
	expect((await search('x'.repeat(201))).statusCode).toBe(400);
});

test('special characters of the database are literal', async () => {
	const { staff } = await openStaffSite();
	await addCompany(staff, { operatingName: '100% Weld_Shop \\ <script>' });
	await addCompany(staff, { operatingName: '100x WeldxShop' });
	const search = async (q: string) => names(await staff.call({ url: `${PATH}?q=${encodeURIComponent(q)}` }));
	for (const q of ['100%', 'weld_shop', '\\', '<script>', '% _']) {
		expect(await search(q), q).toEqual(['100% Weld_Shop \\ <script>']);
	}
	expect(await search("' or 1=1 --")).toEqual([]);
	expect((await staff.call({ url: `${PATH}?q=%00` })).statusCode).toBe(400);
	expect((await staff.call({ url: `${PATH}?q=%ed%a0%80` })).statusCode).toBe(400);
});

test('the list pages forwards and back in every order without repeating or skipping', async () => {
	const { staff } = await openStaffSite();
	const spelt = [
		'Éclair',
		'eclair',
		'Eclipse',
		'3M',
		'Zed',
		'Ajax',
		'Ålesund',
		'ajax',
		'Boreal',
		'boreal arc',
		'«Ajax»',
	];
	for (const operatingName of spelt) await addCompany(staff, { operatingName });
	for (const query of [
		'sort=name',
		'sort=-name',
		'sort=updated',
		'sort=-updated',
		'sort=name&q=sudbury',
		'sort=-updated&q=sudbury',
	]) {
		const read = async (from?: string) =>
			(await staff.call({ url: `${PATH}?size=3&${query}${from ? `&from=${from}` : ''}` })).json();
		const pages = [await read()];
		while (pages.at(-1).after) pages.push(await read(pages.at(-1).after));
		const ids = pages.flatMap(({ content }) => content.map(({ id }: { id: string }) => id));
		expect(ids, query).toHaveLength(spelt.length);
		expect(new Set(ids).size).toBe(spelt.length);
		expect(pages.map(({ total }) => total)).toEqual(pages.map(() => spelt.length));
		expect(pages[0].before).toBeUndefined();
		for (let at = pages.length - 1; at > 0; at--) {
			const back = await read(pages[at].before);
			expect(back.content).toEqual(pages[at - 1].content);
		}
	}
	const sorted = names(await staff.call({ url: `${PATH}?size=100` }));
	expect(sorted.map(normalizeName)).toEqual(spelt.map(normalizeName).sort());
});

test('a list query with an invalid value is rejected with the field’s name', async () => {
	const { staff } = await openStaffSite();
	for (const query of [
		'sort=id',
		'size=0',
		'size=1000',
		'from=x',
		'from=after.co_aaaaaaaaaaaa.zz',
		'q=a&q=b',
	]) {
		const answer = await staff.call({ url: `${PATH}?${query}` });
		expect(answer.statusCode, query).toBe(400);
		expect(answer.json().errors[0].path).toBe(query.split('=')[0]);
	}
});
