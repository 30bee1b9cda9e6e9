import type { Generated } from 'kysely';

/** Companies, and what is sent to them. */
export type CompanyTables = {
	company: {
		id: string;
		operating_name: string;
		/** The folded name as hexadecimal (`domain/companies/company-name.ts`): both engines sort it alike. */
		name_sort: string;
		/** The company as JSON, in the shape of `domain/companies/company.ts`. */
		document: string;
		/** Incremented by every write: a change made from an older version is refused. */
		version: number;
		/** The company that this one was merged into, or empty. */
		merged_into: string;
		created_at: string;
		updated_at: string;
	};
	/** Sort keys of the company lists, their language, and their search text. Excludes merged companies. */
	company_search: {
		company_id: string;
		name_sort: string;
		updated_at: string;
		search_text: string;
		language: string;
	};
	/** A file that staff keep with a company. */
	company_file: {
		/** Begins with its time. */
		id: string;
		company_id: string;
		name: string;
		bytes: number;
		/** SHA-256 of the content. */
		checksum: string;
		added_by: string;
		created_at: string;
	};
	/** A piece of a file's content, in Base64. */
	company_file_piece: { file_id: string; place: number; content: string };
	/** The search terms of each company (`domain/companies/company-search-text.ts`). Excludes merged companies. */
	company_word: { word: string; company_id: string };
	/** Traits shared by likely duplicates (`domain/companies/company-trait.ts`). Excludes merged companies. */
	company_trait: { kind: 'name' | 'phone' | 'domain' | 'number'; value: string; company_id: string };
	/** Merges, stored so that they can be undone. */
	company_merge: {
		id: string;
		kept_id: string;
		merged_id: string;
		/** The remaining company's document before the merge, and its version after it. */
		kept_before: string;
		kept_version: number;
		merged_by: string;
		merged_at: string;
		undone_at: string | null;
	};
	label: {
		/** The number used by staff. */
		id: number;
		state: 'draft' | 'ready' | 'printed' | 'shipped' | 'void';
		/** yyyy-mm-dd. */
		date: string;
		operating_name: string;
		/** Empty if it was typed by hand. */
		company_id: string;
		invoice_number: string;
		purchase_order_number: string;
		line_count: number;
		pair_count: number;
		/** The whole label as JSON, in the shape of `domain/labels/label.ts`. */
		document: string;
		/** The number of the sample request or order that it ships, or empty. */
		source: Generated<string>;
		/** Incremented by every write. */
		version: number;
		created_by: string;
		created_at: string;
		updated_at: string;
	};
	/** The folded search text of labels, separate from the wide rows, so that a search scans only this table. */
	label_search: { label_id: number; search_text: string };
	/** The house's label printers (`admin/labels/printing/printer.ts`). */
	label_printer: {
		id: string;
		name: string;
		/** Equal for names that look the same. */
		name_key: string;
		paper: string;
		/** Offsets in tenths of a millimetre. */
		right_tenths: number;
		down_tenths: number;
	};
	/** Each time a label or its packing list was sent to print. */
	label_print: {
		id: string;
		label_id: number;
		kind: 'label' | 'packing-list';
		copies: number;
		cartons: number;
		paper: string;
		printed_by: string;
		printed_at: string;
	};
};
