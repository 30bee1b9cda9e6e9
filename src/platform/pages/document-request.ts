import { createContext } from 'react-router';

/** True while a loader runs for a document, false for the data of a navigation: `context.get(documentRequest)`. */
export const documentRequest = createContext<boolean>(false);

/**
 * Returns a copy of a document's data without some fields for hydration: they can be read while the server renders, and
 * are undefined in the browser. Only for fields that nothing but static parts uses, because the document has their HTML
 * already (docs/decisions/007-weight.md). The data of a navigation must keep them. Spreading the copy loses them.
 */
export function withoutHydration<Data extends object>(data: Data, fields: readonly (keyof Data)[]): Data {
	const copy = { ...data };
	// What is not enumerable is not serialized.
	for (const field of fields) Object.defineProperty(copy, field, { enumerable: false });
	return copy;
}
