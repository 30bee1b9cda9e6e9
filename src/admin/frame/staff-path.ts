/**
 * Whether a path belongs to the back-office: one of its pages, or their data for client-side
 * navigation.
 */
export function isStaffPath(pathname: string): boolean {
	return /^\/admin(?:[/.]|$)/.test(pathname);
}
