import type { ProductState } from '../../../domain/catalogue/product-state.ts';

/** Numbers of pairs, which are parts of a glove's packaging. */
const PACK_FIELDS = ['masterCase', 'innerBag'] as const;
type PackField = (typeof PACK_FIELDS)[number];

/** Fields that can be set for many gloves at once: those that may be the same for several. */
export const BULK_FIELDS = [
	...PACK_FIELDS,
	'color',
	'label',
	'description',
	'descriptionLong',
	'productDetails',
	'applications',
	'usedIn',
	'relatedProducts',
	'weldingTags',
	'materialTags',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

export const isPackField = (field: BulkField): field is PackField => PACK_FIELDS.some((one) => one === field);

/** An action on many gloves at once. */
export type BulkAction =
	| { kind: 'state'; state: Exclude<ProductState, 'retired'> }
	/** A category by its name. */
	| { kind: 'addToCategory' | 'removeFromCategory'; category: string }
	/** The value as in the form. */
	| { kind: 'field'; field: BulkField; value: string };

/** The effect of an action on one glove. */
export type BulkRow = {
	partNumber: string;
	name: string;
	/** The version on which the preview is based; a glove saved since then is left unchanged. */
	version: number;
	before: string;
	after: string;
	/** Why the action cannot be applied to this glove. */
	error?: string;
};

export type BulkPreview = { rows: BulkRow[]; unchanged: number };
export type BulkDone = { id: string; changed: number; skipped: string[] };

/** Max gloves per action. */
export const MAX_AT_ONCE = 500;
