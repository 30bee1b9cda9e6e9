import { FILTER_GROUPS, type GroupValue } from '../filter-groups.ts';
import { isLookedUpWhole, pairTerm } from '../index/term-signs.ts';

/** A value of a filter group, with the group's index in `FILTER_GROUPS`. */
export type FilterValue = GroupValue & { group: number };

/** A copy to keep: a substring of a long text would keep that whole text in memory. */
export const copyText = (text: string) => [...text].join('');

/** A vocabulary as plain data, to be stored with what was derived with it. */
export type VocabularyState = {
	words: readonly string[];
	/** The first word, the second and the pair, one after the other. */
	pairs: Uint32Array;
	spellings: ReadonlyMap<number, string>;
	plain: Uint32Array;
	valueIds: readonly ReadonlyMap<string, readonly number[]>[];
	values: readonly FilterValue[];
};

/**
 * Assigns ids to the words and filter values of a catalogue, and keeps one copy of texts that many gloves share. It
 * only grows, so that data derived from one version of a glove stays valid while others change.
 */
export class Vocabulary {
	readonly #ids = new Map<string, number>();
	readonly #words: string[] = [];
	/** By the id of the first word: the ids of its pairs, by the id of the second. */
	readonly #pairs: (Map<number, number> | undefined)[] = [];
	/** Spellings of words that no text contains in their stored form ("canva" of "canvas"), as in the first text. */
	readonly #spellings = new Map<number, string>();
	readonly #plain = new Set<number>();
	readonly #valueIds = FILTER_GROUPS.map(() => new Map<string, readonly number[]>());
	readonly #values: FilterValue[] = [];
	readonly #texts = new Map<string, string>();
	readonly #lists = new Map<string, unknown>();
	#sorted: Uint32Array = new Uint32Array(0);
	/** The number of words when they were last sorted. */
	#sortedOf = 0;

	/** A vocabulary that continues another one: its ids are the same. */
	static from(state: VocabularyState): Vocabulary {
		const vocabulary = new Vocabulary();
		for (const word of state.words) vocabulary.#ids.set(word, vocabulary.#words.push(word) - 1);
		for (let i = 0; i < state.pairs.length; i += 3)
			vocabulary.#notePair(state.pairs[i]!, state.pairs[i + 1]!, state.pairs[i + 2]!);
		for (const [id, spelling] of state.spellings) vocabulary.#spellings.set(id, spelling);
		for (const id of state.plain) vocabulary.#plain.add(id);
		for (const [group, ids] of state.valueIds.entries())
			for (const [text, values] of ids) vocabulary.#valueIds[group]!.set(text, values);
		vocabulary.#values.push(...state.values);
		return vocabulary;
	}

	/** Texts and lists that gloves share are not part of it: each glove that comes back shares its own again. */
	get state(): VocabularyState {
		const pairs: number[] = [];
		for (const [first, seconds] of this.#pairs.entries())
			for (const [second, id] of seconds ?? []) pairs.push(first, second, id);
		return {
			words: this.#words,
			pairs: Uint32Array.from(pairs),
			spellings: this.#spellings,
			plain: Uint32Array.from(this.#plain),
			valueIds: this.#valueIds,
			values: this.#values,
		};
	}

	/** Number of words; ids start at 0. */
	get size(): number {
		return this.#words.length;
	}

	/** The word's id, assigned on first use. */
	wordId(word: string): number {
		let id = this.#ids.get(word);
		if (id === undefined) {
			id = this.#words.length;
			const copy = copyText(word);
			this.#words.push(copy);
			this.#ids.set(copy, id);
		}
		return id;
	}

	/** The id of two adjacent words. Found by their ids, since writing a pair's text to look it up takes longer. */
	pairId(first: number, second: number): number {
		const known = this.#pairs[first]?.get(second);
		if (known !== undefined) return known;
		const id = this.wordId(pairTerm(this.word(first), this.word(second)));
		this.#notePair(first, second, id);
		return id;
	}

	#notePair(first: number, second: number, id: number): void {
		const pairs = this.#pairs[first] ?? new Map<number, number>();
		this.#pairs[first] = pairs.set(second, id);
	}

	findWordId(word: string): number | undefined {
		return this.#ids.get(word);
	}

	word(id: number): string {
		return this.#words[id]!;
	}

	/** Remembers how a text spells a word. @param spelling empty if it equals the stored form */
	noteSpelling(id: number, spelling: string): void {
		if (this.#plain.has(id)) return;
		if (spelling === '') {
			this.#plain.add(id);
			this.#spellings.delete(id);
		} else if (!this.#spellings.has(id)) this.#spellings.set(id, copyText(spelling));
	}

	/** A word as spelled in the catalogue, in lower case and without accents. */
	spellingOf(id: number): string {
		return this.#spellings.get(id) ?? this.word(id);
	}

	/**
	 * The ids in code unit order of their words; facts ("#GTAW") come before words. Excludes terms that are looked up
	 * whole.
	 */
	sortedIds(): Uint32Array {
		if (this.#sortedOf !== this.#words.length) {
			const words = this.#words;
			const ids: number[] = [];
			for (let id = 0; id < words.length; id++) if (!isLookedUpWhole(words[id]!)) ids.push(id);
			ids.sort((a, b) => (words[a]! < words[b]! ? -1 : 1));
			this.#sorted = Uint32Array.from(ids);
			this.#sortedOf = words.length;
		}
		return this.#sorted;
	}

	/** The ids of the filter values of a raw text; each text is parsed once. */
	valueIds(group: number, text: string): readonly number[] {
		const known = this.#valueIds[group]!.get(text);
		if (known !== undefined) return known;
		const ids: number[] = [];
		for (const value of FILTER_GROUPS[group]!.parse(text)) {
			if (value.slug === '') continue;
			ids.push(this.#values.length);
			this.#values.push({ ...value, group });
		}
		this.#valueIds[group]!.set(text, ids);
		return ids;
	}

	/** Every filter value seen so far; its index is its id. */
	get values(): readonly FilterValue[] {
		return this.#values;
	}

	/** The shared copy of a text that many gloves repeat, such as a hide. */
	shareText(text: string): string {
		const shared = this.#texts.get(text);
		if (shared !== undefined) return shared;
		this.#texts.set(text, text);
		return text;
	}

	/** The shared copy of a list that many gloves repeat, such as their sizes. It must not be modified afterwards. */
	shareList<Item>(list: readonly Item[]): readonly Item[] {
		const key = JSON.stringify(list);
		const shared = this.#lists.get(key);
		if (shared !== undefined) return shared as readonly Item[];
		this.#lists.set(key, list);
		return list;
	}
}
