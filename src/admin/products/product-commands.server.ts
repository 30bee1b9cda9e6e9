import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { formatPartNumber, normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import {
	findGloveAddressError,
	listCategoryAddresses,
} from '../../domain/catalogue/part-numbers/product-address-queries.server.ts';
import { scoreCompleteness } from '../../domain/catalogue/product-completeness.ts';
import {
	findProductRecord,
	insertProduct,
	renameProduct,
	updateProduct,
} from '../../domain/catalogue/product-queries.server.ts';
import type {
	ProductAnswer,
	ProductCheck,
	ProductInput,
	ProductRecord,
} from '../../domain/catalogue/product-record.ts';
import { findProductVersion } from '../../domain/catalogue/product-version-queries.server.ts';
import { listProductWarnings } from '../../domain/catalogue/product-warning.ts';
import { wordWarnings } from '../../domain/catalogue-import/warning-messages.server.ts';
import type { CatalogueIndex } from '../../domain/search/index/catalogue-index.ts';
import { pickDifferences } from '../../platform/audit/audit-entry.ts';
import { type Actor, recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { staleProblem } from '../../platform/http/version-match.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { say } from '../../platform/i18n/message.ts';
import { ProblemError, wordErrors } from '../../platform/problems/problem.server.ts';
import { readProductInput } from './form/product-input.ts';

/** The user who makes a change, and the request that caused it. */
export type ProductChange = {
	actor: Actor;
	requestId?: string;
	now?: Date;
	/** The author in the glove's history, if it should say more than the name. */
	writtenAs?: string;
	/** The action in the audit log, if it is not an ordinary save. */
	action?: 'product.restored' | 'product.bulkChanged' | 'product.imported' | 'product.importUndone';
};

export function toProductAnswer(record: ProductRecord, index: CatalogueIndex, locale: Locale): ProductAnswer {
	const { product, ...about } = record;
	const { score, missing } = scoreCompleteness(product);
	const warnings = listProductWarnings(record, (partNumber) => index.hasProduct(partNumber));
	return { ...product, ...about, completeness: score, missing, warnings: wordWarnings(warnings, locale) };
}

/** Checks a body as a save would; a glove that cannot be parsed gets no score. */
export function checkProduct(body: unknown, index: CatalogueIndex, locale: Locale): ProductCheck {
	const read = readProductInput(body);
	if (!read.ok) {
		const errors = wordErrors(locale, read.errors);
		return { errors, warnings: [], completeness: 0, missing: [] };
	}
	const { score, missing } = scoreCompleteness(read.input.product);
	const warnings = listProductWarnings(read.input, (partNumber) => index.hasProduct(partNumber));
	return { errors: [], warnings: wordWarnings(warnings, locale), completeness: score, missing };
}

/** @throws ProblemError not-found */
export async function requireProduct(db: DatabaseLike, named: string): Promise<ProductRecord> {
	const partNumber = normalisePartNumber(named);
	const record = partNumber === undefined ? undefined : await findProductRecord(db, partNumber);
	if (record) return record;
	throw new ProblemError('not-found', say('problems.catalogue.noGloveNamed', { name: named.slice(0, 64) }));
}

/**
 * Stores a new glove validated by `readProductInput`, with an audit log entry.
 * @throws ProblemError invalid, if the part number is taken.
 */
export async function createProduct(
	transaction: DatabaseLike,
	input: ProductInput,
	{ actor, requestId, now = new Date(), writtenAs, action }: ProductChange,
): Promise<ProductRecord> {
	const version = await raiseCatalogueVersion(transaction);
	await refuseDuplicate(transaction, input.product.partNumber);
	const author = { by: writtenAs ?? actor.name, at: now.toISOString() };
	const stored = await insertProduct(transaction, input, version, author);
	const entry = { actor, requestId, action: action ?? 'product.created', subject: subjectOf(stored) };
	await recordAudit(transaction, { ...entry, after: flatten(stored) }, now);
	return stored;
}

/**
 * Saves changes to a glove. A save without changes writes nothing.
 * @throws ProblemError not-found; invalid, if the new part number is taken; stale, with the current glove.
 */
export async function saveProduct(
	transaction: DatabaseLike,
	change: { partNumber: string; version: number; input: ProductInput },
	{ actor, requestId, now = new Date(), writtenAs, action }: ProductChange,
): Promise<ProductRecord> {
	const { partNumber, input } = change;
	// Update the version's row first: all writers of the catalogue wait for it, so the record read next is the latest.
	const version = await raiseCatalogueVersion(transaction);
	const before = await requireProduct(transaction, partNumber);
	if (before.version !== change.version) throw staleProblem(flattenRecord(before));
	const [old, next] = [flatten(before), flatten(input)];
	const differences = pickDifferences(old, next, Object.keys({ ...old, ...next }));
	if (Object.keys(differences.after).length === 0) return before;
	const isRenamed = input.product.partNumber !== partNumber;
	if (isRenamed) await refuseDuplicate(transaction, input.product.partNumber);
	const author = { by: writtenAs ?? actor.name, at: now.toISOString() };
	const stored = isRenamed
		? await renameProduct(transaction, partNumber, input, version, author)
		: await updateProduct(transaction, input, version, author);
	const entry = { actor, requestId, action: action ?? 'product.updated', subject: subjectOf(stored) };
	await recordAudit(transaction, { ...entry, ...differences }, now);
	return stored;
}

/**
 * Restores an earlier version of a glove, as a new save. The part number stays as it is now.
 * @throws ProblemError not-found; stale.
 */
export async function restoreProduct(
	transaction: DatabaseLike,
	params: { partNumber: string; version: number; restore: number },
	change: ProductChange,
): Promise<ProductRecord> {
	const now = await requireProduct(transaction, params.partNumber);
	const old = await findProductVersion(transaction, now.product.id, params.restore);
	if (!old)
		throw new ProblemError('not-found', say('problems.catalogue.noVersion', { version: params.restore }));
	const { id, partNumber } = now.product;
	const input = {
		product: { ...old.product, id, partNumber },
		state: old.state,
		successor: old.successor,
	};
	const { version } = params;
	return saveProduct(
		transaction,
		{ partNumber, version, input },
		{
			...change,
			action: 'product.restored',
		},
	);
}

export async function refuseDuplicate(db: DatabaseLike, partNumber: string): Promise<void> {
	const name = formatPartNumber(partNumber);
	const address = findGloveAddressError(await listCategoryAddresses(db), partNumber);
	const exists = (await findProductRecord(db, partNumber)) !== undefined;
	if (!exists && address === undefined) return;
	const message =
		exists || address === undefined
			? say('problems.catalogue.numberTaken', { glove: name })
			: say('problems.catalogue.gloveIs', { glove: name, what: address });
	throw new ProblemError('invalid', undefined, [{ path: 'partNumber', message }]);
}

/** The glove as the subject of an audit entry: by its id, which does not change with the part number. */
function subjectOf({ product }: ProductRecord) {
	return {
		kind: 'product',
		id: product.id,
		name: `${formatPartNumber(product.partNumber)} ${product.name}`,
	};
}

/** A glove's fields and metadata in one object, for the response to a refused save. */
function flattenRecord({ product, ...about }: ProductRecord) {
	return { ...product, ...about };
}

function flatten({ product, state, successor }: ProductInput): Record<string, unknown> {
	return { ...product, state, successor };
}
