import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { contains, countRows } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { CompanySummary, StoredCompany } from './company.ts';
import type { CompanyListQuery } from './company-list.ts';
import { sortKeyOf } from './company-name.ts';
import { listStoredCompanies, listSummaries } from './company-queries.server.ts';
import { type CompanySearch, parseCompanySearch } from './company-search-text.ts';

export type CompanyPage = PageCursors & {
	companies: CompanySummary[];
	/** Total on all pages; undefined if counting would take longer than reading. */
	total: number | undefined;
};

/** One page of the companies that match a search, or of all companies for an empty text, in one language or all. */
export async function listCompanies(
	db: DatabaseLike,
	query: CompanyListQuery,
	page: PageQuery,
): Promise<CompanyPage> {
	const { found, isCountable } = await selectListed(db, query);
	const { ids, ...cursors } = await pageOf(found, query, page);
	return {
		companies: await listSummaries(db, ids),
		...cursors,
		total: isCountable ? await countRows(found) : undefined,
	};
}

/** The same companies with everything stored of them, for a file. */
export async function listWholeCompanies(
	db: DatabaseLike,
	query: CompanyListQuery,
	page: PageQuery,
): Promise<PageCursors & { companies: StoredCompany[] }> {
	const { found } = await selectListed(db, query);
	const { ids, ...cursors } = await pageOf(found, query, page);
	return { companies: await listStoredCompanies(db, ids), ...cursors };
}

/** The ids of the first companies of a list, in its order. */
export async function listCompanyKeys(
	db: DatabaseLike,
	query: CompanyListQuery,
	max: number,
): Promise<string[]> {
	const { found } = await selectListed(db, query);
	return (await pageOf(found, query, { max })).ids;
}

async function selectListed(db: DatabaseLike, { text, language }: CompanyListQuery) {
	const { found, isCountable } = await selectFound(db, text);
	return { found: language ? found.where('language', '=', language) : found, isCountable };
}

async function pageOf(found: Found, { sort }: CompanyListQuery, page: PageQuery) {
	const { rows, ...cursors } = await selectPage(
		found.select('company_id'),
		{
			id: 'company_id',
			value: sort.endsWith('updated') ? 'updated_at' : 'name_sort',
			descending: sort.startsWith('-'),
		},
		page,
	);
	return { ids: rows.map((row) => row.company_id), ...cursors };
}

/** The best matches for a picker: names that start with the text first, then other search results. */
export async function searchCompanies(
	db: DatabaseLike,
	text: string,
	limit: number,
): Promise<CompanySummary[]> {
	if (text.trim() === '') return [];
	const start = sortKeyOf(text);
	const beginning =
		start === ''
			? []
			: await db
					.selectFrom('company_search')
					.select('company_id')
					.where('name_sort', '>=', start)
					.where('name_sort', '<', `${start}g`)
					.orderBy('name_sort')
					.orderBy('company_id')
					.limit(limit)
					.execute();
	const ids = new Set(beginning.map((row) => row.company_id));
	if (ids.size < limit) {
		const { found } = await selectFound(db, text);
		const rows = await found
			.select('company_id')
			.orderBy('name_sort')
			.orderBy('company_id')
			.limit(limit)
			.execute();
		for (const { company_id } of rows) ids.add(company_id);
	}
	return listSummaries(db, [...ids].slice(0, limit));
}

/**
 * If even the rarest word matches this many rows, companies are checked one by one in order instead of gathering ids
 * first.
 */
const COMMON = 20_000;
/** Shorter words occur in nearly every text. */
const MIN_SUBSTRING_LENGTH = 3;

type Found = SelectQueryBuilder<Schema, 'company_search', object>;

/**
 * The companies that match a text: for each of its words, they have a word that starts with it. If there is no such
 * match for some word, falls back to companies that contain the words anywhere, which scans the whole narrow table
 * (docs/decisions/010-companies.md).
 */
async function selectFound(db: DatabaseLike, text: string): Promise<{ found: Found; isCountable: boolean }> {
	const all: Found = db.selectFrom('company_search');
	const search = parseCompanySearch(text);
	if (search.words.length === 0) return { found: all, isCountable: true };
	const byStart = await selectByStart(db, all, search);
	if (byStart) return byStart;
	const isLong =
		search.words.some((word) => word.length >= MIN_SUBSTRING_LENGTH) || search.starts.length === 0;
	if (!isLong) return { found: all.where(sql<SqlBool>`1 = 0`), isCountable: true };
	return {
		found: search.words.reduce((query, word) => query.where(contains('search_text', word)), all),
		isCountable: true,
	};
}

/**
 * Undefined if one of the words has no match. Gathers the rarest word's companies and checks the other words for
 * each.
 */
async function selectByStart(db: DatabaseLike, all: Found, { starts, parts }: CompanySearch) {
	if (starts.length === 0) return undefined;
	const counted = await Promise.all(
		starts.map(async (start) => {
			const some = db.selectFrom('company_word').select('company_id').where(begins(start)).limit(COMMON);
			const row = await db
				.selectFrom(some.as('some'))
				.select(db.fn.countAll<number>().as('count'))
				.executeTakeFirstOrThrow();
			return { start, count: Number(row.count) };
		}),
	);
	counted.sort((a, b) => a.count - b.count);
	const rarest = counted[0];
	if (!rarest || rarest.count === 0) return undefined;
	const isCommon = rarest.count === COMMON;
	let found = all;
	for (const { start } of isCommon ? counted : counted.slice(1)) {
		found = found.where((eb) =>
			eb.exists(
				eb
					.selectFrom('company_word')
					.select('word')
					.whereRef('company_word.company_id', '=', 'company_search.company_id')
					.where(begins(start)),
			),
		);
	}
	if (!isCommon) {
		found = found.where('company_id', 'in', (eb) =>
			eb.selectFrom('company_word').select('company_word.company_id').where(begins(rarest.start)),
		);
	}
	for (const part of parts) found = found.where(contains('search_text', part));
	return { found, isCountable: !isCommon };
}

/** Matches words with this prefix. Keys are hexadecimal digits, so "g" sorts after every key with the prefix. */
function begins(start: string) {
	return sql<SqlBool>`company_word.word >= ${start} and company_word.word < ${`${start}g`}`;
}
