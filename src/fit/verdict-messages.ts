import type { Performance } from '../ratings/performance.ts';
import type { Question, ReasonKind } from './fit-answer.ts';
import { AMP_SOURCE_NAMES, PLACE_NAMES, POSITION_NAMES, PROCESS_NAMES } from './fit-words.ts';
import type { TaskLanguage } from './task-language.ts';
import { CLAUSES, CONTRASTS, OPENINGS, QUESTIONS, TAILS } from './verdict-words.ts';
import { FRENCH_VERDICTS } from './verdict-words-french.ts';

/** What the foreman's sentences are made of, in one language; each list holds wordings of one thing. */
export type VerdictMessages = {
	openings: Readonly<Record<Performance, readonly string[]>>;
	clauses: Readonly<Record<ReasonKind, readonly string[]>>;
	tails: Readonly<Record<'amps' | 'position' | 'temperature', readonly string[]>>;
	contrasts: readonly string[];
	questions: Readonly<Record<Question, readonly string[]>>;
	/** Codes of the values of a reason, as the language names them. */
	names: Readonly<
		Record<
			'process' | 'position' | 'source' | 'place' | 'feel' | 'material',
			Readonly<Record<string, string>>
		>
	>;
	/** Parts of a value that are words of English, and what stands for them. */
	phrases: readonly (readonly [RegExp, string])[];
};

const ENGLISH_VERDICTS: VerdictMessages = {
	openings: OPENINGS,
	clauses: CLAUSES,
	tails: TAILS,
	contrasts: CONTRASTS,
	questions: QUESTIONS,
	names: {
		process: PROCESS_NAMES,
		position: POSITION_NAMES,
		source: AMP_SOURCE_NAMES,
		place: PLACE_NAMES,
		feel: { hot: 'hot', cold: 'cold' },
		material: {},
	},
	phrases: [],
};

export const VERDICT_MESSAGES: Readonly<Record<TaskLanguage, VerdictMessages>> = {
	en: ENGLISH_VERDICTS,
	fr: FRENCH_VERDICTS,
};
