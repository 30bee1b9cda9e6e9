import { randomBytes } from 'node:crypto';
import { pickDifferences } from '../../platform/audit/audit-entry.ts';
import { type Actor, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import { type Company, listGaps, type StoredCompany } from './company.ts';
import type { CompanyLinks } from './company-link.ts';
import { duplicateKeyOf, hexKeyOf, normalizeName } from './company-name.ts';
import {
	findCompany,
	findCompanyRecord,
	insertCompany,
	listCompaniesNamed,
	lockCompanies,
	updateCompany,
} from './company-queries.server.ts';
import { type CompanyWarning, listWarnings } from './company-warning.ts';

/** Who makes the change, and in which request. */
export type CompanyChange = { actor: Actor; requestId?: string; now?: Date };

/** A company as the API returns it. */
export type CompanyAnswer = StoredCompany & {
	warnings: CompanyWarning[];
	gaps: ReturnType<typeof listGaps>;
};

export function toCompanyAnswer(company: StoredCompany): CompanyAnswer {
	return { ...company, warnings: listWarnings(company), gaps: listGaps(company) };
}

/**
 * The current id of the company that staff chose for a record; empty if they chose none.
 * @throws ProblemError unprocessable if there is no such company.
 */
export async function requireChosenCompany(db: DatabaseLike, companyId: string): Promise<string> {
	if (companyId === '') return '';
	const company = await findCompany(db, companyId);
	if (company) return company.id;
	throw new ProblemError('unprocessable', undefined, [
		{ path: 'companyId', message: say('problems.companies.noSuch') },
	]);
}

/** Letters and digits that are not confused on the phone. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const COMPANY_ID = /^co_[2-9a-z]{12}$/;

function makeCompanyId(): string {
	return `co_${Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** Stores a company validated by `parseCompany`, with its audit log entry. */
export async function createCompany(
	transaction: DatabaseLike,
	company: Company,
	{ actor, requestId, now = new Date() }: CompanyChange,
): Promise<StoredCompany> {
	const stored = await insertCompany(transaction, makeCompanyId(), company, now.toISOString());
	await recordAudit(
		transaction,
		{ actor, requestId, action: 'company.created', subject: subjectOf(stored), after: { ...company } },
		now,
	);
	return stored;
}

/**
 * Stores a new company and attaches labels, requests and applications stored under its name earlier. If another
 * company has the same name, their owner is unclear and they are left alone.
 */
export async function foundCompany(
	transaction: DatabaseLike,
	company: Company,
	{ actor, requestId, now = new Date() }: CompanyChange,
	links: readonly CompanyLinks[],
): Promise<StoredCompany> {
	const change = { actor, ...(requestId === undefined ? {} : { requestId }), now };
	const stored = await createCompany(transaction, company, change);
	if (await hasNamesake(transaction, stored)) return stored;
	const adopted: Record<string, number> = {};
	for (const { kind, adopt } of links) {
		const count = (await adopt?.(transaction, stored, change)) ?? 0;
		if (count > 0) adopted[kind] = count;
	}
	if (Object.keys(adopted).length > 0) {
		const entry = { actor, requestId, action: 'company.adopted', subject: subjectOf(stored), after: adopted };
		await recordAudit(transaction, entry, now);
	}
	return stored;
}

async function hasNamesake(
	db: DatabaseLike,
	{ id, operatingName, legalName }: StoredCompany,
): Promise<boolean> {
	const keys = [operatingName, legalName]
		.map((name) => hexKeyOf(duplicateKeyOf(name)))
		.filter((key) => key !== '');
	if (keys.length === 0) return false;
	const other = await db
		.selectFrom('company_trait')
		.select('company_id')
		.where('kind', '=', 'name')
		.where('value', 'in', keys)
		.where('company_id', '!=', id)
		.limit(1)
		.executeTakeFirst();
	return other !== undefined;
}

/**
 * Stores a change of a company. A change without effect is not written.
 * @throws ProblemError not-found; stale, with the current company, if it was saved since `version`.
 */
export async function saveCompany(
	transaction: DatabaseLike,
	change: { id: string; version: number; company: Company },
	{ actor, requestId, now = new Date() }: CompanyChange,
): Promise<StoredCompany> {
	const before = await findCompanyRecord(transaction, change.id);
	if (!before) throw noCompany(change.id);
	const isStale = before.mergedInto !== '' || before.company.version !== change.version;
	if (isStale) throw await staleCompany(transaction, change.id);
	const differences = pickDifferences(before.company, change.company);
	if (Object.keys(differences.after).length === 0) return before.company;
	const stored = await updateCompany(transaction, change, now.toISOString());
	if (!stored) throw await staleCompany(transaction, change.id);
	await recordAudit(
		transaction,
		{ actor, requestId, action: 'company.updated', subject: subjectOf(stored), ...differences },
		now,
	);
	return stored;
}

/** The audit log's subject for a company. */
export function subjectOf(company: StoredCompany) {
	return { kind: 'company', id: company.id, name: company.operatingName };
}

/** The error for a change of a company that was saved or merged since it was read. */
export async function staleCompany(db: DatabaseLike, id: string): Promise<ProblemError> {
	const record = await findCompanyRecord(db, id);
	if (!record) return noCompany(id);
	if (record.mergedInto === '') return staleProblem(toCompanyAnswer(record.company));
	const mergedInto = await findCompany(db, id);
	return mergedInto ? mergedProblem(record.company.operatingName, mergedInto) : noCompany(id);
}

/** The error for a write to a merged company: the input was not about the kept one. */
function mergedProblem(name: string, mergedInto: StoredCompany): ProblemError {
	const problem = new ProblemError(
		'merged',
		say('problems.companies.merged', { name, kept: mergedInto.operatingName }),
	);
	problem.movedTo = {
		id: mergedInto.id,
		name: mergedInto.operatingName,
		link: `/admin/companies/${mergedInto.id}`,
	};
	return problem;
}

/**
 * The company to write to. Unlike `requireCompany`, it never follows a merge to the kept company, because the writer
 * saw a different record. A concurrent merge waits until the transaction ends.
 * @throws ProblemError merged, with the kept company; not-found; conflict if several companies have that name.
 */
export async function requireOwnCompany(transaction: DatabaseLike, named: string): Promise<StoredCompany> {
	const found = await requireCompany(transaction, named);
	await lockCompanies(transaction, [found.id]);
	// If it was merged or renamed during the wait, this resolves to another company.
	const company = await requireCompany(transaction, found.id);
	if (company.id === named) return company;
	const merged = COMPANY_ID.test(named) ? await findCompanyRecord(transaction, named) : undefined;
	if (!merged && normalizeName(company.operatingName) === normalizeName(named)) return company;
	throw mergedProblem(merged?.company.operatingName ?? named, company);
}

/**
 * Finds a company by id, otherwise by operating name. Merged companies resolve to the kept one.
 * @throws ProblemError not-found; conflict if several companies have that name.
 */
export async function requireCompany(db: DatabaseLike, named: string): Promise<StoredCompany> {
	const byId = COMPANY_ID.test(named) ? await findCompany(db, named) : undefined;
	if (byId) return byId;
	const [company, ...others] = await listCompaniesNamed(db, named);
	if (!company) throw noCompany(named);
	if (others.length > 0) {
		const ids = [company, ...others].map(({ id }) => id).join(', ');
		throw new ProblemError('conflict', say('problems.companies.several', { name: named, ids }));
	}
	return company;
}

function noCompany(named: string): ProblemError {
	return new ProblemError('not-found', say('problems.companies.missing', { name: named }));
}
