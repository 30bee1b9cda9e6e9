import type { Performance } from '../../ratings/performance.ts';
import type { Question } from '../fit-answer.ts';

/**
 * The frames of the foreman's sentence: `{job}` names process and position, `{why}` is the finding on the sheet.
 * `{Job}` and `{Why}` begin the sentence. Blunt, never about injury, never a promise. There are many of each, so that a
 * visitor who asks about one glove ten times gets ten different sentences.
 */
export const FRAMES: Readonly<Record<Performance, readonly string[]>> = {
	'Full use': [
		'Yes for {job}: {why}',
		'Yes, put it on for {job}: {why}',
		'Go ahead with {job}: {why}',
		'{Job}, yes: {why}',
		'{Job} is its trade: {why}',
		'Right glove for {job}: {why}',
		'Pull it on for {job}: {why}',
		'Good pick for {job}: {why}',
		'It is made for {job}: {why}',
		'That will do for {job}: {why}',
		'Good to go on {job}: {why}',
		'Fine for {job}: {why}',
		'{Job} suits it: {why}',
		'Sure, {job}: {why}',
		'{Why}, so yes for {job}',
		'{Why}, so good to go on {job}',
		'{Why}, so go ahead with {job}',
		'{Why}, which makes it the right glove for {job}',
		'{Why}, and {job} is what it is good for',
		'{Why}, so pull it on for {job}',
	],
	Limited: [
		'Half a yes for {job}: {why}',
		'Only part of the way with {job}: {why}',
		'It will go so far with {job} and no further: {why}',
		'For {job}, only if you must: {why}',
		'A stopgap for {job}, not a plan: {why}',
		'Some {job}, but not all of it: {why}',
		'Short of the mark for {job}, but usable: {why}',
		'Careful with {job}: {why}',
		'Usable for {job}, but only just: {why}',
		'{Job}, but with your wits about you: {why}',
		'Half the glove that {job} asks for: {why}',
		'It gets through {job}, but only just: {why}',
		'{Job} takes it to its edge, so be careful: {why}',
		'{Why}, so half a yes for {job}',
		'{Why}, so {job} only if you must',
		'{Why}, which leaves it a stopgap for {job}',
		'{Why}, so it is only half a glove for {job}',
		'{Why}, so go careful with {job}',
		'{Why}, and that is short of what {job} asks for',
		'{Why}, so it does for {job}, but only just',
	],
	'No use': [
		'No for {job}: {why}',
		'Wrong glove for {job}: {why}',
		'Leave it on the hook for {job}: {why}',
		'Not for {job}: {why}',
		'Not this one for {job}: {why}',
		'Put it back before {job}: {why}',
		'No chance with {job}: {why}',
		'Find another pair for {job}: {why}',
		'{Job} is not for this one: {why}',
		'{Job} wants another glove, not this one: {why}',
		'{Job}, never: {why}',
		'Never for {job}: {why}',
		'Do not take it to {job}: {why}',
		'{Why}, so not for {job}',
		'{Why}, so leave it on the hook for {job}',
		'{Why}, so find another pair for {job}',
		'{Why}, so it is the wrong glove for {job}',
		'{Why}, so do not take it to {job}',
		'{Why}, so put it back before {job}',
		'{Why}, so never for {job}',
	],
};

/** For work that no glove of the range is made for. The clause names the work, so the frame does not. */
export const NOT_OURS_FRAMES: readonly string[] = [
	'No: {why}',
	'Not with this one: {why}',
	'No glove of ours: {why}',
	'Leave it on the hook: {why}',
	'Not for that: {why}',
	'Wrong glove: {why}',
	'No, and none of ours would do: {why}',
	'Put it back, it is not for that: {why}',
	'Not a job for it: {why}',
];

/** Tails about facts that were not given. They begin with a comma; `{range}` and `{position}` come from the sheet. */
export const TAILS = {
	amps: [
		', as long as you stay inside {range}',
		', provided the current stays within {range}',
		', and {range} is where that ends',
		', with the current inside {range}',
	],
	position: [
		', but ask again before {position} work',
		', though {position} work would change that',
		', though {position} is another row and another answer',
		', and {position} work is a question of its own',
		', which says nothing yet of {position} work',
	],
	temperature: [
		', and you never said how {feel}',
		', though you did not say how {feel}',
		', so say how {feel} for a straight answer',
	],
} as const;

/** Tails in the glove's favour, if only one row holds it back. They begin with a comma. */
export const CONTRASTS: readonly string[] = [
	', though it has no quarrel with {process}',
	', and {process} itself is not the trouble',
	', which is a pity, because {process} is not the problem',
	', though {process} alone would not hold it back',
];

export const QUESTIONS: Readonly<Record<Question, readonly string[]>> = {
	process: [
		'What are you running: TIG, MIG, stick, flux core, a torch, a grinder, or no arc at all?',
		'Which process is it: TIG, MIG, stick, flux core, or just handling?',
		'No guessing here, so name it: TIG, MIG, stick, flux core, cutting, grinding or handling?',
		'TIG, MIG, stick, flux core, a torch, or hands only?',
	],
	tack: [
		'Tacking with what, and at how many amps: TIG, MIG or stick?',
		'A tack is a weld, so which process and what current?',
		'What strikes the tacks, TIG, MIG or stick, and at what current?',
	],
	amps: [
		'How many amps for the {process}?',
		'What current are you running on the {process}?',
		'The amps for the {process} first: how many?',
		'At how many amps does the {process} run?',
	],
	unread: [
		'I did not follow {words}: what does the hand meet there?',
		'{words} is new to me, so what is it to the hand?',
		'Say {words} another way: what is it to the glove?',
		'What do you mean by {words}?',
	],
	who: [
		'Who wears the glove: the one who welds, or the one who holds?',
		'Is it for the hand at the arc or for the hand beside it?',
	],
	corrected: [
		'You changed your mind there, so which one counts?',
		'Say it again in one go: which process and what current?',
	],
	plasma: [
		'Plasma cutting or plasma welding?',
		'Is that plasma for cutting or for welding?',
		'Cutting with the plasma or welding with it?',
	],
	cutting: [
		'Cutting with what: oxy-fuel, plasma or a disc?',
		'Which cut is it: torch, plasma or grinder?',
		'Are you cutting with a flame, with plasma or with a disc?',
	],
	hazard: [
		'No arc, fine, but what does the hand meet: heat, cold, wet, sharp edges?',
		'Handling what: hot, cold, wet or sharp?',
		'What is hard on the hands there: heat, cold, water, edges or knocks?',
	],
};
