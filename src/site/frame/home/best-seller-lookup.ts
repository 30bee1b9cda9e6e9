import { useCallback, useRef, useState } from 'react';
import { languageParam } from '../../../platform/i18n/api-language.ts';
import type { BestSeller } from './best-seller.ts';
import { BestSellerPanel } from './best-seller-plates.tsx';

export type BestSellerLookup = {
	/** Undefined until loaded; empty if there are none or the request failed. */
	gloves: readonly BestSeller[] | undefined;
	/** Requests them from the server, once per visit. */
	load: () => void;
};

/**
 * Loads the menus' best sellers by part number. They are requested when the visitor first needs them, so that pages
 * don't include them.
 */
export function useBestSellers(partNumbers: readonly string[]): BestSellerLookup {
	const [gloves, setGloves] = useState<readonly BestSeller[]>();
	const isRequested = useRef(false);

	const load = useCallback(() => {
		if (isRequested.current) return;
		isRequested.current = true;
		Promise.all([fetchBestSellers(partNumbers), BestSellerPanel.load()]).then(
			([gloves]) => setGloves(gloves),
			() => setGloves([]),
		);
	}, [partNumbers]);

	return { gloves, load };
}

async function fetchBestSellers(partNumbers: readonly string[]): Promise<BestSeller[]> {
	if (partNumbers.length === 0) return [];
	try {
		const query = new URLSearchParams([
			...partNumbers.map((partNumber) => ['partNumbers', partNumber]),
			...Object.entries(languageParam()),
		]);
		const response = await fetch(`/api/products/batch?${query}`);
		if (!response.ok) throw new Error(`The server answered ${response.status}.`);
		const products: (BestSeller & { pictures: readonly string[] })[] = await response.json();
		return products.map(({ partNumber, name, description, pictures }) => ({
			partNumber,
			name,
			description,
			picture: pictures[0],
		}));
	} catch (error) {
		// biome-ignore lint/suspicious/noConsole: a failure is reported in the console
		console.error('Batch fetch failed', error);
		return [];
	}
}
