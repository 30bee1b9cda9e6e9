import { sql } from 'kysely';
import { listCompanies, searchCompanies } from '../src/companies/company-queries.server.ts';
import { type Database, openDatabase } from '../src/db/database.server.ts';
import { migrate } from '../src/db/migrate.server.ts';
import { insertManyCompanies } from '../src/testing/many-companies.ts';
import { atMost, type Bench, formatNumber } from './bench-row.ts';
import { makeFolder } from './child-process.ts';
import { quantile } from './statistics.ts';

/** In the middle of the list, by name and by change. */
const MIDDLE = { direction: 'after', id: 'co_zzzzzzzzzzzz' } as const;

const QUESTIONS: readonly { what: string; most: number; ask: (database: Database) => Promise<unknown> }[] = [
	{
		what: 'first page by name',
		most: 20,
		ask: ({ db }) => listCompanies(db, { text: '', sort: 'name', most: 25 }),
	},
	{
		what: 'page in the middle by name',
		most: 20,
		ask: ({ db }) =>
			listCompanies(db, { text: '', sort: 'name', most: 25, place: { ...MIDDLE, value: '6d' } }),
	},
	{
		what: 'page in the middle by change',
		most: 20,
		ask: ({ db }) =>
			listCompanies(db, {
				text: '',
				sort: '-updated',
				most: 25,
				place: { ...MIDDLE, value: '2026-06-01T00:00:00.000Z' },
			}),
	},
	{
		what: 'search by the end of a phone number',
		most: 20,
		ask: ({ db }) => searchCompanies(db, '555-0123', 10),
	},
	{
		what: 'search by a word of one in six',
		most: 100,
		ask: ({ db }) => searchCompanies(db, 'arc', 10),
	},
	{
		what: 'search by the middle of a word',
		most: 200,
		ask: ({ db }) => searchCompanies(db, 'urham', 10),
	},
];

export const companyLists: Bench = {
	name: 'company',
	about: 'the list of companies and its search among 100,000, against the same among 10,000',
	run: async ({ quick }) => {
		const many = quick ? 10_000 : 100_000;
		const [large, small] = [await openFilled(many), await openFilled(many / 10)];
		try {
			const rows = [];
			for (const { what, most, ask } of QUESTIONS) {
				const rounds = quick ? 10 : 40;
				const [some, all] = [await time(rounds, () => ask(small)), await time(rounds, () => ask(large))];
				rows.push({
					what: `Companies, ${formatNumber(many)}: ${what}`,
					measured: `p50 ${formatNumber(all)} ms`,
					reference: `${formatNumber(some)} ms among ${formatNumber(many / 10)}`,
					ratio: all / some,
					aim: atMost(all, most, ' ms'),
				});
			}
			return rows;
		} finally {
			await large.close();
			await small.close();
		}
	},
};

async function openFilled(count: number): Promise<Database> {
	const database = await openDatabase({ dataDir: makeFolder() });
	await migrate(database);
	await database.db.transaction().execute((transaction) => insertManyCompanies(transaction, count));
	await sql`analyze`.execute(database.db);
	return database;
}

async function time(rounds: number, ask: () => Promise<unknown>): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const started = performance.now();
		await ask();
		times.push(performance.now() - started);
	}
	return quantile(times, 0.5);
}
