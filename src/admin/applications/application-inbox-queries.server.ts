import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { DistributorApplication } from '../../domain/applications/distributor-application.ts';
import { normalizeText } from '../../domain/search/query/normalize-text.ts';
import { contains, countRows, toCounts } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { type PageCursors, type PageQuery, selectPage } from '../../platform/db/keyset.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { localeOfLanguage } from '../../platform/i18n/stored-language.ts';
import { isAssigned } from '../assignment/assignment-queries.server.ts';
import { recordKey } from '../kit/list/record-sort-queries.server.ts';
import { APPLICATION_STATES, type ApplicationState, isWaiting } from './application-state.ts';
import { type ApplicationFilter, type InboxApplication, sortOf, withoutPerson } from './inbox-application.ts';

type Row = Selectable<Schema['distributor_application']>;

function toInboxApplication(row: Row): InboxApplication {
	return {
		number: row.number,
		state: row.state,
		application: {
			company: row.company,
			contactName: row.contact_name,
			email: row.email,
			phone: row.phone,
			website: row.website,
			city: row.city,
			region: row.region,
			country: row.country as DistributorApplication['country'],
			business: row.business as DistributorApplication['business'],
			branches: row.branches,
			brands: row.brands,
			message: row.message,
		},
		language: localeOfLanguage(row.language),
		version: row.version,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		companyId: row.company_id,
		erasedAt: row.erased_at ?? undefined,
	};
}

export async function findApplication(
	db: DatabaseLike,
	number: string,
): Promise<InboxApplication | undefined> {
	const row = await db
		.selectFrom('distributor_application')
		.selectAll()
		.where('number', '=', number)
		.executeTakeFirst();
	return row && toInboxApplication(row);
}

/**
 * Changes an application read at `version` and returns it; undefined if its version has changed.
 * The update itself checks the version, so that only one of two concurrent editors succeeds.
 */
export async function updateApplication(
	transaction: DatabaseLike,
	change: { number: string; version: number; now: string; state?: ApplicationState; companyId?: string },
): Promise<InboxApplication | undefined> {
	const { number, version, now, state, companyId } = change;
	const row = await transaction
		.updateTable('distributor_application')
		.set({
			version: version + 1,
			updated_at: now,
			...(state === undefined ? {} : { state }),
			...(companyId === undefined ? {} : { company_id: companyId }),
		})
		.where('number', '=', number)
		.where('version', '=', version)
		.where('erased_at', 'is', null)
		.returningAll()
		.executeTakeFirst();
	return row && toInboxApplication(row);
}

/**
 * Erases the person from an application, its notes and its search text. Undefined if its version
 * has changed.
 */
export async function updateErasedApplication(
	transaction: DatabaseLike,
	{ number, version, state, application }: InboxApplication,
	now: string,
): Promise<InboxApplication | undefined> {
	const { contactName, ...fields } = withoutPerson(application);
	const row = await transaction
		.updateTable('distributor_application')
		.set({
			...fields,
			contact_name: contactName,
			version: version + 1,
			updated_at: now,
			erased_at: now,
			// There is nobody left to reply to.
			state: isWaiting(state) ? 'declined' : state,
			company_id: '',
			company_sort: '',
			search_text: number.toLowerCase(),
		})
		.where('number', '=', number)
		.where('version', '=', version)
		.returningAll()
		.executeTakeFirst();
	if (!row) return undefined;
	await transaction
		.updateTable('distributor_application_event')
		.set({ body: '', reference: '' })
		.where('number', '=', number)
		.execute();
	return toInboxApplication(row);
}

/** One page of the applications that match a filter. */
export async function listApplications(
	db: DatabaseLike,
	filter: ApplicationFilter,
	page: PageQuery,
): Promise<PageCursors & { applications: InboxApplication[] }> {
	const { rows, ...cursors } = await selectPage(
		db.selectFrom('distributor_application').selectAll().where(matches(db, filter)),
		recordKey(sortOf(filter), { states: APPLICATION_STATES, state: filter.state, time: 'created_at' }),
		page,
	);
	return { applications: rows.map(toInboxApplication), ...cursors };
}

/** Numbers of matching applications per state; the filter's own state is ignored. */
export async function countApplications(
	db: DatabaseLike,
	filter: ApplicationFilter,
): Promise<Record<ApplicationState, number>> {
	const rows = await db
		.selectFrom('distributor_application')
		.select((eb) => ['state', eb.fn.countAll<number>().as('count')])
		.where(matches(db, { ...filter, state: undefined }))
		.groupBy('state')
		.execute();
	return toCounts(APPLICATION_STATES, rows);
}

/** The number of applications in a state: one lookup in the index by state. */
export async function countApplicationsInState(db: DatabaseLike, state: ApplicationState): Promise<number> {
	return countRows(db.selectFrom('distributor_application').where('state', '=', state));
}

/** The applications of a company, under any of its ids, newest first. */
export async function listApplicationsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
	limit: number,
): Promise<InboxApplication[]> {
	if (companyIds.length === 0) return [];
	const rows = await db
		.selectFrom('distributor_application')
		.selectAll()
		.where('company_id', 'in', companyIds)
		.orderBy('created_at', 'desc')
		.limit(limit)
		.execute();
	return rows.map(toInboxApplication);
}

export async function countApplicationsOfCompany(
	db: DatabaseLike,
	companyIds: readonly string[],
): Promise<number> {
	if (companyIds.length === 0) return 0;
	return countRows(db.selectFrom('distributor_application').where('company_id', 'in', companyIds));
}

/** Unlinked applications that are not erased and whose search text contains every word of `name`. */
export async function listUnlinkedApplications(db: DatabaseLike, name: string): Promise<InboxApplication[]> {
	const words = listWords(name);
	if (words.length === 0) return [];
	const rows = await db
		.selectFrom('distributor_application')
		.selectAll()
		.where('company_id', '=', '')
		.where('erased_at', 'is', null)
		.where((eb) => eb.and(words.map((word) => contains('search_text', word))))
		.execute();
	return rows.map(toInboxApplication);
}

/** Declined applications unchanged since `time` that are not erased yet. */
export async function listOldDeclinedApplications(
	db: DatabaseLike,
	time: string,
	limit: number,
): Promise<InboxApplication[]> {
	const rows = await db
		.selectFrom('distributor_application')
		.selectAll()
		.where('state', '=', 'declined')
		.where('updated_at', '<', time)
		.where('erased_at', 'is', null)
		.orderBy('created_at')
		.limit(limit)
		.execute();
	return rows.map(toInboxApplication);
}

const MAX_WORDS = 8;

function listWords(text: string): string[] {
	return [...new Set(normalizeText(text).split(/[^\p{L}\p{N}@._-]+/u))].filter(Boolean).slice(0, MAX_WORDS);
}

function matches(db: DatabaseLike, { text, state, language, days, assigned }: ApplicationFilter) {
	const words = listWords(text);
	return (eb: ExpressionBuilder<Schema, 'distributor_application'>) =>
		eb.and([
			...(state ? [eb('state', '=', state)] : []),
			...(language ? [eb('language', '=', language)] : []),
			...(days.since === '' ? [] : [eb('created_at', '>=', days.since)]),
			...(days.before === '' ? [] : [eb('created_at', '<', days.before)]),
			...(assigned ? [isAssigned(db, 'application', 'distributor_application.number', assigned)] : []),
			...words.map((word) => contains('search_text', word)),
			// A query without letters or digits matches nothing.
			...(text.trim() !== '' && words.length === 0 ? [sql<SqlBool>`1 = 0`] : []),
		]);
}
