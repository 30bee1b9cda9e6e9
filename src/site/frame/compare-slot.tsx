import { type ComponentType, useEffect, useState } from 'react';

const loadBar = () => import('../compare/compare-bar.tsx');

/**
 * Where the gloves chosen to compare stand. Its code comes with the first choice, or where a choice was made before;
 * until then a link to compare is a link.
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
		const hear = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>('[data-compare]');
			if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			show(link);
		};
		addEventListener('click', hear);
		try {
			if (localStorage.compareGloves) show();
		} catch {
			// A browser that stores nothing has no choice to show.
		}
		return () => removeEventListener('click', hear);
	}, []);

	return Bar && <Bar />;
}
