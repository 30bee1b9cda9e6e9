/** Glove files imported by staff. */
export type ImportTables = {
	/** An imported file, and the state of its import (`domain/catalogue-import/product-import.ts`). */
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
		/** The column titles of a table as a JSON list. */
		columns: string;
		/** Unrecognised column titles, as a JSON list. */
		unknown_columns: string;
		/** JSON: notes on the whole file, as sentences. */
		notes: string;
		/** JSON: the number of rows with each warning, and the first few (`WarningGroup`). */
		warnings: string;
		/** Why the file could not be read. */
		error: string;
		/** Progress of the current step, in characters of the file or in rows. */
		step_done: number;
		step_total: number;
		/** The process working on it, and until when; if that process dies, the claim expires. */
		claimed_by: string;
		claimed_until: string;
		/** 1 when staff cancelled it. */
		is_ending: number;
		/** Who uploaded the file, then who applied or undid the import. */
		staff_id: string;
		staff_name: string;
		created_at: string;
		finished_at: string;
	};
	/** The file's text in parts, until it has been parsed. */
	product_import_text: { import_id: string; part: number; content: string };
	product_import_row: {
		import_id: string;
		row_number: number;
		/** Position in the file: a line, or a record number. */
		line: number;
		/** Canonical; empty when it has none. */
		part_number: string;
		name: string;
		/** Empty until checked. */
		outcome: '' | 'new' | 'changed' | 'unchanged' | 'refused';
		excluded: number;
		/** 1 when its report has warnings. */
		warned: number;
		result: '' | 'written' | 'skipped' | 'undone' | 'kept';
		/** The glove's version when it was checked; 0 for a new glove. */
		base_version: number;
		/** The version it was written as. */
		written_version: number;
		/** The cells, or the record, as JSON; cleared if there is nothing to do. */
		record: string;
		/** Differences, errors and warnings as JSON. */
		report: string;
	};
};
