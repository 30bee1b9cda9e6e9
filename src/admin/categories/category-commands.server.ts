import brand from '../../../content/brand.json' with { type: 'json' };
import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { productSlug } from '../../domain/catalogue/part-numbers/part-number.ts';
import { findCategoryAddressError } from '../../domain/catalogue/part-numbers/product-address-queries.server.ts';
import { noteChangedPairs } from '../../domain/translations/note-changes.server.ts';
import { type Actor, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import { say } from '../../platform/i18n/message.ts';
import { type FieldError, ProblemError } from '../../platform/problems/problem.server.ts';
import { isOwnCategory } from './category-input-schema.ts';
import { listCategoryPairs } from './category-pairs.ts';
import {
	findBestSellers,
	findCategoryByKey,
	insertCategory,
	listCategories,
	listUnknownNumbers,
	updateCategory,
	upsertBestSellers,
} from './category-queries.server.ts';
import {
	type BestSellerList,
	type CategoryInput,
	type CategoryRecord,
	toCategoryInput,
} from './category-record.ts';

/** Who makes the change, and in which request. */
export type CategoryChange = { actor: Actor; requestId?: string | undefined; now?: Date };

/** @throws ProblemError not-found */
export async function requireCategory(db: DatabaseLike, key: string): Promise<CategoryRecord> {
	const category = await findCategoryByKey(db, key);
	if (category) return category;
	throw new ProblemError('not-found', say('problems.catalogue.noCategory', { name: key.slice(0, 80) }));
}

/** @throws ProblemError invalid if the name or address is taken, or part numbers are unknown. */
export async function createCategory(
	transaction: DatabaseLike,
	input: CategoryInput,
	change: CategoryChange,
): Promise<CategoryRecord> {
	const stored = await storeCategory(transaction, input);
	await record(transaction, change, 'category.created', input.name, undefined, input);
	return stored;
}

/** Stores a category without an entry in the activity log. @throws ProblemError as for `createCategory`. */
export async function storeCategory(
	transaction: DatabaseLike,
	input: CategoryInput,
): Promise<CategoryRecord> {
	const version = await raiseCatalogueVersion(transaction);
	await refuseUnfit(transaction, input, undefined);
	await insertCategory(transaction, input, version);
	return requireCategory(transaction, productSlug(input.name));
}

/** @throws ProblemError not-found; stale, with the current category; invalid, as for `createCategory`. */
export async function saveCategory(
	transaction: DatabaseLike,
	params: { key: string; version: number; input: CategoryInput },
	change: CategoryChange,
): Promise<CategoryRecord> {
	const version = await raiseCatalogueVersion(transaction);
	const before = await requireCategory(transaction, params.key);
	if (before.version !== params.version) throw staleProblem(before);
	const { input } = params;
	await refuseUnfit(transaction, input, before);
	await updateCategory(transaction, before, input, version);
	await record(transaction, change, 'category.updated', input.name, toCategoryInput(before), input);
	const at = { kind: 'category', id: productSlug(input.name) } as const;
	const pairs = { before: listCategoryPairs(before), after: listCategoryPairs(input) };
	const author = { by: change.actor.name, at: (change.now ?? new Date()).toISOString() };
	await noteChangedPairs(transaction, at, pairs, author);
	return requireCategory(transaction, productSlug(input.name));
}

async function refuseUnfit(
	transaction: DatabaseLike,
	input: CategoryInput,
	before: CategoryRecord | undefined,
): Promise<void> {
	const others = (await listCategories(transaction)).filter(({ key }) => key !== before?.key);
	const errors: FieldError[] = [];
	if (others.some(({ key }) => key === productSlug(input.name)))
		errors.push({ path: 'name', message: say('problems.catalogue.categoryTaken', { name: input.name }) });
	if (before && isOwnCategory(before.name) && before.name.toLowerCase() !== input.name.toLowerCase())
		errors.push({ path: 'name', message: say('problems.catalogue.pageName') });
	if (input.slug !== '' && others.some(({ slug }) => slug === input.slug))
		errors.push({ path: 'slug', message: say('problems.catalogue.addressTaken') });
	const addressError =
		input.slug === '' ? undefined : await findCategoryAddressError(transaction, input.slug);
	if (addressError !== undefined) errors.push({ path: 'slug', message: addressError });
	const unknown = await listUnknownNumbers(transaction, input.partNumbers);
	errors.push(...listUnknownErrors(input.partNumbers, unknown));
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
}

function listUnknownErrors(partNumbers: readonly string[], unknown: ReadonlySet<string>): FieldError[] {
	return partNumbers.flatMap((partNumber, index) =>
		unknown.has(partNumber)
			? [{ path: `partNumbers.${index}`, message: say('problems.catalogue.noSuchShort') }]
			: [],
	);
}

/** The effective list: staff's, or the brand's until staff have made one. */
export async function readBestSellers(db: DatabaseLike): Promise<BestSellerList> {
	return (await findBestSellers(db)) ?? { partNumbers: brand.bestSellers, version: 1 };
}

/** @throws ProblemError stale; invalid for unknown part numbers. */
export async function saveBestSellers(
	transaction: DatabaseLike,
	list: BestSellerList,
	change: CategoryChange,
): Promise<BestSellerList> {
	const version = await raiseCatalogueVersion(transaction);
	const before = await readBestSellers(transaction);
	if (before.version !== list.version) throw staleProblem(before);
	const errors = listUnknownErrors(list.partNumbers, await listUnknownNumbers(transaction, list.partNumbers));
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
	const next = { partNumbers: list.partNumbers, version: before.version + 1 };
	await upsertBestSellers(transaction, next, version);
	const { partNumbers } = before;
	const after = { partNumbers: list.partNumbers };
	await record(transaction, change, 'category.bestSellers', 'Best sellers', { partNumbers }, after);
	return next;
}

function record(
	transaction: DatabaseLike,
	{ actor, requestId }: CategoryChange,
	action: string,
	name: string,
	before: Record<string, unknown> | undefined,
	after: Record<string, unknown>,
): Promise<void> {
	const subject = { kind: 'category', id: productSlug(name), name };
	return recordAudit(transaction, { actor, requestId, action, subject, before, after });
}
