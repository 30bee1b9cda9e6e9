import { expect, test } from 'vitest';
import { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ImportEnded, ImportLeft, runSlice } from './import-work.server.ts';
import {
	claimImport,
	deleteImportsBefore,
	findImport,
	insertImport,
	insertImportText,
	moveImport,
} from './product-import-queries.server.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString();

async function openWithImport() {
	const { db } = await openTestDatabase();
	await insertImport(db, {
		id: 'one',
		state: 'applying',
		file_name: 'a.csv',
		format: 'csv',
		columns: '[]',
		unknown_columns: '[]',
		notes: '[]',
		warnings: '[]',
		error: '',
		step_done: 0,
		step_total: 0,
		claimed_by: '',
		claimed_until: '',
		is_ending: 0,
		staff_id: 'x',
		staff_name: 'x',
		created_at: at(0),
		finished_at: '',
	});
	const catalogue = await LiveCatalogue.open(db);
	const workAs = async (worker: string, signal = new AbortController().signal) => {
		const stored = await findImport(db, 'one');
		if (!stored) throw new Error('There is no import.');
		return { db, catalogue, worker, stored, signal };
	};
	return { db, workAs };
}

test('of concurrent processes one takes the import; another takes over when the claim has expired', async () => {
	const { db } = await openWithImport();
	const claims = await Promise.all(['a', 'b', 'c'].map((worker) => claimImport(db, worker, at(1), at(2))));
	expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
	expect(await claimImport(db, 'd', at(1), at(2))).toBeUndefined();
	expect(await claimImport(db, 'd', at(3), at(4))).toMatchObject({ claimed_by: 'd' });
});

test('work of a process that lost its claim, or was told to stop, is not stored', async () => {
	const { db, workAs } = await openWithImport();
	await claimImport(db, 'a', at(1), at(2));
	const step = { done: 1, total: 2 };
	const write = (text: string) => (transaction: DatabaseLike) =>
		insertImportText(transaction, 'one', 0, text);
	await claimImport(db, 'b', at(3), at(4));
	await expect(runSlice(await workAs('a'), step, write('late'))).rejects.toThrow(ImportLeft);
	const stopped = AbortSignal.abort();
	await expect(runSlice(await workAs('b', stopped), step, write('late'))).rejects.toThrow(ImportLeft);
	await moveImport(db, 'one', ['applying'], { is_ending: 1 });
	await expect(runSlice(await workAs('b'), step, write('late'))).rejects.toThrow(ImportEnded);
	expect(await db.selectFrom('product_import_text').selectAll().execute()).toEqual([]);
	await moveImport(db, 'one', ['applying'], { is_ending: 0 });
	await runSlice(await workAs('b'), step, write('in time'));
	expect(await db.selectFrom('product_import_text').select('content').execute()).toEqual([
		{ content: 'in time' },
	]);
	expect(await findImport(db, 'one')).toMatchObject({ step_done: 1, step_total: 2, claimed_by: 'b' });
});

test('old imports are deleted with all their data, but no running ones', async () => {
	const { db } = await openWithImport();
	await insertImportText(db, 'one', 0, 'x');
	await deleteImportsBefore(db, at(10));
	expect(await findImport(db, 'one')).toBeDefined();
	await moveImport(db, 'one', ['applying'], { state: 'done' });
	await deleteImportsBefore(db, at(10));
	expect(await db.selectFrom('product_import_text').selectAll().execute()).toEqual([]);
});
