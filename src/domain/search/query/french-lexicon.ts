import { type Lexicon, listFrom, listMeaningsFrom, mayBeTypo } from '../index/lexicon.ts';
import { FRENCH_SIGN } from '../index/term-signs.ts';
import { FRENCH_MEANING_STEMS, findFrenchMeaning, spellFrenchMeaning } from './french-meanings.ts';
import { stemFrench } from './french-stem.ts';
import { allowTypos } from './fuzzy-match.ts';
import { type NearWord, NearWords } from './near-words.ts';
import { isEnglishMeaning } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Min length of a start that finds longer words; two letters are a size or a code. */
const MIN_START_LENGTH = 3;
/** Min length of a start that makes a query French; three letters may as well become an English word. */
const MIN_FRENCH_START_LENGTH = 4;

/** The stems of the French texts of one version of the catalogue, plus French words with a trade meaning. */
export class FrenchLexicon {
	readonly #vocabulary: Vocabulary;
	readonly #lexicon: Lexicon;
	#near: NearWords | undefined;

	/** @param lexicon the words of the same version, French and English */
	constructor(vocabulary: Vocabulary, lexicon: Lexicon) {
		this.#vocabulary = vocabulary;
		this.#lexicon = lexicon;
	}

	/** The id of a stem; undefined if no French text has it. */
	find(stem: string): number | undefined {
		return this.#lexicon.find(FRENCH_SIGN + stem);
	}

	/** Calls `visit` with every longer stem that starts with `start`. */
	forEachLonger(start: string, visit: (id: number, length: number) => void): void {
		if (start.length < MIN_START_LENGTH) return;
		this.#lexicon.forEachLonger(FRENCH_SIGN + start, (id, length) => visit(id, length - 1));
	}

	/** Stems with a trade meaning that start with the typed text. */
	listMeaningsFrom(start: string): string[] {
		return start.length < MIN_START_LENGTH ? [] : listFrom(FRENCH_MEANING_STEMS, start);
	}

	/** True for a stem of a French text or of the trade. */
	has(stem: string): boolean {
		return this.find(stem) !== undefined || findFrenchMeaning(stem) !== undefined;
	}

	/** True if French texts or the trade have a word, or one that starts with it. @param typed the word as typed, normalized */
	hasOrStarts(typed: string, stem: string): boolean {
		if (this.has(stem)) return true;
		if (typed.length < MIN_FRENCH_START_LENGTH) return false;
		let isStart = this.listMeaningsFrom(typed).length > 0;
		if (!isStart) this.forEachLonger(typed, () => (isStart = true));
		return isStart;
	}

	/** True for a word of an English text or of the trade, or the start of one. */
	isEnglish(word: string): boolean {
		if (this.#lexicon.list(word).length > 0 || isEnglishMeaning(word)) return true;
		let isStart = listMeaningsFrom(word).some(isEnglishMeaning);
		if (!isStart) this.#lexicon.forEachLonger(word, () => (isStart = true));
		return isStart;
	}

	/** The stems with the fewest typos compared to a normalized word. */
	findNearest(word: string): NearWord[] {
		const stem = stemFrench(word);
		return this.#listNear()
			.findNearest(stem, Math.min(allowTypos(word), allowTypos(stem)))
			.filter((near) => near.word[0] === stem[0] || findFrenchMeaning(near.word) !== undefined);
	}

	/** At most `limit` French words that may have been meant by a normalized word, nearest first. */
	suggest(word: string, limit: number): string[] {
		const near = this.#listNear().suggest(stemFrench(word));
		return [...new Set(near.map((stem) => this.spell(stem)))].slice(0, limit);
	}

	/** A stem as the French texts or the trade spell the word, with its accents. */
	spell(stem: string): string {
		const id = this.find(stem);
		return id === undefined ? spellFrenchMeaning(stem) : this.#vocabulary.spellingOf(id);
	}

	/** Created by the first query that needs it. */
	#listNear(): NearWords {
		if (this.#near) return this.#near;
		const stems = new Set<string>();
		this.#lexicon.forEachLonger(FRENCH_SIGN, (id) => {
			const stem = this.#vocabulary.word(id).slice(FRENCH_SIGN.length);
			if (mayBeTypo(stem)) stems.add(stem);
		});
		for (const stem of FRENCH_MEANING_STEMS) {
			const findsAny = findFrenchMeaning(stem)?.finds.some((find) => this.#lexicon.list(find).length > 0);
			if (mayBeTypo(stem) && findsAny) stems.add(stem);
		}
		this.#near = new NearWords([...stems]);
		return this.#near;
	}
}
