import {
	isSameSample,
	joinSamples,
	MAX_SAMPLES,
	parseSampleItems,
	type SampleItem,
} from '../../domain/sample-requests/sample-item.ts';

/** The storage key of the sample box, and the event fired after every change (docs/behaviour.md, "Sample box"). */
const STORAGE_KEY = 'sampleBox';
const UPDATED_EVENT = 'sampleBoxUpdated';

/** `present`: it was already in the box; `full`: the box holds `MAX_SAMPLES`. */
export type AddOutcome = 'added' | 'present' | 'full';

/** The parts of `window` that the sample box uses. */
export type SampleBoxWindow = EventTarget & { readonly localStorage: Storage };

export type SampleStore = {
	/** Returns the same array until something changes. */
	list: () => readonly SampleItem[];
	count: () => number;
	/** Appends a sample, or inserts it at an index. */
	add: (item: SampleItem, at?: number) => AddOutcome;
	remove: (item: SampleItem) => void;
	/** Changes the size of a sample; if that size is already in the box, the two are merged. */
	changeSize: (item: SampleItem, size: string) => void;
	clear: () => void;
	/** Calls back after every change in this tab or another one; returns an unsubscribe function. */
	subscribe: (changed: () => void) => () => void;
	/** False if the browser refused to store the last change; the box then lasts as long as the page. */
	isPersistent: () => boolean;
};

const NONE: readonly SampleItem[] = [];

/**
 * The sample box of one browser. Every change starts from the currently stored value, so that two tabs never overwrite
 * each other. `page` is called on first use, because the server has no window.
 */
export function createSampleStore(page: () => SampleBoxWindow): SampleStore {
	let seen: { text: string | null; items: readonly SampleItem[] } = { text: null, items: NONE };
	let isStored = true;

	function list(): readonly SampleItem[] {
		let text: string | null;
		try {
			text = page().localStorage.getItem(STORAGE_KEY);
		} catch {
			return seen.items;
		}
		if (text === seen.text) return seen.items;
		const stored = text === null ? [] : parseSampleItems(text);
		// Samples that could not be stored are merged with what another tab has stored since.
		seen = { text, items: joinSamples(stored ?? [], isStored ? [] : seen.items) };
		if (stored === undefined) discard();
		return seen.items;
	}

	function discard() {
		try {
			page().localStorage.removeItem(STORAGE_KEY);
			seen = { ...seen, text: null };
		} catch {
			// Storage that cannot be written keeps its value, which is ignored.
		}
	}

	function replace(items: readonly SampleItem[]) {
		const text = JSON.stringify(items);
		try {
			page().localStorage.setItem(STORAGE_KEY, text);
			seen = { text, items };
			isStored = true;
		} catch {
			seen = { ...seen, items };
			isStored = false;
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
				// The key is null if all storage was cleared.
				if (key === STORAGE_KEY || key === null) changed();
			};
			browser.addEventListener(UPDATED_EVENT, changed);
			browser.addEventListener('storage', changedElsewhere);
			return () => {
				browser.removeEventListener(UPDATED_EVENT, changed);
				browser.removeEventListener('storage', changedElsewhere);
			};
		},
		isPersistent: () => isStored,
	};
}
