/** The value at a path such as "otherContacts.0.phone". */
export function valueAt(value: unknown, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** A copy with the value at a path replaced; undefined removes the list entry or object member. */
export function withValueAt<Value>(value: Value, path: string, next: unknown): Value {
	const [key = '', ...rest] = path.split('.');
	if (Array.isArray(value)) {
		const at = Number(key);
		if (rest.length === 0 && next === undefined) return value.filter((_, index) => index !== at) as Value;
		const list = [...value];
		list[at] = rest.length === 0 ? next : withValueAt(value[at], rest.join('.'), next);
		return list as Value;
	}
	const object = { ...(value as Record<string, unknown>) };
	if (rest.length > 0) object[key] = withValueAt(object[key], rest.join('.'), next);
	else if (next === undefined) delete object[key];
	else object[key] = next;
	return object as Value;
}

/** Deep equality, ignoring the order of members and those that are undefined. */
export function areSame(one: unknown, other: unknown): boolean {
	return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
	return JSON.stringify(value, (_, part) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);
}

/** A conflicting field: its value in this form, and as somebody else saved it. */
export type StaleFormField<Value> = { field: keyof Value & string; local: unknown; stored: unknown };

/**
 * Merges somebody else's save into a form. Fields unchanged here take their value, fields changed only here stay, and
 * fields changed on both sides stay as typed and are returned as conflicts.
 */
export function mergeForms<Value extends object>(
	base: Value,
	local: Value,
	stored: Value,
): { value: Value; conflicts: StaleFormField<Value>[] } {
	const conflicts: StaleFormField<Value>[] = [];
	const value = { ...local };
	for (const field of Object.keys(stored) as (keyof Value & string)[]) {
		if (areSame(base[field], stored[field]) || areSame(local[field], stored[field])) continue;
		if (areSame(base[field], local[field])) value[field] = stored[field];
		else conflicts.push({ field, local: local[field], stored: stored[field] });
	}
	return { value, conflicts };
}

/** The id of the control for a path; error summaries link to it. It has no spaces, which would split it where ids are listed. */
export function fieldId(path: string): string {
	return `field-${path.replaceAll(/\s/g, '_')}`;
}
