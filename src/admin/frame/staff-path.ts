/**
 * Whether a path belongs to the back-office: one of its pages, or the data for in-page navigation.
 */
export function isStaffPath(pathname: string): boolean {
	return /^\/admin(?:[/.]|$)/.test(pathname);
}
