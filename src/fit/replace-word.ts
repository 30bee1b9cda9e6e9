import { foldText } from '../search/fold-text.ts';

/**
 * A task with a word that was not understood put another way; undefined when the word does not stand there as typed.
 * @param word as `Facts.unread` names it: folded, without accents
 */
export function replaceWord(task: string, word: string, reading: string): string | undefined {
	const folded = foldText(task);
	const at = folded.length === task.length ? folded.indexOf(word) : -1;
	return at < 0 ? undefined : `${task.slice(0, at)}${reading}${task.slice(at + word.length)}`;
}
