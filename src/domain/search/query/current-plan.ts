import { WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { isCurrent, listCurrentFacts } from '../current-steps.ts';
import type { Lexicon } from '../index/lexicon.ts';
import type { PlannedTerm } from '../index/text-index.ts';
import { BARE_NUMBER } from './current-words.ts';
import type { QueryWord } from './query-plan.ts';
import { EXACT_FACTOR, Factors, SYNONYM_FACTOR } from './word-plan.ts';

/**
 * Plans the currents of a query, once its processes are known: "TIG 200 A" finds gloves whose TIG row reaches 200 A. A
 * bare number beside a process may be a current too.
 */
export function planCurrents(
	words: readonly QueryWord[],
	currents: ReadonlyMap<QueryWord, number>,
	lexicon: Lexicon,
): QueryWord[] {
	const codes = listNamedProcesses(words, lexicon);
	return words.map((word) => {
		const amps = currents.get(word) ?? (codes.length > 0 ? readBare(word) : undefined);
		if (amps === undefined) return word;
		const factors = new Factors(word.planned.terms);
		for (const { id, factor } of listCurrentTerms(amps, codes, lexicon)) factors.raise(id, factor);
		return { typed: word.typed, planned: { terms: factors.list(), lists: word.planned.lists } };
	});
}

/** "TIG 120"; a number that part numbers contain means them. */
function readBare({ typed, planned }: QueryWord): number | undefined {
	const amps = Number(BARE_NUMBER.exec(typed)?.[0]);
	return isCurrent(amps) && planned.lists.length === 0 ? amps : undefined;
}

/** The codes of the processes that the words find and for which gloves state a current. */
function listNamedProcesses(words: readonly QueryWord[], lexicon: Lexicon): string[] {
	const found = new Set(words.flatMap(({ planned }) => planned.terms.map(({ id }) => id)));
	return WELDING_PROCESSES.map(({ code }) => code).filter((code) => {
		const id = lexicon.find(`#${code}`);
		return (
			id !== undefined &&
			found.has(id) &&
			listCurrentFacts(0, code).some((fact) => lexicon.find(fact) !== undefined)
		);
	});
}

/** Gloves whose row has the current, and, ranked lower, those whose row begins above it: they take less too. */
function listCurrentTerms(amps: number, codes: readonly string[], lexicon: Lexicon): PlannedTerm[] {
	return (codes.length > 0 ? codes : [undefined]).flatMap((code) =>
		listCurrentFacts(amps, code).flatMap((fact, at) => {
			const id = lexicon.find(fact);
			return id === undefined ? [] : [{ id, factor: at === 0 ? EXACT_FACTOR : SYNONYM_FACTOR }];
		}),
	);
}
