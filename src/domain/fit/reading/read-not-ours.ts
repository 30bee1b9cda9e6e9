import { NOT_OURS, type NotOurs, type NotOursWeight } from '../lexicon/not-ours.ts';
import { MAX_UNREAD_LENGTH, type Mention } from './mentions.ts';
import type { Hazard } from './task-facts.ts';
import type { TaskToken } from './task-text.ts';

/** Families that a locked switch or a stopped machine makes safe. */
const CAN_BE_MADE_SAFE: ReadonlySet<NotOurs> = new Set<NotOurs>([
	'electrical',
	'rotating',
	'hot-liquid',
	'pressure',
]);

/** The welded part after the name of a machine: "lathe bed", "conveyor frame", "auger flighting". */
const OBJECTS =
	/^(frame|frames|base|bases|bed|beds|stand|stands|guard|guards|housing|housings|bracket|brackets|mount|mounts|table|tables|leg|legs|support|supports|skirting|flighting|body|cover|covers|door|doors|chute|chutes|structure|plate|plates|repair|repairs|cabinet|cabinets|box|boxes|tank|pole|poles|fence|tower|towers|rack|racks|parts|shaft|pulley|pulleys|chassis|bati|support|socle|cadre|garde|boitier|reparation)$/;
/** Words before the name of a machine that say what is done to it. */
const REPAIRS =
	/^(repair|repairs|repairing|repaired|fix|fixing|rebuild|rebuilding|weld|welding|fabricate|fabricating|fab|build|building|making|modify|modifying|near|beside|reparer|reparation|repare|souder|soude|soudage|fabriquer|construire|pres)$/;

/** Things that hold or show another thing: "a rack for my chain saws", "sign for a blood clinic". */
const HOLDERS =
	/^(bati|socle|smoker|fumoir|counter|comptoir|table|frame|cadre|chassis|gate|rack|racks|stand|stands|holder|holders|hanger|hangers|shelf|shelves|cart|carts|box|boxes|cabinet|cabinets|sign|signs|trailer|bracket|brackets|hook|hooks|case|mount|mounts|support|supports|etagere|etageres|tablette|tablettes|crochet|crochets|chariot|chariots|coffre|coffres|enseigne|enseignes|remorque)$/;
const BETWEEN_HOLDER =
	/^(for|of|pour|de|d|'|a|à|my|the|our|his|her|some|un|une|mon|mes|ma|la|le|les|des|ranger|store|hold)$/;

/** Words that end a sequence of nouns. */
const NOT_IN_NAMES =
	/^(and|or|then|with|while|in|on|at|near|by|from|to|is|are|et|ou|puis|avec|pendant|dans|sur|pres|par|est|sont)$/;

/** Other people who may do the work: kin, neighbours, customers, other firms. */
const OTHERS =
	/^(wife|husband|girlfriend|boyfriend|brother|sister|son|daughter|mother|father|mom|dad|uncle|aunt|cousin|friend|buddy|neighbour|neighbor|neighbours|neighbors|client|clients|customer|customers|plant|factory|company|tenant|landlord|blonde|chum|femme|mari|frere|soeur|fils|fille|mere|pere|oncle|tante|ami|amie|voisin|voisine|voisins|usine|compagnie)$/;
const OTHERS_DO =
	/^(is|was|are|were|does|did|makes|made|sells|sold|works|worked|teaches|runs|fait|font|est|sont|etait|vend|vendent|travaille|travaillent|fabrique)$/;
/** The visitor's own hands, anywhere in the clause: it may be the visitor's work after all. */
const OWN =
	/^(i|im|ill|me|my|we|us|our|ours|hand|hands|glove|gloves|job|task|work|je|j|moi|nous|on|mes|nos|main|mains|gant|gants|travail)$/;
const INSTRUCTED = [
	'used to',
	'never again',
	'years ago',
	'no longer',
	'not anymore',
	'not worry about',
	'plus jamais',
	'dans le temps',
];
const CLAUSE_ENDS = new Set([',', ';', '.', '!', '?', '(', ')', 'but', 'mais', 'now', 'maintenant']);

/** Words before or after a word that make it part of an address: "Acid Street", "chemin du Chlore". */
const STREET_AFTER = /^(street|road|avenue|ave|boulevard|blvd|lane|crescent|creek)$/;
const STREET_BEFORE = /^(rue|chemin|avenue|boulevard|rang|montee)$/;
/** Words for being fed up with something: "tired of welding bare handed". */
const FED_UP = /^(tired|sick|fed|tanne|tannee|ecoeure|ecoeuree|marre|hate|deteste)$/;

/** Machines whose work is to cut. "Cutting" beside one of them names no flame. */
const CUTTING_MACHINES =
	/\b(saws?|sawzall|skilsaw|(band|chop|table|jig|chain)saws?|lathes?|mill|mills|chipper|shear|scies?|tronconneuses?|tour|fraiseuse|toupie|cisaille)\b/;

/** Families of things held or touched directly, so that "repair" before them does not suggest an arc. */
const IN_HAND: ReadonlySet<NotOurs> = new Set<NotOurs>(['chainsaw', 'needles', 'medical', 'food']);

type Scene = {
	/** True if something is welded or burned, with an arc or a flame. */
	isBurned: boolean;
	/** True if a burning process is named, not only a word such as "welds", which may just be inspected. */
	isArc: boolean;
	/** True if no arc or flame is named: "cutting" may then mean a blade. */
	isCutOnly: boolean;
	/** True if something is ground: its sparks light what an arc would light. */
	isSparking: boolean;
	/** True if hot parts are handled. */
	isHot: boolean;
	/** True if the flame is the tool: "open flame" is then not a fire. */
	isFlame: boolean;
	/** True if somebody said that the machine is stopped or the line dead. */
	isSafe: boolean;
	/** Everything before this token was taken back: "Line work? No, MIG". */
	retractedAt: number;
};

/**
 * Finds the families of `lexicon/not-ours.ts` in a task, and words that may name one and need a question.
 * @param mentions the phrases that were not negated
 */
export function listNotOurs(
	mentions: readonly Mention[],
	tokens: readonly TaskToken[],
	scene: Scene,
): { hazards: readonly Hazard[]; unclear: readonly string[] } {
	const hazards = new Set<Hazard>();
	const unclear: string[] = [];
	for (const { at, to, means } of mentions) {
		for (const meaning of means) {
			const found = parseMeaning(meaning);
			if (found === undefined) continue;
			const answer = weigh(found.family, found.weight, at, to);
			if (answer === 'ask') unclear.push(typedOf(tokens, at, to));
			else if (answer !== null) hazards.add(answer);
		}
	}
	return { hazards: [...hazards], unclear };

	function weigh(family: NotOurs, weight: NotOursWeight, at: number, to: number): Hazard | 'ask' | null {
		const answer = weighAlone(family, weight, at, to);
		// Leads to a question, never cleared: the person who does it may be the visitor.
		const isUncertain =
			at < scene.retractedAt ||
			isAnothers(at) ||
			isStreet(at, to) ||
			(family === 'bare' && nearBefore(at, 6).some((word) => FED_UP.test(word)));
		return answer !== null && isUncertain ? 'ask' : answer;
	}

	function weighAlone(family: NotOurs, weight: NotOursWeight, at: number, to: number): Hazard | 'ask' | null {
		if (weight === 'always') return family;
		if (weight === 'asked') return 'ask';
		if (weight === 'burning' && family === 'explosion' && scene.isSparking) return family;
		if (weight === 'burning' && !scene.isBurned) {
			if (family === 'wet-arc') return 'wet';
			return scene.isHot ? 'ask' : null;
		}
		if (weight === 'burning') return family;
		if (scene.isSafe && CAN_BE_MADE_SAFE.has(family)) return null;
		if (weight === 'place') return scene.isArc ? null : 'ask';
		if (family === 'fire' && scene.isFlame) return null;
		if (!scene.isBurned) return family;
		const isObject =
			OBJECTS.test(tokens[to]?.text ?? '') ||
			(IN_HAND.has(family) && isPartOfName(to)) ||
			isHandled(at) ||
			(!IN_HAND.has(family) && nearBefore(at).some((word) => REPAIRS.test(word)));
		if (isObject) return null;
		return scene.isCutOnly && CUTTING_MACHINES.test(textOf(at, to)) ? family : 'ask';
	}

	function textOf(at: number, to: number): string {
		return tokens
			.slice(at, to)
			.map(({ text }) => text)
			.join(' ');
	}

	function nearBefore(at: number, reach = 3): string[] {
		return tokens.slice(Math.max(0, at - reach), at).map(({ text }) => text);
	}

	/** True for "dentist's office sign bracket": a sequence of nouns that ends with the thing being made. */
	function isPartOfName(to: number): boolean {
		for (let at = to; at < to + 5; at++) {
			const text = tokens[at]?.text ?? '';
			if (OBJECTS.test(text) || HOLDERS.test(text)) return true;
			if (text === "'" || text === 's') continue;
			if (tokens[at]?.kind !== 'word' || NOT_IN_NAMES.test(text)) return false;
		}
		return false;
	}

	/** True for "rack for my chain saws": the holder comes before, with only small words in between. */
	function isHandled(at: number): boolean {
		let before = at - 1;
		while (before > at - 5 && BETWEEN_HOLDER.test(tokens[before]?.text ?? '')) before--;
		return before < at - 1 && HOLDERS.test(tokens[before]?.text ?? '');
	}

	function isStreet(at: number, to: number): boolean {
		if (STREET_AFTER.test(tokens[to]?.text ?? '')) return true;
		return nearBefore(at).some((word) => STREET_BEFORE.test(word));
	}

	/**
	 * True for a clause about somebody else, the past or something not to worry about, and about nothing that the visitor
	 * does.
	 */
	function isAnothers(at: number): boolean {
		const isEnd = (index: number) => CLAUSE_ENDS.has(tokens[index]?.text ?? '');
		let from = at;
		while (from > 0 && !isEnd(from - 1)) from--;
		let end = at;
		while (end < tokens.length && !isEnd(end)) end++;
		const clause = tokens.slice(from, end).map(({ text }) => text);
		const line = ` ${clause.join(' ')} `;
		if (INSTRUCTED.some((phrase) => line.includes(` ${phrase} `) || restOf(end).startsWith(phrase)))
			return true;
		const subject = clause.findIndex((word) => OTHERS.test(word));
		if (subject < 0 || subject > 3 || subject >= at - from) return false;
		// "My wife": the word before the person may be "my", the words after it may not.
		return (
			clause.slice(subject + 1, subject + 5).some((word) => OTHERS_DO.test(word)) &&
			!clause.slice(subject).some((word) => OWN.test(word))
		);
	}

	function restOf(end: number): string {
		return tokens
			.slice(end + 1, end + 4)
			.map(({ text }) => text)
			.join(' ');
	}
}

function parseMeaning(meaning: string): { family: NotOurs; weight: NotOursWeight } | undefined {
	if (!meaning.startsWith('!')) return undefined;
	const [family, weight] = meaning.slice(1).split('/');
	const known = NOT_OURS.find((name) => name === family);
	return known && { family: known, weight: weight as NotOursWeight };
}

function typedOf(tokens: readonly TaskToken[], from: number, to: number): string {
	return tokens
		.slice(from, to)
		.map(({ typed }) => typed)
		.join(' ')
		.slice(0, MAX_UNREAD_LENGTH);
}
