import { useEffect, useState } from 'react';
import { normalisePartNumber } from '../catalogue/part-number.ts';
import type { ProductState } from '../catalogue/product-state.ts';
import { useStaffCall } from '../staff/session-dialog.tsx';

type GloveName = { partNumber: string; name: string; state: ProductState };
/** What was found by part number; `unknown` where there is no such glove. */
export type GloveNames = ReadonlyMap<string, GloveName | 'unknown'>;

const PAUSE_MS = 300;
const MOST = 500;

/** Looks part numbers up as they are typed, a moment after typing stops; each is asked for once. */
export function useGloveNames(rows: readonly string[]): GloveNames {
	const call = useStaffCall();
	const [names, setNames] = useState<GloveNames>(new Map());
	const wanted = rows
		.flatMap((text) => normalisePartNumber(text) ?? [])
		.filter((partNumber) => !names.has(partNumber))
		.slice(0, MOST)
		.join(' ');
	useEffect(() => {
		if (wanted === '') return;
		const partNumbers = wanted.split(' ');
		const timer = setTimeout(async () => {
			const result = await call<{ content: GloveName[] }>('/api/admin/products/names', {
				method: 'POST',
				body: { partNumbers },
			});
			if (!result.ok) return;
			const found = new Map(result.answer.content.map((glove) => [glove.partNumber, glove]));
			setNames(
				(now) => new Map([...now, ...partNumbers.map((one) => [one, found.get(one) ?? 'unknown'] as const)]),
			);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [wanted, call]);
	return names;
}

/** What is known of a text in a row; undefined while nothing is, or nothing is typed. */
export function findGloveName(names: GloveNames, text: string): GloveName | 'unknown' | undefined {
	if (text.trim() === '') return undefined;
	const partNumber = normalisePartNumber(text);
	return partNumber === undefined ? 'unknown' : names.get(partNumber);
}
