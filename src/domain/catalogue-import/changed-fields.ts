/** One field that an import would change, "packaging.masterCase", with both values. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** A field whose parts are listed separately, because staff think of them as fields. */
const PARTS_OF = 'packaging';
/** The Specs tab shows it in stored order, so reordering counts as a change. */
const ORDERED_MAP = 'specifications';

/** The fields in which two products, or two categories, differ. Key order matters only if it is displayed. */
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
