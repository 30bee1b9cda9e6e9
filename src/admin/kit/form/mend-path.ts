/** Where staff mend a stored document that cannot be read. */
export function mendPath({ table, column, id }: { table: string; column: string; id: string }): string {
	return `/admin/unreadable/${encodeURIComponent(`${table}.${column}.${id}`)}`;
}

/** Reads the last part of such a path, decoded; undefined for any other. */
export function parseMendPath(part: string): { table: string; column: string; id: string } | undefined {
	const [, table, column, id] = /^(\w+)\.(\w+)\.(.*)$/s.exec(part) ?? [];
	return table && column && id !== undefined ? { table, column, id } : undefined;
}
