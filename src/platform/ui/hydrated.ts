import { useSyncExternalStore } from 'react';

const never = () => () => {};

let hydrated = false;

/** False in the page as sent and while it hydrates, true from then on: what needs scripts may show itself. */
export function useHydrated(): boolean {
	return useSyncExternalStore(never, isNow, () => false);
}

/**
 * React asks for the browser's own state only once the page as sent has become its own. From this mark on the page works
 * and not only shows: a browser's timeline has it, and journeys wait for it.
 */
function isNow(): true {
	hydrated ||= !!performance.mark('hydrated');
	return true;
}

/** Whether the page as sent has hydrated: a module that is first run after that came with a navigation. */
export function isHydrated(): boolean {
	return hydrated;
}
