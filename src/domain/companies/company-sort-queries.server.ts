import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { sortKeyOf } from './company-name.ts';

const ROWS_PER_READ = 500;

/** Sets the sort keys of requests and applications stored before their lists were sorted by company. Runs at startup. */
export async function fillCompanySorts(db: Kysely<Schema>): Promise<void> {
	await fill(db, 'sample_request', 'company_name');
	await fill(db, 'distributor_application', 'company');
}

async function fill(db: Kysely<Schema>, table: string, column: string): Promise<void> {
	// Pages by key, because an erased company, or one named in signs alone, has no key and would be found again.
	for (let after = ''; ; ) {
		const { rows } = await sql<{ number: string; name: string }>`
			select number, ${sql.ref(column)} as name from ${sql.table(table)}
			where company_sort = '' and number > ${after} order by number limit ${ROWS_PER_READ}`.execute(db);
		const last = rows.at(-1);
		if (!last) return;
		after = last.number;
		await db.transaction().execute(async (transaction) => {
			for (const { number, name } of rows) {
				// Several processes may start at once, and a person may be erased meanwhile.
				await sql`update ${sql.table(table)} set company_sort = ${sortKeyOf(name)}
					where number = ${number} and ${sql.ref(column)} = ${name}`.execute(transaction);
			}
		});
	}
}
