import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readDemonstrationCatalogue } from '../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import type { DerivedFile } from '../domain/search/live/derived-gloves.server.ts';
import { LiveCatalogue } from '../domain/search/live-catalogue.server.ts';
import { openDatabase } from '../platform/db/database.server.ts';
import { migrate } from '../platform/db/migrate.server.ts';
import { writeCatalogue } from './test-site.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** What is derived from the gloves of the demonstration range; unset where tests need no database. */
		derivedRange?: DerivedFile;
	}
}

/**
 * Stores what is derived from the demonstration range, once for the run: each test's site reads it, as the site does after
 * a restart. Deriving it anew took more than half of an API test's time.
 */
export default async function storeDerivedRange(project: TestProject): Promise<() => void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'emberhide-range-'));
	const file = { path: join(dataDir, 'derived-gloves'), program: 'tests' };
	const database = await openDatabase({ dataDir });
	try {
		await migrate(database);
		const { products, categories } = readDemonstrationCatalogue();
		await writeCatalogue(database, products, categories);
		const catalogue = await LiveCatalogue.open(database.db);
		await catalogue.storeDerived(file, new AbortController().signal);
	} finally {
		await database.close();
	}
	project.provide('derivedRange', file);
	return () => rmSync(dataDir, { recursive: true, force: true });
}
