const TABBABLE =
	'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [contenteditable], [tabindex]:not([tabindex="-1"])';
/** How many focusable elements before and after the focused one are remembered. */
const NEIGHBOURS = 30;
/** Delay before the focus is restored, in milliseconds, so that a closing dialog can restore it itself first. */
const PATIENCE_MS = 60;

/** Where the focus was: the dialog, if any, the element, and the focusable elements after and before it. */
type FocusPosition = {
	dialog: Element | null;
	element: HTMLElement;
	after: HTMLElement[];
	before: HTMLElement[];
};

/**
 * Restores the keyboard focus after it fell back to the body: a button was disabled while busy, a row was removed, or a
 * dialog was removed without the component library noticing. It never takes the focus from another element. Returns a
 * function that stops it.
 */
export function retainFocus(page: Document): () => void {
	// The place outside all dialogs first, then one for each open dialog.
	let positions: FocusPosition[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	const remember = (event: FocusEvent) => {
		const element = event.target;
		if (!(element instanceof HTMLElement) || element === page.body) return;
		const dialog = element.closest('[role="dialog"]');
		const at = positions.findIndex((position) => position.dialog === dialog);
		const all = [...(dialog ?? page).querySelectorAll<HTMLElement>(TABBABLE)];
		const index = all.indexOf(element);
		const after = index < 0 ? [] : all.slice(index + 1, index + 1 + NEIGHBOURS);
		const before = index < 0 ? [] : all.slice(Math.max(0, index - NEIGHBOURS), index).reverse();
		positions = [...(at < 0 ? positions : positions.slice(0, at)), { dialog, element, after, before }];
	};

	/** A click outside all controls removes the focus on purpose. */
	const forget = (event: PointerEvent) => {
		if (event.target instanceof Element && !event.target.closest(`${TABBABLE}, label`)) positions = [];
	};

	/** A browser scrolls to the caret of a text area and not to its end, which may lie under the bar at the foot. */
	const showWhole = ({ key, target }: KeyboardEvent) => {
		if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
	};

	const isLost = () => {
		const { activeElement } = page;
		return activeElement === null || activeElement === page.body;
	};

	const restoreFocus = () => {
		if (!isLost()) return;
		while (positions.length > 1 && positions.at(-1)?.dialog?.isConnected === false) positions.pop();
		const position = positions.at(-1);
		if (!position || position.dialog?.isConnected === false) return;
		const { element, after, before } = position;
		// Disabled while busy: enabling it triggers the next check.
		if (element.isConnected && element.matches(':disabled')) return;
		[element, ...after, ...before].find(isFocusable)?.focus();
	};

	const scheduleCheck = () => {
		const { activeElement } = page;
		if (!isLost() && !activeElement?.matches(':disabled')) return;
		clearTimeout(timer);
		timer = setTimeout(restoreFocus, PATIENCE_MS);
	};

	const observer = new MutationObserver(scheduleCheck);
	observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
	page.addEventListener('focusin', remember);
	page.addEventListener('pointerdown', forget);
	page.addEventListener('keyup', showWhole);
	return () => {
		clearTimeout(timer);
		observer.disconnect();
		page.removeEventListener('focusin', remember);
		page.removeEventListener('pointerdown', forget);
		page.removeEventListener('keyup', showWhole);
	};
}

function isFocusable(element: HTMLElement): boolean {
	return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
