import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { CompanySummary } from './company.ts';
import type { CompanySort } from './company-list.ts';
import { sortKeyOf } from './company-name.ts';
import { listSummaries } from './company-queries.server.ts';
import { type CompanySearch, parseCompanySearch } from './company-search-text.ts';

export type CompanyPage = PageCursors & {
	companies: CompanySummary[];
	/** How many there are on all pages; undefined where counting would take longer than reading. */
	total: number | undefined;
};

/** One page of the companies that a search finds, all of them for an empty text. */
export async function listCompanies(
	db: DatabaseLike,
	{ text, sort }: { text: string; sort: CompanySort },
	page: PageQuery,
): Promise<CompanyPage> {
	const { found, isCountable } = await selectFound(db, text);
	const { rows, ...cursors } = await selectPage(
		found.select('company_id'),
		{
			id: 'company_id',
			value: sort.endsWith('updated') ? 'updated_at' : 'name_sort',
			descending: sort.startsWith('-'),
		},
		page,
	);
	const companies = await listSummaries(
		db,
		rows.map((row) => row.company_id),
	);
	return { companies, ...cursors, total: isCountable ? await count(found) : undefined };
}

/** The best matches for a picker: names that begin with the text first, then whatever else a search finds. */
export async function searchCompanies(
	db: DatabaseLike,
	text: string,
	most: number,
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
					.limit(most)
					.execute();
	const ids = new Set(beginning.map((row) => row.company_id));
	if (ids.size < most) {
		const { found } = await selectFound(db, text);
		const rows = await found
			.select('company_id')
			.orderBy('name_sort')
			.orderBy('company_id')
			.limit(most)
			.execute();
		for (const { company_id } of rows) ids.add(company_id);
	}
	return listSummaries(db, [...ids].slice(0, most));
}

/** A word that as many rows begin with is looked for company by company, in order, instead of being gathered first. */
const COMMON = 20_000;
/** Fewer characters stand anywhere in nearly everything. */
const LEAST_ANYWHERE = 3;

type Found = SelectQueryBuilder<Schema, 'company_search', object>;

/**
 * The companies a text finds: those that have, for each of its words, a word that begins so. Where no word of any company
 * begins so, those that hold its words anywhere, which reads the whole narrow table (docs/decisions/010-companies.md).
 */
async function selectFound(db: DatabaseLike, text: string): Promise<{ found: Found; isCountable: boolean }> {
	const all: Found = db.selectFrom('company_search');
	const search = parseCompanySearch(text);
	if (search.words.length === 0) return { found: all, isCountable: true };
	const byStart = await selectByStart(db, all, search);
	if (byStart) return byStart;
	const isLong = search.words.some((word) => word.length >= LEAST_ANYWHERE) || search.starts.length === 0;
	if (!isLong) return { found: all.where(sql<SqlBool>`1 = 0`), isCountable: true };
	return { found: search.words.reduce((query, word) => query.where(holds(word)), all), isCountable: true };
}

/** Undefined where one of the words begins nothing. The rarest is gathered; the others are looked up for each of those. */
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
	for (const part of parts) found = found.where(holds(part));
	return { found, isCountable: !isCommon };
}

async function count(found: Found): Promise<number> {
	const row = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
	return Number(row.count);
}

/** A word that begins so. Keys are hexadecimal digits, so "g" comes after every one that begins alike. */
function begins(start: string) {
	return sql<SqlBool>`company_word.word >= ${start} and company_word.word < ${`${start}g`}`;
}

/** A word anywhere in the text; `%`, `_` and the escape itself stand for themselves. */
function holds(word: string) {
	const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
	return sql<SqlBool>`search_text like ${pattern} escape '\\'`;
}
