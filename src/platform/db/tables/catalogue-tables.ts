import type { Generated } from 'kysely';

/** Gloves, categories and what is told of them. */
export type CatalogueTables = {
	product: {
		part_number: string;
		id: string;
		/** The whole glove as JSON, the shape of `domain/catalogue/product.ts`. */
		document: string;
		/** The catalogue version that last touched this row: a refresh reads only rows above the version it has. */
		changed_in: number;
		/** 1 when the glove has been taken out of the catalogue. */
		removed: number;
		/** Visitors see published gloves; a retired one's page says so. */
		state: Generated<'draft' | 'published' | 'retired'>;
		/** The part number that takes a retired glove's place, or empty. */
		successor: Generated<string>;
		/** Raised by every write of this glove: a change made from an older one is refused. */
		version: Generated<number>;
		updated_at: Generated<string>;
		/** Who wrote it last; empty for the demonstration range. */
		updated_by: Generated<string>;
	};
	/** What staff's list sorts, filters and searches, apart from the wide rows; written with every glove. */
	product_listing: {
		part_number: string;
		/** Keys of the orders: hexadecimal of the folded text, so that both engines sort alike. */
		number_sort: string;
		name_sort: string;
		updated_sort: string;
		score_sort: string;
		state: 'draft' | 'published' | 'retired';
		/** 0 to 100. */
		completeness: number;
		search_text: string;
	};
	/** Gloves as they were before each save, by the id that a new part number does not change. */
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
	/** Old part numbers, and the one that each leads to now. */
	product_redirect: { from_number: string; to_number: string; changed_in: number };
	/** Changes made to many gloves at once, so that they can be undone. */
	product_bulk: { id: string; document: string; done_by: string; done_at: string; undone_at: string | null };
	category: {
		/** The name folded to lower case: look-ups are blind to case. */
		name_key: string;
		name: string;
		/** Part numbers as a JSON list, in the order staff gave them. */
		part_numbers: string;
		changed_in: number;
		removed: number;
		/** Raised by every save of staff and every import. */
		version: Generated<number>;
		/** The word of its page below /products; empty where the page is one of the site's own. */
		slug: Generated<string>;
		title: Generated<string>;
		description: Generated<string>;
	};
	/** Lists of gloves that staff keep for the site's own blocks: "bestSellers". */
	site_list: { name: string; part_numbers: string; version: number; changed_in: number };
	/** One row: every catalogue write raises `version` in its own transaction. */
	catalogue_state: { id: number; version: number };
	/** A picture that staff uploaded for a glove; its files are in the pictures' storage. */
	picture: {
		/** Of what was uploaded; the same picture for two gloves has a row for each and its files once. */
		hash: string;
		part_number: string;
		/** Where staff wanted it among the glove's pictures, 0 for the first. */
		place: number;
		/** Of the widest file, in pixels. */
		width: number;
		height: number;
		colour: string;
		/** Of the file as uploaded. */
		bytes: number;
		uploaded_by: string;
		uploaded_at: string;
		/** Since when no glove shows it; null while one does. */
		unused_since: string | null;
	};
};
