import { WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { normalizeText } from '../../search/query/normalize-text.ts';
import { isBurning } from '../judging/judge-arc.ts';
import { MAX_UNREAD, MAX_UNREAD_LENGTH } from '../reading/mentions.ts';
import { type Facts, HAZARDS, type Hazard } from '../reading/task-facts.ts';
import { cleanTask } from '../reading/task-text.ts';
import type { ModelReading } from './model-reply.server.ts';

/** A difference between the two readings of a task, with the codes that only one of them contains. */
export type Dispute =
	/** `isEither`: both readings have codes, but none in common. */
	| { about: 'process' | 'position'; codes: readonly string[]; isEither: boolean }
	/** `amps`: the currents that the visitor stated and the rules read for it, in amperes. */
	| { about: 'amps'; process: string; amps: readonly number[] }
	| { about: 'hazard'; hazards: readonly Hazard[] };

export type MergedReading = {
	/** The rules' facts, plus every hazard that the model found and every word that it did not understand. */
	facts: Facts;
	/** In the order of the questions. Empty if the readings agree. */
	disputes: readonly Dispute[];
};

/** Hazards that wear the glove, not the hand. They count if only the rules found them, without a question. */
const NEEDS_ONE: ReadonlySet<Hazard> = new Set<Hazard>(['rough']);
/** A surface above this temperature is hot to the hand, in °C. */
const HOT_FROM_C = 43;
const ARCS = new Set(WELDING_PROCESSES.filter(({ arc }) => arc).map(({ code }) => code));

/**
 * Merges two readings of a task on the side of caution: nothing that the rules found is removed, and what only the
 * model found is either added (hazards, unclear words) or disputed. The model's numbers and processes are never judged,
 * since the task may not contain them: they only open a dispute.
 */
export function mergeReadings(facts: Facts, reading: ModelReading, task: string): MergedReading {
	const seen = new Set<Hazard>(reading.hazards);
	const implied = listImplied(facts);
	const added = HAZARDS.filter((hazard) => seen.has(hazard) && !implied.has(hazard));
	const unclear = listQuoted(reading.unclear, task).filter((quoted) => !facts.unread.includes(quoted));
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

/** The hazards of the facts, plus those implied by a temperature or a cut level. */
function listImplied({ hazards, contactC, cutLevel }: Facts): ReadonlySet<Hazard> {
	return new Set<Hazard>([
		...hazards,
		...(contactC !== null && contactC > HOT_FROM_C ? (['hot'] as const) : []),
		...(cutLevel !== null ? (['sharp'] as const) : []),
	]);
}

/** Fit-up is ignored beside the process that welds the parts. */
function listStated(codes: readonly string[]): ReadonlySet<string> {
	const isWelded = codes.some(isBurning);
	return new Set(codes.filter((code) => !(isWelded && code === 'TACK')));
}

function disputeProcesses(facts: Facts, reading: ModelReading, denied: ReadonlySet<string>): Dispute[] {
	const own = listStated(facts.processes);
	const other = listStated(reading.processes.map(({ process }) => process));
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
 * The judge uses the highest current of a process, so both readings must agree on it. Where the rules inferred the
 * current from a rod or a wire, the task states none: the model may give none either, or an amount within the inferred
 * range.
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

/** The quotations that the task contains as whole words, folded and shortened. */
function listQuoted(quotes: readonly string[], task: string): string[] {
	const normalized = normalizeText(cleanTask(task));
	const found = quotes.slice(0, MAX_UNREAD).flatMap((quote) => {
		const quoted = shorten(normalizeText(cleanTask(quote)));
		return /[a-z0-9].*[a-z0-9]/.test(quoted) && containsWords(normalized, quoted) ? [quoted] : [];
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
function containsWords(text: string, words: string): boolean {
	for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
		const before = text[at - 1] ?? ' ';
		const after = text[at + words.length] ?? ' ';
		if (!WORD_SIGN.test(before) && !WORD_SIGN.test(after)) return true;
	}
	return false;
}
