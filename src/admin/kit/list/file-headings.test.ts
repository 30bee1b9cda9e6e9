import { expect, test } from 'vitest';
import { TRANSLATION_TABLE } from '../../../domain/translations/files/translation-table.ts';
import { applicationColumns } from '../../applications/application-columns.ts';
import { companyColumns } from '../../companies/company-columns.ts';
import { distributorColumns } from '../../distributors/distributor-columns.ts';
import { checkColumns } from '../../fit-checks/stored-check-columns.ts';
import { LABEL_LINE_COLUMNS, labelColumns } from '../../labels/label-columns.ts';
import { subscriptionColumns } from '../../newsletter/subscription-columns.ts';
import { orderColumns, orderLineColumns } from '../../orders/order-columns.ts';
import { requestColumns, sampleColumns } from '../../sample-requests/inbox-columns.ts';
import { FRENCH_HEADINGS, headingsIn } from './file-headings.ts';

const ZONE = 'America/Toronto';
const TABLES = [
	applicationColumns(ZONE),
	companyColumns(ZONE),
	checkColumns(ZONE),
	distributorColumns(ZONE),
	labelColumns(ZONE),
	LABEL_LINE_COLUMNS,
	subscriptionColumns(ZONE, () => ''),
	orderColumns(ZONE),
	orderLineColumns(ZONE),
	requestColumns(ZONE),
	sampleColumns(ZONE),
	TRANSLATION_TABLE,
];

test('every column of an exported list has a French heading, and no file has the same one twice', () => {
	for (const { columns } of TABLES) {
		const titles = columns.map(({ title }) => title);
		expect(titles.filter((title) => !Object.hasOwn(FRENCH_HEADINGS, title))).toEqual([]);
		expect(new Set(titles.map(headingsIn('fr'))).size).toBe(titles.length);
	}
});

test('English headings are the names of the columns', () => {
	expect(['part_number', 'state'].map(headingsIn('en'))).toEqual(['part_number', 'state']);
	expect(['part_number', 'state'].map(headingsIn('fr'))).toEqual(['numéro_de_pièce', 'état']);
});
