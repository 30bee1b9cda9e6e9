import type { Insertable } from 'kysely';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Product } from '../catalogue/product.ts';
import { readStoredProduct } from '../catalogue/stored-product.server.ts';

/** A published glove as stored in the database. */
export type StoredGlove = { product: Product; version: number };

/** Returns undefined if the glove does not exist or is not visible to visitors. @throws UnreadableDocumentError */
export async function findPublishedGlove(
	db: DatabaseLike,
	partNumber: string,
): Promise<StoredGlove | undefined> {
	const row = await db
		.selectFrom('product')
		.select(['part_number', 'document', 'version'])
		.where('part_number', '=', partNumber)
		.where('removed', '=', 0)
		.where('state', '=', 'published')
		.executeTakeFirst();
	return row && { product: readStoredProduct(row), version: row.version };
}

export type NewCheck = Omit<
	Insertable<Schema['fit_check']>,
	'mark' | 'wanted' | 'note' | 'marked_by' | 'version' | 'terms_listed'
>;

/** Stores checks; their terms are stored in the same transaction (`insertTerms`). */
export async function insertChecks(db: DatabaseLike, rows: readonly NewCheck[]): Promise<void> {
	await db
		.insertInto('fit_check')
		.values(rows.map((row) => ({ ...row, terms_listed: 1 })))
		.execute();
}

/** Deletes checks from before `before`, marked or not. */
export async function deleteChecksBefore(db: DatabaseLike, before: string): Promise<void> {
	await db.deleteFrom('fit_check').where('asked_at', '<', before).execute();
}

/**
 * Claims one of the day's `limit` model requests; returns false when all are used. A single statement, so that two processes
 * cannot both take the last one.
 */
export async function claimModelRequest(db: DatabaseLike, day: string, limit: number): Promise<boolean> {
	if (limit < 1) return false;
	const row = await db
		.insertInto('fit_model_use')
		.values({ day, calls: 1 })
		.onConflict((conflict) =>
			conflict
				.column('day')
				.doUpdateSet((eb) => ({ calls: eb('fit_model_use.calls', '+', 1) }))
				.where('fit_model_use.calls', '<', limit),
		)
		.returning('calls')
		.executeTakeFirst();
	return row !== undefined;
}

/** Deletes the model call counts of days before `day`. */
export async function deleteModelUseBefore(db: DatabaseLike, day: string): Promise<void> {
	await db.deleteFrom('fit_model_use').where('day', '<', day).execute();
}
