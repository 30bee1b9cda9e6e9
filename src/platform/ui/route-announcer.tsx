import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The element that takes focus on arrival: the page's `<main>`. */
export const CONTENT_ID = 'content';

/**
 * Does after an in-page navigation what a browser does after a load: says the new page's title and moves focus to
 * its content. A change of query or hash alone is not an arrival.
 */
export function RouteAnnouncer() {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	const [title, setTitle] = useState('');

	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		setTitle(document.title);
		// The router scrolls; a hash names its own place.
		if (hash === '') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
	}, [pathname, hash]);

	return (
		<p className="spoken" aria-live="polite">
			{title}
		</p>
	);
}
