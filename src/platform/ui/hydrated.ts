import { startTransition, useEffect, useState } from 'react';

let hydrated = false;

/** False in the server HTML and during hydration, true afterwards: for showing what needs scripts. */
export function useHydrated(): boolean {
	const [isSeen, setSeen] = useState(hydrated);
	// In a transition, so that a slow phone may answer a tap between two components.
	useEffect(() => startTransition(() => setSeen(true)), []);
	return isSeen;
}

/** Marks when the page becomes interactive: in the browser's timeline, where journeys wait for it, and for `isHydrated`. */
export function useHydrationMark(): void {
	const isSeen = useHydrated();
	useEffect(() => {
		if (isSeen) hydrated ||= !!performance.mark('hydrated');
	}, [isSeen]);
}

/** Whether the page has hydrated: a module that first runs after that was loaded by a navigation. */
export function isHydrated(): boolean {
	return hydrated;
}
