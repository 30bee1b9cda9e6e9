import { insertOrder } from '../src/domain/orders/order-queries.server.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';

/**
 * Stores new orders of a buyer in the test database. The only argument is their numbers, companies and days as JSON.
 * Run by `e2e/staff-lists.spec.ts` and `e2e/order-shipping.spec.ts`.
 */
const { buyer, orders } = JSON.parse(process.argv[2] as string) as {
	buyer: string;
	orders: { number: string; companyId?: string; companyName: string; day: string }[];
};
const database = await openDatabase({ dataDir: process.env.JOURNEY_FOLDER as string });
await database.db.transaction().execute(async (transaction) => {
	for (const { number, companyId = '', companyName, day } of orders) {
		const line = {
			partNumber: 'xy300',
			name: 'Argon Bulwark',
			size: 'L',
			stockCode: '',
			pairs: 12,
			cents: 1450,
		};
		await insertOrder(
			transaction,
			{
				number,
				companyId,
				companyName,
				person: { id: '', name: buyer, email: 'stores@steel.example' },
				lines: [line, { ...line, size: 'M' }],
				currency: 'CAD',
				purchaseOrder: 'PO-1',
				note: '',
				language: 'en',
			},
			`${day}T15:00:00.000Z`,
		);
	}
});
await database.close();
