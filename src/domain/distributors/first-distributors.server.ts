import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { StartError } from '../../platform/process/start-error.server.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogue-queries.server.ts';
import type { StoredDistributor } from './distributor.ts';
import { fromDistributorInput, toDistributorInput } from './distributor-input.ts';
import { insertDistributor, markFilled } from './distributor-queries.server.ts';
import { distributorInputSchema } from './distributor-schema.ts';
import { readStoredDistributor } from './stored-distributor.server.ts';

const FILE = join(import.meta.dirname, '../../../content/distributors.json');
const NAME = 'distributors';

/** Copies the file's distributors into a new database, once: what staff delete does not come back. */
export async function fillDistributors(db: Kysely<Schema>, file = FILE): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		const at = new Date().toISOString();
		if (!(await markFilled(transaction, NAME, at))) return;
		const changedIn = await raiseCatalogueVersion(transaction);
		for (const distributor of readFirstDistributors(file))
			await insertDistributor(transaction, distributor, { at, confirmedAt: '' }, changedIn);
	});
}

/**
 * The distributors of a new site. The rules are those of the form.
 * @throws StartError with the first error of the file
 */
export function readFirstDistributors(file = FILE): StoredDistributor[] {
	try {
		const { distributors } = JSON.parse(readFileSync(file, 'utf8')) as { distributors: { id: string }[] };
		return distributors.map(({ id, ...document }) => {
			const distributor = readStoredDistributor({ id, document: JSON.stringify(document) });
			const stored = { ...distributor, email: '', isShown: true };
			return fromDistributorInput(id, distributorInputSchema.parse(toDistributorInput(stored)));
		});
	} catch (error) {
		throw new StartError(`${file} cannot be read: ${(error as Error).message}.`);
	}
}
