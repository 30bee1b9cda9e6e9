import { normalizeText } from '../../search/query/normalize-text.ts';
import { MAX_UNREAD_LENGTH } from './mentions.ts';

/**
 * Replaces a word of a task that was not understood; undefined if the task does not contain the word as typed.
 * @param word as in `Facts.unread`: folded, without accents, cut off if very long
 */
export function replaceWord(task: string, word: string, reading: string): string | undefined {
	if (word === '') return undefined;
	// Letters are folded one by one, so that "œ", which folds to two letters, does not shift the offsets after it.
	const letters = [...task];
	const normalized = letters.map((letter) => normalizeText(letter));
	for (let from = 0; from < letters.length; from++) {
		if (isLetter(normalized[from - 1])) continue;
		let to = from;
		let text = '';
		while (to < letters.length && text.length < word.length) text += normalized[to++];
		if (text !== word || (isLetter(normalized[to]) && word.length < MAX_UNREAD_LENGTH)) continue;
		while (word.length >= MAX_UNREAD_LENGTH && isLetter(normalized[to])) to++;
		return [...letters.slice(0, from), reading, ...letters.slice(to)].join('');
	}
	return undefined;
}

const isLetter = (text: string | undefined) => text !== undefined && /[a-z0-9]/.test(text);
