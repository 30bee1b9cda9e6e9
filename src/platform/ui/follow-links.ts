import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Makes a plain click on a link of the site (link.tsx) a navigation in the page. One listener serves all links, also
 * those of static parts, which React does not hydrate. React's own handlers run first: a link whose handler has
 * prevented the default does not navigate.
 */
export function useFollowLinks(): void {
	const navigate = useNavigate();
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			if (event.defaultPrevented || event.button !== 0) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-discover]');
			if (!link) return;
			event.preventDefault();
			navigate(link.pathname + link.search + link.hash, {
				replace: link.href === location.href,
				preventScrollReset: link.dataset.scroll === 'kept',
			});
		};
		document.addEventListener('click', follow);
		return () => document.removeEventListener('click', follow);
	}, [navigate]);
}
