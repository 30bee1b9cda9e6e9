import { NOT_OURS, type NotOurs, type NotOursWeight } from './lexicon/not-ours.ts';
import { MAX_UNREAD_LENGTH, type Said } from './said-words.ts';
import type { Hazard } from './task-facts.ts';
import type { TaskToken } from './task-text.ts';

/** What a locked switch or a stopped machine makes safe. */
const CAN_BE_MADE_SAFE: ReadonlySet<NotOurs> = new Set<NotOurs>([
	'electrical',
	'rotating',
	'hot-liquid',
	'pressure',
]);

/** After the name of a machine, what of it is welded: "lathe bed", "conveyor frame", "auger flighting". */
const OBJECTS =
	/^(frame|frames|base|bases|bed|beds|stand|stands|guard|guards|housing|housings|bracket|brackets|mount|mounts|table|tables|leg|legs|support|supports|skirting|flighting|body|cover|covers|door|doors|chute|chutes|structure|plate|plates|repair|repairs|cabinet|cabinets|box|boxes|tank|pole|poles|fence|tower|towers|rack|racks|parts|shaft|pulley|pulleys|chassis|bati|support|socle|cadre|garde|boitier|reparation)$/;
/** Before it, what is done to it. */
const REPAIRS =
	/^(repair|repairs|repairing|repaired|fix|fixing|rebuild|rebuilding|weld|welding|fabricate|fabricating|fab|build|building|making|modify|modifying|near|beside|reparer|reparation|repare|souder|soude|soudage|fabriquer|construire|pres)$/;

type Scene = {
	/** Something is welded or burned, by an arc or a flame. */
	isBurned: boolean;
	/** Hot parts are handled. */
	isHot: boolean;
	/** The flame is the tool: "open flame" is no fire to be fought. */
	isFlame: boolean;
	/** Somebody said that the machine is stopped or the line dead. */
	isSafe: boolean;
};

/**
 * The families of `lexicon/not-ours.ts` in a task, and words that may name one and are asked about instead.
 * @param said the phrases that were not denied
 */
export function listNotOurs(
	said: readonly Said[],
	tokens: readonly TaskToken[],
	scene: Scene,
): { hazards: readonly Hazard[]; unclear: readonly string[] } {
	const hazards = new Set<Hazard>();
	const unclear: string[] = [];
	for (const { at, to, means } of said) {
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
		if (weight === 'always') return family;
		if (weight === 'asked') return 'ask';
		if (weight === 'burning' && !scene.isBurned) {
			if (family === 'wet-arc') return 'wet';
			return scene.isHot ? 'ask' : null;
		}
		if (weight === 'burning') return family;
		if (scene.isSafe && CAN_BE_MADE_SAFE.has(family)) return null;
		if (weight === 'place') return scene.isBurned ? null : 'ask';
		if (family === 'fire' && scene.isFlame) return null;
		if (!scene.isBurned) return family;
		const isObject =
			OBJECTS.test(tokens[to]?.text ?? '') || nearBefore(at).some((word) => REPAIRS.test(word));
		return isObject ? null : 'ask';
	}

	function nearBefore(at: number): string[] {
		return tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
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
