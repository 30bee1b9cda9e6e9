import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { StoredKind } from './stored-kind.server.ts';
import { UnreadableDocuments } from './unreadable-documents.server.ts';

const SLOW_MS = 700;

const GLOVES: StoredKind = {
	name: 'Glove',
	table: 'product',
	column: 'document',
	keys: ['part_number'],
	read: (_, text) => text,
};

test('a scan that waits for a slow database does not delay the next one by ten times its length', async () => {
	const { db } = await openTestDatabase();
	let scans = 0;
	/** Answers late, at no cost to this process: a table without rows is one query for each scan. */
	const slow: KyselyPlugin = {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
			scans += 1;
			return result;
		},
	};
	const log = { warn: () => {}, info: () => {} };
	const documents = new UnreadableDocuments({ db: db.withPlugin(slow), kinds: [GLOVES], log });
	await documents.look();
	expect(scans).toBe(1);
	documents.lookSoon();
	await expect.poll(() => scans, { timeout: SLOW_MS * 7 }).toBe(2);
	documents.close();
});
