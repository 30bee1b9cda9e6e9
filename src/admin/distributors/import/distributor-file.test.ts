import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DistributorRecord } from '../../../domain/distributors/distributor.ts';
import { readFirstDistributors } from '../../../domain/distributors/first-distributors.server.ts';
import { writeCsv } from '../../../platform/text/file-table.ts';
import { headingsIn } from '../../kit/list/file-headings.ts';
import { distributorColumns } from '../distributor-columns.ts';
import { planDistributorFile } from './distributor-file.ts';

const RECORDS: DistributorRecord[] = readFirstDistributors().map((one, at) => ({
	...one,
	email: at % 2 === 0 ? `counter${at}@store.example` : '',
	isShown: at % 3 !== 0,
	version: 1,
	updatedAt: '2026-11-20T12:00:00.000Z',
	confirmedAt: at % 2 === 0 ? '2026-10-20T12:00:00.000Z' : '',
	askedAt: '',
}));

async function exported(locale: 'en' | 'fr', rows = RECORDS) {
	async function* pages() {
		yield { rows };
	}
	let text = '';
	const table = distributorColumns('America/Toronto');
	for await (const part of writeCsv(table, pages(), (page) => page.rows, headingsIn(locale))) text += part;
	return text;
}

test.each(['en', 'fr'] as const)(
	'the exported file in %s, imported again, changes nothing',
	async (locale) => {
		const plan = planDistributorFile(await exported(locale), RECORDS);
		expect(plan).toEqual({
			rows: RECORDS.length,
			created: [],
			changed: [],
			unchanged: RECORDS.length,
			errors: [],
			ignoredColumns: [],
		});
	},
);

test('the exported file makes the same stores on an empty site', async () => {
	const plan = planDistributorFile(await exported('en'), []);
	expect(plan.errors).toEqual([]);
	expect(plan.created.map(({ name }) => name)).toEqual(RECORDS.map(({ name }) => name));
	expect(plan.created.map(({ isShown }) => isShown)).toEqual(RECORDS.map(({ isShown }) => isShown));
});

test('a spreadsheet with semicolons and some columns changes those fields alone', () => {
	const [store] = RECORDS as [DistributorRecord];
	const text = `sep=;\r\nNom;Code postal;Téléphone;Gérant\r\n${store.name.toUpperCase()};${store.postalCode.toLowerCase()};416 555 0199;Ann\r\n`;
	const plan = planDistributorFile(text, RECORDS);
	expect(plan.errors).toEqual([]);
	expect(plan.ignoredColumns).toEqual(['Gérant']);
	expect(plan.changed).toMatchObject([{ before: { id: store.id }, fields: ['name', 'phone'] }]);
	expect(plan.changed[0]?.input).toMatchObject({ phone: '(416) 555-0199', street: store.street });
});

test('each error names its row and column, and the other rows are used', () => {
	const header = 'name,street,city,province,postal_code,position,phone,mon_fri,stocks,languages,shown';
	const good =
		'"Good, Ltd",1 Main St,Sudbury,Ontario,p3e 2c6,"46.49, -81.01",7055550100,8-17,Welding gloves; série argon,anglais,oui';
	const wrong = [
		['Phone', good.replace('7055550100', '12'), 'phone'],
		['Place', good.replace('46.49, -81.01', 'beside the mill'), 'position'],
		['Flag', good.replace('oui', 'maybe'), 'shown'],
		['Line', good.replace('Welding gloves', 'Boots'), 'stocks'],
		['Code', good.replace('p3e 2c6', '14201'), 'postal_code'],
		['Quotes', good.replace('"46.49, -81.01"', '46.49, -81.01'), ''],
	].map(([name, row, column]) => [row?.replace('Good, Ltd', String(name)), column] as const);
	const text = [header, ...wrong.map(([row]) => row), good, good.replace('1 Main St', '2 Main St')].join(
		'\n',
	);
	const plan = planDistributorFile(text, []);
	expect(plan.errors.map(({ row, column }) => [row, column])).toEqual([
		...wrong.map(([, column], at) => [at + 2, column]),
		[9, 'name'],
	]);
	expect(plan.created).toMatchObject([
		{
			name: 'Good, Ltd',
			province: 'ON',
			postalCode: 'P3E 2C6',
			lines: ['welding-gloves', 'argon-series'],
			languages: ['en'],
		},
	]);
});

test.each(['', '\uFEFF', 'a,b\n1,2', '"never closed', 'name\n'.concat('x\n'.repeat(2001))])(
	'%j is refused as a whole, or has errors by row',
	(text) => {
		const plan = planDistributorFile(text, RECORDS);
		expect(plan.created).toEqual([]);
		expect(plan.changed).toEqual([]);
		expect(plan.errors.length).toBeGreaterThan(0);
	},
);

test('whatever the file holds, it is planned without a throw and nothing invalid is made', () => {
	const cell = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('', 'yes', '"', '=1+1', '__proto__'));
	const titles = ['id', 'name', 'postal_code', 'position', 'stocks', 'languages', 'shown', 'constructor'];
	fc.assert(
		fc.property(fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 6 }), (rows) => {
			const text = [titles.join(','), ...rows.map((row) => row.join(','))].join('\n');
			const plan = planDistributorFile(text, RECORDS);
			expect(plan.created).toEqual([]);
		}),
	);
});
