import { useEffect, useState } from 'react';

/** How long a line stays highlighted after it was written, in milliseconds. */
const MARKED_MS = 2_000;

/** The key of the line written last, for a short time. */
export function useMarkedLine() {
	const [marked, setMarked] = useState<string>();
	useEffect(() => {
		if (marked === undefined) return;
		const timer = setTimeout(() => setMarked(undefined), MARKED_MS);
		return () => clearTimeout(timer);
	}, [marked]);
	return [marked, setMarked] as const;
}
