import { FILTER_GROUPS, type GroupValue } from '../filter-groups.ts';
import { isLookedUpWhole, pairTerm } from '../index/term-signs.ts';

/** A value of a filter group, with the group's index in `FILTER_GROUPS`. */
export type FilterValue = GroupValue & { group: number };

/** A copy to keep: a substring of a long text would keep that whole text in memory. */
export const copyText = (text: string) => [...text].join('');

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
		const pairs = this.#pairs[first] ?? new Map<number, number>();
		this.#pairs[first] = pairs.set(second, id);
		return id;
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
