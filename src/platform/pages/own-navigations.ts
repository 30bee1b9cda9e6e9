import { startTransition, useCallback, useState } from 'react';

/**
 * Whether navigations that a component started itself are under way. What it shows of the address may be out of date
 * until they end: the page of an earlier choice can arrive after a later choice was made, and must not take it back.
 */
export function useOwnNavigations(): {
	isPending: boolean;
	/** Called with what `navigate` returned. */
	follow: (navigation: void | Promise<void>) => Promise<void>;
} {
	const [count, setCount] = useState(0);
	const follow = useCallback(async (navigation: void | Promise<void>) => {
		setCount((before) => before + 1);
		try {
			await navigation;
		} finally {
			// The router shows a page in a transition, so this comes after it.
			startTransition(() => setCount((before) => before - 1));
		}
	}, []);
	return { isPending: count > 0, follow };
}
