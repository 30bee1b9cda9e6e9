import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
	findCatalogueVersion,
	findProductDocuments,
	listCategoryRows,
	listProductKeys,
	raiseCatalogueVersion,
	upsertCategories,
	upsertProducts,
} from '../catalogue/catalogue-queries.server.ts';
import { readStoredProduct } from '../catalogue/stored-product.server.ts';
import type { Schema } from '../db/schema.ts';
import { keepReadable } from '../db/stored-json.server.ts';
import { StartError } from '../server/start-error.server.ts';
import { addBadRow, createImportPlan, type ImportPlan, planCategory, planProduct } from './import-plan.ts';
import { checkRelations, leaveOutBadRelations } from './import-relations.ts';
import type { SourceItem } from './source-text.ts';
import { isCategoryRecord, tidyCategory } from './tidy-category.ts';
import { type TidyProduct, tidyProduct } from './tidy-product.ts';

export type ImportOptions = {
	/** Finds out what would change, and writes nothing. */
	dryRun: boolean;
	/** Writes the good rows although there are bad ones. */
	skipBad: boolean;
	/** Called now and then with the number of rows read so far. */
	onProgress?: (rows: number) => void;
};

export type ImportResult = {
	plan: ImportPlan;
	/** The catalogue version that the import was written as; undefined when nothing was written. */
	version: number | undefined;
};

/** Rows looked up in the database at once. */
const BATCH = 500;

/**
 * Imports products and categories: everything is read and checked first, then written in one transaction, with
 * the catalogue version raised once. Nothing is written when a row is bad (unless `skipBad`), nothing when nothing
 * changes. A catalogue that somebody else changed in the meantime is a StartError.
 */
export async function runImport(
	db: Kysely<Schema>,
	source: AsyncIterable<SourceItem>,
	options: ImportOptions,
): Promise<ImportResult> {
	const readAt = await findCatalogueVersion(db);
	const keys = await listProductKeys(db);
	const stored = new Set(keys.filter((key) => !key.removed).map((key) => key.partNumber));
	const plan = createImportPlan(
		keys.map((key) => [key.id, key.partNumber]),
		(text) => createHash('sha256').update(text).digest('base64'),
	);
	await planAll(db, plan, source, options);
	checkRelations(plan, stored);
	if (plan.bad > 0 && !options.skipBad) return { plan, version: undefined };
	leaveOutBadRelations(plan, stored);
	if (options.dryRun) return { plan, version: undefined };
	return { plan, version: await writePlan(db, plan, readAt) };
}

async function planAll(
	db: Kysely<Schema>,
	plan: ImportPlan,
	source: AsyncIterable<SourceItem>,
	{ onProgress }: ImportOptions,
): Promise<void> {
	const rows = (await listCategoryRows(db, 0)).filter((row) => !row.removed);
	const categories = new Map(rows.map(({ category }) => [category.name.toLowerCase(), category]));
	let count = 0;
	for await (const batch of inBatches(source)) {
		const products = new Map(
			batch.flatMap((item): [SourceItem, TidyProduct][] =>
				'record' in item && !isCategoryRecord(item.record) ? [[item, readProduct(item)]] : [],
			),
		);
		const partNumbers = [...products.values()].flatMap(({ partNumber }) => partNumber ?? []);
		const documents = await findProductDocuments(db, [...new Set(partNumbers)]);
		for (const item of batch) {
			const product = products.get(item);
			if (product) planProduct(plan, item.place, product, readDocument(documents, product.partNumber ?? ''));
			else if ('record' in item) planCategory(plan, item.place, readCategory(item), categories);
			else if ('fault' in item) addBadRow(plan, item.place, [item.fault]);
			else plan.notes.push(item.note);
		}
		count += batch.length;
		onProgress?.(count);
	}
}

function readDocument(documents: ReadonlyMap<string, string>, partNumber: string) {
	const document = documents.get(partNumber);
	if (document === undefined) return undefined;
	const [product] = keepReadable([{ part_number: partNumber, document }], readStoredProduct);
	return product ? { document, product } : null;
}

async function* inBatches(source: AsyncIterable<SourceItem>): AsyncGenerator<SourceItem[]> {
	let batch: SourceItem[] = [];
	for await (const item of source) {
		batch.push(item);
		if (batch.length < BATCH) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

type RecordItem = Extract<SourceItem, { record: unknown }>;

/** Our own export is taken as it stands: an "&amp;" in it is what staff wrote. */
function readProduct({ record, exact }: RecordItem): TidyProduct {
	const tidy = tidyProduct(record);
	return exact ? { partNumber: tidy.partNumber, given: record, unknown: [], faults: [] } : tidy;
}

function readCategory({ record, exact }: RecordItem) {
	return exact ? { candidate: record, unknown: [], faults: [] } : tidyCategory(record);
}

/** Answers the version written, or undefined when there was nothing to write. */
async function writePlan(db: Kysely<Schema>, plan: ImportPlan, readAt: number): Promise<number | undefined> {
	const products = [...plan.products.values()].flatMap(({ noun }) => noun ?? []);
	const categories = [...plan.categories.values()].flatMap(({ noun }) => noun ?? []);
	if (products.length === 0 && categories.length === 0) return undefined;
	return db.transaction().execute(async (transaction) => {
		const version = await raiseCatalogueVersion(transaction);
		// Thrown inside the transaction, so the raised version is taken back too.
		if (version !== readAt + 1) {
			throw new StartError(
				'Somebody changed the catalogue while the import ran. Nothing was written; start the import again.',
			);
		}
		await upsertProducts(transaction, products, version, { by: 'Import', at: new Date().toISOString() });
		await upsertCategories(transaction, categories, version);
		return version;
	});
}
