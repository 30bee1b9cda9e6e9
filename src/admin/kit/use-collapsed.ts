import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many entries of a wrapping row fit in its first line, measured from the layout; the caller shows the wrapped ones
 * elsewhere. Undefined until measured.
 */
export function useCollapsed(row: RefObject<HTMLUListElement | null>): number | undefined {
	const [fitting, setFitting] = useState<number>();
	useLayoutEffect(() => {
		const list = row.current;
		if (!list) return;
		const measure = () => {
			const entries = [...list.children] as HTMLElement[];
			const top = entries[0]?.offsetTop;
			setFitting(entries.filter(({ offsetTop }) => offsetTop === top).length);
		};
		measure();
		// Entries are observed too: a growing count or a loaded font changes their width, but not the row's.
		const observer = new ResizeObserver(measure);
		observer.observe(list);
		for (const entry of list.children) observer.observe(entry);
		return () => observer.disconnect();
	}, [row]);
	return fitting;
}
