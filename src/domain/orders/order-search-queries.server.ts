import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { mapReadable } from '../../platform/db/stored-json.server.ts';
import { sortKeyOf } from '../companies/company-name.ts';
import { orderSearchText } from './order-search-text.ts';
import { readStoredOrder } from './stored-order.server.ts';

const ORDERS_PER_READ = 500;

/** Adds the search rows and sort keys of orders stored before orders could be searched. Runs at startup. */
export async function fillOrderSearch(db: Kysely<Schema>): Promise<void> {
	// Pages by key, because an unreadable order gets no row and would be found again.
	for (let after = ''; ; ) {
		const rows = await db
			.selectFrom('distributor_order')
			.leftJoin('distributor_order_search', 'distributor_order_search.number', 'distributor_order.number')
			.select(['distributor_order.number', 'document'])
			.where('distributor_order_search.number', 'is', null)
			.where('distributor_order.number', '>', after)
			.orderBy('distributor_order.number')
			.limit(ORDERS_PER_READ)
			.execute();
		const last = rows.at(-1);
		if (!last) return;
		after = last.number;
		const orders = mapReadable(rows, (row) => ({ number: row.number, ...readStoredOrder(row) }));
		await db.transaction().execute(async (transaction) => {
			for (const order of orders) {
				const { number } = order;
				// The state as it is now; several processes may start at once, and their rows are equivalent.
				const { state } = await transaction
					.updateTable('distributor_order')
					.set({ company_sort: sortKeyOf(order.companyName) })
					.where('number', '=', number)
					.returning('state')
					.executeTakeFirstOrThrow();
				await transaction
					.insertInto('distributor_order_search')
					.values({ number, search_text: orderSearchText(order), state })
					.onConflict((conflict) => conflict.column('number').doNothing())
					.execute();
			}
		});
	}
}
