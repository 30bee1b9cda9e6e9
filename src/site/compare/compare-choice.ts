import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { MAX_COMPARED } from '../../domain/fit/judging/most-compared.ts';

/** Where the chosen gloves are kept, and the event that tells of every change. */
const STORAGE_KEY = 'compareGloves';
const UPDATED_EVENT = 'compareGlovesUpdated';

/** `full`: four are chosen already. */
export type ChoiceOutcome = 'added' | 'removed' | 'full';

/** What the choice needs of a browser's window. */
export type ChoiceWindow = EventTarget & { readonly localStorage: Pick<Storage, 'getItem' | 'setItem'> };

const NONE: readonly string[] = [];

/**
 * The gloves that one browser has chosen to compare. Every change starts from what is stored at that moment, so that
 * two tabs agree; where nothing can be stored it lasts as long as the page.
 */
export function createCompareChoice(page: () => ChoiceWindow) {
	let seen: { text: string | null; partNumbers: readonly string[] } = { text: null, partNumbers: NONE };

	/** The same array until something changes. */
	function list(): readonly string[] {
		try {
			const text = page().localStorage.getItem(STORAGE_KEY);
			if (text !== seen.text) seen = { text, partNumbers: parseChoice(text) };
		} catch {
			// What was chosen on this page still counts.
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

	/** Adds a glove at the end, or takes it off where it is among the chosen. */
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

	/** Calls back after every change in this tab or another; answers the function that ends it. */
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

/** What another version of the site, or somebody's hand, may have left there is read with care. */
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
