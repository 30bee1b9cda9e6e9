import { isHydrated } from '../ui/hydrated.ts';
import type { Locale } from './locale.ts';
import type { LoadedMessages, PageMessages } from './page-messages.tsx';

type Load = () => Promise<{ default: Record<string, never> }>;

/** A page's messages in the browser, fetched once per language on demand. */
export function fetchedMessages(loads: Record<Locale, Load>): PageMessages {
	const parts: Partial<Record<Locale, LoadedMessages>> = {};
	return (locale) => {
		const known = parts[locale];
		if (known) return known;
		const part = { loading: loads[locale]().then((module) => module.default, giveUp) };
		parts[locale] = part;
		return part;
	};
}

/**
 * If messages fail to load, a page as sent keeps its server HTML. A navigation reloads the document, as the router does
 * when a page's code is gone after a deployment.
 */
function giveUp(): Promise<never> {
	if (isHydrated()) location.reload();
	return new Promise(() => {});
}
