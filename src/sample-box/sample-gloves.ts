import { useEffect, useState } from 'react';
import { sortSizes } from '../catalogue/glove-size.ts';
import type { SizedGlove } from './sample-lines.ts';

/** What the sample box shows of a glove. Sizes are in order. */
export type SampleGlove = SizedGlove & { name: string; picture: string | undefined };

/** Every answer of this visit; null: there is no such glove. */
const known = new Map<string, SampleGlove | null>();

type FoundGlove = {
	partNumber: string;
	name: string;
	pictures: string[];
	sizes: Record<string, string>;
	selectedSizeDefault: string;
};

/** Asks for the gloves that were not asked for yet; throws when the server can't be had. */
export async function fetchSampleGloves(partNumbers: readonly string[]): Promise<typeof known> {
	const wanted = [...new Set(partNumbers)].filter((partNumber) => !known.has(partNumber));
	if (wanted.length === 0) return known;
	const query = new URLSearchParams(wanted.map((partNumber) => ['partNumbers', partNumber]));
	const response = await fetch(`/api/products/batch?${query}`);
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	const found: FoundGlove[] = await response.json();
	for (const partNumber of wanted) known.set(partNumber, null);
	for (const { partNumber, name, pictures, sizes, selectedSizeDefault } of found) {
		const labels = sortSizes(Object.keys(sizes));
		known.set(partNumber, { partNumber, name, picture: pictures[0], sizes: labels, selectedSizeDefault });
	}
	return known;
}

export type SampleGloves = {
	/** Undefined while it is not known, null when there is no such glove. */
	find: (partNumber: string) => SampleGlove | null | undefined;
	/** The server could not be asked; part numbers and sizes are all there is. */
	failed: boolean;
};

/** Names, pictures and sizes of the gloves with these part numbers. */
export function useSampleGloves(partNumbers: readonly string[]): SampleGloves {
	const asked = partNumbers.join(' ');
	const [answer, setAnswer] = useState({ asked: '', failed: false });

	useEffect(() => {
		let current = true;
		const settle = (failed: boolean) => {
			if (current) setAnswer({ asked, failed });
		};
		fetchSampleGloves(asked === '' ? [] : asked.split(' ')).then(
			() => settle(false),
			() => settle(true),
		);
		return () => {
			current = false;
		};
	}, [asked]);

	return { find: (partNumber) => known.get(partNumber), failed: answer.failed && answer.asked === asked };
}
