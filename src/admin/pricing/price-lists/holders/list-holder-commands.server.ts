import type { StoredCompany } from '../../../../domain/companies/company.ts';
import { requireCompany, requireOwnCompany } from '../../../../domain/companies/company-commands.server.ts';
import type { CompanySheet } from '../../../../domain/pricing/company-prices/company-prices.ts';
import {
	findCompanySheet,
	raiseSheetVersion,
} from '../../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import { parseCompanyPriceChange } from '../../../../domain/pricing/company-prices/company-prices-schema.ts';
import { type Assignment, findAssignment } from '../../../../domain/pricing/price-decision.ts';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import { listPriceLists } from '../../../../domain/pricing/price-list-queries.server.ts';
import type { LiveCatalogue } from '../../../../domain/search/live-catalogue.server.ts';
import { type AuditedChange, recordAudit } from '../../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../../platform/db/database.server.ts';
import { type Message, say } from '../../../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../../../platform/problems/problem.server.ts';
import { findTemplateError, saveCompanyPrices } from '../../company-prices/company-prices-commands.server.ts';
import type { GivenTemplate, HolderPreview } from './list-holder.ts';
import { deleteAssignment } from './list-holder-queries.server.ts';

/** A template, the companies to be given it, and the day from which they have it. */
type Giving = { list: PriceList; companyIds: readonly string[]; from: string };

/** Saves as the page of a company's prices does, and checks as much. */
type Save = (company: StoredCompany, sheet: CompanySheet, assignment: Assignment) => Promise<unknown>;

const savingBy =
	(transaction: DatabaseLike, catalogue: LiveCatalogue, change: AuditedChange): Save =>
	(company, { currency, version }, assignment) => {
		const parsed = parseCompanyPriceChange({ assignment }, { currency, today: assignment.from });
		if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
		return saveCompanyPrices(transaction, catalogue, { company, version, change: parsed.change }, change);
	};

/**
 * Gives a template to companies from a day on: all of them, or none. Those that have it from that day already are left
 * alone and not returned.
 * @throws ProblemError invalid, at `companies.{index}`, naming every company that cannot have it
 */
export async function giveToCompanies(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	{ list, companyIds, from }: Giving,
	change: AuditedChange,
): Promise<GivenTemplate[]> {
	const save = savingBy(transaction, catalogue, change);
	const given: GivenTemplate[] = [];
	const errors: FieldError[] = [];
	// In the order of their ids, so that two transactions never wait for each other's companies.
	for (const id of companyIds.toSorted()) {
		const company = await requireOwnCompany(transaction, id);
		const before = await findCompanySheet(transaction, company.id);
		const replaced = before.assignments.find((one) => one.from === from)?.listId ?? '';
		if (replaced === list.id) continue;
		try {
			await save(company, before, { listId: list.id, from });
			given.push({ id: company.id, name: company.operatingName, replaced });
		} catch (error) {
			if (!(error instanceof ProblemError) || error.kind !== 'invalid') throw error;
			for (const { message } of error.errors ?? []) {
				const reason = say('problems.prices.forCompany', { company: company.operatingName, reason: message });
				errors.push({ path: `companies.${companyIds.indexOf(id)}`, message: reason });
			}
		}
	}
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
	return given;
}

/**
 * Takes a template back from companies that were given it from a day on, and gives them again what they had on that
 * day. A company that somebody gave another one meanwhile keeps that.
 * @throws ProblemError invalid, if what a company had cannot be given any more
 */
export async function takeBackFromCompanies(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	{ list, from, given }: { list: PriceList; from: string; given: readonly GivenTemplate[] },
	change: AuditedChange,
): Promise<number> {
	const save = savingBy(transaction, catalogue, change);
	const { actor, requestId, now } = change;
	let count = 0;
	for (const { id, replaced } of given.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
		const company = await requireOwnCompany(transaction, id);
		if (!(await deleteAssignment(transaction, company.id, { listId: list.id, from }))) continue;
		const subject = { kind: 'clientPrices', id: company.id, name: company.operatingName };
		const before = { template: list.name, from };
		const action = 'clientPrices.templateTakenBack';
		await recordAudit(transaction, { actor, requestId, action, subject, before }, now);
		const sheet = await findCompanySheet(transaction, company.id);
		if (replaced !== '') await save(company, sheet, { listId: replaced, from });
		else {
			const { version, currency } = sheet;
			await raiseSheetVersion(transaction, { companyId: company.id, version, currency }, now.toISOString());
		}
		count++;
	}
	return count;
}

/** What companies have on a day, and why one cannot be given a template then, if so. */
export async function previewHolders(
	db: DatabaseLike,
	{ list, companyIds, from }: Giving,
): Promise<(Omit<HolderPreview, 'refusal'> & { refusal: Message | undefined })[]> {
	const names = new Map((await listPriceLists(db)).map(({ id, name }) => [id, name]));
	return Promise.all(
		companyIds.map(async (companyId) => {
			const { id, operatingName } = await requireCompany(db, companyId);
			const { currency, assignments } = await findCompanySheet(db, id);
			const now = names.get(findAssignment(assignments, from)?.listId ?? '') ?? '';
			return { id, name: operatingName, now, refusal: findTemplateError(list, currency) };
		}),
	);
}
