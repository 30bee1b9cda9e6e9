import { useStoredSwitch } from '../../kit/use-stored-switch.ts';

/**
 * Whether single keys are shortcuts in this browser. Whoever dictates or presses keys by chance turns them off
 * (WCAG 2.1.4); they are on until the stored choice is read.
 */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
	return useStoredSwitch('staff-single-keys', true);
}

/** Whether a pressed key belongs to what is focused: a text being typed, an open dialog or a list of choices. */
export function isTyping(target: EventTarget | null): boolean {
	// A closed list of suggestions stays in the page, hidden.
	const layers = document.querySelectorAll('[role="dialog"], [role="listbox"], [role="menu"]');
	if ([...layers].some((layer) => layer.getClientRects().length > 0)) return true;
	if (!(target instanceof HTMLElement)) return false;
	if (target.isContentEditable) return true;
	if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
	return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The rows of the page's list, each with the link that opens it, or what else of it takes the focus. */
function listRows(): { row: HTMLElement; stop: HTMLElement }[] {
	return [...document.querySelectorAll<HTMLElement>('main [data-row]')].flatMap((row) => {
		const stop = row.matches('a') ? row : row.querySelector<HTMLElement>('th a, a, button');
		return stop && row.getClientRects().length > 0 ? [{ row, stop }] : [];
	});
}

/** Focuses the next or previous row of the list; the first one if none is focused. */
export function moveInList(step: 1 | -1): void {
	const rows = listRows();
	const at = rows.findIndex(({ row }) => row.contains(document.activeElement));
	const next = rows[at < 0 ? (step === 1 ? 0 : rows.length - 1) : at + step];
	next?.stop.focus();
	next?.row.scrollIntoView({ block: 'nearest' });
}

/** Picks the focused row of the list. */
export function pickFocusedRow(): void {
	const focused = listRows().find(({ row }) => row.contains(document.activeElement));
	focused?.row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}

/** Presses what the page names as its own target of a key: "n" is its button for a new record. */
export function pressMarked(key: string): boolean {
	const marked = document.querySelector<HTMLElement>(`main [data-key="${key}"]`);
	if (!marked) return false;
	if (marked instanceof HTMLInputElement) marked.focus();
	else marked.click();
	return true;
}
