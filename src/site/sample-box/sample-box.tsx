import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { type AddOutcome, createSampleStore, type SampleStore } from './sample-store.ts';

/** The window event that opens the panel; its detail is the last action, if any. */
export const OPEN_EVENT = 'sampleBoxOpen';

/** The sample that was just added, or that was not: because it was already in the box, or the box is full. */
export type PanelNews = { added?: SampleItem; present?: SampleItem; notAdded?: SampleItem };

export type SampleBox = Omit<SampleStore, 'list' | 'count' | 'subscribe' | 'isPersistent'> & {
	/** Empty until storage has been read, that is, on the server and during hydration. */
	items: readonly SampleItem[];
	count: number;
	/** False if the browser does not store the box, which then lasts as long as the page. */
	isStored: boolean;
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
	const { subscribe, list, isPersistent, add, remove, changeSize, clear } = store;
	const items = useSyncExternalStore(subscribe, list, () => NONE);
	const isStored = useSyncExternalStore(subscribe, isPersistent, () => true);
	return useMemo(
		() => ({
			items,
			count: items.length,
			isStored,
			add,
			remove,
			changeSize,
			clear,
			open: () => notify({}),
			addAndOpen: (item) => {
				const outcome = add(item);
				notify({ [NEWS_OF[outcome]]: item });
				return outcome;
			},
		}),
		[items, isStored, add, remove, changeSize, clear],
	);
}

const NEWS_OF = { added: 'added', present: 'present', full: 'notAdded' } as const satisfies Record<
	AddOutcome,
	keyof PanelNews
>;

function notify(news: PanelNews) {
	window.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: news }));
}
