import { createContext, useContext } from 'react';
import type { ProductWarning } from '../../../domain/catalogue/product-record.ts';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';
import type { ProductFormValue } from './product-form-value.ts';

/** The product form's state, as its fields see it. */
export type ProductFormState = {
	value: ProductFormValue;
	set: (path: string, next: unknown) => void;
	/** What is wrong, by path. */
	errors: ReadonlyMap<string, string>;
	/** Pictures on their way. */
	pictures: PictureUploads;
	/** What deserves a second look. */
	warnings: readonly ProductWarning[];
};

const ProductFormContext = createContext<ProductFormState | undefined>(undefined);
export const ProductFormProvider = ProductFormContext.Provider;

export function useProductFormState(): ProductFormState {
	const state = useContext(ProductFormContext);
	if (!state) throw new Error('useProductFormState must be used within ProductFormProvider');
	return state;
}

/** Everything wrong at a path; for a text that stands for many entries, also what is wrong within them. */
export function errorAt(
	errors: ReadonlyMap<string, string>,
	path: string,
	isText: boolean,
): string | undefined {
	const own = errors.get(path);
	if (!isText) return own;
	const within = [...errors].filter(([other]) => other.startsWith(`${path}.`)).map(describeWithin(path));
	return [own, ...within].filter(Boolean).join(' ') || undefined;
}

function describeWithin(path: string) {
	return ([other, message]: readonly [string, string]) => {
		const key = other.slice(path.length + 1);
		// A list's entries are counted from 1 by people.
		const name = /^\d+$/.test(key) ? String(Number(key) + 1) : key.replace(/^(\d+)\.\d+$/, '$1');
		return `${name}: ${message}.`;
	};
}
