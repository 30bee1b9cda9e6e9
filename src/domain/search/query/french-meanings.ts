import { listFrenchStems } from './french-stem.ts';
import type { Meaning } from './synonyms.ts';
import { readFinds, splitList } from './synonyms.ts';
import {
	FRENCH_FEMININES,
	FRENCH_GLOVE_QUALITIES,
	FRENCH_QUERY_FACTS,
	FRENCH_QUERY_WORDS,
	FRENCH_RANKED_WORDS,
} from './words/french-trade-words.ts';
import { FRENCH_NEEDS, FRENCH_TRADES } from './words/french-trades.ts';
import { FRENCH_FACT_WORDS, FRENCH_WORDS } from './words/french-words.ts';
import { rankHandlingTrades, type TradeWords } from './words/trade-words.ts';

/** Number of words in the longest phrase, without small words: "projections de métal en fusion". */
export const MAX_FRENCH_PHRASE_LENGTH = 3;

const meanings = new Map<string, { finds: Set<string>; fact: boolean }>();

/** Single words as the tables spell them, by their stem. */
const spellings = new Map<string, string>();

function addRows(rows: TradeWords, fact: boolean): void {
	for (const [terms, finds] of rows) {
		for (const term of splitList(terms)) {
			const stems = listFrenchStems(term);
			const key = stems.join(' ');
			// "Gant" distinguishes nothing.
			if (key === '') continue;
			const meaning = meanings.get(key) ?? { finds: new Set(), fact: false };
			for (const find of readFinds(finds)) meaning.finds.add(find);
			meaning.fact ||= fact;
			meanings.set(key, meaning);
			if (stems.length === 1 && !spellings.has(key)) spellings.set(key, term);
		}
	}
}

addRows(FRENCH_FACT_WORDS, true);
addRows(FRENCH_WORDS, false);
addRows(FRENCH_QUERY_FACTS, true);
addRows(FRENCH_QUERY_WORDS, false);
addRows(FRENCH_TRADES, false);
addRows(FRENCH_NEEDS, false);

/** The stem that each of these words is read as, by its own. */
function readStems(rows: TradeWords): ReadonlyMap<string, string> {
	return new Map(
		rows.flatMap(([words, meant]) =>
			splitList(words).map((word) => [listFrenchStems(word).join(), listFrenchStems(meant).join()]),
		),
	);
}

const trades = readStems(FRENCH_FEMININES);
const gloveQualities = readStems(FRENCH_GLOVE_QUALITIES);

/** The stem of the trade that a feminine names: of "soudeur" for "soudeuse". */
export const findFrenchTrade = (stem: string) => trades.get(stem);

/** The stem of what a quality means of a glove: of "hiver" for "chaud". */
export const findGloveQuality = (stem: string) => gloveQualities.get(stem);

const tradeNames: ReadonlySet<string> = new Set(
	FRENCH_TRADES.flatMap(([words]) => splitList(words).map((word) => listFrenchStems(word).join(' '))),
);

/** True for a stem that names a trade or what its hands hold, and no quality of a glove. */
export const isFrenchTradeName = (stem: string) => tradeNames.has(stem);

const ranked = new Map<string, Meaning>();
for (const [terms, finds] of [...rankHandlingTrades(FRENCH_TRADES), ...FRENCH_RANKED_WORDS]) {
	for (const term of splitList(terms))
		ranked.set(listFrenchStems(term).join(' '), { finds: readFinds(finds), fact: false });
}

/** What the first gloves must have if a stem, or stems joined by spaces, are asked for. */
export const findRankedMeaning = (stem: string) => ranked.get(stem);

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
	[...meanings].map(([key, { finds, fact }]) => [key, { finds: [...finds], fact }]),
);

/** Single stems with a meaning, sorted; also used for typed starts and typos. */
export const FRENCH_MEANING_STEMS: readonly string[] = [...MEANINGS.keys()]
	.filter((key) => !key.includes(' ') && !/\d/.test(key))
	.sort();

/** The meaning of one French stem, or of several joined by spaces. */
export function findFrenchMeaning(stems: string): Meaning | undefined {
	return MEANINGS.get(stems);
}

/** A stem with a meaning as the trade spells it. */
export function spellFrenchMeaning(stem: string): string {
	return spellings.get(stem) ?? stem;
}
