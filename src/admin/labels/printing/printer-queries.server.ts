import type { Selectable } from 'kysely';
import { parseLabelPaperId } from '../../../documents/labels/label-paper.ts';
import { countRows } from '../../../platform/db/common-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { dropUnseen, tidyOneLine } from '../../../platform/text/visible-text.ts';
import type { Printer } from './printer.ts';

function toPrinter(row: Selectable<Schema['label_printer']>): Printer {
	return {
		id: row.id,
		name: row.name,
		paper: parseLabelPaperId(row.paper),
		right: row.right_tenths / 10,
		down: row.down_tenths / 10,
	};
}

function toColumns({ name, paper, right, down }: Omit<Printer, 'id'>) {
	return {
		name,
		name_key: dropUnseen(tidyOneLine(name)).toLowerCase(),
		paper,
		right_tenths: Math.round(right * 10),
		down_tenths: Math.round(down * 10),
	};
}

/** All printers, by name. */
export async function listPrinters(db: DatabaseLike): Promise<Printer[]> {
	const rows = await db.selectFrom('label_printer').selectAll().execute();
	return rows.map(toPrinter).sort((a, b) => a.name.localeCompare(b.name));
}

export async function findPrinter(db: DatabaseLike, id: string): Promise<Printer | undefined> {
	const row = await db.selectFrom('label_printer').selectAll().where('id', '=', id).executeTakeFirst();
	return row && toPrinter(row);
}

export function countPrinters(db: DatabaseLike): Promise<number> {
	return countRows(db.selectFrom('label_printer'));
}

/** Adds a printer, or changes the one with its id; false if another one has its name. */
export async function upsertPrinter(transaction: DatabaseLike, printer: Printer): Promise<boolean> {
	const columns = toColumns(printer);
	const namesake = await transaction
		.selectFrom('label_printer')
		.select('id')
		.where('name_key', '=', columns.name_key)
		.where('id', '<>', printer.id)
		.executeTakeFirst();
	if (namesake) return false;
	await transaction
		.insertInto('label_printer')
		.values({ id: printer.id, ...columns })
		.onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
		.execute();
	return true;
}

/** Deletes a printer; false if there is none. */
export async function deletePrinter(transaction: DatabaseLike, id: string): Promise<boolean> {
	const gone = await transaction
		.deleteFrom('label_printer')
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	return gone !== undefined;
}
