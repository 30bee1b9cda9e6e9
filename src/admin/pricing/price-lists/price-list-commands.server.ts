import { normalisePartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import {
	PRICE_LIMITS,
	type PriceList,
	type PriceListInput,
	SINGLE_KINDS,
} from '../../../domain/pricing/price-list.ts';
import {
	countListCompanies,
	findPriceList,
	insertPriceList,
	listPriceLists,
	lockPriceLists,
	nameKeyOf,
	updatePriceList,
} from '../../../domain/pricing/price-list-queries.server.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import { pickDifferences } from '../../../platform/audit/audit-entry.ts';
import { type AuditedChange, recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { staleProblem } from '../../../platform/http/version-match.server.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../../platform/problems/problem.server.ts';

/** Creates a list validated by `parsePriceList`. @throws ProblemError invalid, naming every wrong field. */
export async function createPriceList(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	input: PriceListInput,
	change: AuditedChange,
): Promise<PriceList> {
	await lockPriceLists(transaction);
	const list = await requireFittingList(transaction, catalogue, input);
	const stored = await insertPriceList(transaction, list, change.now.toISOString());
	await recordPriceList(transaction, stored, 'priceList.created', change, { after: { ...list } });
	return stored;
}

/**
 * Saves changes to a list that was read at `version`.
 * @throws ProblemError not-found; stale, with the current list; invalid, naming every wrong field.
 */
export async function savePriceList(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	params: { id: string; version: number; list: PriceListInput },
	change: AuditedChange,
): Promise<PriceList> {
	await lockPriceLists(transaction);
	const before = await requireListVersion(transaction, params);
	const list = await requireFittingList(transaction, catalogue, params.list, before);
	const differences = pickDifferences(before, list);
	if (Object.keys(differences.after).length === 0) return before;
	const stored = await writePriceList(transaction, { ...params, list }, change);
	await recordPriceList(transaction, stored, 'priceList.updated', change, differences);
	return stored;
}

/**
 * Retires a list, or restores it. A list in use cannot be retired; a list whose base list is retired cannot be
 * restored.
 * @throws ProblemError not-found; stale; conflict, naming the users of the list or its base list.
 */
export async function retirePriceList(
	transaction: DatabaseLike,
	params: { id: string; version: number; isRetired: boolean; today: string },
	change: AuditedChange,
): Promise<PriceList> {
	await lockPriceLists(transaction);
	const before = await requireListVersion(transaction, params);
	const lists = await listPriceLists(transaction);
	if (params.isRetired) {
		const companies = (await countListCompanies(transaction, params.today)).get(params.id) ?? 0;
		const below = lists.filter((list) => list.parentId === params.id && !list.isRetired);
		if (companies > 0) {
			throw new ProblemError('conflict', say('problems.prices.isUsed', { companies, list: before.name }));
		}
		if (below.length > 0) {
			const names = below.map(({ name }) => say('problems.quoted.name', { text: name }));
			throw new ProblemError('conflict', say('problems.prices.hasBelow', { names, list: before.name }));
		}
	} else {
		const error = findSecondSingle(lists, before, before.id);
		if (error) throw new ProblemError('conflict', error);
		const parent = lists.find(({ id }) => id === before.parentId);
		if (parent?.isRetired)
			throw new ProblemError(
				'conflict',
				say('problems.prices.parentRetired', { list: before.name, parent: parent.name }),
			);
	}
	const stored = await writePriceList(transaction, params, change);
	await recordPriceList(
		transaction,
		stored,
		params.isRetired ? 'priceList.retired' : 'priceList.restored',
		change,
		{},
	);
	return stored;
}

export async function requirePriceList(db: DatabaseLike, id: string): Promise<PriceList> {
	const list = await findPriceList(db, id);
	if (!list) throw new ProblemError('not-found', say('problems.prices.missing'));
	return list;
}

export async function requireListVersion(
	db: DatabaseLike,
	{ id, version }: { id: string; version: number },
): Promise<PriceList> {
	const list = await requirePriceList(db, id);
	if (list.version !== version) throw staleProblem(list);
	return list;
}

export async function writePriceList(
	transaction: DatabaseLike,
	params: Parameters<typeof updatePriceList>[1],
	change: AuditedChange,
): Promise<PriceList> {
	const stored = await updatePriceList(transaction, params, change.now.toISOString());
	if (!stored) throw staleProblem(await requirePriceList(transaction, params.id));
	return stored;
}

/** Validates a list against the other lists and the catalogue, and returns it with its targets in stored form. */
async function requireFittingList(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	input: PriceListInput,
	before?: PriceList,
): Promise<PriceListInput> {
	const lists = await listPriceLists(db);
	const errors: FieldError[] = [];
	const refuse = (path: string, message: Message) => errors.push({ path, message });
	const key = nameKeyOf(input.name);
	if (lists.some((list) => list.id !== before?.id && nameKeyOf(list.name) === key)) {
		refuse('name', say('problems.prices.nameTaken'));
	}
	// Whatever uses a list relies on its kind and currency.
	if (before && before.kind !== input.kind) refuse('kind', say('problems.prices.kind'));
	if (before && before.currency !== input.currency) refuse('currency', say('problems.prices.currency'));
	const second = before ? undefined : findSecondSingle(lists, input);
	if (second) refuse('kind', second);
	if (input.parentId !== '') {
		const error = findParentError(lists, input, before);
		if (error) refuse('parentId', error);
	}
	const known = [...(before?.rules ?? []), ...(before?.sizeRules ?? [])];
	const storedTarget = (path: string, { scope, target }: Target): string => {
		const found = findTarget(catalogue, { scope, target });
		if (found !== undefined) return found;
		const when = known.some((one) => one.target === target) ? 'now' : 'ever';
		refuse(`${path}.target`, say(`problems.prices.noTarget.${scope}.${when}`, { target }));
		return target;
	};
	const rules = input.rules.map((rule, at) => ({ ...rule, target: storedTarget(`rules.${at}`, rule) }));
	const sizeRules = input.sizeRules.map(({ scope, target, ...rule }, at) => ({
		...rule,
		scope,
		target: scope === 'all' ? '' : storedTarget(`sizeRules.${at}`, { scope, target }),
	}));
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
	return { ...input, rules, sizeRules };
}

type Target = Pick<PriceListInput['rules'][number], 'scope' | 'target'>;

function findTarget(catalogue: LiveCatalogue, { scope, target }: Target): string | undefined {
	if (scope === 'category') return catalogue.index.findCategory(target)?.name;
	const partNumber = normalisePartNumber(target);
	return partNumber !== undefined && catalogue.index.hasProduct(partNumber) ? partNumber : undefined;
}

function findSecondSingle(
	lists: readonly PriceList[],
	{ kind, currency }: Pick<PriceListInput, 'kind' | 'currency'>,
	exceptId?: string,
): Message | undefined {
	if (!SINGLE_KINDS.includes(kind)) return undefined;
	const first = lists.find(
		(list) => list.id !== exceptId && list.kind === kind && list.currency === currency && !list.isRetired,
	);
	return first && say('problems.prices.place', { list: first.name, currency });
}

function findParentError(
	lists: readonly PriceList[],
	{ parentId, currency }: PriceListInput,
	before: PriceList | undefined,
): Message | undefined {
	const parent = lists.find((list) => list.id === parentId);
	if (!parent || parent.isRetired) return say('problems.prices.noSuch');
	if (parent.kind === 'cost') return say('problems.prices.offCosts');
	if (parent.currency !== currency)
		return say('problems.prices.otherCurrency', { list: parent.name, currency: parent.currency });
	let above: PriceList | undefined = parent;
	for (let depth = 1; above; depth++) {
		if (above.id === before?.id) return say('problems.prices.circle', { list: parent.name });
		if (depth >= PRICE_LIMITS.depth) return say('problems.prices.depth', { most: PRICE_LIMITS.depth });
		const next: string = above.parentId;
		above = next === '' ? undefined : lists.find((list) => list.id === next);
	}
	return undefined;
}

export function recordPriceList(
	transaction: DatabaseLike,
	list: PriceList,
	action: string,
	{ actor, requestId, now }: AuditedChange,
	values: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
	const subject = { kind: 'priceList', id: list.id, name: list.name };
	return recordAudit(transaction, { actor, requestId, action, subject, ...values }, now);
}
