import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { type AddOutcome, createSampleStore, type SampleStore } from './sample-store.ts';

/** The window event that opens the panel; its detail is the last action, if any. */
export const OPEN_EVENT = 'sampleBoxOpen';

/** The sample that was just added, or that was not: because it was already in the box, or the box is full. */
export type PanelNews = { added?: SampleItem; present?: SampleItem; notAdded?: SampleItem };

export type SampleBox = Omit<SampleStore, 'list' | 'count' | 'subscribe' | 'isKept'> & {
	/** Empty until storage has been read, that is, on the server and during hydration. */
	items: readonly SampleItem[];
	count: number;
	/** False if the browser does not store the box, which then lasts as long as the page. */
	kept: boolean;
	open: () => void;
	/** Adds a sample and opens the panel, which shows the outcome. */
	addAndOpen: (item: SampleItem) => AddOutcome;
};

const Store = createContext<SampleStore | undefined>(undefined);

const NONE: readonly SampleItem[] = [];

/** Provides the visitor's sample box to the pages below. */
export function SampleBoxProvider({ children }: { children: ReactNode }) {
	const [store] = useState(() => createSampleStore(() => window));
	return <Store value={store}>{children}</Store>;
}

/** The visitor's sample box; updates on every change, also from other tabs. */
export function useSampleBox(): SampleBox {
	const store = useContext(Store);
	if (!store) throw new Error('useSampleBox must be used within SampleBoxProvider');
	const { subscribe, list, isKept, add, remove, changeSize, clear } = store;
	const items = useSyncExternalStore(subscribe, list, () => NONE);
	const kept = useSyncExternalStore(subscribe, isKept, () => true);
	return useMemo(
		() => ({
			items,
			count: items.length,
			kept,
			add,
			remove,
			changeSize,
			clear,
			open: () => tell({}),
			addAndOpen: (item) => {
				const outcome = add(item);
				tell({ [NEWS_OF[outcome]]: item });
				return outcome;
			},
		}),
		[items, kept, add, remove, changeSize, clear],
	);
}

const NEWS_OF = { added: 'added', present: 'present', full: 'notAdded' } as const satisfies Record<
	AddOutcome,
	keyof PanelNews
>;

function tell(news: PanelNews) {
	window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: news }));
}
