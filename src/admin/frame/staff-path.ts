/** Whether a path is of the back-office: one of its pages, or the data of one that in-page navigation asks for. */
export function isStaffPath(pathname: string): boolean {
	return /^\/admin(?:[/.]|$)/.test(pathname);
}
