import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from '../../platform/text/csv-cell.ts';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../catalogue/product.ts';
import { PRODUCT_COLUMNS } from '../catalogue/product-columns.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { aGlove } from '../catalogue/test-glove.ts';
import { anyGlove } from '../catalogue/test-gloves.ts';
import { joinFrench } from './french-columns.ts';
import { formatProductCells, formatProductRecord, readJsonRecord, readTableRow } from './product-row.ts';
import { CsvReader, formatCsvRow } from './readers/csv-reader.ts';
import { completeProduct } from './tidying/complete-product.ts';

const record = (product: Product): ProductRecord => ({
	product,
	state: 'published',
	successor: '',
	version: 3,
	updatedAt: '',
	updatedBy: '',
});

/** The glove that a new catalogue would read from its row in an exported file. */
function goRound(product: Product): Product {
	const written = formatCsvRow(formatProductCells(record(product)).map(guardCell));
	const reader = new CsvReader(',');
	const [row] = [...reader.read(written.replaceAll('\r\n', '\n')), ...reader.end()];
	const read = readTableRow(PRODUCT_COLUMNS, row?.cells.map(unguardCell) ?? []);
	expect(read).toMatchObject({ exportedVersion: 3, state: 'published', successor: '', errors: [] });
	const joined = joinFrench(read.given, undefined, true);
	expect(joined).toMatchObject({ errors: [], warnings: [] });
	const checked = completeProduct(read.partNumber, joined.given, undefined);
	if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
	return { ...checked.noun, id: product.id };
}

describe('a glove is unchanged after export and import', () => {
	it('with any texts', () => {
		fc.assert(
			fc.property(anyGlove, (glove) => {
				expect(goRound(glove)).toEqual(glove);
			}),
			{ numRuns: 400 },
		);
	});

	it('each of the demonstration range, as a table and as JSON', () => {
		for (const glove of readDemonstrationCatalogue().products) {
			expect(goRound(glove)).toEqual(glove);
			const { given } = readJsonRecord(JSON.parse(formatProductRecord(record(glove))), true);
			expect(given).toEqual(glove);
		}
	});

	it.each(['=cmd|calc!A1', '+1', '-1', '@x', "'", "'=x", '<b>5</b> &amp; "6"', 'a|b'])(
		'with the name %j',
		(name) => {
			expect(goRound(aGlove({ name, weldingTags: [name], specifications: { [name]: name } })).name).toBe(
				name,
			);
		},
	);
});

describe('a foreign file', () => {
	it('is normalized, under titles in English and French', () => {
		const titles = ['N° de pièce', 'Nom', 'Couleur', 'Caisse maîtresse', 'Weight', 'État'];
		const read = readTableRow(titles, ['XY300', '<b>Argon&eacute;</b>', '  noir ', '36 pairs', '4', 'Draft']);
		expect(read).toMatchObject({
			partNumber: 'xy300',
			given: { name: 'Argoné', color: 'noir', packaging: { masterCase: 36 } },
			state: 'Draft',
			exportedVersion: undefined,
		});
	});

	it('leaves columns unchanged that it does not have', () => {
		expect(readTableRow(['partNumber', 'exportedVersion', 'innerBag'], ['XY300', '4', '6']).given).toEqual({
			partNumber: 'XY300',
			packaging: { innerBag: 6 },
		});
	});
});
