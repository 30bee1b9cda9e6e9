import { formatFactsQuery } from '../../domain/fit/facts-address.ts';
import type { Facts } from '../../domain/fit/reading/task-facts.ts';

export const FINDER_PATH = '/find-a-glove';

/** The address of a question without the visitor's text. Everyone who opens it gets the same list. */
export function finderAddress(facts: Facts, more: Readonly<Record<string, string>> = {}): string {
	const query = new URLSearchParams(formatFactsQuery(facts));
	for (const [name, value] of Object.entries(more)) query.set(name, value);
	const text = query.toString();
	return text === '' ? FINDER_PATH : `${FINDER_PATH}?${text}`;
}
