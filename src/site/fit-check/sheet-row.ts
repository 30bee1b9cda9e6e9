/** Marks rows of a glove's page with their names, so that an answer can link to them. */
const ROW = 'data-row';

export const rowMark = (name: string) => ({ [ROW]: name });

/**
 * Brings a row of the specification sheet into view: opens its tab, expands its section and focuses it. Returns false
 * if this page has no such row.
 */
export function showRow(name: string): boolean {
	const row = [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)].find(
		(candidate) => normalize(candidate.getAttribute(ROW) ?? '') === normalize(name),
	);
	if (!row) return false;
	const panel = row.closest<HTMLElement>('[role=tabpanel]');
	// The tab can be clicked even where narrow screens hide it.
	if (panel?.hidden) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
	const collapsed = row.closest('[data-collapsed]');
	if (collapsed) document.querySelector<HTMLElement>(`[aria-controls="${collapsed.id}"]`)?.click();
	// Wait until the tab is open.
	requestAnimationFrame(() => {
		row.tabIndex = -1;
		row.focus({ preventScroll: true });
		row.scrollIntoView({ block: 'center' });
	});
	return true;
}

/** Normalises a name like the judge's texts do, without characters that could be markup. */
function normalize(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
