import { useSyncExternalStore } from 'react';

const never = () => () => {};

let hydrated = false;

/** False in the server HTML and during hydration, true afterwards: for showing what needs scripts. */
export function useHydrated(): boolean {
	return useSyncExternalStore(never, isNow, () => false);
}

/**
 * React reads the client snapshot only once hydration is done. This mark shows when the page becomes interactive: it
 * appears in the browser's timeline, and journeys wait for it.
 */
function isNow(): true {
	hydrated ||= !!performance.mark('hydrated');
	return true;
}

/** Whether the page has hydrated: a module that first runs after that was loaded by a navigation. */
export function isHydrated(): boolean {
	return hydrated;
}
