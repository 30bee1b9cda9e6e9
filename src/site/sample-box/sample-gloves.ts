import { useEffect, useState } from 'react';
import { sortSizes } from '../../domain/catalogue/glove-size.ts';
import type { SizedGlove } from '../../domain/sample-requests/sample-lines.ts';
import { listShownPictures } from '../../platform/storage/uploaded-picture.ts';

/** What the sample box shows of a glove. Sizes are in order. */
export type SampleGlove = Required<SizedGlove> & { name: string; picture: string | undefined };

/** Every answer of this visit; null: there is no such glove. */
const known = new Map<string, SampleGlove | null>();

type FoundGlove = {
	partNumber: string;
	name: string;
	pictures: string[];
	sizes: Record<string, string>;
	selectedSizeDefault: string;
	color: string;
};

/** As many as one call takes. */
const MAX_AT_ONCE = 100;

const MAX_SEARCH_LENGTH = 100;

/** Asks for the gloves that were not asked for yet; throws when the server can't be had. */
export async function fetchSampleGloves(partNumbers: readonly string[]): Promise<typeof known> {
	const wanted = [...new Set(partNumbers)].filter((partNumber) => !known.has(partNumber));
	for (let from = 0; from < wanted.length; from += MAX_AT_ONCE)
		await fetchBatch(wanted.slice(from, from + MAX_AT_ONCE));
	return known;
}

async function fetchBatch(wanted: readonly string[]): Promise<void> {
	const query = new URLSearchParams(wanted.map((partNumber) => ['partNumbers', partNumber]));
	const response = await fetch(`/api/products/batch?${query}`);
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	const found: FoundGlove[] = await response.json();
	for (const partNumber of wanted) known.set(partNumber, null);
	for (const glove of found) remember(glove);
}

function remember({
	partNumber,
	name,
	pictures,
	sizes,
	selectedSizeDefault,
	color,
}: FoundGlove): SampleGlove {
	const glove = {
		partNumber,
		name,
		picture: listShownPictures(pictures)[0],
		sizes: sortSizes(Object.keys(sizes)),
		selectedSizeDefault,
		codes: sizes,
		color,
	};
	known.set(partNumber, glove);
	return glove;
}

/** The gloves nearest to a text: what the site's search finds, else what it suggests instead. Throws as above. */
export async function searchSampleGloves(text: string, most: number): Promise<SampleGlove[]> {
	const query = new URLSearchParams({ q: text.slice(0, MAX_SEARCH_LENGTH), size: String(most) });
	const response = await fetch(`/api/products/search?${query}`);
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	const { content, suggestions = [] }: { content: FoundGlove[]; suggestions?: string[] } =
		await response.json();
	if (content.length > 0) return content.map(remember);
	const near = suggestions.filter((one) => /\d/.test(one)).slice(0, most);
	const gloves = await fetchSampleGloves(near.map((one) => one.toLowerCase()));
	return near.flatMap((one) => gloves.get(one.toLowerCase()) ?? []);
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
