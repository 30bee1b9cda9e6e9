import { beforeEach, expect, test } from 'vitest';
import { MAX_SAMPLES } from '../../domain/sample-requests/sample-item.ts';
import { createSampleStore, type SampleBoxWindow, type SampleStore } from './sample-store.ts';

const KEY = 'sampleBox';
const bulwark = { partNumber: 'xy300', size: 'L' };
const tig = { partNumber: 'xy276-3', size: 'M' };

/** Browser storage: texts by key, with a character limit; notifies every tab but the writer. */
class Browser {
	readonly texts = new Map<string, string>();
	readonly tabs: EventTarget[] = [];
	room = 5_000_000;
	blocked = false;

	openTab(): { page: SampleBoxWindow; store: SampleStore; counts: number[] } {
		const page = Object.assign(new EventTarget(), { localStorage: this.storageOf() }) as SampleBoxWindow;
		Object.defineProperty(page, 'localStorage', {
			get: () => {
				if (this.blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
				return this.storageOf(page);
			},
		});
		this.tabs.push(page);
		const counts: number[] = [];
		page.addEventListener('sampleBoxUpdated', (event) => counts.push((event as CustomEvent).detail.count));
		return { page, store: createSampleStore(() => page), counts };
	}

	private storageOf(writer?: EventTarget): Storage {
		const change = (key: string, text: string | null) => {
			if (text === null) this.texts.delete(key);
			else {
				if (text.length > this.room) throw new DOMException('The quota is used up.', 'QuotaExceededError');
				this.texts.set(key, text);
			}
			for (const tab of this.tabs)
				if (tab !== writer) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
		};
		return {
			getItem: (key: string) => this.texts.get(key) ?? null,
			setItem: change,
			removeItem: (key: string) => change(key, null),
		} as unknown as Storage;
	}
}

let browser: Browser;
beforeEach(() => {
	browser = new Browser();
});

test('added samples are stored and reported with the new count', () => {
	const { store, counts } = browser.openTab();
	expect(store.add(bulwark)).toBe('added');
	expect(store.add(tig)).toBe('added');
	expect(JSON.parse(browser.texts.get(KEY) ?? '')).toEqual([bulwark, tig]);
	expect(counts).toEqual([1, 2]);
});

test('the same glove in the same size has no effect, whatever the size is called', () => {
	const { store, counts } = browser.openTab();
	store.add(bulwark);
	expect(store.add({ partNumber: 'xy300', size: 'Large' })).toBe('present');
	expect(store.add({ partNumber: 'xy300', size: 'XL' })).toBe('added');
	expect(counts).toEqual([1, 2]);
});

test('a list is the same array until something changes', () => {
	const { store } = browser.openTab();
	store.add(bulwark);
	const before = store.list();
	expect(store.list()).toBe(before);
	store.add(bulwark);
	expect(store.list()).toBe(before);
	store.remove(bulwark);
	expect(store.list()).not.toBe(before);
});

test('a sample is removed, and restored at its position', () => {
	const { store } = browser.openTab();
	store.add(bulwark);
	store.add(tig);
	store.remove({ partNumber: 'xy300', size: 'Large' });
	expect(store.list()).toEqual([tig]);
	store.add(bulwark, 0);
	expect(store.list()).toEqual([bulwark, tig]);
	store.clear();
	expect(store.count()).toBe(0);
});

test('a changed size keeps its position; if that size is already in the box, the two are merged', () => {
	const { store } = browser.openTab();
	store.add(bulwark);
	store.add(tig);
	store.changeSize(bulwark, 'XL');
	expect(store.list()).toEqual([{ partNumber: 'xy300', size: 'XL' }, tig]);
	store.add(bulwark);
	store.changeSize(bulwark, 'XL');
	expect(store.list()).toEqual([{ partNumber: 'xy300', size: 'XL' }, tig]);
});

test.each(['{not a list', '{"partNumber":"xy300","size":"L"}', 'null', '7'])(
	'stored data that can’t be read is dropped, and counts as nothing: %s',
	(text) => {
		browser.texts.set(KEY, text);
		const { store } = browser.openTab();
		expect(store.count()).toBe(0);
		expect(browser.texts.has(KEY)).toBe(false);
	},
);

test('items of a list with another shape are dropped', () => {
	const items = [
		null,
		'xy300',
		{ partNumber: 'xy300' },
		{ partNumber: '<b>', size: 'L' },
		{ partNumber: 'XY300 ', size: ' L ', price: 3 },
		{ partNumber: 'xy300', size: 'Large' },
		{ partNumber: 'xy301', size: 'L'.repeat(41) },
	];
	browser.texts.set(KEY, JSON.stringify(items));
	expect(browser.openTab().store.list()).toEqual([bulwark]);
});

test('two tabs never lose each other’s samples', () => {
	const one = browser.openTab();
	const two = browser.openTab();
	one.store.list();
	two.store.list();
	one.store.add(bulwark);
	two.store.add(tig);
	one.store.add({ partNumber: 'xy301', size: 'S' });
	two.store.remove(bulwark);
	expect(one.store.list()).toEqual([tig, { partNumber: 'xy301', size: 'S' }]);
	expect(two.store.list()).toEqual(one.store.list());
});

test('a tab is notified of the other’s changes until it unsubscribes', () => {
	const one = browser.openTab();
	const two = browser.openTab();
	let notifications = 0;
	const stop = one.store.subscribe(() => notifications++);
	two.store.add(bulwark);
	expect(notifications).toBe(1);
	one.store.add(tig);
	expect(notifications).toBe(2);
	stop();
	two.store.add({ partNumber: 'xy301', size: 'S' });
	expect(notifications).toBe(2);
});

test('a box is full at its limit, and reports it', () => {
	const { store } = browser.openTab();
	for (let at = 0; at < MAX_SAMPLES; at++)
		expect(store.add({ partNumber: `xy${at}`, size: 'L' })).toBe('added');
	expect(store.add({ partNumber: 'xy999', size: 'L' })).toBe('full');
	expect(store.count()).toBe(MAX_SAMPLES);
});

test('full or blocked storage breaks nothing: the box lasts as long as the page', () => {
	const { store, counts } = browser.openTab();
	store.add(bulwark);
	browser.room = 0;
	expect(store.add(tig)).toBe('added');
	expect(store.isPersistent()).toBe(false);
	expect(store.list()).toEqual([bulwark, tig]);
	browser.blocked = true;
	expect(store.add({ partNumber: 'xy301', size: 'S' })).toBe('added');
	expect(counts).toEqual([1, 2, 3]);
	browser.blocked = false;
	browser.room = 5_000_000;
	store.remove(tig);
	expect(store.isPersistent()).toBe(true);
	expect(JSON.parse(browser.texts.get(KEY) ?? '')).toEqual([bulwark, { partNumber: 'xy301', size: 'S' }]);
});

test('samples that one tab could not store are merged with those another has stored since', () => {
	const one = browser.openTab();
	const two = browser.openTab();
	browser.room = 0;
	one.store.add(bulwark);
	browser.room = 5_000_000;
	two.store.add(tig);
	expect(one.store.list()).toEqual([tig, bulwark]);
});
