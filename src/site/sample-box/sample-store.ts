import {
	isSameSample,
	joinSamples,
	MAX_SAMPLES,
	parseSampleItems,
	type SampleItem,
} from '../../domain/sample-requests/sample-item.ts';

/** Where the sample box is stored, and the event that reports each change (docs/behaviour.md, "Sample box"). */
const STORAGE_KEY = 'sampleBox';
const UPDATED_EVENT = 'sampleBoxUpdated';

/** `present`: it was in the box already; `full`: the box holds `MAX_SAMPLES`. */
export type AddOutcome = 'added' | 'present' | 'full';

/** What the sample box needs of a browser's window. */
export type SampleBoxWindow = EventTarget & { readonly localStorage: Storage };

export type SampleStore = {
	/** The same array until something changes. */
	list: () => readonly SampleItem[];
	count: () => number;
	/** Adds at the end, or at a place of the list. */
	add: (item: SampleItem, at?: number) => AddOutcome;
	remove: (item: SampleItem) => void;
	/** Gives a sample another size; where that one is in the box already, the two become one. */
	changeSize: (item: SampleItem, size: string) => void;
	clear: () => void;
	/** Calls back after every change in this tab or another; answers the function that ends it. */
	subscribe: (changed: () => void) => () => void;
	/** False when the browser refused to store the last change: the box then lasts as long as the page. */
	isKept: () => boolean;
};

const NONE: readonly SampleItem[] = [];

/**
 * The sample box of one browser. Every change starts from what is stored at that moment, so that two tabs never
 * overwrite each other. `page` is called when the box is first used: the server has no window.
 */
export function createSampleStore(page: () => SampleBoxWindow): SampleStore {
	let seen: { text: string | null; items: readonly SampleItem[] } = { text: null, items: NONE };
	let kept = true;

	function list(): readonly SampleItem[] {
		let text: string | null;
		try {
			text = page().localStorage.getItem(STORAGE_KEY);
		} catch {
			return seen.items;
		}
		if (text === seen.text) return seen.items;
		const stored = text === null ? [] : parseSampleItems(text);
		// What could not be stored is not lost to what another tab has stored since.
		seen = { text, items: joinSamples(stored ?? [], kept ? [] : seen.items) };
		if (stored === undefined) discard();
		return seen.items;
	}

	function discard() {
		try {
			page().localStorage.removeItem(STORAGE_KEY);
			seen = { ...seen, text: null };
		} catch {
			// Storage that can't be written keeps what it holds; it counts as nothing.
		}
	}

	function replace(items: readonly SampleItem[]) {
		const text = JSON.stringify(items);
		try {
			page().localStorage.setItem(STORAGE_KEY, text);
			seen = { text, items };
			kept = true;
		} catch {
			seen = { ...seen, items };
			kept = false;
		}
		page().dispatchEvent(new CustomEvent(UPDATED_EVENT, { detail: { count: items.length } }));
	}

	return {
		list,
		count: () => list().length,
		add(item, at) {
			const items = list();
			if (items.some((other) => isSameSample(other, item))) return 'present';
			if (items.length >= MAX_SAMPLES) return 'full';
			const { partNumber, size } = item;
			replace(items.toSpliced(at ?? items.length, 0, { partNumber, size }));
			return 'added';
		},
		remove(item) {
			const items = list();
			const left = items.filter((other) => !isSameSample(other, item));
			if (left.length < items.length) replace(left);
		},
		changeSize(item, size) {
			const items = list();
			const at = items.findIndex((other) => isSameSample(other, item));
			if (at < 0 || items[at]?.size === size) return;
			replace(joinSamples(items.with(at, { partNumber: item.partNumber, size })));
		},
		clear() {
			if (list().length > 0) replace([]);
		},
		subscribe(changed) {
			const browser = page();
			const changedElsewhere = (event: Event) => {
				const { key } = event as StorageEvent;
				// Without a key, everything was cleared.
				if (key === STORAGE_KEY || key === null) changed();
			};
			browser.addEventListener(UPDATED_EVENT, changed);
			browser.addEventListener('storage', changedElsewhere);
			return () => {
				browser.removeEventListener(UPDATED_EVENT, changed);
				browser.removeEventListener('storage', changedElsewhere);
			};
		},
		isKept: () => kept,
	};
}
