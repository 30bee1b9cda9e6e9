import { insertManyLabels } from '../bench/many-labels.ts';
import { insertManyRequests } from '../bench/many-requests.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';
import { takeNextNumber } from '../src/platform/db/number-series-queries.server.ts';
import { insertManyCompanies } from '../src/testing/many-companies.ts';

/**
 * Fills a database with an ordinary day's lists: 300 companies, 500 labels, 200 requests. The only argument is the
 * folder. Run by `e2e/own-day.ts`.
 */
const LABELS = 500;

const database = await openDatabase({ dataDir: process.argv[2] as string });
await database.db.transaction().execute(async (transaction) => {
	await insertManyCompanies(transaction, 300);
	await insertManyLabels(transaction, LABELS);
	// The next label made by hand gets the number after them.
	for (let made = 0; made < LABELS; made++) await takeNextNumber(transaction, 'label');
	await insertManyRequests(transaction, 200);
});
await database.close();
