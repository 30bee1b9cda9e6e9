import type { Category } from '../../catalogue/category.ts';
import { listWords } from '../query/normalize-text.ts';
import { findMeaning } from '../query/synonyms.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { IDLE_WORDS } from '../query/words/trade-words.ts';
import { addBit, type BitSet, createBitSet } from './bit-set.ts';
import type { GloveNumbering } from './glove-numbering.ts';
import type { ExtraPostings } from './text-index.ts';

/** Weight of a word of a category's name for its gloves: less than that of a glove's own name. */
const CATEGORY_WEIGHT = 60;

/** Prep gloves are in the welding category too; gloves that may be used at the arc are ranked before them. */
const CATEGORY_FACT_WEIGHT = 25;

type IndexedCategory = { category: Category; gloves: BitSet };

/** The categories and series of a catalogue, by case-insensitive name. */
export class CategoryIndex {
	readonly #byName = new Map<string, IndexedCategory>();
	/** The names of the categories by the part numbers that they list. */
	readonly #namesOf = new Map<string, string[]>();
	/** The words of category names, which match their gloves like words of the gloves' own texts. */
	readonly postings: ExtraPostings;

	constructor(categories: readonly Category[], numbering: GloveNumbering, vocabulary: Vocabulary) {
		const postings = new Map<number, { gloves: Set<number>; weight: number }>();
		for (const category of categories) {
			const members = category.partNumbers.flatMap((partNumber) => numbering.find(partNumber));
			const gloves = createBitSet(numbering.homes.length);
			for (const glove of members) addBit(gloves, glove);
			this.#byName.set(category.name.trim().toLowerCase(), { category, gloves });
			for (const partNumber of new Set(category.partNumbers)) {
				const names = this.#namesOf.get(partNumber);
				if (names) names.push(category.name);
				else this.#namesOf.set(partNumber, [category.name]);
			}
			for (const [word, weight] of weighCategoryWords(category.name)) {
				const id = vocabulary.wordId(word);
				const known = postings.get(id) ?? { gloves: new Set(), weight };
				for (const glove of members) known.gloves.add(glove);
				postings.set(id, known);
			}
		}
		this.postings = new Map(
			[...postings].map(([id, { gloves, weight }]) => [id, { gloves: Uint32Array.from(gloves), weight }]),
		);
	}

	find(name: string): Category | undefined {
		return this.#byName.get(name.trim().toLowerCase())?.category;
	}

	/** The gloves of a category, including colour variants; undefined if the category does not exist. */
	glovesOf(name: string): BitSet | undefined {
		return this.#byName.get(name.trim().toLowerCase())?.gloves;
	}

	/** Names of the categories that list a part number. */
	listNamesWith(partNumber: string): readonly string[] {
		return this.#namesOf.get(partNumber) ?? [];
	}
}

/**
 * Leaves out processes in a category's name ("MIG / Stick"): they say nothing about a glove whose own row refuses them.
 */
function weighCategoryWords(name: string): [word: string, weight: number][] {
	const words: [string, number][] = [];
	for (const word of listWords(name)) {
		const meaning = findMeaning(word);
		if (meaning?.fact) {
			if (meaning.finds.includes('#weld')) words.push(['#weld', CATEGORY_FACT_WEIGHT]);
		} else if (word.length > 1 && word !== 'glove' && !IDLE_WORDS.has(word))
			words.push([word, CATEGORY_WEIGHT]);
	}
	return words;
}
