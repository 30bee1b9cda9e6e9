import { useEffect, useState } from 'react';

/** How long a just written line stays highlighted, in milliseconds. */
const MARKED_MS = 2_000;

/** The key of the just written line, for a short time. */
export function useMarkedLine() {
	const [marked, setMarked] = useState<string>();
	useEffect(() => {
		if (marked === undefined) return;
		const timer = setTimeout(() => setMarked(undefined), MARKED_MS);
		return () => clearTimeout(timer);
	}, [marked]);
	return [marked, setMarked] as const;
}
