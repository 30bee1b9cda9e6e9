import type { Performance } from '../../ratings/performance.ts';
import type { Question } from '../fit-answer.ts';
import { AMP_SOURCE_NAMES, LOCATION_NAMES, POSITION_NAMES, PROCESS_NAMES } from '../fit-messages.ts';
import type { TaskLanguage } from '../reading/task-language.ts';
import { CLAUSES, type ClauseKind } from './verdict-clauses.ts';
import { FRENCH_VERDICTS } from './verdict-clauses-french.ts';
import { CONTRASTS, FRAMES, NOT_OURS_FRAMES, QUESTIONS, TAILS } from './verdict-frames.ts';

/** The parts of the foreman's sentences in one language; each list holds different wordings of one thing. */
export type VerdictMessages = {
	frames: Readonly<Record<Performance, readonly string[]>>;
	/** Without a job, since their clauses name the work. */
	notOursFrames: readonly string[];
	clauses: Readonly<Record<ClauseKind, readonly string[]>>;
	tails: Readonly<Record<'amps' | 'position' | 'temperature', readonly string[]>>;
	contrasts: readonly string[];
	questions: Readonly<Record<Question, readonly string[]>>;
	/** Names for the codes in a reason's values; `job` has the names used for the job. */
	names: Readonly<
		Record<
			'process' | 'job' | 'position' | 'source' | 'place' | 'feel' | 'material',
			Readonly<Record<string, string>>
		>
	>;
	/** What a sentence may call the glove's material. */
	body: Readonly<Record<'leather' | 'knit' | 'other', string>>;
	/**
	 * How a clause refers to a process: `on` if the job has several, `it` if the frame has already named the only one.
	 * `tacks` are tacks welded with a process.
	 */
	job: {
		on: (process: string) => string;
		it: string;
		and: string;
		rest: string;
		tacks: (processes: string) => string;
	};
	/** English words inside a value, and their replacements. */
	phrases: readonly (readonly [RegExp, string])[];
};

/** Welded tacks are "tacking"; parts that are only held together are "fit-up". */
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
		place: LOCATION_NAMES,
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
