import { type ComponentType, useEffect, useState } from 'react';

const loadBar = () => import('../compare/compare-bar.tsx');

/**
 * Shows the comparison bar. Its code is loaded when the first glove is selected, or at once if a selection is stored;
 * until then a compare link is a plain link.
 */
export function CompareSlot() {
	const [Bar, setBar] = useState<ComponentType>();

	useEffect(() => {
		const show = (link?: HTMLAnchorElement) =>
			loadBar().then(
				({ CompareBar, choose }) => {
					setBar(() => CompareBar);
					choose(link);
				},
				() => {
					if (link) location.assign(link.href);
				},
			);
		const onClick = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>('[data-compare]');
			if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			show(link);
		};
		addEventListener('click', onClick);
		try {
			if (localStorage.compareGloves) show();
		} catch {
			// A browser without storage has no selection to show.
		}
		return () => removeEventListener('click', onClick);
	}, []);

	return Bar && <Bar />;
}
