/**
 * The tables, as queries see them. Column types are the portable ones: text and integer;
 * documents and times are text (docs/decisions/002-database.md).
 */
export type Schema = {
	product: {
		part_number: string;
		id: string;
		/** The whole glove as JSON, the shape of `catalogue/product.ts`. */
		document: string;
		/** The catalogue version that last touched this row: a refresh reads only rows above the version it has. */
		changed_in: number;
		/** 1 when the glove has been taken out of the catalogue. */
		removed: number;
	};
	category: {
		/** The name folded to lower case: look-ups are blind to case. */
		name_key: string;
		name: string;
		/** Part numbers as a JSON list, in the order staff gave them. */
		part_numbers: string;
		changed_in: number;
		removed: number;
	};
	/** One row: every catalogue write raises `version` in its own transaction. */
	catalogue_state: { id: number; version: number };
};
