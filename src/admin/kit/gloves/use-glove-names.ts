import { useEffect, useState } from 'react';
import type { ProductState } from '../../../domain/catalogue/product-state.ts';
import { useStaffRequest } from '../session-dialog.tsx';

type GloveName = { asked: string; partNumber: string; name: string; state: ProductState };
/** Lookup results by typed text; `unknown` if there is no such glove. */
export type GloveNames = ReadonlyMap<string, GloveName | 'unknown'>;

const PAUSE_MS = 300;
const MAX = 500;

/** Looks up part numbers shortly after typing stops; each is requested once. */
export function useGloveNames(rows: readonly string[]): GloveNames {
	const sendRequest = useStaffRequest();
	const [names, setNames] = useState<GloveNames>(new Map());
	const wanted = rows
		.map((text) => text.trim())
		.filter((text) => text !== '' && !names.has(text))
		.slice(0, MAX)
		.join('\n');
	useEffect(() => {
		if (wanted === '') return;
		const partNumbers = wanted.split('\n');
		const timer = setTimeout(async () => {
			const result = await sendRequest<{ content: GloveName[] }>('/api/admin/products/names', {
				method: 'POST',
				body: { partNumbers },
			});
			if (!result.ok) return;
			const found = new Map(result.answer.content.map((glove) => [glove.asked, glove]));
			setNames(
				(now) => new Map([...now, ...partNumbers.map((one) => [one, found.get(one) ?? 'unknown'] as const)]),
			);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [wanted, sendRequest]);
	return names;
}

/** The lookup result of a row's text; undefined before the lookup or for an empty row. */
export function findGloveName(names: GloveNames, text: string): GloveName | 'unknown' | undefined {
	return names.get(text.trim());
}
