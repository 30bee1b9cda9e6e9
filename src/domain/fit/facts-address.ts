import { WELDING_POSITIONS, WELDING_PROCESSES } from '../ratings/welding-process.ts';
import { MAX_UNREAD, MAX_UNREAD_LENGTH } from './reading/mentions.ts';
import { type AmpFact, type AmpSource, BLANK_FACTS, type Facts, HAZARDS } from './reading/task-facts.ts';
import { cleanTask } from './reading/task-text.ts';

/**
 * Converts facts to and from the finder's URL query: "process=smaw&amps=140&position=o&hazard=cold". The four
 * questions and a job described in words produce the same query, so that a link can be shared. Words that were not
 * understood are included: a link without them would turn a question into a yes.
 */
const SOURCES: readonly AmpSource[] = ['rod', 'wire', 'spray', 'tungsten', 'carbon'];
/**
 * "140", "100-150", "-150" for up to, "160-" for over. A prefix names the source or the process: "rod:75-130",
 * "gtaw:90".
 */
const AMPS = /^(?:([a-z-]{2,8}):)?(\d{0,4}(?:\.\d)?)(-?)(\d{0,4}(?:\.\d)?)$/;
const MAX_AMPS = 6;
/** Fitting parts up without a tack; "tack" means that a tack is welded. */
const FIT_UP = 'fit-up';
const HIGHEST_AMPS = 5000;

/** All params of such a query. */
export const FACT_PARAMETERS = [
	'process',
	'unclear',
	'amps',
	'position',
	'hazard',
	'touch',
	'air',
	'cut',
	'time',
	'fine',
	'doubt',
	'unread',
] as const;

/** The query string of a finder URL, without "?" and with params in a fixed order; empty for blank facts. */
export function formatFactsQuery(facts: Facts): string {
	const query = new URLSearchParams();
	for (const code of facts.processes) {
		query.append('process', code === 'TACK' && !facts.tacking ? FIT_UP : code.toLowerCase());
	}
	if (facts.unclear !== null) query.append('unclear', facts.unclear);
	if (facts.handling) query.append('process', 'handling');
	for (const fact of facts.amps) query.append('amps', formatAmps(fact));
	for (const code of facts.positions) query.append('position', code.toLowerCase());
	for (const hazard of facts.hazards) query.append('hazard', hazard);
	if (facts.contactC !== null) query.append('touch', String(facts.contactC));
	if (facts.airC !== null) query.append('air', String(facts.airC));
	if (facts.cutLevel !== null) query.append('cut', String(facts.cutLevel));
	if (facts.duration !== null) query.append('time', facts.duration);
	if (facts.fine) query.append('fine', 'yes');
	if (facts.uncertainty !== null) query.append('doubt', facts.uncertainty);
	for (const word of facts.unread) query.append('unread', word);
	return query.toString();
}

/** Parses such a query. Unknown values are ignored, so that an old or mistyped link still finds something. */
export function parseFactsQuery(query: URLSearchParams): Facts {
	const listOf = (name: string) =>
		query
			.getAll(name)
			.slice(0, 32)
			.map((value) => value.trim().toLowerCase());
	const processes = listOf('process');
	const hazards = new Set(listOf('hazard'));
	const positions = new Set(listOf('position'));
	const [time] = listOf('time');
	const [unclear] = listOf('unclear');
	const codes = WELDING_PROCESSES.map(({ code }) => code).filter(
		(code) => processes.includes(code.toLowerCase()) || (code === 'TACK' && processes.includes(FIT_UP)),
	);
	const [uncertainty] = listOf('doubt');
	const amps: AmpFact[] = [];
	for (const fact of listOf('amps').slice(0, MAX_AMPS).map(parseAmps)) {
		if (fact !== null && !amps.some((other) => formatAmps(other) === formatAmps(fact))) amps.push(fact);
	}
	return {
		...BLANK_FACTS,
		processes: codes,
		unclear: unclear === 'plasma' || unclear === 'cutting' ? unclear : null,
		handling: codes.length === 0 && processes.includes('handling'),
		amps,
		positions: WELDING_POSITIONS.map(({ code }) => code).filter((code) => positions.has(code.toLowerCase())),
		hazards: HAZARDS.filter((hazard) => hazards.has(hazard)),
		contactC: parseWhole(query.get('touch'), -90, 1600),
		airC: parseWhole(query.get('air'), -90, 60),
		cutLevel: parseWhole(query.get('cut'), 1, 9),
		duration: time === 'long' || time === 'short' ? time : null,
		fine: listOf('fine').includes('yes'),
		tacking: processes.includes('tack'),
		uncertainty: uncertainty === 'who' || uncertainty === 'corrected' ? uncertainty : null,
		unread: listOf('unread')
			.map((word) => cleanTask(word).slice(0, MAX_UNREAD_LENGTH))
			.filter(Boolean)
			.slice(0, MAX_UNREAD),
	};
}

function formatAmps({ min, max, source, process }: AmpFact): string {
	const owner = source === 'said' ? (process?.toLowerCase() ?? '') : source;
	const range = min === max ? `${min}` : `${min ?? ''}-${max ?? ''}`;
	return owner === '' ? range : `${owner}:${range}`;
}

/** The process of each source; `read-burned-size.ts` has the same mapping for sizes. */
const SOURCE_PROCESSES: Readonly<Record<string, string>> = {
	rod: 'SMAW',
	wire: 'GMAW',
	spray: 'GMAW',
	tungsten: 'GTAW',
	carbon: 'CAC-A',
};

function parseAmps(text: string): AmpFact | null {
	const match = AMPS.exec(text);
	if (match === null) return null;
	const [, owner = '', low = '', dash = '', high = ''] = match;
	const min = low === '' ? null : Number(low);
	const max = dash === '' ? min : high === '' ? null : Number(high);
	// Without a dash there is no upper end; leftover digits make the value invalid.
	if ((dash === '' && high !== '') || (min === null && max === null)) return null;
	if ([min, max].some((end) => end !== null && (end <= 0 || end > HIGHEST_AMPS))) return null;
	if (min !== null && max !== null && min > max) return null;
	if (owner === '') return { min, max, source: 'said', process: null };
	const source = SOURCES.find((name) => name === owner);
	if (source !== undefined) return { min, max, source, process: SOURCE_PROCESSES[source] ?? null };
	const process = WELDING_PROCESSES.find(({ code }) => code.toLowerCase() === owner)?.code;
	return process === undefined ? null : { min, max, source: 'said', process };
}

function parseWhole(text: string | null, lowest: number, highest: number): number | null {
	if (text === null || !/^-?\d{1,4}$/.test(text.trim())) return null;
	const number = Number(text);
	return number >= lowest && number <= highest ? number : null;
}
