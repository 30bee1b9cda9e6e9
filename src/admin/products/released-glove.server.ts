import type { Product } from '../../domain/catalogue/product.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import type { RecordFields } from '../../domain/releases/release-change.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { loadReleaseSide } from '../kit/releases/release-side.server.ts';
import type { ReleaseSide } from '../kit/releases/release-side.ts';

/** All that a release can change of a glove: not its id. */
export function toGloveFields({
	product: { id: _, ...product },
	state,
	successor,
}: Pick<ProductRecord, 'product' | 'state' | 'successor'>): RecordFields {
	return { ...product, state, successor };
}

/** A glove as its page edits it: as stored, or as the release that the address names makes it. */
export async function loadReleasedGlove(
	db: DatabaseLike,
	url: URL,
	record: ProductRecord,
): Promise<{ record: ProductRecord; side: ReleaseSide }> {
	const { id } = record.product;
	const stored = { fields: toGloveFields(record), version: record.version };
	const { side, fields } = await loadReleaseSide(db, url, { kind: 'glove', id }, stored);
	if (!side.edit) return { record, side };
	const { state, successor, ...product } = fields as ReturnType<typeof toGloveFields> &
		Pick<ProductRecord, 'state' | 'successor'>;
	return {
		record: { ...record, product: { ...(product as Omit<Product, 'id'>), id }, state, successor },
		side,
	};
}
