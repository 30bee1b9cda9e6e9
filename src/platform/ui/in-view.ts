import { type RefObject, useEffect, useState } from 'react';

/** Unknown until scripts run; waiting while it has not come into view; seen from then on. */
export type InView = 'unknown' | 'waiting' | 'seen';

/** Says when a part of an element (0 to 1) is in view for the first time. */
export function useInView(element: RefObject<HTMLElement | null>, part: number): InView {
	const [sight, setSight] = useState<InView>('unknown');
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				const seen = entries.some((entry) => entry.isIntersecting);
				setSight(seen ? 'seen' : 'waiting');
				if (seen) observer.disconnect();
			},
			{ threshold: part },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, part]);
	return sight;
}
