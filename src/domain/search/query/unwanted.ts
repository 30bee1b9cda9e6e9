import { findFrenchMeaning } from './french-meanings.ts';
import type { Dictionaries } from './french-query.ts';
import { stemFrench, withAccents } from './french-stem.ts';
import { listWords, normalizeText, scanWords } from './normalize-text.ts';
import { MAX_WORDS, readQuoted } from './query-words.ts';
import { findMeaning } from './synonyms.ts';

/** Words before something that a glove must not have. */
const NEGATIONS: ReadonlySet<string> = new Set(
	listWords('no not non without except excluding sans pas sauf aucun aucune'),
);
const SMALL_WORDS: ReadonlySet<string> = new Set(
	listWords('any a an the for of in made with de du des la le les pour en avec'),
);

/**
 * What a glove has or is for, so that a search can ask for gloves without it. "Non slip" and "no sweat" ask for something, and
 * are not among them.
 */
const PARTS: ReadonlySet<string> = new Set(
	(
		'velcro, hook, kevlar, aramid, hppe, elastic, spandex, neoprene, foam, wool, fleece, pile, cotton, nitrile, rubber, rubberized, ' +
		'thinsulate, insulation, insulated, membrane, waterproof, coated, coating, aluminized, steel, knit, split, grain, gauntlet, strap, ' +
		'winter, hivis, hi vis, high vis, impact, welding, weld, tig, mig, stick, ' +
		'goat, goatskin, cow, cowhide, deer, deerskin, elk, elkskin, moose, moosehide, pig, pigskin, bison, suede, ' +
		'black, grey, gray, gold, cream, tan, brown, orange, yellow, lime, red, blue, white, ' +
		'élastique, mousse, laine, molleton, coton, caoutchouc, isolation, isolé, imperméable, étanche, enduit, acier, tricot, croûte, ' +
		'hiver, soudage, chèvre, vache, cerf, wapiti, orignal, porc, noir, gris, brun, jaune, rouge, bleu, blanc'
	)
		.split(', ')
		.map((part) => listWords(part).join(' ')),
);

/** What a part is made into: "no kevlar thread" is "no kevlar". */
const MADE_OF: ReadonlySet<string> = new Set(
	listWords('thread stitching lining liner pad back palm fil doublure dos paume'),
);

const LONGEST_PART = 2;

/** What a glove must not have, and the word before it that says so; "free" comes after it. */
type Unwanted = { part: string; negation: string };

/** What a query asks for, without what a glove must not have, and that. */
export type Wishes = { wanted: string; unwanted: readonly Unwanted[] };

/**
 * Splits "mig gloves, no velcro" into what a glove must have and must not have. A quoted query or a whole sentence is only what
 * it says.
 */
export function readWishes(query: string): Wishes {
	const normalized = normalizeText(query);
	const words: { word: string; start: number; end: number }[] = [];
	scanWords(normalized, (word, start, end) => words.push({ word, start, end }));
	if (readQuoted(query) !== undefined || words.length > MAX_WORDS) return { wanted: query, unwanted: [] };
	const unwanted: Unwanted[] = [];
	const written = withAccents(query, normalized);
	let wanted = '';
	let from = 0;
	for (let at = 0; at < words.length; at++) {
		const found = findUnwanted(words, at, isAfterMinus(normalized, words[at]!.start));
		if (!found) continue;
		unwanted.push(found);
		wanted += written.slice(from, words[at]!.start).replace(/-$/, '');
		at += found.length - 1;
		from = words[at]!.end;
	}
	return unwanted.length === 0
		? { wanted: query, unwanted }
		: { wanted: wanted + written.slice(from), unwanted };
}

type Word = { word: string };
type Part = { part: string; length: number };

/** True for "winter" of "tig -winter", and not of "tig-winter". */
const isAfterMinus = (normalized: string, start: number) =>
	/(?:^|\s)-$/.test(normalized.slice(Math.max(0, start - 2), start));

/** "No velcro", "not for welding", "wool free", "uninsulated" and "-winter", at a word. */
function findUnwanted(words: readonly Word[], at: number, isMinus: boolean): (Part & Unwanted) | undefined {
	const textAt = (index: number) => words[index]?.word ?? '';
	const negation = textAt(at);
	if (negation === 'uninsulated') return { part: 'insulated', length: 1, negation: 'not' };
	if (!NEGATIONS.has(negation)) {
		const found = findPart(words, at);
		if (found && isMinus) return { ...found, negation: 'no' };
		const isFree = found !== undefined && textAt(at + found.length) === 'free';
		return isFree ? { part: found.part, length: found.length + 1, negation: 'free' } : undefined;
	}
	let from = at + 1;
	while (SMALL_WORDS.has(textAt(from))) from++;
	const found = findPart(words, from);
	return found && { part: found.part, length: from + found.length - at, negation };
}

function findPart(words: readonly Word[], at: number): Part | undefined {
	for (let length = Math.min(LONGEST_PART, words.length - at); length > 0; length--) {
		const part = words
			.slice(at, at + length)
			.map(({ word }) => word)
			.join(' ');
		if (!PARTS.has(part)) continue;
		const isMade = MADE_OF.has(words[at + length]?.word ?? '');
		return { part, length: isMade ? length + 1 : length };
	}
	return undefined;
}

/** The terms of the gloves that have a part, and of those whose text says that they have not. */
export type UnwantedPart = { ids: readonly number[]; denials: readonly number[] };

/** Plans a part: in texts of either language, or by what it means. */
export function planUnwanted(
	{ part, negation }: Unwanted,
	{ lexicon, french }: Pick<Dictionaries, 'lexicon' | 'french'>,
): UnwantedPart {
	const stem = stemFrench(part);
	const finds = [part, ...(findMeaning(part)?.finds ?? []), ...(findFrenchMeaning(stem)?.finds ?? [])];
	const own = french.find(stem);
	return {
		ids: [...finds.flatMap((find) => lexicon.list(find)), ...(own === undefined ? [] : [own])],
		denials: lexicon.listPairs(negation, part),
	};
}
