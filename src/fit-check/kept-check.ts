import { PERFORMANCES, type Performance } from '../ratings/performance.ts';
import { type FitCheckAnswer, WORDED_BY, type WordedBy } from './fit-check-answer.ts';

/** What staff think of an answer. */
export const CHECK_MARKS = ['right', 'wrong'] as const;
export type CheckMark = (typeof CHECK_MARKS)[number];

export const NOTE_MAX = 500;

/** What staff made of an answer, and which of their changes this is. */
export type Marking = {
	/** Null while nobody has marked it, or when the mark was taken back. */
	mark: CheckMark | null;
	note: string;
	/** Who changed it last; empty while nobody did. */
	markedBy: string;
	markedAt: string | null;
	version: number;
};

/** A question that a visitor asked, what was answered, and what staff made of it. */
export type KeptCheck = Marking &
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
	verdict?: Performance | 'question';
	mark?: CheckMark | 'none' | 'any';
	wordedBy?: WordedBy;
};

export const FILTER_VERDICTS = [...PERFORMANCES, 'question'] as const;
export const FILTER_MARKS = ['none', 'any', ...CHECK_MARKS] as const;

const LONGEST_TEXT = 200;

/** Reads a list's address; what it does not know is no filter. */
export function parseCheckFilter(query: URLSearchParams): CheckFilter {
	const read = (name: string) => (query.get(name) ?? '').trim();
	const pick = <Value extends string>(name: string, values: readonly Value[]) =>
		values.find((value) => value === read(name));
	return {
		text: read('q').slice(0, LONGEST_TEXT),
		glove: read('glove').toLowerCase().slice(0, 64),
		verdict: pick('verdict', FILTER_VERDICTS),
		mark: pick('mark', FILTER_MARKS),
		wordedBy: pick('wordedBy', WORDED_BY),
	};
}

/** The query of a list's address; only what filters. */
export function formatCheckFilter({ text, glove, verdict, mark, wordedBy }: CheckFilter): URLSearchParams {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries({ q: text, glove, verdict, mark, wordedBy }))
		if (value) query.set(name, value);
	return query;
}
