import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Label, LabelSummary } from '../../domain/labels/label.ts';
import { listLabelWords } from '../../domain/labels/label-search-text.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { LabelCursor, LabelFilter } from './label-list.ts';

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

export type LabelPage = { labels: LabelSummary[]; hasNewer: boolean; hasOlder: boolean };

/**
 * One page of the labels that a filter lets through, newest first, from `place` on, by key: the time does not grow with
 * how far one has paged.
 */
export async function listLabels(
	db: DatabaseLike,
	asked: { filter: LabelFilter; place?: LabelCursor | undefined; most: number },
): Promise<LabelPage> {
	const { filter, place, most } = asked;
	const newer = place?.direction === 'newer';
	const { words } = listLabelWords(filter.text);
	let query = db.selectFrom('label').select(SUMMARY_COLUMNS);
	if (words.length > 0) {
		const found = await searchLabelIds(db, filter, words, { place, most: most + 1 });
		if (found.length === 0) return { labels: [], hasNewer: place !== undefined && !newer, hasOlder: newer };
		query = query.where('id', 'in', found);
	} else {
		query = query.where(matches(filter));
		if (place) query = query.where('id', newer ? '>' : '<', place.id);
	}
	const rows = await query
		.orderBy('id', newer ? 'asc' : 'desc')
		.limit(most + 1)
		.execute();
	const hasMore = rows.length > most;
	const labels = rows.slice(0, most).map(toSummary);
	if (newer) labels.reverse();
	return {
		labels,
		hasNewer: newer ? hasMore : place !== undefined,
		hasOlder: newer ? true : hasMore,
	};
}

/**
 * The numbers of the labels that hold every word, in the order of the page: the narrow table is walked from the page's
 * place and left as soon as the page is full.
 */
async function searchLabelIds(
	db: DatabaseLike,
	filter: LabelFilter,
	words: readonly string[],
	{ place, most }: { place: LabelCursor | undefined; most: number },
): Promise<number[]> {
	const newer = place?.direction === 'newer';
	let query = db.selectFrom('label_search').select('label_id');
	for (const word of words) query = query.where(holds(word));
	if (place) query = query.where('label_id', newer ? '>' : '<', place.id);
	if (hasConditions(filter))
		query = query.where(({ exists, selectFrom }) => exists(ofLabel(selectFrom, filter)));
	const rows = await query
		.orderBy('label_id', newer ? 'asc' : 'desc')
		.limit(most)
		.execute();
	return rows.map((row) => row.label_id);
}

/** How many labels a filter lets through. */
export async function countLabels(db: DatabaseLike, filter: LabelFilter): Promise<number> {
	const { words } = listLabelWords(filter.text);
	if (words.length > 0) {
		let query = db.selectFrom('label_search').select((eb) => eb.fn.countAll<number>().as('count'));
		for (const word of words) query = query.where(holds(word));
		if (hasConditions(filter))
			query = query.where(({ exists, selectFrom }) => exists(ofLabel(selectFrom, filter)));
		return Number((await query.executeTakeFirstOrThrow()).count);
	}
	const row = await db
		.selectFrom('label')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where(matches(filter))
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

/** The label of a row of the search table, if the filter lets it through. */
function ofLabel(selectFrom: ExpressionBuilder<Schema, 'label_search'>['selectFrom'], filter: LabelFilter) {
	return selectFrom('label')
		.select('label.id')
		.whereRef('label.id', '=', 'label_search.label_id')
		.where((eb) => matches({ ...filter, text: '' })(eb as unknown as ExpressionBuilder<Schema, 'label'>));
}

/** Whether a filter asks for more than words. */
function hasConditions({ state, fromDate, toDate, companyId }: LabelFilter): boolean {
	return state !== undefined || fromDate !== '' || toDate !== '' || companyId !== '';
}

/** Everything that a filter asks for but words. */
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

/** A word anywhere in the text; `%`, `_` and the escape itself stand for themselves. */
function holds(word: string) {
	const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
	return sql<SqlBool>`search_text like ${pattern} escape '\\'`;
}

/** The newest labels of a company, under any of the ids it goes by. */
export async function listLabelsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
	most: number,
): Promise<LabelSummary[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('label')
		.select(SUMMARY_COLUMNS)
		.where('company_id', 'in', companyIds)
		.orderBy('id', 'desc')
		.limit(most)
		.execute();
	return rows.map(toSummary);
}

export async function countLabelsOfCompany(db: DatabaseLike, companyIds: readonly string[]): Promise<number> {
	if (companyIds.length === 0) return 0;
	const row = await db
		.selectFrom('label')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('company_id', 'in', companyIds)
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

/** How many labels wait to be printed, and the oldest of them. */
export async function listReadyLabels(
	db: DatabaseLike,
	most: number,
): Promise<{ count: number; oldest: (LabelSummary & { createdAt: string })[] }> {
	const rows = await db
		.selectFrom('label')
		.select([...SUMMARY_COLUMNS, 'created_at'])
		.where('state', '=', 'ready')
		.orderBy('id')
		.limit(most)
		.execute();
	const { count } = await db
		.selectFrom('label')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('state', '=', 'ready')
		.executeTakeFirstOrThrow();
	return {
		count: Number(count),
		oldest: rows.map((row) => ({ ...toSummary(row), createdAt: row.created_at })),
	};
}

/** The labels that were made last, the newest first. */
export async function listLatestLabels(
	db: DatabaseLike,
	most: number,
): Promise<Pick<Label, 'id' | 'operatingName' | 'createdAt'>[]> {
	return db
		.selectFrom('label')
		.select(['id', 'operating_name as operatingName', 'created_at as createdAt'])
		.orderBy('id', 'desc')
		.limit(most)
		.execute();
}
