const TABBABLE =
	'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [contenteditable], [tabindex]:not([tabindex="-1"])';
/** How many focusable elements before and after the focused one are remembered. */
const NEIGHBOURS = 30;
/** Delay before the focus is restored, in milliseconds, so that a closing dialog can restore it itself first. */
const PATIENCE_MS = 60;

/** Where the focus was: the dialog, if any, the element, and the focusable elements after and before it. */
type Place = { dialog: Element | null; element: HTMLElement; after: HTMLElement[]; before: HTMLElement[] };

/**
 * Restores the keyboard focus after it fell back to the body: a button was disabled while busy, a row was removed, or a
 * dialog was removed without the component library noticing. It never takes the focus from another element. Returns a
 * function that stops it.
 */
export function keepFocus(page: Document): () => void {
	// The place outside all dialogs first, then one for each open dialog.
	let places: Place[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	const remember = (event: FocusEvent) => {
		const element = event.target;
		if (!(element instanceof HTMLElement) || element === page.body) return;
		const dialog = element.closest('[role="dialog"]');
		const at = places.findIndex((place) => place.dialog === dialog);
		const all = [...(dialog ?? page).querySelectorAll<HTMLElement>(TABBABLE)];
		const index = all.indexOf(element);
		const after = index < 0 ? [] : all.slice(index + 1, index + 1 + NEIGHBOURS);
		const before = index < 0 ? [] : all.slice(Math.max(0, index - NEIGHBOURS), index).reverse();
		places = [...(at < 0 ? places : places.slice(0, at)), { dialog, element, after, before }];
	};

	/** A click outside all controls removes the focus on purpose. */
	const forget = (event: PointerEvent) => {
		if (event.target instanceof Element && !event.target.closest(`${TABBABLE}, label`)) places = [];
	};

	const isLost = () => {
		const { activeElement } = page;
		return activeElement === null || activeElement === page.body;
	};

	const giveBack = () => {
		if (!isLost()) return;
		while (places.length > 1 && places.at(-1)?.dialog?.isConnected === false) places.pop();
		const place = places.at(-1);
		if (!place || place.dialog?.isConnected === false) return;
		const { element, after, before } = place;
		// Disabled while busy: enabling it triggers the next check.
		if (element.isConnected && element.matches(':disabled')) return;
		[element, ...after, ...before].find(canTakeFocus)?.focus();
	};

	const look = () => {
		const { activeElement } = page;
		if (!isLost() && !activeElement?.matches(':disabled')) return;
		clearTimeout(timer);
		timer = setTimeout(giveBack, PATIENCE_MS);
	};

	const observer = new MutationObserver(look);
	observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
	page.addEventListener('focusin', remember);
	page.addEventListener('pointerdown', forget);
	return () => {
		clearTimeout(timer);
		observer.disconnect();
		page.removeEventListener('focusin', remember);
		page.removeEventListener('pointerdown', forget);
	};
}

function canTakeFocus(element: HTMLElement): boolean {
	return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
