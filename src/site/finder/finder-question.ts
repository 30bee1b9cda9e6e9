import { normalisePartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatFactsQuery, parseFactsQuery } from '../../domain/fit/facts-address.ts';
import { readTask } from '../../domain/fit/reading/read-task.ts';
import { type Facts, HAZARDS } from '../../domain/fit/reading/task-facts.ts';
import { cleanTask } from '../../domain/fit/reading/task-text.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../domain/ratings/welding-process.ts';

/** The question in the finder's address: a job in words, answers to questions, or both. */
export type FinderQuestion = {
	/** The visitor's text on one line, at most 500 characters; empty if only questions were answered. */
	job: string;
	facts: Facts;
	/** The glove to answer for first; undefined if none. */
	glove: string | undefined;
	/** Max number of gloves shown. */
	shown: number;
};

/** Max number of gloves shown at first, and after asking for more. */
export const FIRST_SHOWN = 12;
const ALL_SHOWN = 48;

/** Parses the query of a finder address. Unknown values are ignored. */
export function parseFinderQuestion(query: URLSearchParams): FinderQuestion {
	const job = cleanTask(query.get('job') ?? '');
	const answered = parseFactsQuery(query);
	return {
		job,
		facts: job === '' ? answered : joinFacts(readTask(job), answered),
		glove: normalisePartNumber(query.get('glove') ?? ''),
		shown: query.get('show') === 'all' ? ALL_SHOWN : FIRST_SHOWN,
	};
}

/** True if nothing was asked yet. */
export function isBlankQuestion({ job, facts }: FinderQuestion): boolean {
	return job === '' && formatFactsQuery(facts) === '';
}

/** Merges the facts read from the text with the answers. For the same fact, the answer takes precedence. */
function joinFacts(stated: Facts, answered: Facts): Facts {
	const either = (name: 'processes' | 'positions' | 'hazards') => {
		const all: ReadonlySet<string> = new Set<string>([...stated[name], ...answered[name]]);
		return (code: string) => all.has(code);
	};
	const processes = WELDING_PROCESSES.map(({ code }) => code).filter(either('processes'));
	return {
		processes,
		unclear: answered.processes.length > 0 ? null : (answered.unclear ?? stated.unclear),
		handling: processes.length === 0 && (stated.handling || answered.handling),
		amps: answered.amps.length > 0 ? answered.amps : stated.amps,
		positions: WELDING_POSITIONS.map(({ code }) => code).filter(either('positions')),
		contactC: answered.contactC ?? stated.contactC,
		airC: answered.airC ?? stated.airC,
		hazards: HAZARDS.filter(either('hazards')),
		cutLevel: answered.cutLevel ?? stated.cutLevel,
		duration: answered.duration ?? stated.duration,
		fine: stated.fine || answered.fine,
		tacking: stated.tacking || answered.tacking,
		uncertainty: stated.uncertainty ?? answered.uncertainty,
		language: stated.language,
		unread: [...new Set([...stated.unread, ...answered.unread])],
	};
}
