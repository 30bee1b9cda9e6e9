import { useEffect } from 'react';

/** Puts a count before the document's title, where a browser's tab shows it: "(2) Sample requests". */
export function useTitleBadge(count: number): void {
	useEffect(() => {
		if (count === 0) return;
		const title = document.title;
		document.title = `(${count}) ${title}`;
		return () => {
			document.title = title;
		};
	}, [count]);
}
