import type { Generated } from 'kysely';

/** Gloves, categories and related data. */
export type CatalogueTables = {
	product: {
		part_number: string;
		id: string;
		/** The whole glove as JSON, in the shape of `domain/catalogue/product.ts`. */
		document: string;
		/** The catalogue version that last changed this row, so that a refresh reads only newer rows. */
		changed_in: number;
		/** 1 if the glove has been removed from the catalogue. */
		removed: number;
		/** Visitors see published gloves; the page of a retired one says so. */
		state: Generated<'draft' | 'published' | 'retired'>;
		/** The part number that replaces a retired glove, or empty. */
		successor: Generated<string>;
		/** Incremented by every write of this glove: a change made from an older version is refused. */
		version: Generated<number>;
		updated_at: Generated<string>;
		/** Who last saved it; empty for the demonstration range. */
		updated_by: Generated<string>;
	};
	/**
	 * The columns that the staff list sorts, filters and searches by, separate from the wide rows; written with every
	 * glove.
	 */
	product_listing: {
		part_number: string;
		/** Sort keys: hexadecimal of the folded text, so that both engines sort alike. */
		number_sort: string;
		name_sort: string;
		updated_sort: string;
		score_sort: string;
		state: 'draft' | 'published' | 'retired';
		/** 0 to 100. */
		completeness: number;
		search_text: string;
		/** Texts without French, and their words as six digits that sort. */
		texts_owed: number;
		owed_sort: string;
	};
	/** What is known of a translation besides its English and French. */
	translation_note: {
		record_kind: 'product' | 'category' | 'content';
		/** A glove's id, a category's key, or the name of a part of the site. */
		record_id: string;
		/** The hash of the English and the French as the record holds them. */
		text_key: string;
		/** A French that visitors do not see; empty for none. */
		draft: string;
		/** Empty if the English was not changed since its French was written. */
		earlier_english: string;
		earlier_french: string;
		changed_at: string;
		changed_by: string;
	};
	/** Earlier versions of gloves, by the id that survives a change of part number. */
	product_version: {
		product_id: string;
		version: number;
		part_number: string;
		document: string;
		state: 'draft' | 'published' | 'retired';
		successor: string;
		saved_at: string;
		saved_by: string;
	};
	/** Old part numbers, and the current one each redirects to. */
	product_redirect: { from_number: string; to_number: string; changed_in: number };
	/** Bulk edits, stored so that they can be undone. */
	product_bulk: { id: string; document: string; done_by: string; done_at: string; undone_at: string | null };
	category: {
		/** The name in lower case, for case-insensitive look-ups. */
		name_key: string;
		name: string;
		/** Part numbers as a JSON list, in the order set by staff. */
		part_numbers: string;
		changed_in: number;
		removed: number;
		/** Incremented by every save and every import. */
		version: Generated<number>;
		/** The slug of its page below /products; empty if the page is one of the site's own. */
		slug: Generated<string>;
		title: Generated<string>;
		description: Generated<string>;
		title_french: Generated<string>;
		description_french: Generated<string>;
	};
	/** Lists of gloves that staff maintain for the site's own blocks, such as "bestSellers". */
	site_list: { name: string; part_numbers: string; version: number; changed_in: number };
	/** What staff write on the site besides gloves and categories, such as the announcements, each as a JSON document. */
	site_content: { name: string; document: string; version: number; changed_in: number };
	site_content_version: {
		name: string;
		version: number;
		document: string;
		saved_at: string;
		saved_by: string;
	};
	/** An address of the site that was asked for and is not there, by its `redirectKey`. */
	missing_address: { path: string; hits: number; last_at: string };
	/** A store that sells our gloves; `document` is what visitors see of it. */
	distributor: {
		/** Lower case words with dashes, never changed. */
		id: string;
		name_sort: string;
		search_text: string;
		province: string;
		document: string;
		/** Where we ask whether the entry is still right; empty for nowhere. */
		email: string;
		/** 1 if visitors see it. */
		shown: number;
		/** When the entry was last said to be right, and when we last asked; empty for never. */
		confirmed_at: string;
		asked_at: string;
		/** The hash of the token in the last mail that asked; empty for none. */
		ask_hash: string;
		version: number;
		changed_in: number;
		updated_at: string;
	};
	/** Contents of the repository that were copied into the database, each once. */
	first_fill: { name: string; filled_at: string };
	/** A single row: every catalogue write increments `version` in its own transaction. */
	catalogue_state: { id: number; version: number };
	/** A picture that staff uploaded for a glove; its files are in the picture storage. */
	picture: {
		/** The hash of the upload; a picture used for two gloves has two rows and one set of files. */
		hash: string;
		part_number: string;
		/** Its position among the glove's pictures, 0 for the first. */
		place: number;
		/** Of the widest file, in pixels. */
		width: number;
		height: number;
		colour: string;
		/** Size of the uploaded file. */
		bytes: number;
		uploaded_by: string;
		uploaded_at: string;
		/** Since when no glove has used it; null while one does. */
		unused_since: string | null;
	};
};
