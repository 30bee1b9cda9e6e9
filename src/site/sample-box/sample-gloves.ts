import { useEffect, useState } from 'react';
import { sortSizes } from '../../domain/catalogue/sizes/glove-size.ts';
import type { SizedGlove } from '../../domain/sample-requests/sample-lines.ts';
import { languageParam } from '../../platform/i18n/api-language.ts';
import { listShownPictures } from '../../platform/storage/picture-sources.ts';

/** The data of a glove that the sample box shows, with sizes in order. */
export type SampleGlove = Required<SizedGlove> & { name: string; picture: string | undefined };

/** Cache of all responses of this visit; null if there is no such glove. */
const known = new Map<string, SampleGlove | null>();

type FoundGlove = {
	partNumber: string;
	name: string;
	pictures: string[];
	sizes: Record<string, string>;
	selectedSizeDefault: string;
	color: string;
};

/** The max per request. */
const MAX_AT_ONCE = 100;

const MAX_SEARCH_LENGTH = 100;

/** Fetches the gloves that are not cached yet; throws if the request fails. */
export async function fetchSampleGloves(partNumbers: readonly string[]): Promise<typeof known> {
	const wanted = [...new Set(partNumbers)].filter((partNumber) => !known.has(partNumber));
	for (let from = 0; from < wanted.length; from += MAX_AT_ONCE)
		await fetchBatch(wanted.slice(from, from + MAX_AT_ONCE));
	return known;
}

async function fetchBatch(wanted: readonly string[]): Promise<void> {
	const query = new URLSearchParams([
		...wanted.map((partNumber) => ['partNumbers', partNumber]),
		...Object.entries(languageParam()),
	]);
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

/** Finds the gloves nearest to a text: the search results, or else the suggested ones. Throws if the request fails. */
export async function searchSampleGloves(text: string, limit: number): Promise<SampleGlove[]> {
	const query = new URLSearchParams({
		q: text.slice(0, MAX_SEARCH_LENGTH),
		size: String(limit),
		...languageParam(),
	});
	const response = await fetch(`/api/products/search?${query}`);
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	const { content, suggestions = [] }: { content: FoundGlove[]; suggestions?: string[] } =
		await response.json();
	if (content.length > 0) return content.map(remember);
	const near = suggestions.filter((one) => /\d/.test(one)).slice(0, limit);
	const gloves = await fetchSampleGloves(near.map((one) => one.toLowerCase()));
	return near.flatMap((one) => gloves.get(one.toLowerCase()) ?? []);
}

export type SampleGloves = {
	/** Undefined until loaded; null if there is no such glove. */
	find: (partNumber: string) => SampleGlove | null | undefined;
	/** True if the request failed; then only part numbers and sizes are available. */
	failed: boolean;
};

/** Names, pictures and sizes of the gloves with these part numbers. */
export function useSampleGloves(partNumbers: readonly string[]): SampleGloves {
	const requested = partNumbers.join(' ');
	const [answer, setAnswer] = useState({ asked: '', failed: false });

	useEffect(() => {
		let current = true;
		const finish = (failed: boolean) => {
			if (current) setAnswer({ asked: requested, failed });
		};
		fetchSampleGloves(requested === '' ? [] : requested.split(' ')).then(
			() => finish(false),
			() => finish(true),
		);
		return () => {
			current = false;
		};
	}, [requested]);

	return { find: (partNumber) => known.get(partNumber), failed: answer.failed && answer.asked === requested };
}
