import { randomUUID } from 'node:crypto';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { LabelPrint, PrintKind } from './label.ts';

export async function insertLabelPrints(
	transaction: DatabaseLike,
	labelIds: readonly number[],
	print: { kind: PrintKind; copies: number; cartons: number; paper: string; by: string; at: string },
): Promise<void> {
	await transaction
		.insertInto('label_print')
		.values(
			labelIds.map((labelId) => ({
				id: randomUUID(),
				label_id: labelId,
				kind: print.kind,
				copies: print.copies,
				cartons: print.cartons,
				paper: print.paper,
				printed_by: print.by,
				printed_at: print.at,
			})),
		)
		.execute();
}

/** The prints of a label, latest first. */
export async function listLabelPrints(db: DatabaseLike, labelId: number): Promise<LabelPrint[]> {
	const rows = await db
		.selectFrom('label_print')
		.selectAll()
		.where('label_id', '=', labelId)
		.orderBy('printed_at', 'desc')
		.orderBy('id')
		.limit(100)
		.execute();
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		copies: row.copies,
		cartons: row.cartons,
		paper: row.paper,
		by: row.printed_by,
		at: row.printed_at,
	}));
}
