/** Files of gloves that staff bring in. */
export type ImportTables = {
	/** A file of gloves that staff brought in, and where its import stands (`domain/catalogue-import/product-import.ts`). */
	product_import: {
		id: string;
		state:
			| 'reading'
			| 'checking'
			| 'ready'
			| 'applying'
			| 'done'
			| 'stopped'
			| 'undoing'
			| 'undone'
			| 'cancelled'
			| 'unreadable';
		file_name: string;
		format: 'csv' | 'json';
		/** The titles of a table's header as a JSON list. */
		columns: string;
		/** Titles that we know no field for, as a JSON list. */
		unknown_columns: string;
		/** JSON: what there is to know of the whole file, in sentences. */
		notes: string;
		/** JSON: how many rows have each warning, and the first of them (`WarningGroup`). */
		warnings: string;
		/** Why the file could not be read. */
		error: string;
		/** Of the step under way: characters of the file, or rows. */
		step_done: number;
		step_total: number;
		/** The process that works on it, and until when that holds: one that died loses it after that. */
		claimed_by: string;
		claimed_until: string;
		/** 1 when staff cancelled it. */
		is_ending: number;
		/** Who brought the file, then who wrote it or took it back. */
		staff_id: string;
		staff_name: string;
		created_at: string;
		finished_at: string;
	};
	/** The text of such a file in pieces, until it is read. */
	product_import_text: { import_id: string; part: number; content: string };
	product_import_row: {
		import_id: string;
		row_number: number;
		/** Where it stands in the file: a line, or the number of a record. */
		line: number;
		/** Canonical; empty when it has none. */
		part_number: string;
		name: string;
		/** Empty until it is checked. */
		outcome: '' | 'new' | 'changed' | 'unchanged' | 'refused';
		excluded: number;
		/** 1 when its report has warnings. */
		warned: number;
		result: '' | 'written' | 'skipped' | 'undone' | 'kept';
		/** The glove's version that it was checked against; 0 for a new glove. */
		base_version: number;
		/** The version that it was written as. */
		written_version: number;
		/** The cells, or the record, as JSON; emptied where nothing is to be done with it. */
		record: string;
		/** Differences, errors and warnings as JSON. */
		report: string;
	};
};
