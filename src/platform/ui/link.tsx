import { type ComponentProps, useCallback } from 'react';
import { useLocation } from 'react-router';
import { englishPath, localizedPath } from '../i18n/localized-path.ts';
import { useLocale } from '../i18n/use-locale.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
	/** The English path of a page, which the link leads to in the page's language, or an https: address. */
	to: string;
	/** The page stays scrolled as it is. */
	preventScrollReset?: boolean;
	/** The browser loads the page, because it is none of the router's. */
	reloadDocument?: boolean;
};

/**
 * A link to a page of the site in the page's language: a plain element, which costs the server a tenth of the router's
 * component. `useFollowLinks` makes a click on it a navigation, and the router finds its route by `data-discover`.
 */
export function Link({ to, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
	return (
		<a
			{...rest}
			href={localizedPath(to, useLocale())}
			data-scroll={preventScrollReset ? 'kept' : undefined}
			data-discover={reloadDocument || !to.startsWith('/') ? undefined : 'true'}
		/>
	);
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
