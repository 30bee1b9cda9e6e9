import { useCallback, useEffect, useRef, useState } from 'react';
import type { GloveMarks } from '../../../domain/search/index/glove-marks.ts';
import type { QueryReading } from '../../../domain/search/query/query-reading.ts';
import { languageParam } from '../../../platform/i18n/api-language.ts';

/** The data of a glove that the box shows. */
export type SuggestedGlove = {
	partNumber: string;
	name: string;
	description: string;
	pictures: readonly string[];
	/** The parts of it that match the text. */
	marks?: GloveMarks;
};

export type Suggestions =
	| { state: 'none' }
	/** The response is slow: grey placeholder rows are shown. */
	| { state: 'waiting' }
	| {
			state: 'found';
			/** The text that was searched for. */
			text: string;
			gloves: readonly SuggestedGlove[];
			/** Total number of matches; `gloves` holds the first of them. */
			total: number;
			/** Similar words and part numbers, if nothing matched. */
			near: readonly string[];
			/** How the text was read, if not as typed. */
			reading?: QueryReading;
	  }
	| { state: 'failed' };

/** Debounce delay before a request is sent, in milliseconds (docs/behaviour.md, "Search"). */
const PAUSE_MS = 300;
const WAITING_AFTER_MS = 200;

/** Max gloves below the box; a link leads to the rest. */
const SHOWN = 6;

const NONE: Suggestions = { state: 'none' };

/**
 * Suggests gloves while the visitor types. `ask` is debounced, sends one request, and drops responses that a later text
 * has superseded; blank text clears the list at once. A failure also clears it and is logged to the console.
 */
export function useSuggestions(): { suggestions: Suggestions; load: (typed: string) => void } {
	const [suggestions, setSuggestions] = useState<Suggestions>(NONE);
	const latest = useRef<AbortController>(undefined);

	const load = useCallback((typed: string) => {
		latest.current?.abort();
		const text = typed.trim();
		if (text === '') {
			setSuggestions(NONE);
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		latest.current = controller;
		const after = (ms: number, act: () => void) => {
			const timer = setTimeout(act, ms);
			signal.addEventListener('abort', () => clearTimeout(timer));
		};
		after(PAUSE_MS, async () => {
			after(WAITING_AFTER_MS, () =>
				setSuggestions((before) => (before.state === 'found' ? before : { state: 'waiting' })),
			);
			const answer = await search(text, signal);
			if (signal.aborted) return;
			controller.abort();
			setSuggestions(answer);
		});
	}, []);

	useEffect(() => () => latest.current?.abort(), []);

	return { suggestions, load };
}

async function search(text: string, signal: AbortSignal): Promise<Suggestions> {
	try {
		const query = new URLSearchParams({
			q: text,
			size: String(SHOWN),
			variants: 'false',
			marks: 'true',
			...languageParam(),
		});
		const response = await fetch(`/api/products/search?${query}`, { signal });
		if (!response.ok) throw new Error(`The server answered ${response.status}.`);
		const { content, totalElements, suggestions = [], reading } = await response.json();
		if (!Array.isArray(content)) throw new Error('The answer holds no list.');
		return {
			state: 'found',
			text,
			gloves: content,
			total: totalElements ?? content.length,
			near: suggestions,
			reading,
		};
	} catch (error) {
		// biome-ignore lint/suspicious/noConsole: a failure is reported in the console
		if (!signal.aborted) console.error('Search failed', error);
		return { state: 'failed' };
	}
}
