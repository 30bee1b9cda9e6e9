import { requireCompany, requireOwnCompany } from '../../../../domain/companies/company-commands.server.ts';
import {
	findCompanySheet,
	raiseSheetVersion,
	upsertAssignment,
} from '../../../../domain/pricing/company-prices-queries.server.ts';
import { parseCompanyPriceChange } from '../../../../domain/pricing/company-prices-schema.ts';
import { findAssignment } from '../../../../domain/pricing/price-decision.ts';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import { listPriceLists } from '../../../../domain/pricing/price-list-queries.server.ts';
import type { LiveCatalogue } from '../../../../domain/search/live-catalogue.server.ts';
import { type AuditedChange, recordAudit } from '../../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../../platform/db/database.server.ts';
import { say } from '../../../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../../../platform/problems/problem.server.ts';
import { saveCompanyPrices } from '../../company-prices/company-prices-commands.server.ts';
import type { GivenTemplate } from './list-holder.ts';
import { deleteAssignment } from './list-holder-queries.server.ts';

/** A template, the companies to be given it, and the day from which they have it. */
export type Giving = { list: PriceList; companyIds: readonly string[]; from: string };

/**
 * Gives a template to companies from a day on: all of them, or none.
 * @throws ProblemError invalid, at `companies.{index}`, naming every company that cannot have it
 */
export async function giveToCompanies(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	{ list, companyIds, from }: Giving,
	change: AuditedChange,
): Promise<GivenTemplate[]> {
	const given: GivenTemplate[] = [];
	const errors: FieldError[] = [];
	// In the order of their ids, so that two transactions never wait for each other's companies.
	for (const [at, id] of [...companyIds.entries()].sort(([, one], [, other]) => (one < other ? -1 : 1))) {
		const company = await requireOwnCompany(transaction, id);
		const before = await findCompanySheet(transaction, company.id);
		const body = { assignment: { listId: list.id, from } };
		const parsed = parseCompanyPriceChange(body, { currency: before.currency, today: from });
		if ('errors' in parsed) throw new ProblemError('invalid', undefined, parsed.errors);
		try {
			const params = { company, version: before.version, change: parsed.change };
			await saveCompanyPrices(transaction, catalogue, params, change);
		} catch (error) {
			if (!(error instanceof ProblemError) || error.kind !== 'invalid') throw error;
			for (const { message } of error.errors ?? []) {
				const reason = say('problems.prices.forCompany', { company: company.operatingName, reason: message });
				errors.push({ path: `companies.${at}`, message: reason });
			}
			continue;
		}
		const same = before.assignments.find((one) => one.from === from);
		given.push({ id: company.id, name: company.operatingName, replaced: same?.listId ?? '' });
	}
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
	return given;
}

/**
 * Takes a template back from companies that were given it from a day on, and restores what they had on that day. A
 * company that somebody gave another one meanwhile keeps that.
 */
export async function takeBackFromCompanies(
	transaction: DatabaseLike,
	{ list, from, given }: { list: PriceList; from: string; given: readonly GivenTemplate[] },
	{ actor, requestId, now }: AuditedChange,
): Promise<number> {
	let count = 0;
	for (const { id, replaced } of given) {
		const company = await requireOwnCompany(transaction, id);
		const sheet = await findCompanySheet(transaction, company.id);
		if (!(await deleteAssignment(transaction, company.id, { listId: list.id, from }))) continue;
		const by = { by: actor.name, at: now.toISOString() };
		if (replaced !== '') await upsertAssignment(transaction, company.id, [{ listId: replaced, from }], by);
		const { version, currency } = sheet;
		await raiseSheetVersion(transaction, { companyId: company.id, version, currency }, by.at);
		const subject = { kind: 'clientPrices', id: company.id, name: company.operatingName };
		const before = { template: list.name, from };
		const action = 'clientPrices.templateTakenBack';
		await recordAudit(transaction, { actor, requestId, action, subject, before }, now);
		count++;
	}
	return count;
}

/** What a company has on a day, and why it cannot be given a template then, if so. */
export async function findHolder(db: DatabaseLike, { list, from }: Omit<Giving, 'companyIds'>, id: string) {
	const company = await requireCompany(db, id);
	const { currency, assignments } = await findCompanySheet(db, company.id);
	const now = findAssignment(assignments, from)?.listId ?? '';
	const lists = await listPriceLists(db);
	return {
		id: company.id,
		name: company.operatingName,
		now: lists.find((one) => one.id === now)?.name ?? '',
		refusal:
			currency === list.currency
				? undefined
				: say('problems.prices.companyCurrency', {
						list: list.name,
						currency: list.currency,
						company: currency,
					}),
	};
}
