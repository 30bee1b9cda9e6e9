import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The element focused after a navigation: the page's `<main>`. */
export const CONTENT_ID = 'content';

/**
 * Does after an in-page navigation what a browser does after a load: announces the new title and moves focus to the
 * content. A change of query or hash alone does not count.
 */
export function RouteAnnouncer() {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState('');

	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
		// The router scrolls; a hash has its own target.
		if (hash === '') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
	}, [pathname, hash]);

	return (
		<p className="sr-only" aria-live="polite">
			{title}
		</p>
	);
}
