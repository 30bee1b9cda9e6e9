import { JOB_VERDICTS, type JobVerdict } from '../fit/judging/job-verdict.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import { type FitCheckAnswer, WORDED_BY, type WordedBy } from './fit-check-answer.ts';
import { MAX_TERM_LENGTH } from './unread-terms.ts';

/** Staff's rating of an answer. */
export const CHECK_MARKS = ['right', 'wrong'] as const;
export type CheckMark = (typeof CHECK_MARKS)[number];

/** The correct verdict according to staff. `never`: no glove is suitable for the job. */
export const WANTED_VERDICTS = [...JOB_VERDICTS, 'never'] as const;
export type WantedVerdict = (typeof WANTED_VERDICTS)[number];

export const NOTE_MAX = 500;

/** Staff's rating of an answer, with its version. */
export type Marking = {
	/** Null if unmarked or if the mark was removed. */
	mark: CheckMark | null;
	/** Only with the mark "wrong"; an answer that has it is a labelled case. */
	wanted: WantedVerdict | null;
	note: string;
	/** Who changed it last; empty if nobody has. */
	markedBy: string;
	markedAt: string | null;
	version: number;
};

/** A visitor's question, its answer and staff's marking. */
export type StoredCheck = Marking &
	Pick<
		FitCheckAnswer,
		'verdict' | 'sentence' | 'wordedBy' | 'secondReading' | 'reasons' | 'unread' | 'better'
	> & {
		id: string;
		askedAt: string;
		partNumber: string;
		gloveVersion: number;
		task: string;
	};

/** Filters for the list; omitted fields do not filter. */
export type CheckFilter = {
	/** Words of the task. */
	text: string;
	/** Prefix of the part number. */
	glove: string;
	verdict?: JobVerdict;
	/** `case`: marked wrong, with the correct verdict. */
	mark?: CheckMark | 'none' | 'any' | 'case';
	wordedBy?: WordedBy;
	/** A folded word or phrase that the reader did not understand. */
	term?: string;
	/** Asked within this many days. */
	days?: PeriodDays;
};

export const FILTER_MARKS = ['none', 'any', ...CHECK_MARKS, 'case'] as const;

/** Periods staff can choose; stored checks go back 12 months. */
export const PERIOD_DAYS = [30, 90] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

const MAX_TEXT_LENGTH = 200;

/** Parses the list's query params; unknown values are ignored. */
export function parseCheckFilter(query: URLSearchParams): CheckFilter {
	const read = (name: string) => (query.get(name) ?? '').trim();
	const pick = <Value extends string>(name: string, values: readonly Value[]) =>
		values.find((value) => value === read(name));
	return {
		text: read('q').slice(0, MAX_TEXT_LENGTH),
		glove: read('glove').toLowerCase().slice(0, 64),
		verdict: pick('verdict', JOB_VERDICTS),
		mark: pick('mark', FILTER_MARKS),
		wordedBy: pick('wordedBy', WORDED_BY),
		term: normalizeText(read('term')).slice(0, MAX_TERM_LENGTH) || undefined,
		days: PERIOD_DAYS.find((days) => `${days}` === read('days')),
	};
}

/** Formats the list's query params; only active filters are included. */
export function formatCheckFilter(filter: Partial<CheckFilter>): URLSearchParams {
	const { text, glove, verdict, mark, wordedBy, term, days } = filter;
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ q: text, glove, verdict, mark, wordedBy, term, days }))
		if (value) query.set(name, `${value}`);
	return query;
}

/** Prefix of the ids of checks asked at `at`; ids sort by time. */
export function checkIdAt(at: Date): string {
	return at.getTime().toString(16).padStart(12, '0');
}

/** Ids of checks asked within the last `days` sort after this one. */
export function firstIdOf(days: PeriodDays, now: Date): string {
	return checkIdAt(new Date(now.getTime() - days * 24 * 60 * 60_000));
}
