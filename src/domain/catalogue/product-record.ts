import type { Product } from './product.ts';
import type { CompletenessPart } from './product-completeness.ts';
import type { ProductState } from './product-state.ts';

/** A glove as edited by staff: the public fields and its metadata. */
export type ProductRecord = {
	product: Product;
	state: ProductState;
	/** The part number that replaces a retired glove, or empty. */
	successor: string;
	/** Incremented by every write. */
	version: number;
	updatedAt: string;
	/** Empty for the demonstration range. */
	updatedBy: string;
};

/** The data written when a glove is saved. */
export type ProductInput = Pick<ProductRecord, 'product' | 'state' | 'successor'>;

/** A value that is probably wrong but may be right; the message is `productEditing.warnings.<code>`. */
export type ProductWarning = {
	path: string;
	code: string;
	detail: string;
	/** The cell's content in an imported file; unset if the field itself is meant. */
	value?: string;
};

/** A glove as staff's API returns it: its fields and metadata. */
export type ProductAnswer = Product &
	Omit<ProductRecord, 'product'> & {
		completeness: number;
		missing: CompletenessPart[];
		warnings: ProductWarning[];
	};

/** The result of validating a glove without saving it. */
export type ProductCheck = {
	errors: { path: string; message: string }[];
	warnings: ProductWarning[];
	completeness: number;
	missing: CompletenessPart[];
};
