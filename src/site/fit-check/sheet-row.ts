/** The rows of a glove's page carry their names, so that an answer can lead to them. */
const ROW = 'data-row';

export const rowMark = (name: string) => ({ [ROW]: name });

/**
 * Brings a row of the specification sheet into view: opens its tab, unfolds its section, and gives it the focus.
 * False where this page has no such row.
 */
export function showRow(name: string): boolean {
	const row = [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)].find(
		(candidate) => fold(candidate.getAttribute(ROW) ?? '') === fold(name),
	);
	if (!row) return false;
	const panel = row.closest<HTMLElement>('[role=tabpanel]');
	// A tab that narrow screens hide behind their list can still be pressed.
	if (panel?.hidden) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
	const folded = row.closest('[data-folded]');
	if (folded) document.querySelector<HTMLElement>(`[aria-controls="${folded.id}"]`)?.click();
	// After the tab has opened.
	requestAnimationFrame(() => {
		row.tabIndex = -1;
		row.focus({ preventScroll: true });
		row.scrollIntoView({ block: 'center' });
	});
	return true;
}

/** As the judge's words leave a name: without signs that could be markup. */
function fold(name: string): string {
	return name
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
