import type { ReactNode } from 'react';
import { listTypedMatches } from '../site/typed-match.ts';

/** A text with the parts that a visitor searched for underlaid; `typed` is empty where nothing was. */
export function Marked({ text, typed }: { text: string; typed: string }) {
	if (typed === '') return text;
	const parts: ReactNode[] = [];
	let at = 0;
	for (const [from, to] of listTypedMatches(text, typed)) {
		parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
		at = to;
	}
	return [...parts, text.slice(at)];
}
