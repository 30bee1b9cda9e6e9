import type { Certification } from '../ratings/certification.ts';
import type { Performance } from '../ratings/performance.ts';

/** What a sentence of a language model is held against. All of it comes from the database, none from the model. */
export type SentenceGround = {
	verdict: Performance;
	/** The glove's own part number and its name. */
	partNumber: string;
	name: string;
	ratings: readonly Certification[];
	/** What the reasons found, in words; a cut level that was asked for stands there. */
	findings: readonly string[];
	/** The task and the sheet: with the findings, every number the sentence may hold. */
	texts: readonly string[];
};

type SentenceFault =
	| 'length'
	| 'unseen'
	| 'markup'
	| 'link'
	| 'sentences'
	| 'claim'
	| 'verdict'
	| 'rating'
	| 'part number'
	| 'number';

export type SentenceCheck = { ok: true; sentence: string } | { ok: false; fault: SentenceFault };

/** Characters of a sentence that fits beside the rows (quality.md 1.3, LLM05). */
const SHORTEST = 12;
const LONGEST = 300;

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
const MARKUP = /[<>`*_#|{}[\]\\~^]|&[a-z#]/i;
const LINK = /:\/\/|www\.|\bmailto\b|@|\b[a-z0-9-]{2,}\.(?:com|ca|org|net|io|dev|app|co|info|me|ai|to)\b/i;
/** Claims the site never makes (domain.md 3.5), and what a model says when it has been talked round. */
const CLAIM =
	/certif|guarante|complian|approved|\bsafe(?:ly|ty)?\b|protect|100 ?%|\brisk-free\b|as an ai|language model|instruction|system prompt/i;

/** Words that belong to one verdict; found in a sentence of another they contradict it. */
const YES =
	/^(?:yes|yep|yeah|sure|go ahead|absolutely|perfect|of course|run it)\b|\bfull use\b|\b(?:good to go|go for it|no problem|no worries|does the job|run it|perfect|ideal|great|right glove|not only)\b/i;
const NO =
	/^(?:no|nope|never|don.?t|do not|leave|wrong|not)\b|\bno use\b|\b(?:do not|don.?t|never|won.?t|will not|would not|wrong glove|leave it|not for|unsuitable|not suitable|cannot|can.?t|fails?|burns?|melts?|too thin|too short|not rated|not only|another pair|another glove|put it back|stops at|double what|no chance)\b/i;
const HALF =
	/\b(?:only|short|but|unless|until|careful|sparingly|stopgap|briefly|brief|half|not more|no more|no further|not all|just|partly|limited|if you must)\b/i;
/** Full use says yes in one of these. */
const AFFIRMATION =
	/\b(?:yes|sure|go ahead|run it|will do|right|pull it on|its trade|good|made for|built for|full use|fine|handles|works|suits|covers|takes|does the job|up to|all day|enough)\b/i;
const LIMITED = /\blimited\b/i;
const DENIAL =
	/\b(?:no|not|never|don.?t|won.?t|can.?t|cannot|isn.?t|nope|wrong|leave|find another|put it back)\b/i;
/** Praise, unless a denial stands close before it. */
const PRAISE =
	/(?<!\b(?:no|not|never|n.t|isn.t)\b.{0,16})\b(?:excels?|handles|fine|works well|suits|good|best|plenty)\b/i;

/**
 * Takes a model's sentence, or says why not: it must be one plain sentence that agrees with the verdict, with no
 * number, rating or part number that the glove's own sheet and the task do not have. What is refused is replaced by
 * our own words, so that the checks may be strict: a good sentence lost costs nothing.
 */
export function checkSentence(text: string, ground: SentenceGround): SentenceCheck {
	const refuse = (fault: SentenceFault): SentenceCheck => ({ ok: false, fault });
	if (text.length > LONGEST * 2) return refuse('length');
	const sentence = stripQuotes(text.trim());
	if (sentence.length < SHORTEST || sentence.length > LONGEST) return refuse('length');
	if (UNSEEN.test(sentence)) return refuse('unseen');
	if (MARKUP.test(sentence)) return refuse('markup');
	if (LINK.test(sentence)) return refuse('link');
	if (!isOneSentence(sentence)) return refuse('sentences');
	if (CLAIM.test(sentence)) return refuse('claim');
	if (!agrees(sentence, ground.verdict)) return refuse('verdict');
	if (!hasOwnPartNumber(sentence, ground)) return refuse('part number');
	if (!hasOwnRatings(sentence, ground)) return refuse('rating');
	return hasKnownNumbers(sentence, ground) ? { ok: true, sentence } : refuse('number');
}

/** Models like to put the whole sentence in quotes. */
function stripQuotes(text: string): string {
	const match = /^["“«](.*)["”»]$/s.exec(text);
	return (match?.[1] ?? text).trim();
}

/** A full stop or exclamation mark at the end and nowhere before; the point of "0.035" is none. */
function isOneSentence(sentence: string): boolean {
	return (
		/[.!]$/.test(sentence) &&
		!/[.!?…](?!\d)./.test(sentence.slice(0, -1)) &&
		!/[.!?…]$/.test(sentence.slice(0, -1))
	);
}

/** Full use holds a yes and no denial; Limited holds a half and no outright yes or no; No use holds a denial and no praise. */
function agrees(sentence: string, verdict: Performance): boolean {
	if (verdict === 'Full use') {
		return AFFIRMATION.test(sentence) && !NO.test(sentence) && !LIMITED.test(sentence);
	}
	if (verdict === 'Limited')
		return HALF.test(sentence) && !YES.test(sentence) && !/^no\b|\bno use\b/i.test(sentence);
	return DENIAL.test(sentence) && !YES.test(sentence) && !LIMITED.test(sentence) && !PRAISE.test(sentence);
}

/** A word of letters and then three digits or more reads as a part number: it may only be this glove's. */
function hasOwnPartNumber(sentence: string, { partNumber }: SentenceGround): boolean {
	const found = sentence.toLowerCase().match(/\b[a-z]{2,4}-?\d{3}(?:-?[a-z0-9]+)*\b/g) ?? [];
	return found.every((word) => word === partNumber || isStandard(word));
}

/** "EN407" is a standard. */
function isStandard(word: string): boolean {
	return /^(?:en|iso|ansi)-?\d{3,5}$/.test(word);
}

/** What a word for a rating may mean: a whole value, or places of a marking, from 0. */
const RATED_WORDS: Readonly<Record<string, readonly [type: string, places: readonly number[]][]>> = {
	cut: [
		['ANSI_CUT', [1]],
		['EN388', [1, 4]],
	],
	abrasion: [
		['ANSI_ABR', [0]],
		['EN388', [0]],
	],
	tear: [['EN388', [2]]],
	puncture: [
		['ANSI_PUN', [0]],
		['EN388', [3]],
	],
	heat: [
		['ANSI_HEAT', [0]],
		['EN407', [1, 2, 3]],
	],
	flame: [['EN407', [0]]],
	splash: [['EN407', [4, 5]]],
	cold: [['EN511', [0, 1]]],
	air: [['EN511', [0]]],
	impact: [['ANSI_138', [0]]],
};
const RATED =
	/\b(cut|abrasion|tear|puncture|heat|flame|splash|cold|air|impact)(?:,? (?:rating|rated|level|of|at))* A?([0-9A-F])\b/g;

/** Cut levels, markings and "heat level 4" must be the glove's own. */
function hasOwnRatings(sentence: string, { ratings, findings }: SentenceGround): boolean {
	const asked = findings.flatMap((finding) => finding.match(/\bA[1-9]\b/g) ?? []);
	const own = new Set([...asked, ...ratings.map(({ value }) => value.toUpperCase())]);
	const levels = sentence.match(/\bA[1-9]\b/g) ?? [];
	const markings = sentence.match(/\b[0-5X]{3,6}[A-FX]?P?\b/g) ?? [];
	const marked = markings.filter((word) => /[A-Z]/.test(word));
	if (![...levels, ...marked].every((rating) => own.has(rating))) return false;
	return [...sentence.matchAll(RATED)].every(([, word = '', level = '']) =>
		(RATED_WORDS[word] ?? []).some(([type, places]) =>
			ratings.some((rating) => rating.type === type && places.some((place) => rating.value[place] === level)),
		),
	);
}

/** Every number must stand in the task, the findings or the sheet; fractions and decimals as they are written. */
function hasKnownNumbers(
	sentence: string,
	{ findings, texts, ratings, name, partNumber }: SentenceGround,
): boolean {
	const values = ratings.map(({ value }) => value);
	const known = new Set([...findings, ...texts, ...values, name, partNumber].flatMap(listNumbers));
	return listNumbers(sentence).every((number) => known.has(number));
}

function listNumbers(text: string): string[] {
	return (text.match(/\d+(?:[.,]\d+|\/\d+)?|\.\d+/g) ?? []).map((number) =>
		number.replace(',', '.').replace(/^\./, '0.'),
	);
}
