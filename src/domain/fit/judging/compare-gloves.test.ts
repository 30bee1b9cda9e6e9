import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { aGlove } from '../../catalogue/test-glove.ts';
import { COMPARED_SECTIONS, compareGloves } from './compare-gloves.ts';

const { products } = readDemonstrationCatalogue();
const glove = (partNumber: string) => products.find((product) => product.partNumber === partNumber)!;

describe('gloves side by side', () => {
	it('have a cell for each glove, empty where the sheet has no such row', () => {
		const rows = compareGloves([glove('xy300'), glove('xy301'), glove('xy162')]);
		expect(rows.every(({ cells }) => cells.length === 3)).toBe(true);
		const stick = rows.find(({ label }) => label === 'SMAW (Stick)');
		expect(stick).toEqual({
			section: 'processes',
			label: 'SMAW (Stick)',
			cells: [
				{ text: 'Full use, 85–160 A', performance: 'Full use' },
				{ text: 'Full use, 105–160 A and over', performance: 'Full use' },
				{ text: 'No use', performance: 'No use' },
			],
			differs: true,
		});
		expect(rows.find(({ label }) => label === 'MCAW (Metal core)')?.cells[2]).toBeNull();
		expect(rows.find(({ label }) => label === 'Coating')?.cells.slice(0, 2)).toEqual([null, null]);
	});

	it('are in the order of the product page', () => {
		const rows = compareGloves([glove('xy300'), glove('xy276-3')]);
		const order = rows.map(({ section }) => COMPARED_SECTIONS.indexOf(section));
		expect(order).toEqual(order.toSorted((a, b) => a - b));
	});

	it('differ where a text differs, ignoring case', () => {
		const rows = compareGloves([
			aGlove({ specifications: { Hide: 'Split cow', Thread: 'Nylon' } }),
			aGlove({ specifications: { Hide: 'split cow ', Cuff: '4 in' } }),
		]);
		expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(['Thread', 'Cuff']);
	});

	it('are the same glove if there is no difference', () => {
		expect(compareGloves([glove('xy300'), glove('xy300')]).filter(({ differs }) => differs)).toEqual([]);
		const colours = compareGloves([glove('xy300'), glove('xy300-black')]).filter(({ differs }) => differs);
		expect(colours.map(({ label }) => label)).toEqual(['Hide']);
	});

	it('are at most four', () => {
		const rows = compareGloves(products.slice(0, 6));
		expect(rows.every(({ cells }) => cells.length === 4)).toBe(true);
		expect(compareGloves([])).toEqual([]);
	});
});
