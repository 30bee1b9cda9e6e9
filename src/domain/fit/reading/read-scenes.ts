import { RISKY_SCENES } from '../lexicon/risky-scenes.ts';
import { MAX_UNREAD_LENGTH } from './said-words.ts';
import type { TaskToken } from './task-text.ts';

/**
 * What harmless words of a task may describe together and has to be asked about, as it stands in the task without its signs.
 * @param isSafe somebody said that the machine is stopped or the line dead
 */
export function listRiskyScenes(tokens: readonly TaskToken[], isSafe: boolean): string[] {
	const line = tokens
		.filter(({ kind }) => kind !== 'sign')
		.map(({ text }) => (text === 'à' ? 'a' : text))
		.join(' ');
	const found = RISKY_SCENES.filter(({ ofMachine }) => !(ofMachine && isSafe)).flatMap(({ pattern }) => {
		const match = pattern.exec(line);
		return match === null ? [] : [match[0].slice(0, MAX_UNREAD_LENGTH).trim()];
	});
	// One question is enough: the first scene says what is meant.
	return found.slice(0, 1);
}
