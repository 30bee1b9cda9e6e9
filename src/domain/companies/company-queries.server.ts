import type { Selectable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { type Company, type CompanySummary, listGaps, type StoredCompany } from './company.ts';
import { normalizeName, sortKeyOf } from './company-name.ts';
import { listWordKeys, searchTextOf } from './company-search-text.ts';
import { listCompanyTraits } from './company-trait.ts';
import { readStoredCompany } from './stored-company.server.ts';

type CompanyRow = Selectable<Schema['company']>;

export function toStored(row: CompanyRow): StoredCompany {
	return {
		...readStoredCompany(row),
		id: row.id,
		version: row.version,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
	};
}

function toSummary(row: CompanyRow): CompanySummary {
	const company = toStored(row);
	const { id, operatingName, legalName, shippingAddress, industry, phone, language, updatedAt } = company;
	return {
		id,
		operatingName,
		legalName,
		shippingAddress,
		industry,
		phone,
		language,
		updatedAt,
		primaryContact: company.primaryContact,
		gaps: listGaps(company),
	};
}

/** The company with this id, even if merged: `mergedInto` then names the kept one. */
export async function findCompanyRecord(
	db: DatabaseLike,
	id: string,
): Promise<{ company: StoredCompany; mergedInto: string } | undefined> {
	const row = await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
	return row && { company: toStored(row), mergedInto: row.merged_into };
}

/** The company with this id, or the one it was eventually merged into. */
export async function findCompany(db: DatabaseLike, id: string): Promise<StoredCompany | undefined> {
	let record = await findCompanyRecord(db, id);
	while (record?.mergedInto) record = await findCompanyRecord(db, record.mergedInto);
	return record?.company;
}

/**
 * The companies with an operating name: exact matches, otherwise those that differ only in case, accents or
 * punctuation. Merged companies resolve to the kept one.
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
	const key = normalizeName(name);
	const alike = rows.filter((row) => normalizeName(row.operating_name) === key);
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

/**
 * The ids by which other features may reference this company: its own and those merged into it, through chains of any
 * length.
 */
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

/** Returns a function that gives the company which any company is now, after merges. For work on many records. */
export async function loadKeptCompanies(db: DatabaseLike): Promise<(id: string) => string> {
	const rows = await db
		.selectFrom('company')
		.select(['id', 'merged_into'])
		.where('merged_into', '<>', '')
		.execute();
	const targets = new Map(rows.map(({ id, merged_into }) => [id, merged_into]));
	return (id) => {
		let current = id;
		for (let next = targets.get(current); next !== undefined; next = targets.get(current)) current = next;
		return current;
	};
}

/** `listCompanyIds` for several companies. */
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
			const target = level.get(row.merged_into) ?? '';
			found.get(target)?.push(row.id);
			next.set(row.id, target);
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
	await insertLookups(transaction, id, company, now);
	return toStored(row);
}

/**
 * Updates a company that was read at `version` and returns it; undefined if the version has changed, the company is
 * merged or does not exist. The row is checked atomically, so of two concurrent edits only one can succeed.
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
	await deleteLookups(transaction, id);
	await insertLookups(transaction, id, company, now);
	return toStored(row);
}

/** Replaces an unreadable company with one that `readStoredCompany` can read, and updates its look-ups. */
export async function repairCompany(transaction: DatabaseLike, id: string, text: string): Promise<void> {
	const company = readStoredCompany({ id, document: text });
	const { version, merged_into } = await transaction
		.selectFrom('company')
		.select(['version', 'merged_into'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	const now = new Date().toISOString();
	if (merged_into === '') {
		await updateCompany(transaction, { id, version, company }, now);
		return;
	}
	await transaction
		.updateTable('company')
		.set({ document: JSON.stringify(company), version: version + 1, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/**
 * Locks these companies until the transaction ends, always in the same order, so that two crossing merges wait for
 * each other instead of deadlocking. An update without changes locks on both engines.
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

/** Marks a company as merged into another, or as independent again if `into` is empty. */
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
	await deleteLookups(transaction, company.id);
	if (into === '') await insertLookups(transaction, company.id, company, company.updatedAt);
	return true;
}

export async function insertLookups(
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
			language: company.language,
		})
		.execute();
	const words = listWordKeys(company).map((word) => ({ word, company_id: id }));
	if (words.length > 0) await transaction.insertInto('company_word').values(words).execute();
	const traits = listCompanyTraits(company).map((trait) => ({ ...trait, company_id: id }));
	if (traits.length > 0) await transaction.insertInto('company_trait').values(traits).execute();
}

export async function deleteLookups(transaction: DatabaseLike, id: string): Promise<void> {
	await transaction.deleteFrom('company_search').where('company_id', '=', id).execute();
	await transaction.deleteFrom('company_word').where('company_id', '=', id).execute();
	await transaction.deleteFrom('company_trait').where('company_id', '=', id).execute();
}

/** These companies with everything stored of them, in the given order; unreadable ones are left out. */
export async function listStoredCompanies(
	db: DatabaseLike,
	ids: readonly string[],
): Promise<StoredCompany[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom('company').selectAll().where('id', 'in', ids).execute();
	const byId = new Map(mapReadable(rows, toStored).map((company) => [company.id, company]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** These companies as shown in lists, in the given order. */
export async function listSummaries(db: DatabaseLike, ids: readonly string[]): Promise<CompanySummary[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom('company').selectAll().where('id', 'in', ids).execute();
	const byId = new Map(mapReadable(rows, toSummary).map((summary) => [summary.id, summary]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
