import { useSyncExternalStore } from 'react';

/** Where the sample box is kept, and the event that tells of every change (public-site.md sections 3 and 9). */
const STORAGE_KEY = 'sampleBox';
const UPDATED_EVENT = 'sampleBoxUpdated';

/** How many gloves are in the sample box; 0 until that is known. */
export function useSampleCount(): number {
	return useSyncExternalStore(subscribe, countSamples, () => 0);
}

function subscribe(changed: () => void): () => void {
	window.addEventListener(UPDATED_EVENT, changed);
	// Another tab of the same visitor.
	window.addEventListener('storage', changed);
	return () => {
		window.removeEventListener(UPDATED_EVENT, changed);
		window.removeEventListener('storage', changed);
	};
}

/** What cannot be read counts as nothing; storage may also be refused altogether. */
function countSamples(): number {
	try {
		const items: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
		return Array.isArray(items) ? items.length : 0;
	} catch {
		return 0;
	}
}
