/** Where staff mend a stored document that cannot be read. */
export function mendPath({ table, column, id }: { table: string; column: string; id: string }): string {
	return `/admin/unreadable/${table}/${column}/${encodeURIComponent(id)}`;
}
