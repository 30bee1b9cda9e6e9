/** The value of `aria-current` for an item: whether the visitor is on its page, below it, or elsewhere. */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
	if (href === path) return 'page';
	return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
