import { expect, test } from 'vitest';
import { HAZARD_WORDS } from '../hazard-words.ts';
import { findPhrase, isKnownWord } from '../reading/task-vocabulary.ts';
import { HAZARDS_OF_NO_LIST, REVIEWED_NEAR_WORDS } from './hazards-of-no-list.ts';
import { NEAR_WORDS } from './near-words.ts';
import { NOT_OURS_PHRASES } from './not-ours.ts';

const isHazard = (word: string) =>
	findPhrase([word])?.meaning.means.some((meaning) => /^(!|#(?!rough))/.test(meaning)) ?? false;

test('no word of a hazard is harmless', () => {
	const silent = HAZARDS_OF_NO_LIST.filter(
		(word) => isKnownWord(word) && !findPhrase([word])?.meaning.means.length,
	);
	expect(silent).toEqual([]);
});

test('no phrase for work that no glove is for is cleared by another list', () => {
	const cleared = NOT_OURS_PHRASES.filter(
		({ phrase }) => !findPhrase(phrase.split(' '))?.meaning.means.some((meaning) => meaning.startsWith('!')),
	);
	expect(cleared).toEqual([]);
});

test('no word is one typo from a hazard, except the reviewed ones', () => {
	const phrases = [
		...NOT_OURS_PHRASES.map(({ phrase }) => phrase),
		// Rough goods only scuff a glove, so "grave" for gravel is acceptable.
		...HAZARD_WORDS.filter(([, means]) => means !== '#rough').flatMap(([says]) => says.split(',')),
	];
	const hazards = new Set(phrases.flatMap((phrase) => phrase.trim().split(' ')));
	const near = new Set<string>();
	for (const hazard of hazards) {
		if (!isHazard(hazard) && isKnownWord(hazard)) continue;
		for (const slip of listSlips(hazard)) {
			const saysMore = (findPhrase([slip])?.meaning.means.length ?? 0) > 0;
			if (!hazards.has(slip) && !saysMore && isKnownWord(slip)) near.add(slip);
		}
	}
	const reviewed = new Set(REVIEWED_NEAR_WORDS);
	expect([...near].filter((word) => !reviewed.has(word))).toEqual([]);
	expect(REVIEWED_NEAR_WORDS.filter((word) => !near.has(word))).toEqual([]);
});

/**
 * The typos that `mendSlips` would correct: the first letter is right, and only a long word may have a
 * wrong letter.
 */
function listSlips(word: string): Set<string> {
	const slips = new Set<string>();
	if (word.length < 5 || /\d/.test(word)) return slips;
	// The most common letters: others produce unlikely words.
	const letters = [...'aeilnorst'];
	for (let at = 1; at <= word.length; at++) {
		const [before, after] = [word.slice(0, at), word.slice(at)];
		for (const letter of letters) {
			slips.add(before + letter + after);
			if (word.length >= 8 && after) slips.add(before + letter + after.slice(1));
		}
		if (after) slips.add(before + after.slice(1));
		if (after.length > 1) slips.add(before + after[1] + after[0] + after.slice(2));
	}
	slips.delete(word);
	return slips;
}

test('no near word is known anyway, except one that a phrase would be joined to', () => {
	expect([...NEAR_WORDS].filter((word) => isKnownWord(word))).toEqual(['autour']);
});

test('words are known in their inflected forms', () => {
	const forms =
		'heaviest rustier happily berries gussets refitted reinstalling hauled tying rewelded smoother ' +
		'rugueuses soignee vieilles boulonnons debosselait nettoient agricoles chevaux rapidement finissons vendait';
	const unknown = forms.split(' ').filter((word) => !isKnownWord(word));
	expect(unknown).toEqual([]);
});

test('no inflection rule turns a harmless word into a hazard', () => {
	const made =
		'charged charger mixer sander cutter heater burner cooler primer plating boring tracer recharge reheat';
	expect(
		made.split(' ').filter((word) => isKnownWord(word) && !findPhrase([word])?.meaning.means.length),
	).toEqual([]);
});
