import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { SampleItem } from './sample-item.ts';
import { createSampleStore, type SampleStore } from './sample-store.ts';

/** The window event that opens the panel; `detail.added` is the sample that was just put in, if one was. */
export const OPEN_EVENT = 'sampleBoxOpen';

export type SampleBox = Omit<SampleStore, 'list' | 'count' | 'subscribe' | 'isKept'> & {
	/** Empty until the browser has been asked: on the server and while the page hydrates. */
	items: readonly SampleItem[];
	count: number;
	/** False when the browser does not store the box: it lasts as long as the page. */
	kept: boolean;
	/** Opens the panel. */
	open: (added?: SampleItem) => void;
};

const Store = createContext<SampleStore | undefined>(undefined);

const NONE: readonly SampleItem[] = [];

/** Gives the pages below it the visitor's sample box. */
export function SampleBoxProvider({ children }: { children: ReactNode }) {
	const [store] = useState(() => createSampleStore(() => window));
	return <Store value={store}>{children}</Store>;
}

/** The visitor's sample box; follows every change, also those of another tab. */
export function useSampleBox(): SampleBox {
	const store = useContext(Store);
	if (!store) throw new Error('useSampleBox must be used within SampleBoxProvider');
	const { subscribe, list, isKept, add, remove, changeSize, clear } = store;
	const items = useSyncExternalStore(subscribe, list, () => NONE);
	const kept = useSyncExternalStore(subscribe, isKept, () => true);
	return useMemo(
		() => ({ items, count: items.length, kept, add, remove, changeSize, clear, open }),
		[items, kept, add, remove, changeSize, clear],
	);
}

function open(added?: SampleItem) {
	window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: { added } }));
}
