import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { partCodeKey } from './part-numbers/part-number.ts';
import { normalizeListing, toProductListing } from './product-listing.ts';
import { readStoredProduct } from './stored-product.server.ts';

const GLOVES_PER_READ = 500;
/** Words of a search; further ones are ignored. */
const MAX_WORDS = 8;

/** Rows of staff's product list with this part number, or all of these words; undefined for a text without words. */
export function matchListing(text: string): RawBuilder<SqlBool> | undefined {
	const key = partCodeKey(text);
	const words = normalizeListing(text)
		.split(' ')
		.filter((word) => word !== '')
		.slice(0, MAX_WORDS);
	const has = (part: string) => contains('search_text', part);
	if (key === '' || words.length === 0) return undefined;
	// One look at each row is enough for one word that could be a number.
	if (words.length === 1 && words[0] === key) return has(key);
	return sql<SqlBool>`(${has(key)} or (${sql.join(words.map(has), sql` and `)}))`;
}

/** Writes the rows of staff's product list. */
export async function replaceListings(
	transaction: DatabaseLike,
	listings: readonly ReturnType<typeof toProductListing>[],
): Promise<void> {
	await transaction
		.deleteFrom('product_listing')
		.where(
			'part_number',
			'in',
			listings.map((listing) => listing.part_number),
		)
		.execute();
	await transaction
		.insertInto('product_listing')
		.values([...listings])
		.execute();
}

/** Adds missing list rows for gloves stored before the list existed, and returns how many. Runs at startup. */
export async function fillListings(db: DatabaseLike): Promise<number> {
	let filled = 0;
	// Pages by key, because an unreadable glove gets no row and would be found again.
	for (let after = ''; ; ) {
		const rows = await db
			.selectFrom('product')
			.leftJoin('product_listing', 'product_listing.part_number', 'product.part_number')
			.select(['product.part_number', 'product.document', 'product.state', 'product.updated_at'])
			.where('product.removed', '=', 0)
			.where('product.part_number', '>', after)
			.where('product_listing.part_number', 'is', null)
			.orderBy('product.part_number')
			.limit(GLOVES_PER_READ)
			.execute();
		const last = rows.at(-1);
		if (!last) return filled;
		after = last.part_number;
		const listings = mapReadable(rows, (row) =>
			toProductListing(readStoredProduct(row), row.state, row.updated_at),
		);
		if (listings.length === 0) continue;
		// Several processes may start at once; their rows are equivalent.
		await db
			.insertInto('product_listing')
			.values(listings)
			.onConflict((conflict) => conflict.column('part_number').doNothing())
			.execute();
		filled += listings.length;
	}
}
