import { useCallback, useRef, useState } from 'react';
import type { ShownPanel } from '../../../domain/site-content/menu.ts';
import { languageParam } from '../../../platform/i18n/api-language.ts';

export type MenuPanels = {
	/** Undefined until loaded. */
	panels: readonly ShownPanel[] | undefined;
	/** Requests them from the server, once per visit; after a failure, the next call tries again. */
	load: () => void;
};

/** Loads the panels of the menu. They are requested when a visitor comes near one, so that pages don't include them. */
export function useMenuPanels(): MenuPanels {
	const [panels, setPanels] = useState<readonly ShownPanel[]>();
	const isRequested = useRef(false);

	const load = useCallback(() => {
		if (isRequested.current) return;
		isRequested.current = true;
		fetchPanels().then(setPanels, () => {
			// The label is a link to the same lists.
			isRequested.current = false;
		});
	}, []);

	return { panels, load };
}

async function fetchPanels(): Promise<ShownPanel[]> {
	const response = await fetch(`/api/menu?${new URLSearchParams(languageParam())}`);
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	return response.json();
}

/** The panel of an item. None if the menu has changed since the page was made: the item is a plain link then. */
export const findPanel = (panels: readonly ShownPanel[], label: string) =>
	panels.find((panel) => panel.label === label);
