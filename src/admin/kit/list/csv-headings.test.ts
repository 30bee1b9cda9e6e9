import { expect, test } from 'vitest';
import { applicationCsv } from '../../applications/application-csv.ts';
import { companyCsv } from '../../companies/company-csv.ts';
import { CHECK_CSV } from '../../fit-checks/stored-check-csv.ts';
import { LABEL_LINE_CSV, labelCsv } from '../../labels/label-csv.ts';
import { subscriptionCsv } from '../../newsletter/subscription-csv.ts';
import { orderCsv, orderLineCsv } from '../../orders/order-csv.ts';
import { requestCsv, sampleCsv } from '../../sample-requests/inbox-csv.ts';
import { FRENCH_HEADINGS, headingsIn } from './csv-headings.ts';

const ZONE = 'America/Toronto';
const TABLES = [
	applicationCsv(ZONE),
	companyCsv(ZONE),
	CHECK_CSV,
	labelCsv(ZONE),
	LABEL_LINE_CSV,
	subscriptionCsv(ZONE, () => ''),
	orderCsv(ZONE),
	orderLineCsv(ZONE),
	requestCsv(ZONE),
	sampleCsv(ZONE),
];

test('every column of an exported list has a French heading, and no file has the same one twice', () => {
	for (const { titles } of TABLES) {
		expect(titles.filter((title) => !Object.hasOwn(FRENCH_HEADINGS, title))).toEqual([]);
		expect(new Set(titles.map(headingsIn('fr'))).size).toBe(titles.length);
	}
});

test('English headings are the names of the columns', () => {
	expect(['part_number', 'state'].map(headingsIn('en'))).toEqual(['part_number', 'state']);
	expect(['part_number', 'state'].map(headingsIn('fr'))).toEqual(['numéro_de_pièce', 'état']);
});
