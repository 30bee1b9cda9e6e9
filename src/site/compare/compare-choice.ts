import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { MAX_COMPARED } from '../../domain/fit/judging/most-compared.ts';

/** The storage key of the selected gloves, and the event fired after every change. */
const STORAGE_KEY = 'compareGloves';
const UPDATED_EVENT = 'compareGlovesUpdated';

/** `full`: the max number of gloves is already selected. */
export type ChoiceOutcome = 'added' | 'removed' | 'full';

/** The parts of `window` that the selection uses. */
export type ChoiceWindow = EventTarget & { readonly localStorage: Pick<Storage, 'getItem' | 'setItem'> };

const NONE: readonly string[] = [];

/**
 * The gloves selected for comparison in this browser. Every change starts from the currently stored value, so that two
 * tabs stay in sync. If storage is not available, the selection lasts as long as the page.
 */
export function createCompareChoice(page: () => ChoiceWindow) {
	let seen: { text: string | null; partNumbers: readonly string[] } = { text: null, partNumbers: NONE };

	/** Returns the same array until the selection changes. */
	function list(): readonly string[] {
		try {
			const text = page().localStorage.getItem(STORAGE_KEY);
			if (text !== seen.text) seen = { text, partNumbers: parseChoice(text) };
		} catch {
			// Falls back to the selection made on this page.
		}
		return seen.partNumbers;
	}

	function replace(partNumbers: readonly string[]): void {
		const chosen = partNumbers.slice(0, MAX_COMPARED);
		if (isSame(chosen, list())) return;
		const text = JSON.stringify(chosen);
		try {
			page().localStorage.setItem(STORAGE_KEY, text);
			seen = { text, partNumbers: chosen };
		} catch {
			seen = { ...seen, partNumbers: chosen };
		}
		page().dispatchEvent(new Event(UPDATED_EVENT));
	}

	/** Appends a glove, or removes it if it is already selected. */
	function toggle(partNumber: string): ChoiceOutcome {
		const chosen = list();
		if (chosen.includes(partNumber)) {
			replace(chosen.filter((other) => other !== partNumber));
			return 'removed';
		}
		if (chosen.length >= MAX_COMPARED) return 'full';
		replace([...chosen, partNumber]);
		return 'added';
	}

	/** Calls back after every change in this tab or another one; returns an unsubscribe function. */
	function subscribe(changed: () => void): () => void {
		const browser = page();
		browser.addEventListener(UPDATED_EVENT, changed);
		browser.addEventListener('storage', changed);
		return () => {
			browser.removeEventListener(UPDATED_EVENT, changed);
			browser.removeEventListener('storage', changed);
		};
	}

	return { list, replace, toggle, subscribe };
}

export const compareChoice = createCompareChoice(() => window);

/** Parses the stored selection defensively: another version of the site, or a person, may have written it. */
function parseChoice(text: string | null): readonly string[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]');
		if (!Array.isArray(stored)) return NONE;
		const partNumbers = stored.filter(
			(part): part is string => typeof part === 'string' && normalisePartNumber(part) === part,
		);
		return [...new Set(partNumbers)].slice(0, MAX_COMPARED);
	} catch {
		return NONE;
	}
}

function isSame(before: readonly string[], now: readonly string[]): boolean {
	return before.length === now.length && before.every((partNumber, at) => partNumber === now[at]);
}
