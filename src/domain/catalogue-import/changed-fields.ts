/** One field that an import would write, "packaging.masterCase", with both values. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** Fields shown part by part, because the parts are what staff think of. */
const PARTS_OF = 'packaging';
/** Its order is what the Specs tab shows, so the same rows in another order are a change. */
const ORDERED_MAP = 'specifications';

/** The fields in which two products, or two categories, differ. The order of keys counts only where it is shown. */
export function listChangedFields<Noun extends object>(before: Noun, after: Noun): FieldChange[] {
	const old = before as Record<string, unknown>;
	const next = after as Record<string, unknown>;
	return Object.keys({ ...old, ...next }).flatMap((field) => {
		const value = next[field];
		const previous = old[field];
		if (isSame(previous, value, field === ORDERED_MAP)) return [];
		if (field !== PARTS_OF) return [{ field, before: previous, after: value }];
		const parts = listChangedFields((previous ?? {}) as object, value as object);
		return parts.map((part) => ({ ...part, field: `${field}.${part.field}` }));
	});
}

function isSame(a: unknown, b: unknown, ordered: boolean): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const [old, next] = [Object.entries(a), new Map(Object.entries(b))];
	const names = [...next.keys()];
	return (
		old.length === next.size &&
		old.every(
			([name, value], index) =>
				next.has(name) && isSame(value, next.get(name), false) && (!ordered || names[index] === name),
		)
	);
}
