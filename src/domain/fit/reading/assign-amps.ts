import type { StatedAmps } from './read-amperage.ts';
import type { AmpFact } from './task-facts.ts';
import type { TaskToken } from './task-text.ts';

/**
 * Assigns currents to processes. Stated currents take precedence over inferred ones. A current belongs to the process
 * of its own clause: "TIG root 90 A, stick fill 130 A". A current in a clause without a process applies to the whole
 * job. Several processes in one clause are paired in order with the same number of amounts.
 */
export function assignAmps(
	stated: readonly StatedAmps[],
	inferred: readonly AmpFact[],
	mentions: readonly { at: number; process: string }[],
	tokens: readonly TaskToken[],
): AmpFact[] {
	const arcs = new Set(mentions.map(({ process }) => process));
	const clauseOf = listClauses(tokens, mentions);
	const facts = stated.map(({ min, max, at }): AmpFact => {
		const process = arcs.size < 2 ? null : findOwner(at);
		return { min, max, source: 'said', process };
	});
	const free = inferred.filter(
		({ process }) => !facts.some((fact) => fact.process === null || fact.process === process),
	);
	return [...facts, ...free].filter(
		(fact, index, all) =>
			all.findIndex(
				(other) =>
					other.min === fact.min &&
					other.max === fact.max &&
					other.process === fact.process &&
					other.source === fact.source,
			) === index,
	);

	/** The process that a current belongs to; null if it applies to all of them. */
	function findOwner(at: number): string | null {
		const clause = clauseOf(at);
		const own = [
			...new Set(mentions.filter((mention) => clauseOf(mention.at) === clause).map(({ process }) => process)),
		];
		const amounts = stated.filter((other) => clauseOf(other.at) === clause);
		if (own.length === 1) return own[0] ?? null;
		if (own.length > 1)
			return own.length === amounts.length
				? (own[amounts.findIndex((other) => other.at === at)] ?? null)
				: null;
		// "TIG and stick, 90 and 130 amps": the amounts are in clauses without a process, one for each process.
		const lone = stated.filter(
			(other) => !mentions.some((mention) => clauseOf(mention.at) === clauseOf(other.at)),
		);
		return lone.length === stated.length && stated.length === arcs.size
			? ([...arcs][stated.findIndex((other) => other.at === at)] ?? null)
			: null;
	}
}

const CLAUSE_ENDS = new Set([
	',',
	';',
	'.',
	'!',
	'?',
	'then',
	'and',
	'but',
	'puis',
	'et',
	'mais',
	'ensuite',
	'sometimes',
	'parfois',
]);
const JOINS = new Set(['and', 'et', 'or', 'ou', '/', '&', '+', ',']);

/** Numbers the clauses of a task. A word that only joins two processes, as in "TIG and MIG", ends no clause. */
function listClauses(
	tokens: readonly TaskToken[],
	mentions: readonly { at: number }[],
): (at: number) => number {
	const starts = new Set(mentions.map(({ at }) => at));
	const ends: number[] = [];
	for (let at = 0; at < tokens.length; at++) {
		if (!CLAUSE_ENDS.has(tokens[at]?.text ?? '')) continue;
		const isJoin = JOINS.has(tokens[at]?.text ?? '') && starts.has(at + 1) && followsMention(at);
		if (!isJoin) ends.push(at);
	}
	return (at) => ends.filter((end) => end < at).length;

	/** True if a process ends just before, with nothing of its own, such as a current, in between. */
	function followsMention(at: number): boolean {
		for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
			if (starts.has(before)) return true;
			if (tokens[before]?.kind !== 'word') return false;
		}
		return false;
	}
}
