import { useCallback, useRef, useState } from 'react';
import type { ShownPanel } from '../../../domain/site-content/menu.ts';
import { languageParam } from '../../../platform/i18n/api-language.ts';

export type MenuPanels = {
	/** Undefined until loaded. */
	panels: readonly ShownPanel[] | undefined;
	/** The last request failed: items are plain links until the next try. */
	hasFailed: boolean;
	/** Requests them from the server, once per visit; after a failure, the next call tries again. */
	load: () => void;
};

/** Loads the panels of the menu. They are requested when a visitor comes near one, so that pages don't include them. */
export function useMenuPanels(): MenuPanels {
	const [panels, setPanels] = useState<readonly ShownPanel[]>();
	const [hasFailed, setFailed] = useState(false);
	const isRequested = useRef(false);

	const load = useCallback(() => {
		if (isRequested.current) return;
		isRequested.current = true;
		setFailed(false);
		fetchPanels().then(setPanels, () => {
			isRequested.current = false;
			setFailed(true);
		});
	}, []);

	return { panels, hasFailed, load };
}

async function fetchPanels(): Promise<ShownPanel[]> {
	const response = await fetch(`/api/menu?${new URLSearchParams(languageParam())}`);
	if (!response.ok) throw new Error(response.statusText);
	return response.json();
}

/** The panel of an item, once loaded. */
export const findPanel = ({ panels }: MenuPanels, label: string) =>
	panels?.find((panel) => panel.label === label);

/**
 * Whether an item has no panel to open, so that it is a plain link: its panels could not be loaded, or the menu has
 * changed since the page was made.
 */
export const lacksPanel = (menu: MenuPanels, label: string): boolean =>
	menu.panels ? findPanel(menu, label) === undefined : menu.hasFailed;
