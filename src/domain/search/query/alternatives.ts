import type { QueryWord } from './query-plan.ts';
import { Factors } from './word-plan.ts';

/** "Deer or elk" is one word that either finds. @param alternatives the indexes of words after an "or" */
export function joinAlternatives(
	words: readonly QueryWord[],
	alternatives: ReadonlySet<number>,
): QueryWord[] {
	const joined: QueryWord[] = [];
	for (const [at, word] of words.entries()) {
		const before = alternatives.has(at) ? joined.pop() : undefined;
		if (!before) joined.push(word);
		else {
			const factors = new Factors(before.planned.terms);
			for (const { id, factor } of word.planned.terms) factors.raise(id, factor);
			joined.push({
				typed: `${before.typed} ${word.typed}`,
				planned: { terms: factors.list(), lists: [...before.planned.lists, ...word.planned.lists] },
			});
		}
	}
	return joined;
}
