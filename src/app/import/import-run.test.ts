import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findCatalogueVersion, listCategoryRows } from '../../domain/catalogue/catalogue-queries.server.ts';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import {
	findProductDocuments,
	removeProducts,
	upsertProducts,
} from '../../domain/catalogue/product-row-queries.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { writeCatalogue } from '../../testing/test-site.ts';
import { exportCatalogue } from './catalogue-export.server.ts';
import { countRows, formatReport } from './import-report.ts';
import { runImport } from './import-run.server.ts';
import { readSource } from './import-source.server.ts';

let database: Database;
let folder: string;

beforeEach(async () => {
	database = await openTestDatabase();
	folder = mkdtempSync(join(tmpdir(), 'emberhide-import-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function save(name: string, content: unknown): string {
	const file = join(folder, name);
	writeFileSync(
		file,
		typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
	);
	return file;
}

async function runFile(source: string, options: { dryRun?: boolean; skipBad?: boolean } = {}) {
	const { plan, version } = await runImport(database.db, readSource(source), {
		dryRun: false,
		skipBad: false,
		...options,
	});
	const { new: added, changed, unchanged, bad } = countRows(plan);
	return { plan, version, counts: [added, changed, unchanged, bad], errors: plan.errors };
}

const importRecords = (records: unknown, options = {}) => runFile(save('records.json', records), options);

async function findProduct(partNumber: string): Promise<Product | undefined> {
	const document = (await findProductDocuments(database.db, [partNumber])).get(partNumber);
	return document === undefined ? undefined : JSON.parse(document);
}

describe('what is written', () => {
	it('new and changed rows, as one version; unchanged ones are not written', async () => {
		const gloves = [
			{ partNumber: 'xy300', name: 'Bulwark' },
			{ partNumber: 'xy301', name: 'Rampart' },
		];
		expect(await importRecords(gloves)).toMatchObject({ counts: [2, 0, 0, 0], version: 1 });
		const next = [
			gloves[0],
			{ partNumber: 'XY301 ', name: 'Rampart II' },
			{ name: 'TIG', partNumbers: ['xy300'] },
		];
		expect(await importRecords(next)).toMatchObject({ counts: [1, 1, 1, 0], version: 2 });
		expect(await importRecords(next)).toMatchObject({ counts: [0, 0, 3, 0], version: undefined });
		expect(await findCatalogueVersion(database.db)).toBe(2);
		expect(await listCategoryRows(database.db, 0)).toEqual([
			{ category: { name: 'TIG', partNumbers: ['xy300'] }, removed: false },
		]);
	});

	it('nothing in a dry run, which lists the changes', async () => {
		await importRecords([{ partNumber: 'xy300', name: 'Bulwark' }]);
		const { plan, version } = await importRecords([{ partNumber: 'xy300', name: 'Bastion' }], {
			dryRun: true,
		});
		expect(version).toBeUndefined();
		expect(formatReport(plan, { dryRun: true, skipBad: false }, version)[0]).toBe(
			'changed: xy300: name: "Bulwark" -> "Bastion"',
		);
		expect((await findProduct('xy300'))?.name).toBe('Bulwark');
		expect(await findCatalogueVersion(database.db)).toBe(1);
	});

	it('nothing when a row is bad, and the good rows when bad ones are skipped', async () => {
		const records = [
			{ partNumber: 'xy300', name: 'Bulwark', relatedProducts: ['xy301', 'xy302'] },
			{ partNumber: 'xy301', name: 'Rampart', certifications: 'EN388:9133X' },
			{ partNumber: 'xy302', name: 'Palisade' },
			{ name: 'MIG / Stick', partNumbers: ['xy301', 'xy300'] },
		];
		const refused = await importRecords(records);
		expect(refused).toMatchObject({ counts: [3, 0, 0, 1], version: undefined });
		expect(refused.errors).toMatchObject([{ row: 2, field: 'certifications.0.value', value: '9133X' }]);
		expect(await findProduct('xy302')).toBeUndefined();

		const skipped = await importRecords(records, { skipBad: true });
		expect(skipped).toMatchObject({ counts: [3, 0, 0, 1], version: 1 });
		expect((await findProduct('xy300'))?.relatedProducts).toEqual(['xy302']);
		expect(skipped.plan.notes).toEqual([
			expect.stringContaining('record 1, relatedProducts: xy301 left out'),
			expect.stringContaining('record 4, partNumbers: xy301 left out'),
		]);

		records[1] = { partNumber: 'xy301', name: 'Rampart', certifications: 'EN388:3133X' };
		expect(await importRecords(records)).toMatchObject({ counts: [1, 2, 1, 0], version: 2 });
		expect((await findProduct('xy300'))?.relatedProducts).toEqual(['xy301', 'xy302']);
	});

	it('nothing when somebody else writes during the import', async () => {
		async function* interrupted() {
			yield* readSource(save('a.json', [{ partNumber: 'xy300', name: 'Bulwark' }]));
			await writeCatalogue(database, [{ ...(readDemonstrationCatalogue().products[0] as Product) }]);
		}
		const options = { dryRun: false, skipBad: false };
		await expect(runImport(database.db, interrupted(), options)).rejects.toThrow('start the import again');
		expect(await findProduct('xy300')).toBeUndefined();
		expect(await findCatalogueVersion(database.db)).toBe(1);
	});
});

describe('rows that reference others', () => {
	it('may name gloves of a later file or of the catalogue, but no others', async () => {
		await importRecords([{ partNumber: 'xy300', name: 'Bulwark' }]);
		rmSync(join(folder, 'records.json'));
		save('a.json', { partNumber: 'xy301', name: 'Rampart', relatedProducts: ['xy300', 'xy302'] });
		save('b.csv', 'partNumber,name\nxy302,Palisade\n');
		expect(await runFile(folder)).toMatchObject({ counts: [2, 0, 0, 0] });
		const { counts, errors } = await importRecords([
			{ partNumber: 'xy303', name: 'Keep', relatedProducts: ['xy999'] },
			{ name: 'TIG', partNumbers: ['xy300', 'xy998'] },
		]);
		expect(counts).toEqual([0, 0, 0, 2]);
		expect(errors).toMatchObject([
			{ row: 1, field: 'relatedProducts.0', value: 'xy999' },
			{ row: 2, field: 'partNumbers.1', value: 'xy998' },
		]);
	});

	it('keep a stored relation, although its glove was removed', async () => {
		await importRecords([
			{ partNumber: 'xy300', name: 'Bulwark', relatedProducts: ['xy301'] },
			{ partNumber: 'xy301', name: 'Rampart' },
		]);
		await removeProducts(database.db, ['xy301'], 1);
		const record = { partNumber: 'xy300', name: 'Bulwark II', relatedProducts: ['xy301'] };
		expect(await importRecords([record])).toMatchObject({ counts: [0, 1, 0, 0] });
	});

	it('are rejected when a part number, a name or an id occurs twice with different values', async () => {
		await importRecords([{ partNumber: 'xy300', name: 'Bulwark', id: 'one' }]);
		const { counts, errors, plan } = await importRecords([
			{ partNumber: 'xy301', name: 'Rampart' },
			{ partNumber: 'XY301', name: 'Rampart' },
			{ partNumber: 'xy301', name: 'Rampart II' },
			{ partNumber: 'xy302', name: 'Palisade', id: 'one' },
			{ name: 'TIG', partNumbers: ['xy300'] },
			{ name: 'tig', partNumbers: ['xy301'] },
		]);
		expect(counts).toEqual([2, 0, 0, 3]);
		expect(errors).toMatchObject([
			{ row: 3, field: 'partNumber', value: 'xy301', reason: expect.stringContaining('record 1') },
			{ row: 4, field: 'id', value: 'one', reason: 'is the id of xy300' },
			{ row: 6, field: 'name', value: 'tig' },
		]);
		expect(plan.notes).toEqual([expect.stringContaining('record 2: "xy301" is given again')]);
	});

	it('restore a removed glove', async () => {
		await importRecords([{ partNumber: 'xy300', name: 'Bulwark' }]);
		await removeProducts(database.db, ['xy300'], 1);
		expect(await importRecords([{ partNumber: 'xy300', name: 'Bulwark' }])).toMatchObject({
			counts: [1, 0, 0, 0],
		});
		expect(await findProduct('xy300')).toBeDefined();
	});
});

describe('a table from a French Excel', () => {
	const TABLE = [
		'Part Number;name;Description;sizes;masterCase;innerBag;Display Ready;certifications;weldingProcesses;specifications;Prix',
		'XY400 ;Gant d’élan;Cuir de chèvre – doublé;M|L;36 paires;6;oui;"EN388:3133X:2016|ANSI_CUT:A2";"TIG; 5-150A; FULL USE; sent bien la baguette";"Cuir: chèvre\r\nManchette: 4 po";12,50',
		';;;;;;;;;;',
		'XY401;Œuvre;;"L:XY401-L";douze;;non;;;;',
	].join('\r\n');
	const WINDOWS: Record<string, number> = { '’': 0x92, '–': 0x96, Œ: 0x8c };
	const bytes = Buffer.from([...TABLE].map((mark) => WINDOWS[mark] ?? mark.charCodeAt(0)));

	it('is read with its accents, its semicolons and multi-line cells', async () => {
		const { errors, plan, counts } = await runFile(save('gants.csv', bytes), { skipBad: true });
		expect(counts).toEqual([1, 0, 0, 1]);
		expect(errors).toMatchObject([{ unit: 'line', row: 5, field: 'packaging.masterCase', value: 'douze' }]);
		expect([...plan.unknownFields.keys()]).toEqual(['Prix']);
		expect(await findProduct('xy400')).toMatchObject({
			id: 'glv_xy400',
			name: 'Gant d’élan',
			description: 'Cuir de chèvre – doublé',
			sizes: { M: 'XY400-M', L: 'XY400-L' },
			selectedSizeDefault: 'L',
			packaging: { masterCase: 36, innerBag: 6, displayReady: true },
			certifications: [
				{ type: 'EN388', value: '3133X', edition: '2016' },
				{ type: 'ANSI_CUT', value: 'A2', edition: '' },
			],
			weldingProcesses: [
				{
					process: 'GTAW (TIG)',
					amperageRange: '5-150A',
					performance: 'Full use',
					notes: 'sent bien la baguette',
				},
			],
			specifications: { Cuir: 'chèvre', Manchette: '4 po' },
		});
	});

	it('changes only the columns it has', async () => {
		await importRecords([
			{ partNumber: 'xy400', name: 'Élan', color: 'gold', packaging: { masterCase: 36, innerBag: 6 } },
		]);
		const file = save('packs.csv', 'partNumber\tmasterCase\tcolor\nXY400\t72\t\n');
		expect(await runFile(file)).toMatchObject({ counts: [0, 1, 0, 0] });
		expect(await findProduct('xy400')).toMatchObject({
			name: 'Élan',
			color: '',
			packaging: { masterCase: 72, innerBag: 6 },
		});
	});
});

describe('an export', () => {
	it('of the demonstration range imports without a change, as do its own files', async () => {
		const { products, categories } = readDemonstrationCatalogue();
		await writeCatalogue(database, products, categories);
		const file = join(folder, 'export.json');
		expect(await exportCatalogue(database.db, file)).toEqual({
			products: products.length,
			categories: categories.length,
			unreadable: [],
		});
		const unchanged = { counts: [0, 0, products.length + categories.length, 0], version: undefined };
		expect(await runFile(file)).toMatchObject(unchanged);
		expect(await runFile(join(import.meta.dirname, '../../../content/catalogue'))).toMatchObject(unchanged);
		const { products: written } = JSON.parse(readFileSync(file, 'utf8'));
		expect(await importRecords({ content: written, last: true, number: 0, totalPages: 1 })).toMatchObject({
			counts: [0, 0, products.length, 0],
			version: undefined,
		});
	});

	it('keeps texts that an import of an old export would normalize, and excludes removed gloves', async () => {
		const [first, second] = readDemonstrationCatalogue().products as [Product, Product];
		const odd = {
			...first,
			name: 'AT&amp;T <b>bold</b>',
			relatedProducts: [],
			descriptionLong: 'a |  b<br>c',
		};
		await writeCatalogue(database, [odd, { ...second, relatedProducts: [] }]);
		await removeProducts(database.db, [second.partNumber], 2);
		const file = join(folder, 'export.json');
		expect(await exportCatalogue(database.db, file)).toEqual({ products: 1, categories: 0, unreadable: [] });
		expect(await runFile(file)).toMatchObject({ counts: [0, 0, 1, 0] });
		await upsertProducts(database.db, [{ ...odd, name: 'x' }], 3);
		await runFile(file);
		expect(await findProduct(odd.partNumber)).toEqual(odd);
	});

	it('reports when the file cannot be written', async () => {
		await expect(exportCatalogue(database.db, join(folder, 'no/where.json'))).rejects.toThrow('(ENOENT)');
	});
});
