import { raiseCatalogueVersion } from '../../domain/catalogue/catalogue-queries.server.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductRecord } from '../../domain/catalogue/product-record.ts';
import { archiveProducts, removeProducts } from '../../domain/catalogue/product-row-queries.server.ts';
import { findProductVersion } from '../../domain/catalogue/product-version-queries.server.ts';
import { recordAudit } from '../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { unlessUnreadable } from '../../platform/db/stored-json.server.ts';
import { type ProductChange, saveProduct } from '../products/product-commands.server.ts';
import { changeOf } from './import-applying.server.ts';
import { writeRows } from './import-commands.server.ts';
import type { ImportWork } from './import-work.server.ts';
import { updateImport } from './product-import-queries.server.ts';
import { countImportRows, type StoredRow } from './review/import-row-queries.server.ts';

/**
 * Undoes an import, last glove first: changed gloves are restored, new ones are removed from the catalogue. Gloves
 * saved since the import are left unchanged.
 */
export async function undoImport(work: ImportWork): Promise<void> {
	const { db, stored } = work;
	const change: ProductChange = { ...changeOf(stored), action: 'product.importUndone' };
	const counts = await countImportRows(db, stored.id);
	const done = counts.undone + counts.kept;
	await writeRows(
		work,
		{ done, total: done + counts.written },
		{
			left: { result: 'written', isBackwards: true },
			write: async (transaction, row, record) => {
				const isUndone = await undoRows(transaction, row, record, change);
				return { ...row, result: isUndone ? 'undone' : 'kept' };
			},
			end: async (transaction) => {
				const { undone, kept } = await countImportRows(transaction, stored.id);
				await recordAudit(transaction, {
					actor: change.actor,
					action: 'productImport.undone',
					subject: { kind: 'productImport', id: stored.id, name: stored.file_name },
					after: { undone, kept },
				});
				await updateImport(transaction, stored.id, {
					state: 'undone',
					finished_at: new Date().toISOString(),
				});
			},
		},
	);
}

async function undoRows(
	transaction: DatabaseLike,
	row: StoredRow,
	record: ProductRecord | undefined,
	change: ProductChange,
): Promise<boolean> {
	if (record?.version !== row.written_version) return false;
	const partNumber = row.part_number;
	if (row.outcome === 'new') {
		await archiveProducts(transaction, [partNumber]);
		await removeProducts(transaction, [partNumber], await raiseCatalogueVersion(transaction));
		const { id, name } = record.product;
		const subject = { kind: 'product', id, name: `${formatPartNumber(partNumber)} ${name}` };
		await recordAudit(transaction, { actor: change.actor, action: 'product.removed', subject });
		return true;
	}
	const old = await unlessUnreadable(() =>
		findProductVersion(transaction, record.product.id, row.base_version),
	);
	if (!old) return false;
	const { product, state, successor } = old;
	const input = { product, state, successor };
	await saveProduct(transaction, { partNumber, version: record.version, input }, change);
	return true;
}
