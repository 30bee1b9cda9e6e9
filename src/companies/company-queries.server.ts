import { type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseLike } from '../db/database.server.ts';
import type { Schema } from '../db/schema.ts';
import { type Company, type CompanySummary, listGaps, type StoredCompany } from './company.ts';
import type { CompanyPlace, CompanySort } from './company-list.ts';
import { foldName, sortKeyOf } from './company-name.ts';
import { type CompanySearch, listWordKeys, parseCompanySearch, searchTextOf } from './company-search-text.ts';
import {
	areAlike,
	type CompanyTrait,
	canBeginAlike,
	listAlikeStarts,
	listCompanyTraits,
	type TraitKind,
} from './company-trait.ts';

type CompanyRow = Selectable<Schema['company']>;

function toStored(row: CompanyRow): StoredCompany {
	return {
		...(JSON.parse(row.document) as Company),
		id: row.id,
		version: row.version,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}

function toSummary(row: CompanyRow): CompanySummary {
	const company = toStored(row);
	const { id, operatingName, legalName, shippingAddress, industry, phone, updatedAt, primaryContact } =
		company;
	return {
		id,
		operatingName,
		legalName,
		shippingAddress,
		industry,
		phone,
		updatedAt,
		primaryContact,
		gaps: listGaps(company),
	};
}

/** The company with this id, merged ones too: `mergedInto` then names the one that was kept. */
export async function findCompanyRecord(
	db: DatabaseLike,
	id: string,
): Promise<{ company: StoredCompany; mergedInto: string } | undefined> {
	const row = await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
	return row && { company: toStored(row), mergedInto: row.merged_into };
}

/** The company with this id, or the one that it was merged into at last. */
export async function findCompany(db: DatabaseLike, id: string): Promise<StoredCompany | undefined> {
	let record = await findCompanyRecord(db, id);
	while (record?.mergedInto) record = await findCompanyRecord(db, record.mergedInto);
	return record?.company;
}

/**
 * The companies that an operating name means: those spelt exactly so, else those that differ in case, accents or
 * punctuation alone. Merged companies stand for the one that was kept.
 */
export async function listCompaniesNamed(db: DatabaseLike, name: string): Promise<StoredCompany[]> {
	const rows = await db
		.selectFrom('company')
		.select(['id', 'operating_name', 'merged_into'])
		.where('name_sort', '=', sortKeyOf(name))
		.orderBy('merged_into')
		.orderBy('id')
		.limit(20)
		.execute();
	const key = foldName(name);
	const alike = rows.filter((row) => foldName(row.operating_name) === key);
	const exact = alike.filter((row) => row.operating_name === name);
	const found = new Map<string, StoredCompany>();
	const named = exact.length > 0 ? exact : alike;
	const standing = named.filter((row) => row.merged_into === '');
	for (const { id } of standing.length > 0 ? standing : named) {
		const company = await findCompany(db, id);
		if (company) found.set(company.id, company);
	}
	return [...found.values()];
}

/** The ids that other features may hold for this company: its own and those merged into it, however long the chain. */
export async function listCompanyIds(db: DatabaseLike, id: string): Promise<string[]> {
	const found = [id];
	let level = [id];
	while (level.length > 0) {
		const rows = await db.selectFrom('company').select('id').where('merged_into', 'in', level).execute();
		level = rows.map((row) => row.id);
		found.push(...level);
	}
	return found;
}

/** For each of these companies the ids that other features may hold for it, as `listCompanyIds` answers them for one. */
export async function listMergedCompanies(
	db: DatabaseLike,
	ids: readonly string[],
): Promise<Map<string, string[]>> {
	const found = new Map(ids.map((id) => [id, [id]]));
	let level = new Map(ids.map((id) => [id, id]));
	while (level.size > 0) {
		const rows = await db
			.selectFrom('company')
			.select(['id', 'merged_into'])
			.where('merged_into', 'in', [...level.keys()])
			.execute();
		const next = new Map<string, string>();
		for (const row of rows) {
			const kept = level.get(row.merged_into) ?? '';
			found.get(kept)?.push(row.id);
			next.set(row.id, kept);
		}
		level = next;
	}
	return found;
}

export async function insertCompany(
	transaction: DatabaseLike,
	id: string,
	company: Company,
	now: string,
): Promise<StoredCompany> {
	const row = {
		id,
		operating_name: company.operatingName,
		name_sort: sortKeyOf(company.operatingName),
		document: JSON.stringify(company),
		version: 1,
		merged_into: '',
		created_at: now,
		updated_at: now,
	};
	await transaction.insertInto('company').values(row).execute();
	await insertLookUps(transaction, id, company, now);
	return toStored(row);
}

/**
 * Writes a company that was read at `version` and answers it, or undefined when it has another version by now, is merged
 * or does not exist: the row decides, so two editors at one moment cannot both win.
 */
export async function updateCompany(
	transaction: DatabaseLike,
	change: { id: string; version: number; company: Company },
	now: string,
): Promise<StoredCompany | undefined> {
	const { id, version, company } = change;
	const row = await transaction
		.updateTable('company')
		.set({
			operating_name: company.operatingName,
			name_sort: sortKeyOf(company.operatingName),
			document: JSON.stringify(company),
			version: version + 1,
			updated_at: now,
		})
		.where('id', '=', id)
		.where('version', '=', version)
		.where('merged_into', '=', '')
		.returningAll()
		.executeTakeFirst();
	if (!row) return undefined;
	await deleteLookUps(transaction, id);
	await insertLookUps(transaction, id, company, now);
	return toStored(row);
}

/**
 * Holds these companies until the transaction ends, always in one order: two merges that cross wait for each other instead
 * of blocking each other. An update that changes nothing locks on both engines.
 */
export async function lockCompanies(transaction: DatabaseLike, ids: readonly string[]): Promise<void> {
	for (const id of ids.toSorted()) {
		await transaction
			.updateTable('company')
			.set((row) => ({ version: row.ref('version') }))
			.where('id', '=', id)
			.execute();
	}
}

/** Marks a company as merged into another, or (`into` empty) as standing for itself again. */
export async function updateMergedInto(
	transaction: DatabaseLike,
	company: StoredCompany,
	into: string,
): Promise<boolean> {
	const row = await transaction
		.updateTable('company')
		.set({ merged_into: into, version: company.version + 1 })
		.where('id', '=', company.id)
		.where('version', '=', company.version)
		.returning('id')
		.executeTakeFirst();
	if (!row) return false;
	await deleteLookUps(transaction, company.id);
	if (into === '') await insertLookUps(transaction, company.id, company, company.updatedAt);
	return true;
}

async function insertLookUps(
	transaction: DatabaseLike,
	id: string,
	company: Company,
	updatedAt: string,
): Promise<void> {
	await transaction
		.insertInto('company_search')
		.values({
			company_id: id,
			name_sort: sortKeyOf(company.operatingName),
			updated_at: updatedAt,
			search_text: searchTextOf(company),
		})
		.execute();
	const words = listWordKeys(company).map((word) => ({ word, company_id: id }));
	if (words.length > 0) await transaction.insertInto('company_word').values(words).execute();
	const traits = listCompanyTraits(company).map((trait) => ({ ...trait, company_id: id }));
	if (traits.length > 0) await transaction.insertInto('company_trait').values(traits).execute();
}

async function deleteLookUps(transaction: DatabaseLike, id: string): Promise<void> {
	await transaction.deleteFrom('company_search').where('company_id', '=', id).execute();
	await transaction.deleteFrom('company_word').where('company_id', '=', id).execute();
	await transaction.deleteFrom('company_trait').where('company_id', '=', id).execute();
}

export type CompanyPage = {
	companies: CompanySummary[];
	/** Whether there are more before and after these. */
	hasBefore: boolean;
	hasAfter: boolean;
	/** How many there are on all pages; undefined where counting would take longer than reading. */
	total: number | undefined;
};

/**
 * One page of the companies that a search finds, all of them for an empty text, from `place` on, by key: the time does
 * not grow with how far one has paged.
 */
export async function listCompanies(
	db: DatabaseLike,
	asked: { text: string; sort: CompanySort; place?: CompanyPlace; most: number },
): Promise<CompanyPage> {
	const { text, sort, place, most } = asked;
	const backwards = place?.direction === 'before';
	const descending = sort.startsWith('-') !== backwards;
	const column = sort.endsWith('updated') ? 'updated_at' : 'name_sort';
	const order = descending ? 'desc' : 'asc';

	const { found, isCountable } = await selectFound(db, text);
	let query = found.select('company_id');
	if (place) {
		query = query.where((eb) =>
			eb(eb.refTuple(column, 'company_id'), descending ? '<' : '>', eb.tuple(place.value, place.id)),
		);
	}
	const rows = await query
		.orderBy(column, order)
		.orderBy('company_id', order)
		.limit(most + 1)
		.execute();
	const ids = rows.slice(0, most).map((row) => row.company_id);
	if (backwards) ids.reverse();
	const hasMore = rows.length > most;
	return {
		companies: await listSummaries(db, ids),
		hasBefore: backwards ? hasMore : place !== undefined,
		hasAfter: backwards ? true : hasMore,
		total: isCountable ? await count(found) : undefined,
	};
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

async function listSummaries(db: DatabaseLike, ids: readonly string[]): Promise<CompanySummary[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom('company').selectAll().where('id', 'in', ids).execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		return row ? [toSummary(row)] : [];
	});
}

/** A company that may be the same one, and what the two share. */
export type LikelyDouble = { company: CompanySummary; shares: TraitKind[] };

/** A trait that more companies than this share tells nothing: a mail provider's domain, a mall's switchboard. */
const TELLING = 5;
const MOST_DOUBLES = 5;

/** Companies that share a trait; those that share most come first. */
export async function listLikelyDoubles(
	db: DatabaseLike,
	traits: readonly CompanyTrait[],
	exceptId = '',
): Promise<LikelyDouble[]> {
	const shares = new Map<string, Set<TraitKind>>();
	for (const { kind, value } of traits) {
		let query = db
			.selectFrom('company_trait')
			.select(['company_id', 'value'])
			.where('kind', '=', kind)
			.where('company_id', '!=', exceptId);
		query =
			kind === 'name'
				? query.where((eb) =>
						eb.or([
							eb('value', 'in', [value, ...listAlikeStarts(value)]),
							...(canBeginAlike(value)
								? [eb.and([eb('value', '>=', value), eb('value', '<', `${value}g`)])]
								: []),
						]),
					)
				: query.where('value', '=', value);
		const rows = await query.limit(kind === 'name' ? 50 : TELLING + 1).execute();
		const telling = kind === 'name' ? rows.filter((row) => areAlike(row.value, value)) : rows;
		if (kind !== 'name' && kind !== 'number' && rows.length > TELLING) continue;
		for (const { company_id } of telling) {
			shares.set(company_id, (shares.get(company_id) ?? new Set()).add(kind));
		}
	}
	const ids = [...shares]
		.sort(([one, a], [other, b]) => b.size - a.size || (one < other ? -1 : 1))
		.slice(0, MOST_DOUBLES)
		.map(([id]) => id);
	const summaries = await listSummaries(db, ids);
	return summaries.map((company) => ({ company, shares: [...(shares.get(company.id) ?? [])] }));
}
