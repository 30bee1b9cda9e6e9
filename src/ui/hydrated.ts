import { useSyncExternalStore } from 'react';

const never = () => () => {};

let hydrated = false;

/** False in the page as sent and while it hydrates, true from then on: what needs scripts may show itself. */
export function useHydrated(): boolean {
	return useSyncExternalStore(never, isNow, () => false);
}

/** React asks for the browser's own state only once the page as sent has become its own. */
function isNow(): true {
	hydrated = true;
	return true;
}

/** Whether the page as sent has hydrated: a module that is first run after that came with a navigation. */
export function isHydrated(): boolean {
	return hydrated;
}
