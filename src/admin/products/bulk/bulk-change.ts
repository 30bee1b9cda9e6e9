import type { ProductState } from '../../../domain/catalogue/product-state.ts';

/** Fields that can be set for many gloves at once. */
export const BULK_FIELDS = ['color', 'label', 'description', 'weldingTags', 'materialTags'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** What is done to many gloves at once. */
export type BulkAction =
	| { kind: 'state'; state: Exclude<ProductState, 'retired'> }
	/** A category by its name. */
	| { kind: 'addToCategory' | 'removeFromCategory'; category: string }
	/** The value as the form has it. */
	| { kind: 'field'; field: BulkField; value: string };

/** What an action would do to one glove. */
export type BulkRow = {
	partNumber: string;
	name: string;
	/** The version that this was worked out from: a glove that was saved since is left alone. */
	version: number;
	before: string;
	after: string;
	/** Why it cannot be done to this one. */
	error?: string;
};

export type BulkPreview = { rows: BulkRow[]; unchanged: number };
export type BulkDone = { id: string; changed: number; skipped: string[] };

/** Gloves in one go. */
export const MAX_AT_ONCE = 500;
