import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/platform/db/database.server.ts';
import { migrate } from '../src/platform/db/migrate.server.ts';
import { atMost, type Bench, formatNumber } from './bench-row.ts';
import { makeFolder } from './child-process.ts';
import { quantile } from './statistics.ts';

/** One query on a staff list; `limit` is its target in milliseconds. */
export type ListQuestion = {
	what: string;
	limit: number;
	run: (database: Database) => Promise<unknown>;
	/** Compared with the list's first query instead of the same query on a tenth of the rows. */
	againstFirst?: boolean;
};

/** Measures a back-office list with 100,000 rows and with 10,000. The first query is its first page. */
export function measureList(list: {
	name: string;
	/** The kind of rows, such as "Companies". */
	rows: string;
	about: string;
	fill: (database: Database['db'], count: number) => Promise<void>;
	questions: readonly ListQuestion[];
}): Bench {
	const { name, about, questions } = list;
	const openFilled = async (count: number) => {
		const database = await openDatabase({ dataDir: makeFolder() });
		await migrate(database);
		await database.db.transaction().execute((transaction) => list.fill(transaction, count));
		await sql`analyze`.execute(database.db);
		return database;
	};
	return {
		name,
		about,
		run: async ({ quick }) => {
			const many = quick ? 10_000 : 100_000;
			const rounds = quick ? 10 : 40;
			const [large, small] = [await openFilled(many), await openFilled(many / 10)];
			try {
				const rows = [];
				let first = 0;
				for (const { what, limit, run, againstFirst } of questions) {
					const among = againstFirst ? first : await time(rounds, () => run(small));
					const all = await time(rounds, () => run(large));
					first ||= all;
					rows.push({
						what: `${list.rows}, ${formatNumber(many)}: ${what}`,
						measured: `p50 ${formatNumber(all)} ms`,
						reference: againstFirst
							? `${formatNumber(first)} ms, the first page`
							: `${formatNumber(among)} ms among ${formatNumber(many / 10)}`,
						ratio: all / among,
						aim: atMost(all, limit, ' ms'),
					});
				}
				return rows;
			} finally {
				await large.close();
				await small.close();
			}
		},
	};
}

async function time(rounds: number, run: () => Promise<unknown>): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const started = performance.now();
		await run();
		times.push(performance.now() - started);
	}
	return quantile(times, 0.5);
}
