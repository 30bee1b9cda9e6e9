import { createContext, useContext } from 'react';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';
import type { ProductFormValue } from './product-form-value.ts';

/** The product form's state, as used by its fields. */
export type ProductFormState = {
	value: ProductFormValue;
	set: (path: string, next: unknown) => void;
	/** Errors by path. */
	errors: ReadonlyMap<string, string>;
	/** Picture uploads in progress. */
	pictures: PictureUploads;
};

const ProductFormContext = createContext<ProductFormState | undefined>(undefined);
export const ProductFormProvider = ProductFormContext.Provider;

export function useProductFormState(): ProductFormState {
	const state = useContext(ProductFormContext);
	if (!state) throw new Error('useProductFormState must be used within ProductFormProvider');
	return state;
}
