import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as sent and while it hydrates, true from then on: what needs scripts may show itself. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
