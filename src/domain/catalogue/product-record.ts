import type { Product } from './product.ts';
import type { CompletenessPart } from './product-completeness.ts';
import type { ProductState } from './product-state.ts';

/** A glove as staff keep it: what visitors may see, and what is about it. */
export type ProductRecord = {
	product: Product;
	state: ProductState;
	/** The part number that takes a retired glove's place, or empty. */
	successor: string;
	/** Raised by every write. */
	version: number;
	updatedAt: string;
	/** Empty for the demonstration range. */
	updatedBy: string;
};

/** What is stored of a glove when it is saved. */
export type ProductInput = Pick<ProductRecord, 'product' | 'state' | 'successor'>;

/** What is probably wrong and may be right after all; its words are `productEditing.warnings.<code>`. */
export type ProductWarning = {
	path: string;
	code: string;
	detail: string;
	/** What stands in the cell of a file; left out where the field itself is meant. */
	value?: string;
};

/** A glove as staff's calls answer it: its fields, and what is about them. */
export type ProductAnswer = Product &
	Omit<ProductRecord, 'product'> & {
		completeness: number;
		missing: CompletenessPart[];
		warnings: ProductWarning[];
	};

/** What a save of a glove would come to. */
export type ProductCheck = {
	errors: { path: string; message: string }[];
	warnings: ProductWarning[];
	completeness: number;
	missing: CompletenessPart[];
};
