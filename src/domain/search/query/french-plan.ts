import type { Lexicon } from '../index/lexicon.ts';
import type { PlannedTerm } from '../index/text-index.ts';
import { joinAlternatives } from './alternatives.ts';
import { findNamed, planSpacedCode } from './code-plan.ts';
import { planCurrents } from './current-plan.ts';
import { readCurrent } from './current-words.ts';
import type { FrenchLexicon } from './french-lexicon.ts';
import {
	findFrenchMeaning,
	findFrenchTrade,
	findGloveQuality,
	findRankedMeaning,
	isFrenchTradeName,
	MAX_FRENCH_PHRASE_LENGTH,
} from './french-meanings.ts';
import { type Dictionaries, type FrenchWord, listFrenchWords } from './french-query.ts';
import { FRENCH_IDLE, FRENCH_VAGUE, rootOf, stemFrench } from './french-stem.ts';
import { findHeat } from './heat-degrees.ts';
import {
	findFactPhrase,
	listPairs,
	listRankedLifts,
	listTerms,
	NOTHING,
	planEvery,
	type QueryPlan,
	type QueryWord,
} from './query-plan.ts';
import { readQuoted } from './query-words.ts';
import { findMeaning, isEnglishMeaning, type Meaning } from './synonyms.ts';
import {
	EXACT_FACTOR,
	Factors,
	isGuess,
	MAX_READ,
	MEANING_PREFIX_FACTOR,
	PREFIX_FACTOR_SPAN,
	planWord,
	SHORTEST_PREFIX_FACTOR,
	SYNONYM_FACTOR,
	TYPO_FACTOR,
} from './word-plan.ts';

/** A fact's own word in a text does not find a glove, but ranks it: "doublure de coton" before another lining. */
const OWN_WORD_LIFT = 8;

const HAS_DIGIT = /\d/;

const OR = 'ou';

/** Plans a French query. Its words mean what they mean in French; words that French lacks are read as English. */
export function planFrenchQuery(text: string, dictionaries: Dictionaries): QueryPlan {
	const { lexicon, codes, french } = dictionaries;
	const correctsTypos = readQuoted(text) === undefined;
	const typed = listFrenchWords(text).map((word) => withoutElision(word, french));
	const all = typed.map((word, at) => toTrade(word, typed[at - 1]));
	const busy = all.filter(({ stem }, at) => !FRENCH_IDLE.has(stem) || isStandard(all, at));
	if (busy.length === 0) return planEvery(all, lexicon);
	const loose = listLooseTerms(busy, lexicon);
	const words: QueryWord[] = [];
	const vague: QueryWord[] = [];
	const currents = new Map<QueryWord, number>();
	const named = new Set<number>();
	const alternatives = new Set<number>();
	const lifts = listRankedLifts(
		typed.map(({ stem }) => stem),
		findRankedMeaning,
		lexicon,
	);
	for (let at = 0; at < busy.length; ) {
		const { word, stem, written } = busy[at]!;
		if (isAlternative(all, busy, at)) alternatives.add(words.length);
		const code = planSpacedCode(busy, at, codes);
		const phrase = code ? undefined : (findHeat(busy, at) ?? findPhrase(busy, at));
		const length = code?.length ?? phrase?.length ?? 1;
		const span = busy.slice(at, at + length);
		const amps = code || phrase ? undefined : readCurrent(busy, at);
		if (amps !== undefined) {
			const current = { typed: written, planned: NOTHING };
			currents.set(current, amps);
			words.push(current);
		} else if (code) {
			words.push({ typed: joinWritten(span), planned: code.planned });
			for (const glove of code.named ?? []) named.add(glove);
		} else if (phrase) {
			words.push({
				typed: joinWritten(span),
				planned: { terms: listTerms(phrase.meaning, lexicon), lists: [] },
			});
			lifts.push(...listLifts(span, french));
		} else {
			const own = planFrenchWord(busy[at]!, dictionaries, correctsTypos && loose[at] === undefined);
			const factors = new Factors(own.planned.terms);
			for (const { id, factor } of loose[at] ?? []) factors.raise(id, factor);
			const planned = { terms: factors.list(), lists: own.planned.lists };
			const isVague = FRENCH_VAGUE.has(stem) && loose[at] === undefined;
			const isPlain = loose[at] === undefined && !hasTradeMeaning(busy[at]!);
			(isVague ? vague : words).push({
				typed: written,
				planned,
				...(own.read && { read: own.read, isGuess: own.isGuess }),
				...(isPlain && { isPlain }),
				...(isFrenchTradeName(stem) && { isTrade: true }),
			});
			if (findFrenchMeaning(stem)?.fact) lifts.push(...listLifts(span, french));
			for (const glove of findNamed(word, codes)) named.add(glove);
		}
		at += length;
	}
	return {
		words: joinAlternatives(planCurrents(words.length > 0 ? words : vague, currents, lexicon), alternatives),
		pairs: listPairs(busy, lexicon),
		named: [...named],
		lifts,
	};
}

/** True for "porc" of "cerf ou de porc". */
function isAlternative(all: readonly FrenchWord[], busy: readonly FrenchWord[], at: number): boolean {
	const before = at === 0 ? 0 : all.indexOf(busy[at - 1]!) + 1;
	return at > 0 && all.slice(before, all.indexOf(busy[at]!)).some(({ word }) => word === OR);
}

const joinWritten = (words: readonly FrenchWord[]) => words.map(({ written }) => written).join(' ');

/** "dhiver" without its apostrophe is "hiver", and "antichaleur" is asked for by its hazard. */
function withoutElision(typed: FrenchWord, french: FrenchLexicon): FrenchWord {
	const rest = /^(?:anti|(?:d|l|qu)(?=[aeiouyh]))(.{3,})$/.exec(typed.typed)?.[1];
	if (rest === undefined || french.has(typed.stem) || french.isEnglish(typed.word)) return typed;
	const stem = stemFrench(rest);
	return french.has(stem) ? { word: rest, typed: rest, stem, written: rest } : typed;
}

const HAND_WEAR: ReadonlySet<string> = new Set(['gant', 'mitaine', 'moufle'].map(stemFrench));

/** "soudeuse" is read as "soudeur", and "chaud" after "gant" as "hiver". */
function toTrade(typed: FrenchWord, before: FrenchWord | undefined): FrenchWord {
	const isOfGlove = before !== undefined && HAND_WEAR.has(before.stem);
	const stem = findFrenchTrade(typed.stem) ?? (isOfGlove ? findGloveQuality(typed.stem) : undefined);
	return stem === undefined ? typed : { ...typed, word: stem, stem };
}

/** "en" of "EN 388" is no small word, and neither is "d" of "niveau D". */
const isStandard = (words: readonly FrenchWord[], at: number) =>
	(words[at]!.word === 'en' && HAS_DIGIT.test(words[at + 1]?.word ?? '')) ||
	(/^[a-f]$/.test(words[at]!.word) && LEVEL_NAMES.has(words[at - 1]?.word ?? ''));

/** What a letter of EN 388 may follow. */
const LEVEL_NAMES: ReadonlySet<string> = new Set(['niveau', 'coupure', 'tdm', '388', '13997']);

type Phrase = { meaning: Meaning; length: number };

/** The longest phrase for a fact that starts at a word: French, or the name of a rating, which both languages share. */
function findPhrase(words: readonly FrenchWord[], at: number): Phrase | undefined {
	const shared = findFactPhrase(words, at);
	// "Résistant à la chaleur niveau 5" is "chaleur niveau 5".
	if (FRENCH_VAGUE.has(words[at]!.stem) && (findFactPhrase(words, at + 1)?.length ?? 0) > 1) return undefined;
	for (let length = Math.min(MAX_FRENCH_PHRASE_LENGTH, words.length - at); length > 1; length--) {
		if (shared && shared.length > length) return shared;
		const meaning = findFrenchPhrase(words.slice(at, at + length));
		if (meaning) return meaning.fact ? { meaning, length } : undefined;
	}
	return shared;
}

/** The meaning of adjacent words; two may be in either order. */
function findFrenchPhrase(words: readonly FrenchWord[]): Meaning | undefined {
	const stems = words.map(({ stem }) => stem);
	return (
		findFrenchMeaning(stems.join(' ')) ??
		(stems.length === 2 ? findFrenchMeaning(stems.toReversed().join(' ')) : undefined)
	);
}

/** True for a word that the trade knows, in either language. */
const hasTradeMeaning = ({ word, stem }: FrenchWord) =>
	HAS_DIGIT.test(word) || findFrenchMeaning(stem) !== undefined || findMeaning(word) !== undefined;

function listLifts(words: readonly FrenchWord[], french: FrenchLexicon): PlannedTerm[] {
	return words.flatMap(({ stem }) => {
		const id = FRENCH_VAGUE.has(stem) ? undefined : french.find(stem);
		return id === undefined ? [] : [{ id, factor: OWN_WORD_LIFT }];
	});
}

/** Terms that a phrase adds to each of its words, by the word's index: "manchette longue" is a gauntlet. */
function listLooseTerms(words: readonly FrenchWord[], lexicon: Lexicon): (PlannedTerm[] | undefined)[] {
	const answers: (PlannedTerm[] | undefined)[] = [];
	for (let from = 0; from + 1 < words.length; from++) {
		for (let length = 2; length <= MAX_FRENCH_PHRASE_LENGTH && from + length <= words.length; length++) {
			const meaning = findFrenchPhrase(words.slice(from, from + length));
			if (!meaning || meaning.fact) continue;
			for (let at = from; at < from + length; at++) {
				answers[at] ??= [];
				for (const { id, factor } of listTerms(meaning, lexicon))
					answers[at]!.push({ id, factor: Math.ceil(factor / length) });
			}
		}
	}
	return answers;
}

type PlannedFrench = Pick<QueryWord, 'planned' | 'read' | 'isGuess'>;

function planFrenchWord(
	{ word, typed, stem }: FrenchWord,
	{ lexicon, french, codes }: Dictionaries,
	correctsTypos: boolean,
): PlannedFrench {
	const meaning = findFrenchMeaning(stem);
	const factors = new Factors();
	if (meaning?.fact) {
		factors.raiseMeaning(meaning, EXACT_FACTOR, lexicon);
		return { planned: { terms: factors.list(), lists: [] } };
	}
	const own = french.find(stem);
	if (own !== undefined) factors.raise(own, EXACT_FACTOR);
	factors.raiseMeaning(meaning, SYNONYM_FACTOR, lexicon);
	// "TIG", "A5" and "2XL" mean the same in both languages.
	const isShared = HAS_DIGIT.test(word) || isEnglishMeaning(word) || (own === undefined && !meaning);
	if (isShared) {
		const { planned, isStrict } = planWord(word, lexicon, codes, false);
		if (isStrict && (HAS_DIGIT.test(word) || findMeaning(word)?.fact)) return { planned };
		for (const { id, factor } of planned.terms) factors.raise(id, factor);
		if (planned.lists.length > 0) return { planned: { terms: factors.list(), lists: planned.lists } };
	} else {
		// A glove's name is in English texts alone.
		for (const id of lexicon.list(word)) factors.raise(id, SYNONYM_FACTOR);
	}
	french.forEachLonger(stem, (id, length) => {
		const share = Math.floor((PREFIX_FACTOR_SPAN * stem.length) / length);
		factors.raise(id, SHORTEST_PREFIX_FACTOR + share);
	});
	if (own === undefined && !meaning) {
		for (const longer of french.listMeaningsFrom(stem))
			factors.raiseMeaning(findFrenchMeaning(longer), MEANING_PREFIX_FACTOR, lexicon);
	}
	if (factors.size === 0) raiseFamily(stem, factors, { lexicon, french });
	if (!correctsTypos || factors.size > 0) return { planned: { terms: factors.list(), lists: [] } };
	return correctWord(word, typed, { lexicon, french });
}

/** Adds the words of the same family as a word that no text has: "cisailleur" finds "cisaille". */
function raiseFamily(
	stem: string,
	factors: Factors,
	{ lexicon, french }: Pick<Dictionaries, 'lexicon' | 'french'>,
): void {
	const root = rootOf(stem);
	if (root === undefined) return;
	const own = french.find(root);
	if (own !== undefined) factors.raise(own, MEANING_PREFIX_FACTOR);
	french.forEachLonger(root, (id) => factors.raise(id, MEANING_PREFIX_FACTOR));
	for (const longer of french.listMeaningsFrom(root))
		factors.raiseMeaning(findFrenchMeaning(longer), MEANING_PREFIX_FACTOR, lexicon);
}

/** Corrects a word that neither language has: to the nearer one, and to French if both are as near. */
function correctWord(
	word: string,
	typed: string,
	{ lexicon, french }: Pick<Dictionaries, 'lexicon' | 'french'>,
): PlannedFrench {
	const stems = french.findNearest(typed);
	const words = lexicon.listNearest(word);
	const isFrench = stems.length > 0 && (words.length === 0 || stems[0]!.typos <= words[0]!.typos);
	const factors = new Factors();
	const read: string[] = [];
	if (isFrench) {
		for (const { word: stem } of stems) {
			const id = french.find(stem);
			if (id !== undefined) factors.raise(id, TYPO_FACTOR);
			factors.raiseMeaning(findFrenchMeaning(stem), TYPO_FACTOR, lexicon);
			read.push(french.spell(stem));
		}
	} else {
		for (const { word: near } of words) {
			for (const id of lexicon.list(near)) factors.raise(id, TYPO_FACTOR);
			factors.raiseMeaning(findMeaning(near), TYPO_FACTOR, lexicon);
			read.push(lexicon.spell(near));
		}
	}
	const spelled = [...new Set(read)];
	const guesses = isFrench
		? isGuess(spelled, stems, (stem) => findFrenchMeaning(stem) !== undefined)
		: isGuess(spelled, words, (near) => findMeaning(near) !== undefined);
	return {
		planned: { terms: factors.list(), lists: [] },
		...(spelled.length > 0 && { read: spelled.slice(0, MAX_READ), isGuess: guesses }),
	};
}
