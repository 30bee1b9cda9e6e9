import { WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { normalizeText } from '../../search/query/normalize-text.ts';
import { isBurning } from '../judging/judge-arc.ts';
import { MAX_UNREAD, MAX_UNREAD_LENGTH } from '../reading/said-words.ts';
import { type Facts, HAZARDS, type Hazard } from '../reading/task-facts.ts';
import { cleanTask } from '../reading/task-text.ts';
import type { ModelReading } from './model-reply.server.ts';

/** A difference between the two readings of a task, by the codes that only one of them has. */
export type Dispute =
	/** `isEither`: each reader has something, and nothing in common. */
	| { about: 'process' | 'position'; codes: readonly string[]; isEither: boolean }
	/** `amps`: the currents that the rules read for it, in amperes; the visitor's own. */
	| { about: 'amps'; process: string; amps: readonly number[] }
	| { about: 'hazard'; hazards: readonly Hazard[] };

export type MergedReading = {
	/** The rules' facts, plus every hazard that the model found and every word that it did not understand. */
	facts: Facts;
	/** In the order of asking. Empty if the readings agree. */
	disputes: readonly Dispute[];
};

/** What wears the glove and not the hand: judged where the rules alone read it, and no reason to ask. */
const NEEDS_ONE: ReadonlySet<Hazard> = new Set<Hazard>(['rough']);
/** A surface above this temperature is hot to the hand, in °C. */
const HOT_FROM_C = 43;
const ARCS = new Set(WELDING_PROCESSES.filter(({ arc }) => arc).map(({ code }) => code));

/**
 * Merges two readings of one task towards caution: nothing that the rules read is taken away, and what the model alone
 * read is either added (hazards, unclear words) or disputed. Numbers and processes of the model are never judged, since
 * they may stand nowhere in the task: they only open a dispute.
 */
export function mergeReadings(facts: Facts, reading: ModelReading, task: string): MergedReading {
	const seen = new Set<Hazard>(reading.hazards);
	const implied = listImplied(facts);
	const added = HAZARDS.filter((hazard) => seen.has(hazard) && !implied.has(hazard));
	const unclear = listQuoted(reading.unclear, task).filter((words) => !facts.unread.includes(words));
	const merged = {
		...facts,
		hazards: HAZARDS.filter((hazard) => facts.hazards.includes(hazard) || added.includes(hazard)),
		unread: [...facts.unread, ...unclear].slice(0, MAX_UNREAD),
	};
	const denied = new Set<string>(reading.denied);
	const disputed = HAZARDS.filter(
		(hazard) =>
			added.includes(hazard) ||
			(facts.hazards.includes(hazard) && !seen.has(hazard) && !NEEDS_ONE.has(hazard)) ||
			(implied.has(hazard) && denied.has(hazard)),
	);
	return {
		facts: merged,
		disputes: [
			...disputeProcesses(facts, reading, denied),
			...disputeAmps(facts, reading),
			...disputePositions(facts, reading, denied),
			...(disputed.length > 0 ? [{ about: 'hazard' as const, hazards: disputed }] : []),
		],
	};
}

/** The hazards of the facts, and those that a temperature or a cut level stands for. */
function listImplied({ hazards, contactC, cutLevel }: Facts): ReadonlySet<Hazard> {
	return new Set<Hazard>([
		...hazards,
		...(contactC !== null && contactC > HOT_FROM_C ? (['hot'] as const) : []),
		...(cutLevel !== null ? (['sharp'] as const) : []),
	]);
}

/** Fitting parts up says nothing beside the process that welds them. */
function listTold(codes: readonly string[]): ReadonlySet<string> {
	const isWelded = codes.some(isBurning);
	return new Set(codes.filter((code) => !(isWelded && code === 'TACK')));
}

function disputeProcesses(facts: Facts, reading: ModelReading, denied: ReadonlySet<string>): Dispute[] {
	const own = listTold(facts.processes);
	const other = listTold(reading.processes.map(({ process }) => process));
	return dispute('process', own, other, denied);
}

/** Positions matter only for burning processes. */
function disputePositions(facts: Facts, reading: ModelReading, denied: ReadonlySet<string>): Dispute[] {
	if (!facts.processes.some(isBurning)) return [];
	return dispute('position', new Set(facts.positions), new Set(reading.positions), denied);
}

function dispute(
	about: 'process' | 'position',
	own: ReadonlySet<string>,
	other: ReadonlySet<string>,
	denied: ReadonlySet<string>,
): Dispute[] {
	const codes = [
		...[...own].filter((code) => !other.has(code) || denied.has(code)),
		...[...other].filter((code) => !own.has(code)),
	];
	if (codes.length === 0) return [];
	return [{ about, codes, isEither: own.size > 0 && other.size > 0 && own.isDisjointFrom(other) }];
}

/**
 * The judge goes by the highest current of a process, so that is what both must have read. Where the rules worked the
 * current out of a rod or a wire, nothing was said: the model may be silent, or name an amount within it.
 */
function disputeAmps(facts: Facts, reading: ModelReading): Dispute[] {
	return facts.processes
		.filter((code) => ARCS.has(code) && reading.processes.some(({ process }) => process === code))
		.flatMap((process) => {
			const own = facts.amps.filter((fact) => fact.process === null || fact.process === process);
			const amps = own
				.filter(({ source }) => source === 'said')
				.flatMap(({ min, max }) => topOf(min, max) ?? []);
			const other = reading.processes
				.filter((entry) => entry.process === process)
				.flatMap(({ ampsFrom, ampsTo }) => topOf(ampsFrom, ampsTo) ?? []);
			const isAgreed =
				amps.length > 0
					? other.length > 0 && other.every((top) => amps.includes(top))
					: other.every((top) =>
							own.some(({ min, max }) => top >= (min ?? 0) && top <= (max ?? Number.POSITIVE_INFINITY)),
						);
			return isAgreed ? [] : [{ about: 'amps' as const, process, amps }];
		});
}

function topOf(from: number | null, to: number | null): number | null {
	return from === null || to === null ? (to ?? from) : Math.max(from, to);
}

/** The quotations that stand in the task, as they stand there folded: whole words, shortened to a few. */
function listQuoted(quotes: readonly string[], task: string): string[] {
	const folded = normalizeText(cleanTask(task));
	const found = quotes.slice(0, MAX_UNREAD).flatMap((quote) => {
		const words = shorten(normalizeText(cleanTask(quote)));
		return /[a-z0-9].*[a-z0-9]/.test(words) && standsIn(folded, words) ? [words] : [];
	});
	return [...new Set(found)];
}

function shorten(quote: string): string {
	if (quote.length <= MAX_UNREAD_LENGTH) return quote;
	const cut = quote.slice(0, MAX_UNREAD_LENGTH + 1);
	return cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
}

const WORD_SIGN = /[\p{L}\p{N}]/u;

/** True if `text` contains `words` as whole words. */
function standsIn(text: string, words: string): boolean {
	for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
		const before = text[at - 1] ?? ' ';
		const after = text[at + words.length] ?? ' ';
		if (!WORD_SIGN.test(before) && !WORD_SIGN.test(after)) return true;
	}
	return false;
}
