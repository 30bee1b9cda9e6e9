import { JOB_VERDICTS, type JobVerdict } from '../fit/judging/job-verdict.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import { type FitCheckAnswer, WORDED_BY, type WordedBy } from './fit-check-answer.ts';
import { MAX_TERM_LENGTH } from './unread-terms.ts';

/** What staff think of an answer. */
export const CHECK_MARKS = ['right', 'wrong'] as const;
export type CheckMark = (typeof CHECK_MARKS)[number];

/** What an answer should have been, as staff say it. `never`: no job for any glove. */
export const WANTED_VERDICTS = [...JOB_VERDICTS, 'never'] as const;
export type WantedVerdict = (typeof WANTED_VERDICTS)[number];

export const NOTE_MAX = 500;

/** What staff made of an answer, and which of their changes this is. */
export type Marking = {
	/** Null while nobody has marked it, or when the mark was taken back. */
	mark: CheckMark | null;
	/** With the mark "wrong" alone; an answer that has it is a labelled case. */
	wanted: WantedVerdict | null;
	note: string;
	/** Who changed it last; empty while nobody did. */
	markedBy: string;
	markedAt: string | null;
	version: number;
};

/** A question that a visitor asked, what was answered, and what staff made of it. */
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

/** Which ones to list; what is left out does not count. */
export type CheckFilter = {
	/** Words of the task. */
	text: string;
	/** How part numbers begin. */
	glove: string;
	verdict?: JobVerdict;
	/** `case`: marked wrong, with what would have been right. */
	mark?: CheckMark | 'none' | 'any' | 'case';
	wordedBy?: WordedBy;
	/** A word or phrase that the reader did not follow, folded. */
	term?: string;
	/** Asked within so many days. */
	days?: PeriodDays;
};

export const FILTER_MARKS = ['none', 'any', ...CHECK_MARKS, 'case'] as const;

/** Periods that staff look at; all that is kept goes back 12 months. */
export const PERIOD_DAYS = [30, 90] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

const MAX_TEXT_LENGTH = 200;

/** Reads a list's address; what it does not know is no filter. */
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

/** The query of a list's address; only what filters. */
export function formatCheckFilter(filter: Partial<CheckFilter>): URLSearchParams {
	const { text, glove, verdict, mark, wordedBy, term, days } = filter;
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ q: text, glove, verdict, mark, wordedBy, term, days }))
		if (value) query.set(name, `${value}`);
	return query;
}

/** How ids of checks begin that were asked at `at`: ids sort by time. */
export function checkIdAt(at: Date): string {
	return at.getTime().toString(16).padStart(12, '0');
}

/** Ids of checks asked within the last `days` sort behind it. */
export function firstIdOf(days: PeriodDays, now: Date): string {
	return checkIdAt(new Date(now.getTime() - days * 24 * 60 * 60_000));
}
