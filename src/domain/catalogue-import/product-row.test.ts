import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from '../../platform/text/csv-cell.ts';
import { findTextError, tidyText } from '../../platform/text/visible-text.ts';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../catalogue/product.ts';
import { PRODUCT_COLUMNS } from '../catalogue/product-fields.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { productSchema } from '../catalogue/product-schema.ts';
import { aGlove } from '../catalogue/test-glove.ts';
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

/** What a new catalogue would make of the glove's row in an exported file. */
function goRound(product: Product): Product {
	const written = formatCsvRow(formatProductCells(record(product)).map(guardCell));
	const reader = new CsvReader(',');
	const [row] = [...reader.read(written.replaceAll('\r\n', '\n')), ...reader.end()];
	const read = readTableRow(PRODUCT_COLUMNS, row?.cells.map(unguardCell) ?? []);
	expect(read).toMatchObject({ exportedVersion: 3, state: 'published', successor: '', faults: [] });
	const checked = completeProduct(read.partNumber, read.given, undefined);
	if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
	return { ...checked.noun, id: product.id };
}

/** Texts of the signs that stand for something in a cell, a table or a spreadsheet. */
const hard = (max: number, lines = false) =>
	fc
		.array(fc.constantFrom(...`=+-@'"|:;,\\<&é a1${lines ? '\n' : ''}`, '<br>', '&amp;', '  '), {
			maxLength: 12,
		})
		.map((signs) => tidyText(signs.join('')).slice(0, max).trim())
		.filter((text) => text !== '' && findTextError(text, lines) === undefined);
const line = hard(40);
const names = fc.uniqueArray(fc.tuple(line, line), { maxLength: 4, selector: ([name]) => name });

const product = fc
	.record({
		name: line,
		description: line,
		descriptionLong: hard(200, true),
		sizes: names.map((list) => Object.fromEntries(list)),
		productDetails: fc.array(line, { maxLength: 3 }),
		applications: fc.array(line, { maxLength: 3 }),
		usedIn: fc.array(line, { maxLength: 3 }),
		features: fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
		weldingTags: fc.array(line, { maxLength: 3 }),
		materialTags: fc.array(line, { maxLength: 3 }),
		color: line,
		label: line,
		specifications: names.map((list) => Object.fromEntries(list)),
		certifications: fc.array(
			fc.record({ type: line, value: line, edition: fc.constantFrom('', '2016', 'a;b:c') }),
			{
				maxLength: 3,
			},
		),
		weldingPositions: fc.array(
			fc.record({ position: line, performance: fc.constant('Limited' as const), notes: line }),
			{ maxLength: 2 },
		),
		resources: fc.array(
			fc.record({ title: line, preview: fc.constantFrom('', '/a;b|c.png'), pdfUrl: fc.constant('/a:b.pdf') }),
			{
				maxLength: 2,
			},
		),
		pictures: fc.array(fc.constantFrom('/pictures/a|b.jpg', '/photos/a:b;c,d.png?x=1&amp=2'), {
			maxLength: 2,
		}),
	})
	.map((fields) => aGlove({ ...fields, selectedSizeDefault: '', weldingProcesses: [] }))
	.filter((glove) => {
		const parsed = productSchema.safeParse(glove);
		return parsed.success && completeProduct(glove.partNumber, parsed.data, undefined).ok;
	})
	.map((glove) => productSchema.parse(glove) as Product);

describe('a glove comes back from our own file as it was', () => {
	it('whatever its texts hold', () => {
		fc.assert(
			fc.property(product, (glove) => {
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

describe('a file of others', () => {
	it('is tidied, under titles in English and French', () => {
		const titles = ['N° de pièce', 'Nom', 'Couleur', 'Caisse maîtresse', 'Weight', 'État'];
		const read = readTableRow(titles, ['XY300', '<b>Argon&eacute;</b>', '  noir ', '36 pairs', '4', 'Draft']);
		expect(read).toMatchObject({
			partNumber: 'xy300',
			given: { name: 'Argoné', color: 'noir', packaging: { masterCase: 36 } },
			state: 'Draft',
			exportedVersion: undefined,
		});
	});

	it('says nothing with columns that it does not have', () => {
		expect(readTableRow(['partNumber', 'exportedVersion', 'innerBag'], ['XY300', '4', '6']).given).toEqual({
			partNumber: 'XY300',
			packaging: { innerBag: 6 },
		});
	});
});
