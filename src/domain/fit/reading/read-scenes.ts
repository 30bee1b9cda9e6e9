import { RISKY_SCENES } from '../lexicon/risky-scenes.ts';
import { MAX_UNREAD_LENGTH } from './mentions.ts';
import type { TaskToken } from './task-text.ts';

/**
 * Finds dangers described in harmless words only, which lead to a question. Returns the words of the task without
 * punctuation.
 * @param isSafe true if somebody said that the machine is stopped or the line dead
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
	// One question is enough, so only the first scene is returned.
	return found.slice(0, 1);
}
