import type { Certification } from '../../ratings/certification.ts';
import { PERFORMANCES, type Performance } from '../../ratings/performance.ts';
import { WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { normalizeText } from '../../search/query/normalize-text.ts';
import type { Reason } from '../fit-answer.ts';
import { findTaskLanguage, type TaskLanguage } from '../reading/task-language.ts';
import { cleanTask, listTokens } from '../reading/task-text.ts';
import { describeReason } from './describe-reason.ts';
import { namesFinding } from './finding-terms.ts';
import { hasKnownNumbers, hasOwnRatings } from './sentence-figures.ts';

/** A sentence written by a language model. */
export type OfferedSentence = {
	verdict: Performance;
	/** The number of the reason that it is about, starting at 1. */
	finding: number;
	sentence: string;
};

/**
 * The data that a sentence is checked against. All of it comes from the database and the rules, none from the model.
 */
export type SentenceGround = {
	verdict: Performance;
	/** The language of the task. */
	language: TaskLanguage;
	/** In the order of the model's keys. */
	reasons: readonly Reason[];
	/** The glove's own part number and its name. */
	partNumber: string;
	name: string;
	ratings: readonly Certification[];
	/** Names of the other gloves of the range. */
	otherNames: readonly string[];
};

type SentenceError =
	| 'length'
	| 'unseen'
	| 'markup'
	| 'link'
	| 'sentences'
	| 'verdict'
	| 'finding'
	| 'first person'
	| 'language'
	| 'promise'
	| 'rating'
	| 'part number'
	| 'name'
	| 'number';

export type SentenceCheck = { ok: true; sentence: string } | { ok: false; error: SentenceError };

/** Length limits for a sentence that fits beside the rows; longer model output is refused (OWASP LLM05:2025). */
const MIN_LENGTH = 12;
const MAX_LENGTH = 300;

/** How a sentence begins, before a comma or a colon: the verdict comes first. */
export const SENTENCE_OPENINGS: Readonly<Record<TaskLanguage, Readonly<Record<Performance, string>>>> = {
	en: { 'Full use': 'Yes', Limited: 'Half a yes', 'No use': 'No' },
	fr: { 'Full use': 'Oui', Limited: 'Un demi-oui', 'No use': 'Non' },
};

const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
const MARKUP = /[<>`*_#|{}[\]\\~^]|&[a-z#]/i;
const LINK = /:\/\/|www\.|\bmailto\b|@|\b[a-z0-9-]{2,}\.(?:com|ca|org|net|io|dev|app|co|info|me|ai|to)\b/i;
/** The foreman speaks only of the glove and the job. */
const FIRST_PERSON =
	/(?<![\p{L}\p{N}])(?:i|i['’](?:m|d|ll|ve)|me|my|myself|we|we['’](?:re|d|ll|ve)|us|our|ours|ourselves|je|j['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos|nôtres?)(?![\p{L}\p{N}])/iu;
/** Promises that the site never makes, whatever the verdict (docs/behaviour.md, "Fit check"). */
const PROMISE =
	/certif|guarant|complian|approved|\bsafe(?:ly|ty)?\b|protect|garanti|conforme|homologu|approuv|s[ée]curitaire|prot[eéè]g/i;

/**
 * Accepts a model's sentence or returns the error. The checks are structural: it must have our verdict and open with
 * it, name one of the reasons that decide the verdict, be one plain sentence in the task's language, and contain no
 * number, rating, part number or name other than those of the reasons and the glove. A refused sentence is replaced by
 * our own words, so the checks may be strict: losing a good sentence costs nothing.
 */
export function checkSentence(offered: OfferedSentence, ground: SentenceGround): SentenceCheck {
	const refuse = (error: SentenceError): SentenceCheck => ({ ok: false, error });
	if (offered.sentence.length > MAX_LENGTH * 2) return refuse('length');
	const sentence = stripQuotes(offered.sentence.trim());
	if (sentence.length < MIN_LENGTH || sentence.length > MAX_LENGTH) return refuse('length');
	if (UNSEEN.test(sentence)) return refuse('unseen');
	if (MARKUP.test(sentence)) return refuse('markup');
	if (LINK.test(sentence)) return refuse('link');
	if (!isOneSentence(sentence)) return refuse('sentences');
	if (offered.verdict !== ground.verdict || !opensWith(sentence, ground)) return refuse('verdict');
	const reason = ground.reasons[offered.finding - 1];
	if (reason?.effect !== ground.verdict || !namesFinding(sentence, reason)) return refuse('finding');
	if (FIRST_PERSON.test(sentence)) return refuse('first person');
	if (findTaskLanguage(listTokens(cleanTask(sentence))) !== ground.language) return refuse('language');
	if (PROMISE.test(sentence)) return refuse('promise');
	if (!hasOwnPartNumber(sentence, ground)) return refuse('part number');
	const findings = ground.reasons
		.map((reason) => describeReason(reason))
		.flatMap(({ row, finding }) => [row, finding]);
	if (!hasOwnRatings(sentence, ground.ratings, findings)) return refuse('rating');
	if (!hasOwnNames(sentence, ground, findings)) return refuse('name');
	const numbered = [...findings, ...ground.ratings.map(({ value }) => value), ground.name, ground.partNumber];
	return hasKnownNumbers(sentence, numbered) ? { ok: true, sentence } : refuse('number');
}

/** Models often put the whole sentence in quotes. */
function stripQuotes(text: string): string {
	const match = /^["“«](.*)["”»]$/s.exec(text);
	return (match?.[1] ?? text).trim();
}

/** True for a full stop at the end and none before; the point in "0.035" does not count. */
function isOneSentence(sentence: string): boolean {
	return /[^.!?…;]\.$/.test(sentence) && !/[.!?…;](?!\d)./.test(sentence.slice(0, -1));
}

function opensWith(sentence: string, { verdict, language }: SentenceGround): boolean {
	const opening = SENTENCE_OPENINGS[language][verdict];
	return sentence.startsWith(opening) && /^\s?[:,] /.test(sentence.slice(opening.length));
}

/** A word of letters followed by three or more digits looks like a part number; only this glove's is allowed. */
function hasOwnPartNumber(sentence: string, { partNumber }: SentenceGround): boolean {
	const found = sentence.toLowerCase().match(/\b[a-z]{2,4}-?\d{3}(?:-?[a-z0-9]+)*\b/g) ?? [];
	return found.every((word) => word === partNumber.toLowerCase() || isStandard(word));
}

/** True for "EN407". */
function isStandard(word: string): boolean {
	return /^(?:en|iso|ansi)-?\d{3,5}$/.test(word);
}

/** Words that the trade writes in capitals: amperes, degrees, standards. */
const CAPITALS = 'A C F EN ISO ANSI CSA ASTM NFPA SMAW GMAW GTAW';
const KNOWN_CAPITALS = listWords([
	CAPITALS,
	...PERFORMANCES,
	...WELDING_PROCESSES.flatMap(({ code, label, aliases }) => [code, label, ...aliases]),
]);

/** A capitalized word inside a sentence is a name; only rows, processes, standards and this glove are allowed. */
function hasOwnNames(sentence: string, ground: SentenceGround, findings: readonly string[]): boolean {
	const opening = SENTENCE_OPENINGS[ground.language][ground.verdict];
	const known = new Set([...KNOWN_CAPITALS, ...listWords([...findings, ground.name, ground.partNumber])]);
	const words = sentence.slice(opening.length).match(/[\p{L}\p{N}]+/gu) ?? [];
	if (!words.every((word) => !/\p{Lu}/u.test(word) || known.has(normalizeText(word)))) return false;
	const text = joinWords(sentence);
	const own = joinWords(ground.name);
	return ground.otherNames.map(joinWords).every((name) => own.includes(name) || !text.includes(name));
}

/**
 * Words with spaces around them (" argon bulwark "), so that only whole words match. A name without letters never
 * matches.
 */
function joinWords(text: string): string {
	return ` ${listWords([text]).join(' ')} `;
}

/** The folded words of the texts, in order. */
function listWords(texts: readonly string[]): string[] {
	return texts.flatMap((text) => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
}
