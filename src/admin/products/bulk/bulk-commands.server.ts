import { randomUUID } from 'node:crypto';
import { raiseCatalogueVersion } from '../../../domain/catalogue/catalogue-queries.server.ts';
import { fieldOf } from '../../../domain/catalogue/product-fields.ts';
import { listProductRecords } from '../../../domain/catalogue/product-queries.server.ts';
import type { ProductRecord } from '../../../domain/catalogue/product-record.ts';
import { findProductVersion } from '../../../domain/catalogue/product-version-queries.server.ts';
import { recordAudit } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import { say } from '../../../platform/i18n/message.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { CONVERTERS } from '../form/field-converters.ts';
import { readProductInput } from '../form/product-input.ts';
import { type ProductChange, saveProduct } from '../product-commands.server.ts';
import {
	type BulkAction,
	type BulkDone,
	type BulkPreview,
	type BulkRow,
	isPackField,
} from './bulk-change.ts';
import {
	type BulkRecord,
	findCategoryMembers,
	insertBulk,
	markBulkUndone,
	updateCategoryMembers,
} from './bulk-queries.server.ts';

type Members = readonly string[];

/** Previews an action for each glove, with its errors worded in `locale`; gloves that it does not change are only counted. */
export async function previewBulk(
	db: DatabaseLike,
	action: BulkAction,
	partNumbers: readonly string[],
	locale: Locale,
): Promise<BulkPreview> {
	const records = await listProductRecords(db, partNumbers);
	const members = await requireMembers(db, action);
	const rows = partNumbers.flatMap((partNumber) => {
		const record = records.get(partNumber);
		return record ? [planRow(action, record, members, locale)] : [];
	});
	const changed = rows.filter((row) => row.before !== row.after || row.error !== undefined);
	return { rows: changed, unchanged: rows.length - changed.length };
}

function planRow(action: BulkAction, record: ProductRecord, members: Members, locale: Locale): BulkRow {
	const { product, version } = record;
	const row = { partNumber: product.partNumber, name: product.name, version };
	switch (action.kind) {
		case 'state':
			return { ...row, before: record.state, after: action.state };
		case 'addToCategory':
		case 'removeFromCategory': {
			const before = members.includes(product.partNumber) ? action.category : '';
			return { ...row, before, after: action.kind === 'addToCategory' ? action.category : '' };
		}
		case 'field': {
			const before = fieldText(record, action);
			const read = readProductInput(toBody(action, record), record);
			if (!read.ok)
				return {
					...row,
					before,
					after: action.value,
					error: wordMessage(locale, read.errors[0]?.message ?? ''),
				};
			return { ...row, before, after: fieldText({ ...record, ...read.input }, action) };
		}
	}
}

type FieldAction = Extract<BulkAction, { kind: 'field' }>;

/** The field as in the form. */
function fieldText({ product }: ProductRecord, { field }: FieldAction): string {
	if (isPackField(field)) return CONVERTERS.packaging.write(product.packaging as never)[field];
	return CONVERTERS[fieldOf(field).kind].write(product[field] as never) as string;
}

/** What the form would send to change the field alone. */
function toBody({ field, value }: FieldAction, { product }: ProductRecord): object {
	return isPackField(field) ? { packaging: { ...product.packaging, [field]: value } } : { [field]: value };
}

/**
 * The members of the action's category; empty for actions without one.
 * @throws ProblemError invalid, if there is no such category.
 */
async function requireMembers(db: DatabaseLike, action: BulkAction): Promise<Members> {
	if (!('category' in action)) return [];
	const members = await findCategoryMembers(db, action.category);
	if (members) return members;
	const message = say('problems.catalogue.noSuchCategory', { name: action.category });
	throw new ProblemError('invalid', undefined, [{ path: 'action.category', message }]);
}

/**
 * Applies an action to the selected gloves in one transaction. Gloves saved since the preview are skipped and named.
 * @throws ProblemError invalid, if the category would become empty.
 */
export async function applyBulk(
	transaction: DatabaseLike,
	action: BulkAction,
	picked: readonly { partNumber: string; version: number }[],
	change: ProductChange,
): Promise<BulkDone> {
	const { now = new Date(), actor } = change;
	await raiseCatalogueVersion(transaction);
	const partNumbers = picked.map(({ partNumber }) => partNumber);
	const { rows } = await previewBulk(transaction, action, partNumbers, DEFAULT_LOCALE);
	const versions = new Map(picked.map(({ partNumber, version }) => [partNumber, version]));
	const fit = rows.filter((row) => row.error === undefined && versions.get(row.partNumber) === row.version);
	const record: BulkRecord = { action, gloves: [], members: [] };
	if ('category' in action) record.members = await moveMembers(transaction, action, fit, change);
	else {
		const records = await listProductRecords(transaction, partNumbers);
		for (const { partNumber, version } of fit) {
			const before = records.get(partNumber);
			if (!before) continue;
			const body = action.kind === 'state' ? { state: action.state } : toBody(action, before);
			const read = readProductInput(body, before);
			if (!read.ok) continue;
			const saved = { partNumber, version, input: read.input };
			const stored = await saveProduct(transaction, saved, { ...change, action: 'product.bulkChanged' });
			record.gloves.push({ id: stored.product.id, partNumber, from: version, to: stored.version });
		}
	}
	const id = randomUUID();
	await insertBulk(transaction, { id, record, by: actor.name, at: now.toISOString() });
	const left = new Set(fit.map(({ partNumber }) => partNumber));
	const skipped = rows.filter((row) => !left.has(row.partNumber)).map((row) => row.partNumber);
	return { id, changed: fit.length, skipped };
}

async function moveMembers(
	transaction: DatabaseLike,
	action: Extract<BulkAction, { category: string }>,
	rows: readonly BulkRow[],
	change: ProductChange,
): Promise<BulkRecord['members']> {
	const before = await requireMembers(transaction, action);
	const moved = rows.map(({ partNumber }) => partNumber);
	const after =
		action.kind === 'addToCategory'
			? [...before, ...moved]
			: before.filter((partNumber) => !moved.includes(partNumber));
	if (after.length === 0) {
		const message = say('problems.catalogue.lastRow');
		throw new ProblemError('invalid', undefined, [{ path: 'action.category', message }]);
	}
	await writeMembers(transaction, action.category, before, after, change);
	return moved.map((partNumber) => ({ partNumber, at: before.indexOf(partNumber) }));
}

async function writeMembers(
	transaction: DatabaseLike,
	category: string,
	before: Members,
	after: Members,
	{ actor, requestId, now }: ProductChange,
): Promise<void> {
	await updateCategoryMembers(transaction, category, after, await raiseCatalogueVersion(transaction));
	const subject = { kind: 'category', id: category.toLowerCase(), name: category };
	const entry = { actor, requestId, action: 'category.updated', subject };
	await recordAudit(
		transaction,
		{ ...entry, before: { partNumbers: before }, after: { partNumbers: after } },
		now,
	);
}

/**
 * Undoes a bulk change. Gloves saved since then are skipped and named.
 * @throws ProblemError not-found; conflict, if it was already undone.
 */
export async function undoBulk(
	transaction: DatabaseLike,
	id: string,
	change: ProductChange,
): Promise<BulkDone> {
	await raiseCatalogueVersion(transaction);
	const record = await markBulkUndone(transaction, id, (change.now ?? new Date()).toISOString());
	if (!record) throw new ProblemError('conflict', say('problems.catalogue.undone'));
	const { action, gloves, members } = record;
	const skipped: string[] = [];
	const partNumbers = gloves.map(({ partNumber }) => partNumber);
	const now = await listProductRecords(transaction, partNumbers);
	for (const { id: productId, partNumber, from, to } of gloves) {
		const old = await findProductVersion(transaction, productId, from);
		if (!old || now.get(partNumber)?.version !== to) {
			skipped.push(partNumber);
			continue;
		}
		const { product, state, successor } = old;
		const saved = { partNumber, version: to, input: { product, state, successor } };
		await saveProduct(transaction, saved, { ...change, action: 'product.bulkChanged' });
	}
	if ('category' in action) {
		const before = await requireMembers(transaction, action);
		const after = [...before];
		for (const { partNumber, at } of members) {
			const rank = after.indexOf(partNumber);
			if (action.kind === 'addToCategory' && rank >= 0) after.splice(rank, 1);
			else if (action.kind === 'removeFromCategory' && rank < 0) after.splice(at, 0, partNumber);
		}
		await writeMembers(transaction, action.category, before, after, change);
	}
	return { id, changed: gloves.length + members.length - skipped.length, skipped };
}
