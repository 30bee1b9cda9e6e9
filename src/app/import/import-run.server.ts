import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
	findCatalogueVersion,
	listCategoryRows,
	raiseCatalogueVersion,
	upsertCategories,
} from '../../domain/catalogue/catalogue-queries.server.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import {
	findGloveAddressError,
	listCategoryAddresses,
} from '../../domain/catalogue/part-numbers/product-address-queries.server.ts';
import { listRedirects } from '../../domain/catalogue/part-numbers/product-redirect-queries.server.ts';
import { isFrenchColumn } from '../../domain/catalogue/product-columns.ts';
import { listProductRecords } from '../../domain/catalogue/product-queries.server.ts';
import type { ProductRecord, ProductWarning } from '../../domain/catalogue/product-record.ts';
import {
	findProductDocuments,
	listProductKeys,
	upsertProducts,
} from '../../domain/catalogue/product-row-queries.server.ts';
import { findProductVersion } from '../../domain/catalogue/product-version-queries.server.ts';
import { listProductWarnings } from '../../domain/catalogue/product-warning.ts';
import { joinFrench } from '../../domain/catalogue-import/french-columns.ts';
import {
	addBadRow,
	createImportPlan,
	type ImportPlan,
	planCategory,
	planProduct,
	type RowLocation,
	type RowWarning,
} from '../../domain/catalogue-import/import-plan.ts';
import { createNearNumbers } from '../../domain/catalogue-import/near-number.ts';
import { type ReadRow, readJsonRecord, readTableRow } from '../../domain/catalogue-import/product-row.ts';
import type { SourceItem } from '../../domain/catalogue-import/readers/source-text.ts';
import {
	listExportErrors,
	listRowWarnings,
	pickChangedFields,
} from '../../domain/catalogue-import/row-check.ts';
import { loadStockCodes } from '../../domain/catalogue-import/stock-code-loading.server.ts';
import type { StockCodes } from '../../domain/catalogue-import/stock-codes.ts';
import { isCategoryRecord, tidyCategory } from '../../domain/catalogue-import/tidying/tidy-category.ts';
import { describeWarning, findShownValue } from '../../domain/catalogue-import/warning-messages.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { unlessUnreadable } from '../../platform/db/stored-json.server.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locale.ts';
import { issueFrom, issueOf } from '../../platform/i18n/message.ts';
import { wordMessage } from '../../platform/i18n/word-message.server.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { checkRelations, leaveOutBadRelations } from './import-relations.ts';

export type ImportOptions = {
	/** Determines the changes without writing anything. */
	dryRun: boolean;
	/** Writes the good rows even if there are bad ones. */
	skipBad: boolean;
	/** Called periodically with the number of rows read so far. */
	onProgress?: (rows: number) => void;
};

export type ImportResult = {
	plan: ImportPlan;
	/** The catalogue version that was written; undefined if nothing was written. */
	version: number | undefined;
};

/** Rows looked up in the database at a time. */
const BATCH = 500;

/**
 * Imports products and categories: everything is read and checked first, then written in one transaction that
 * increments the catalogue version once. Nothing is written if a row is bad (unless `skipBad`) or nothing changes. A
 * concurrent change of the catalogue is a StartError.
 */
export async function runImport(
	db: Kysely<Schema>,
	source: AsyncIterable<SourceItem>,
	options: ImportOptions,
): Promise<ImportResult> {
	const readAt = await findCatalogueVersion(db);
	const keys = await listProductKeys(db);
	const stored = new Set(keys.filter((key) => !key.removed).map((key) => key.partNumber));
	const around: Surroundings = {
		findNear: createNearNumbers(stored),
		redirects: await listRedirects(db),
		codes: await loadStockCodes(db),
		categoryAddresses: await listCategoryAddresses(db),
	};
	const plan = createImportPlan(
		keys.map((key) => [key.id, key.partNumber]),
		(text) => createHash('sha256').update(text).digest('base64'),
	);
	await planAll(db, plan, source, around, options);
	checkRelations(plan, stored);
	for (const error of plan.errors) error.reason = wordMessage(DEFAULT_LOCALE, error.reason);
	if (plan.bad > 0 && !options.skipBad) return { plan, version: undefined };
	leaveOutBadRelations(plan, stored);
	if (options.dryRun) return { plan, version: undefined };
	return { plan, version: await writePlan(db, plan, readAt) };
}

async function planAll(
	db: Kysely<Schema>,
	plan: ImportPlan,
	source: AsyncIterable<SourceItem>,
	around: Surroundings,
	{ onProgress }: ImportOptions,
): Promise<void> {
	const rows = (await listCategoryRows(db, 0)).filter((row) => !row.removed);
	const categories = new Map(rows.map(({ category }) => [category.name.toLowerCase(), category]));
	let count = 0;
	for await (const batch of inBatches(source)) {
		const products = new Map(
			batch.flatMap((item): [SourceItem, ReadRow][] =>
				'record' in item && !isCategoryRecord(item.record) ? [[item, readProduct(item)]] : [],
			),
		);
		const partNumbers = [...products.values()].flatMap(({ partNumber }) => partNumber ?? []);
		const records = await listProductRecords(db, [...new Set(partNumbers)]);
		// Stored but not among the records: the stored document is unreadable.
		const unread = partNumbers.filter((partNumber) => !records.has(partNumber));
		const unreadable = await findProductDocuments(db, [...new Set(unread)]);
		for (const item of batch) {
			const row = products.get(item);
			const partNumber = row?.partNumber ?? '';
			if (row && unreadable.has(partNumber)) planProduct(plan, item.location, row, null);
			else if (row) await planRow(db, plan, item.location, row, records.get(partNumber), around);
			else if ('record' in item) planCategory(plan, item.location, readCategory(item), categories);
			else if ('error' in item) addBadRow(plan, item.location, [item.error]);
			else plan.notes.push(item.note);
		}
		count += batch.length;
		onProgress?.(count);
	}
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

/** Parsed like an import in the browser: an exported row exactly, others leniently. */
function readProduct({ location, record, exact }: RecordItem): ReadRow {
	if (location.unit === 'record') return readJsonRecord(record, exact);
	return readTableRow(Object.keys(record), Object.values(record).map(String));
}

/** The data needed to check a glove. */
type Surroundings = {
	findNear: (partNumber: string) => string | undefined;
	/** Old part numbers, and their current ones. */
	redirects: ReadonlyMap<string, string>;
	codes: StockCodes;
	/** URLs of staff's category pages, which no new glove may take. */
	categoryAddresses: ReadonlyMap<string, string>;
};

async function planRow(
	db: Kysely<Schema>,
	plan: ImportPlan,
	location: RowLocation,
	row: ReadRow,
	record: ProductRecord | undefined,
	{ findNear, redirects, codes, categoryAddresses }: Surroundings,
): Promise<void> {
	const { partNumber, exportedVersion } = row;
	const moved = record ? undefined : redirects.get(partNumber ?? '');
	const errors = [...row.errors, ...listExportErrors(row, record, findNear)];
	if (moved !== undefined) {
		const reason = issueOf('importing.renamed', { partNumber: formatPartNumber(moved) });
		errors.push({ field: 'partNumber', value: partNumber, reason });
	}
	const addressError = record ? undefined : findGloveAddressError(categoryAddresses, partNumber ?? '');
	if (addressError !== undefined)
		errors.push({ field: 'partNumber', value: partNumber, reason: issueFrom(addressError) });
	// If somebody saved the glove after this row was exported, only the fields changed in the file are applied.
	const isStale = record !== undefined && exportedVersion !== undefined && exportedVersion < record.version;
	const base = isStale
		? await unlessUnreadable(() => findProductVersion(db, record.product.id, exportedVersion))
		: undefined;
	const joined = joinFrench(row.given, (base ?? record)?.product, exportedVersion !== undefined);
	errors.push(...joined.errors);
	const joinedRow = { ...row, given: joined.given, warnings: [...row.warnings, ...joined.warnings] };
	const { given, overwritten } = base
		? pickChangedFields(joinedRow, { base, stored: record })
		: { given: joinedRow.given, overwritten: [] };
	const before = plan.bad;
	planProduct(
		plan,
		location,
		{ ...joinedRow, given, errors },
		record && { document: JSON.stringify(record.product), product: record.product },
	);
	const planned = plan.products.get(partNumber ?? '');
	if (plan.bad > before || planned?.location !== location) return;
	const warn = (warnings: readonly ProductWarning[]) =>
		plan.warnings.push(...warnings.map((warning) => toRowWarning(location, partNumber ?? '', warning)));
	warn(listStateWarnings(row, record));
	const isAlwaysShown = ({ code }: ProductWarning) => code === 'untitled' || code === 'oldFrench';
	if (planned.noun === undefined) return void warn(joinedRow.warnings.filter(isAlwaysShown));
	const touched = new Set(
		planned.changes.map(({ field }) => field.replace('packaging.', '').split('.', 1)[0]),
	);
	const isShown = (warning: ProductWarning) => {
		const { path } = warning;
		const field = isFrenchColumn(path) ? 'french' : path;
		return !record || isAlwaysShown(warning) || path === 'partNumber' || touched.has(field);
	};
	const findCodeOwner = (code: string, of: string) => codes.findOther(code, of);
	const input = {
		product: planned.noun,
		state: record?.state ?? 'published',
		successor: record?.successor ?? '',
	};
	codes.add(planned.noun.partNumber, planned.noun.sizes);
	warn([
		...overwritten.map((field) => ({ path: field, code: 'savedSince', detail: field })),
		...listRowWarnings(joinedRow, input, record, { findNear, findCodeOwner }).filter(isShown),
		// Relations to unknown gloves are refused once every row has been read.
		...listProductWarnings(input, () => true),
	]);
}

/**
 * The command line only imports gloves: a state or successor in the file gets a warning instead of being dropped
 * silently.
 */
function listStateWarnings(
	{ state, successor }: ReadRow,
	record: ProductRecord | undefined,
): ProductWarning[] {
	const isOther = (sent: unknown, stored: string) =>
		typeof sent === 'string' && sent.trim() !== '' && sent.trim().toLowerCase() !== stored;
	return [
		...(isOther(state, record?.state ?? 'published') ? [{ path: 'state', value: String(state) }] : []),
		...(isOther(successor, record?.successor ?? '') ? [{ path: 'successor', value: String(successor) }] : []),
	].map(({ path, value }) => ({ path, code: 'browserOnly', detail: path, value: value.slice(0, 80) }));
}

function toRowWarning(location: RowLocation, partNumber: string, warning: ProductWarning): RowWarning {
	const { path, code } = warning;
	const value = findShownValue(warning);
	const message = describeWarning(warning, DEFAULT_LOCALE);
	return {
		...location,
		partNumber: formatPartNumber(partNumber),
		column: path.split('.', 1)[0] ?? '',
		value,
		code,
		words: message,
	};
}

function readCategory({ record, exact }: RecordItem) {
	return exact ? { candidate: record, unknown: [], errors: [] } : tidyCategory(record);
}

/** Returns the written version, or undefined if there was nothing to write. */
async function writePlan(db: Kysely<Schema>, plan: ImportPlan, readAt: number): Promise<number | undefined> {
	const products = [...plan.products.values()].flatMap(({ noun }) => noun ?? []);
	const categories = [...plan.categories.values()].flatMap(({ noun }) => noun ?? []);
	if (products.length === 0 && categories.length === 0) return undefined;
	return db.transaction().execute(async (transaction) => {
		const version = await raiseCatalogueVersion(transaction);
		// Thrown inside the transaction, so that the version increment is rolled back too.
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
