import type { Performance } from '../../ratings/performance.ts';
import type { Question } from '../fit-answer.ts';
import { AMP_SOURCE_NAMES, PLACE_NAMES, POSITION_NAMES, PROCESS_NAMES } from '../fit-words.ts';
import type { TaskLanguage } from '../reading/task-language.ts';
import { CONTRASTS, FRAMES, NOT_OURS_FRAMES, QUESTIONS, TAILS } from './verdict-frames.ts';
import { CLAUSES, type ClauseKind } from './verdict-words.ts';
import { FRENCH_VERDICTS } from './verdict-words-french.ts';

/** What the foreman's sentences are made of, in one language; each list holds wordings of one thing. */
export type VerdictMessages = {
	frames: Readonly<Record<Performance, readonly string[]>>;
	/** Without a job: its clauses name the work. */
	notOursFrames: readonly string[];
	clauses: Readonly<Record<ClauseKind, readonly string[]>>;
	tails: Readonly<Record<'amps' | 'position' | 'temperature', readonly string[]>>;
	contrasts: readonly string[];
	questions: Readonly<Record<Question, readonly string[]>>;
	/** Codes of the values of a reason, as the language names them; `job` has them as the job is named. */
	names: Readonly<
		Record<
			'process' | 'job' | 'position' | 'source' | 'place' | 'feel' | 'material',
			Readonly<Record<string, string>>
		>
	>;
	/** What a glove is made of, as far as a sentence may say. */
	body: Readonly<Record<'leather' | 'knit' | 'other', string>>;
	/**
	 * How a clause points at a process: `on` where the job has several, `it` where the frame has named the one.
	 * `tacks` are tacks welded with a process.
	 */
	job: {
		on: (process: string) => string;
		it: string;
		and: string;
		rest: string;
		tacks: (processes: string) => string;
	};
	/** Parts of a value that are words of English, and what stands for them. */
	phrases: readonly (readonly [RegExp, string])[];
};

/** A tack that is welded is tacking; parts that are only held together are fit-up. */
const ENGLISH_PROCESSES = { ...PROCESS_NAMES, TACKING: 'tacking' };

const ENGLISH_VERDICTS: VerdictMessages = {
	frames: FRAMES,
	notOursFrames: NOT_OURS_FRAMES,
	clauses: CLAUSES,
	tails: TAILS,
	contrasts: CONTRASTS,
	questions: QUESTIONS,
	names: {
		process: ENGLISH_PROCESSES,
		job: { ...ENGLISH_PROCESSES, HANDLING: 'handling' },
		position: POSITION_NAMES,
		source: AMP_SOURCE_NAMES,
		place: PLACE_NAMES,
		feel: { hot: 'hot', cold: 'cold' },
		material: {},
	},
	body: { leather: 'leather', knit: 'a knit', other: 'this glove' },
	job: {
		on: (process) => ` for ${process}`,
		it: 'that',
		and: 'and',
		rest: 'the rest',
		tacks: (processes) => `${processes} tacks`,
	},
	phrases: [],
};

export const VERDICT_MESSAGES: Readonly<Record<TaskLanguage, VerdictMessages>> = {
	en: ENGLISH_VERDICTS,
	fr: FRENCH_VERDICTS,
};
