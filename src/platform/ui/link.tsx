import { type ComponentProps, useCallback } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { englishPath, localizedPath } from '../i18n/localized-path.ts';
import { useLocale } from '../i18n/use-locale.ts';

export type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & {
	/** The English path of a page; the link leads to it in the page's language. */
	to: string;
};

/** A link to a page of the site in the page's language. */
export function Link({ to, ...rest }: LinkProps) {
	return <RouterLink to={localizedPath(to, useLocale())} {...rest} />;
}

/** Turns the English path of a page into its path in the page's language, for `href` and `action`. */
export function usePathTo(): (path: string) => string {
	const locale = useLocale();
	return useCallback((path: string) => localizedPath(path, locale), [locale]);
}

/** The English path of the page shown, for comparison with paths in the code. */
export function useEnglishPath(): string {
	return englishPath(useLocation().pathname);
}
