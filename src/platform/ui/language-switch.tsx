import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES } from '../i18n/locale.ts';
import { englishPath, localizedPath } from '../i18n/localized-path.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useHydrated } from './hydrated.ts';

/** Set while a page with something typed in it loads in another language; see `fields/kept-fields.ts`. */
export const KEPT_FIELDS = 'keptFields';

const loadKeptFields = () => import('./fields/kept-fields.ts');

/**
 * A link to the same page in each other language, with its query and anchor, and with what is typed in its fields. It
 * loads a new document, so that every part of the page changes its language.
 */
export function LanguageSwitch({ className }: { className?: string }) {
	const locale = useLocale();
	const hydrated = useHydrated();
	const { pathname, search, hash } = useLocation();
	useEffect(() => {
		if (sessionStorage.getItem(KEPT_FIELDS)) loadKeptFields().then((kept) => kept.putBack());
	}, []);
	// A cached page has only the query it depends on, and the server never knows the anchor.
	const rest = import.meta.env.SSR || hydrated ? search + hash : '';
	return LOCALES.filter((other) => other !== locale).map((other) => (
		<a
			key={other}
			className={className}
			href={localizedPath(englishPath(pathname) + rest, other)}
			hrefLang={LANGUAGE_TAGS[other]}
			lang={LANGUAGE_TAGS[other]}
			onClick={keepFields}
			suppressHydrationWarning
		>
			{LANGUAGE_NAMES[other]}
		</a>
	));
}

/** Another tab or window leaves this page as it is. */
function keepFields(event: MouseEvent<HTMLAnchorElement>): void {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	const { href } = event.currentTarget;
	loadKeptFields().then(
		(kept) => kept.keepAndGo(href),
		() => location.assign(href),
	);
}
