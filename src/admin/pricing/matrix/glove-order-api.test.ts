import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { aGlove } from '../../../domain/catalogue/test-glove.ts';
import { GLOVE_SORTS, type GloveSort } from '../../../domain/pricing/glove-sort.ts';
import { pageOfGloves } from '../../../domain/pricing/price-glove.server.ts';
import { addCompany } from '../../../testing/pricing-site.ts';
import { openStaffBrowser } from '../../../testing/staff-browser.ts';
import { openTestSite } from '../../../testing/test-site.ts';

/** Names against the order of the numbers, two of them the same. */
const GLOVES = [
	['zz10', 'Quartz'],
	['zz2', 'Carbon'],
	['zz30', 'Ember'],
	['zz4', 'Zebra'],
	['zz5', 'Ember'],
	['zz6', 'Apron'],
] as const;
const ORDERS: Record<GloveSort, string[]> = {
	partNumber: ['zz10', 'zz2', 'zz30', 'zz4', 'zz5', 'zz6'],
	'-partNumber': ['zz6', 'zz5', 'zz4', 'zz30', 'zz2', 'zz10'],
	name: ['zz6', 'zz2', 'zz30', 'zz5', 'zz10', 'zz4'],
	'-name': ['zz4', 'zz10', 'zz5', 'zz30', 'zz2', 'zz6'],
};

const openRange = () =>
	openTestSite({
		products: GLOVES.map(([partNumber, name]) => aGlove({ partNumber, id: `glv_${partNumber}`, name })),
		categories: [],
	});

test.each(GLOVE_SORTS)('pages by %s hold every glove once, on and back', async (sort) => {
	const { catalogue } = await openRange();
	const pageAt = (cursor: string, text = '') => pageOfGloves(catalogue, { text, sort, cursor, limit: 2 });
	const pages = [pageAt('')];
	for (let next = pages[0]?.after; next; next = pages.at(-1)?.after) pages.push(pageAt(next));
	expect(pages.flatMap(({ partNumbers }) => partNumbers)).toEqual(ORDERS[sort]);
	expect(pageAt(pages[2]?.before ?? '').partNumbers).toEqual(pages[1]?.partNumbers);
	const embers = ORDERS[sort].filter((one) => one === 'zz30' || one === 'zz5');
	expect(pageAt('', 'ember').partNumbers).toEqual(embers);
	// A glove that has gone since the link was made still leads somewhere.
	expect(pageAt('after.zz3').partNumbers).toHaveLength(2);
});

test('the matrix as a file has the order of the page; an order that is none is the usual one', async () => {
	const staff = await openStaffBrowser(await openRange());
	await addCompany(staff, 'Ample Steel');
	const read = async (sort: string) => {
		const { body } = await staff.call({ url: `/api/admin/pricing/matrix/export.csv?sort=${sort}` });
		const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
		return rows.map((row) => row.part_number?.toLowerCase());
	};
	for (const sort of GLOVE_SORTS) expect(await read(sort)).toEqual(ORDERS[sort]);
	expect(await read('price')).toEqual(ORDERS.partNumber);
});
