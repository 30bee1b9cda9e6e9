import { partCodeKey } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { StoredCompany } from '../../../domain/companies/company.ts';
import {
	type CompanyOverride,
	type CompanySheet,
	type CustomerPart,
	sheetTag,
} from '../../../domain/pricing/company-prices/company-prices.ts';
import {
	findCompanySheet,
	listOverrides,
	mergeOverrides,
	raiseSheetVersion,
	upsertAssignment,
} from '../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import type {
	CompanyPriceChange,
	OverrideChange,
} from '../../../domain/pricing/company-prices/company-prices-schema.ts';
import {
	listCustomerParts,
	mergeCustomerParts,
} from '../../../domain/pricing/company-prices/customer-part-queries.server.ts';
import type { Currency } from '../../../domain/pricing/price.ts';
import type { Override } from '../../../domain/pricing/price-decision.ts';
import { isTemplate, type PriceList } from '../../../domain/pricing/price-list.ts';
import { listPriceLists, lockPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import { type AuditedChange, recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { staleProblem } from '../../../platform/http/version-match.server.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../../platform/problems/problem.server.ts';
import { areSamePrices, describePrices } from '../price-lists/price-line-commands.server.ts';

/**
 * Saves the given changes to a company's prices that were read at `version`, and nothing else.
 * @throws ProblemError stale, with the current prices; invalid, naming every wrong field.
 */
export async function saveCompanyPrices(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	params: { company: StoredCompany; version: number; change: CompanyPriceChange },
	{ actor, requestId, now }: AuditedChange,
): Promise<CompanySheet> {
	const { company, version, change } = params;
	const before = await findCompanySheet(transaction, company.id);
	if (before.version !== version) {
		throw staleProblem(await describeCompanyPrices(transaction, before, listNamedGloves(change)));
	}
	const currency = change.currency ?? before.currency;
	// After this lock, a colleague can no longer retire the template, or has already done so before the check below.
	if (change.assignment && change.assignment.listId !== '')
		await lockPriceLists(transaction, [change.assignment.listId]);
	await requireFittingChange(transaction, catalogue, before, change);

	const overrides = await pickChangedOverrides(transaction, before.companyIds, change.overrides);
	const parts = await pickChangedParts(transaction, before.companyIds, change.customerParts);
	const given = change.assignment;
	const isGiven =
		given && !before.assignments.some((one) => one.from === given.from && one.listId === given.listId);
	if (overrides.changed.length + parts.changed.length === 0 && !isGiven && currency === before.currency) {
		return before;
	}
	const raised = await raiseSheetVersion(
		transaction,
		{ companyId: company.id, version, currency },
		now.toISOString(),
	);
	if (!raised) {
		const stored = await findCompanySheet(transaction, company.id);
		throw staleProblem(await describeCompanyPrices(transaction, stored, listNamedGloves(change)));
	}
	const by = { by: actor.name, at: now.toISOString() };
	// With its first own template, the kept company also takes over the assignments of merged companies.
	if (isGiven) await upsertAssignment(transaction, company.id, withAssignment(before.assignments, given), by);
	await mergeOverrides(transaction, before.companyIds, overrides.changed, by);
	await mergeCustomerParts(transaction, before.companyIds, parts.changed);

	const lists = new Map((await listPriceLists(transaction)).map((list) => [list.id, list.name]));
	const subject = { kind: 'clientPrices', id: company.id, name: company.operatingName };
	const log = (
		action: string,
		values: { before?: Record<string, unknown>; after: Record<string, unknown> },
	) => recordAudit(transaction, { actor, requestId, action, subject, ...values }, now);
	if (isGiven) {
		const template = lists.get(given.listId) ?? '';
		await log('clientPrices.templateGiven', { after: { template, from: given.from } });
	}
	if (currency !== before.currency) {
		await log('clientPrices.currencySet', {
			before: { currency: before.currency },
			after: { currency },
		});
	}
	if (overrides.changed.length > 0) {
		await log('clientPrices.setByHand', describeOverrides(overrides.changed, overrides.stored));
	}
	if (parts.changed.length > 0) await log('clientPrices.numbersSet', describeParts(parts));
	return findCompanySheet(transaction, company.id);
}

function withAssignment(
	assignments: CompanySheet['assignments'],
	given: NonNullable<CompanyPriceChange['assignment']>,
) {
	return [
		...assignments.filter(({ from }) => from !== given.from).map(({ listId, from }) => ({ listId, from })),
		given,
	];
}

/** A company's prices as returned by the API, with the overrides and customer parts of these gloves only, or of all. */
export async function describeCompanyPrices(
	db: DatabaseLike,
	sheet: CompanySheet,
	partNumbers?: readonly string[],
) {
	return {
		version: sheet.version,
		tag: sheetTag(sheet),
		currency: sheet.currency,
		assignments: sheet.assignments,
		overrides: await listOverrides(db, sheet.companyIds, partNumbers),
		customerParts: await listCustomerParts(db, sheet.companyIds, partNumbers),
	};
}

/** The gloves in a change. */
export function listNamedGloves({ overrides, customerParts }: CompanyPriceChange): string[] {
	return [...new Set([...overrides, ...customerParts].map(({ partNumber }) => partNumber))];
}

/** Why a company with this currency cannot be given a list; undefined if it can. */
export function findTemplateError(list: PriceList | undefined, currency: Currency): Message | undefined {
	if (!list || !isTemplate(list)) return say('problems.prices.template');
	if (list.isRetired) return say('problems.prices.retired', { list: list.name });
	if (list.currency === currency) return undefined;
	const values = { list: list.name, currency: list.currency, company: currency };
	return say('problems.prices.companyCurrency', values);
}

async function requireFittingChange(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	before: CompanySheet,
	change: CompanyPriceChange,
): Promise<void> {
	const errors: FieldError[] = [];
	const currency = change.currency ?? before.currency;
	const lists = await listPriceLists(db);
	if (change.assignment && change.assignment.listId !== '') {
		const list = lists.find(({ id }) => id === change.assignment?.listId);
		const message = findTemplateError(list, currency);
		if (message) errors.push({ path: 'assignment.listId', message });
	}
	if (currency !== before.currency) {
		const overrides = await listOverrides(db, before.companyIds);
		if (overrides.length > 0) {
			const message = say('problems.prices.byHand', { currency: before.currency });
			errors.push({ path: 'currency', message });
		}
	}
	const name = (partNumber: string) => partNumber.toUpperCase();
	for (const [at, { partNumber, override }] of change.overrides.entries()) {
		if (override && !catalogue.index.hasProduct(partNumber)) {
			const message = say('problems.catalogue.notInIt', { glove: name(partNumber) });
			errors.push({ path: `overrides.${at}.partNumber`, message });
		}
	}
	errors.push(...(await listPartErrors(db, catalogue, before.companyIds, change.customerParts)));
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
}

/** A customer part number that belongs to two gloves would find the wrong one. */
async function listPartErrors(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyIds: readonly string[],
	parts: readonly CustomerPart[],
): Promise<FieldError[]> {
	if (parts.length === 0) return [];
	const named = new Set(parts.map(({ partNumber }) => partNumber));
	const stored = await listCustomerParts(db, companyIds);
	const owner = new Map(
		stored
			.filter(({ partNumber }) => !named.has(partNumber))
			.map(({ number, partNumber }) => [partCodeKey(number), partNumber]),
	);
	return parts.flatMap(({ partNumber, number }, at) => {
		if (number === '') return [];
		if (!catalogue.index.hasProduct(partNumber)) {
			const message = say('problems.catalogue.notInIt', { glove: partNumber.toUpperCase() });
			return [{ path: `customerParts.${at}.partNumber`, message }];
		}
		const other = owner.get(partCodeKey(number));
		owner.set(partCodeKey(number), partNumber);
		if (other === undefined) return [];
		return [
			{
				path: `customerParts.${at}.number`,
				message: say('problems.prices.numberTaken', { glove: other.toUpperCase() }),
			},
		];
	});
}

/** The overrides that would change, and their stored values. */
async function pickChangedOverrides(
	db: DatabaseLike,
	companyIds: readonly string[],
	overrides: readonly OverrideChange[],
): Promise<{ changed: OverrideChange[]; stored: Map<string, CompanyOverride> }> {
	const found = await listOverrides(
		db,
		companyIds,
		overrides.map(({ partNumber }) => partNumber),
	);
	const stored = new Map(found.map((override) => [override.partNumber, override]));
	const changed = overrides.filter(
		({ partNumber, override }) => !isSameOverride(stored.get(partNumber), override),
	);
	return { changed, stored };
}

export function isSameOverride(one: Override | undefined, other: Override | undefined): boolean {
	if (!one || !other) return one === other;
	return (
		areSamePrices(one.prices, other.prices) &&
		one.reason === other.reason &&
		one.validFrom === other.validFrom &&
		one.validTo === other.validTo
	);
}

function describeOverrides(changed: readonly OverrideChange[], stored: ReadonlyMap<string, CompanyOverride>) {
	const prices = describePrices(
		changed.map(({ partNumber, override }) => ({
			partNumber,
			before: stored.get(partNumber)?.prices,
			after: override?.prices,
		})),
	);
	const reasons = [...new Set(changed.flatMap(({ override }) => (override ? [override.reason] : [])))];
	return {
		before: prices.before,
		after: { ...prices.after, ...(reasons.length > 0 ? { reason: reasons.slice(0, 5).join('; ') } : {}) },
	};
}

async function pickChangedParts(
	db: DatabaseLike,
	companyIds: readonly string[],
	parts: readonly CustomerPart[],
): Promise<{ changed: CustomerPart[]; stored: Map<string, CustomerPart> }> {
	const found = await listCustomerParts(
		db,
		companyIds,
		parts.map(({ partNumber }) => partNumber),
	);
	const stored = new Map(found.map((part) => [part.partNumber, part]));
	const changed = parts.filter(({ partNumber, number, name }) => {
		const before = stored.get(partNumber);
		return (before?.number ?? '') !== number || (number !== '' && before?.name !== name);
	});
	return { changed, stored };
}

function describeParts({ changed, stored }: Awaited<ReturnType<typeof pickChangedParts>>) {
	const side = (numberOf: (part: CustomerPart) => string | undefined) =>
		Object.fromEntries(
			changed.slice(0, 40).map((part) => [part.partNumber.toUpperCase(), numberOf(part) ?? '']),
		);
	return {
		before: side(({ partNumber }) => stored.get(partNumber)?.number),
		after: side(({ number }) => number),
	};
}
