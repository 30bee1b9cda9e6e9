import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many entries of a wrapping row stand in its first line. The row's own layout decides: what the words, figures and
 * fonts leave no room for wraps, and the caller shows it elsewhere. Undefined until it was measured.
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
		// Entries too: a figure that grows, or a font that arrives, changes no width of the row.
		const observer = new ResizeObserver(measure);
		observer.observe(list);
		for (const entry of list.children) observer.observe(entry);
		return () => observer.disconnect();
	}, [row]);
	return fitting;
}
