import { isHydrated } from '../ui/hydrated.ts';
import type { Locale } from './locale.ts';
import type { LoadedMessages, PageMessages } from './page-messages.tsx';

type Load = () => Promise<{ default: Record<string, never> }>;

/** A page's messages in the browser, fetched once for each language that is asked for. */
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
 * A page as sent stays as it is without its messages. A navigation does what the router does where a page's code is
 * gone after an update of the site: the new page is loaded whole.
 */
function giveUp(): Promise<never> {
	if (isHydrated()) location.reload();
	return new Promise(() => {});
}
