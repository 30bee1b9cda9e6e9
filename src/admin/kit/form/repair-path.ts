/** The path of the page on which staff repair an unreadable stored document. */
export function repairPath({ table, column, id }: { table: string; column: string; id: string }): string {
	return `/admin/unreadable/${encodeURIComponent(`${table}.${column}.${id}`)}`;
}

/** Parses the decoded last segment of such a path; undefined if it is invalid. */
export function parseRepairPath(part: string): { table: string; column: string; id: string } | undefined {
	const [, table, column, id] = /^(\w+)\.(\w+)\.(.*)$/s.exec(part) ?? [];
	return table && column && id !== undefined ? { table, column, id } : undefined;
}
