import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Label, LabelSummary } from '../../domain/labels/label.ts';
import { toLabel } from '../../domain/labels/label-queries.server.ts';
import { listLabelWords } from '../../domain/labels/label-search-text.ts';
import { contains, countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { containsWords } from '../../platform/db/search-table.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import type { LabelFilter } from './label-list.ts';

type LabelRow = Selectable<Schema['label']>;

const SUMMARY_COLUMNS = [
	'id',
	'state',
	'date',
	'operating_name',
	'invoice_number',
	'purchase_order_number',
	'line_count',
	'pair_count',
	'updated_at',
] as const;

function toSummary(row: Pick<LabelRow, (typeof SUMMARY_COLUMNS)[number]>): LabelSummary {
	return {
		id: row.id,
		state: row.state,
		date: row.date,
		operatingName: row.operating_name,
		invoiceNumber: row.invoice_number,
		purchaseOrderNumber: row.purchase_order_number,
		lines: row.line_count,
		pairs: row.pair_count,
		updatedAt: row.updated_at,
	};
}

export type LabelPage = PageCursors & { labels: LabelSummary[] };

/** One page of the labels that match a filter, in its order. */
export async function listLabels(db: DatabaseLike, filter: LabelFilter, page: PageQuery): Promise<LabelPage> {
	const { words } = listLabelWords(filter.text);
	const isByDate = filter.sort.endsWith('date');
	const descending = filter.sort.startsWith('-');
	if (words.length === 0 || isByDate) {
		let labels = db.selectFrom('label').select(SUMMARY_COLUMNS).where(matches(filter));
		const found = await containsWords(db, 'label_search', 'label.id', words);
		if (found) labels = labels.where(found);
		const key = { id: 'id', ...(isByDate ? { value: 'date' } : {}), descending };
		const { rows, ...cursors } = await selectPage(labels, key, page);
		return { labels: rows.map(toSummary), ...cursors };
	}
	// The narrow search table is scanned from the cursor on, only until the page is full.
	const found = selectFound(db, filter, words).select('label_id');
	const { rows, ...cursors } = await selectPage(found, { id: 'label_id', descending }, page);
	if (rows.length === 0) return { labels: [], ...cursors };
	const ids = rows.map((row) => row.label_id);
	const labels = await db
		.selectFrom('label')
		.select(SUMMARY_COLUMNS)
		.where('id', 'in', ids)
		.orderBy('id', descending ? 'desc' : 'asc')
		.execute();
	return { labels: labels.map(toSummary), ...cursors };
}

/** The newest numbers of the labels that match a filter, in its order. */
export async function listLabelIds(db: DatabaseLike, filter: LabelFilter, limit: number): Promise<number[]> {
	const { labels } = await listLabels(db, filter, { max: limit });
	return labels.map(({ id }) => id);
}

/** A label with its lines, for a file. */
export async function listWholeLabels(
	db: DatabaseLike,
	filter: LabelFilter,
	page: PageQuery,
): Promise<PageCursors & { labels: Label[] }> {
	const { labels, ...cursors } = await listLabels(db, filter, page);
	if (labels.length === 0) return { labels: [], ...cursors };
	const rows = await db
		.selectFrom('label')
		.selectAll()
		.where(
			'id',
			'in',
			labels.map(({ id }) => id),
		)
		.execute();
	const whole = new Map(mapReadable(rows, toLabel).map((label) => [label.id, label]));
	return { labels: labels.flatMap(({ id }) => whole.get(id) ?? []), ...cursors };
}

/** The rows of the search table that contain every word and whose label matches the filter. */
function selectFound(db: DatabaseLike, filter: LabelFilter, words: readonly string[]) {
	let query = db.selectFrom('label_search');
	for (const word of words) query = query.where(contains('search_text', word));
	if (hasConditions(filter))
		query = query.where(({ exists, selectFrom }) => exists(ofLabel(selectFrom, filter)));
	return query;
}

/** The number of labels that match a filter. */
export async function countLabels(db: DatabaseLike, filter: LabelFilter): Promise<number> {
	const { words } = listLabelWords(filter.text);
	if (words.length > 0) return countRows(selectFound(db, filter, words));
	return countRows(db.selectFrom('label').where(matches(filter)));
}

/** The label of a row of the search table, if it matches the filter. */
function ofLabel(selectFrom: ExpressionBuilder<Schema, 'label_search'>['selectFrom'], filter: LabelFilter) {
	return selectFrom('label')
		.select('label.id')
		.whereRef('label.id', '=', 'label_search.label_id')
		.where((eb) => matches({ ...filter, text: '' })(eb as unknown as ExpressionBuilder<Schema, 'label'>));
}

/** Whether a filter has conditions other than the search text. */
function hasConditions({ state, fromDate, toDate, companyId }: LabelFilter): boolean {
	return state !== undefined || fromDate !== '' || toDate !== '' || companyId !== '';
}

/** The filter's conditions other than the search text. */
function matches(filter: LabelFilter) {
	const { words, id } = listLabelWords(filter.text);
	return (eb: ExpressionBuilder<Schema, 'label'>) => {
		const conditions = [];
		if (filter.state) conditions.push(eb('label.state', '=', filter.state));
		if (filter.fromDate !== '') conditions.push(eb('label.date', '>=', filter.fromDate));
		if (filter.toDate !== '') conditions.push(eb('label.date', '<=', filter.toDate));
		if (filter.companyId !== '') conditions.push(eb('label.company_id', '=', filter.companyId));
		if (words.length === 0 && id !== undefined) conditions.push(eb('label.id', '=', id));
		return eb.and(conditions);
	};
}

/** The newest labels of a company, under any of its ids. */
export async function listLabelsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
	limit: number,
): Promise<LabelSummary[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('label')
		.select(SUMMARY_COLUMNS)
		.where('company_id', 'in', companyIds)
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
	return rows.map(toSummary);
}

export async function countLabelsOfCompany(db: DatabaseLike, companyIds: readonly string[]): Promise<number> {
	if (companyIds.length === 0) return 0;
	return countRows(db.selectFrom('label').where('company_id', 'in', companyIds));
}

/** The number of labels waiting to be printed, and the oldest of them. */
export async function listReadyLabels(
	db: DatabaseLike,
	limit: number,
): Promise<{ count: number; oldest: (LabelSummary & { createdAt: string })[] }> {
	const rows = await db
		.selectFrom('label')
		.select([...SUMMARY_COLUMNS, 'created_at'])
		.where('state', '=', 'ready')
		.orderBy('id')
		.limit(limit)
		.execute();
	return {
		count: await countRows(db.selectFrom('label').where('state', '=', 'ready')),
		oldest: rows.map((row) => ({ ...toSummary(row), createdAt: row.created_at })),
	};
}

/** The latest labels, newest first. */
export async function listLatestLabels(
	db: DatabaseLike,
	limit: number,
): Promise<Pick<Label, 'id' | 'operatingName' | 'createdAt'>[]> {
	return db
		.selectFrom('label')
		.select(['id', 'operating_name as operatingName', 'created_at as createdAt'])
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
}
