import { useLocation } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES } from '../i18n/locale.ts';
import { englishPath, localizedPath } from '../i18n/localized-path.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useHydrated } from './hydrated.ts';

/**
 * A link to the same page in each other language, with its query and anchor. It loads a new document, so that every
 * part of the page changes its language.
 */
export function LanguageSwitch({ className }: { className?: string }) {
	const locale = useLocale();
	const hydrated = useHydrated();
	const { pathname, search, hash } = useLocation();
	// A cached page has only the query it depends on, and the server never knows the anchor.
	const rest = import.meta.env.SSR || hydrated ? search + hash : '';
	return LOCALES.filter((other) => other !== locale).map((other) => (
		<a
			key={other}
			className={className}
			href={localizedPath(englishPath(pathname) + rest, other)}
			hrefLang={LANGUAGE_TAGS[other]}
			lang={LANGUAGE_TAGS[other]}
			suppressHydrationWarning
		>
			{LANGUAGE_NAMES[other]}
		</a>
	));
}
