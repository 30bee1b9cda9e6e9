import { type RefObject, useEffect, useState } from 'react';

/** Unknown until scripts run; waiting until it has come into view; seen from then on. */
export type InView = 'unknown' | 'waiting' | 'seen';

/** Reports when a fraction (0 to 1) of an element is first in view. */
export function useInView(element: RefObject<HTMLElement | null>, part: number): InView {
	const [inView, setInView] = useState<InView>('unknown');
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				const seen = entries.some((entry) => entry.isIntersecting);
				setInView(seen ? 'seen' : 'waiting');
				if (seen) observer.disconnect();
			},
			{ threshold: part },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, part]);
	return inView;
}
