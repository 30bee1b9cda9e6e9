import { NEGATORS } from '../hazard-words.ts';
import type { TaskToken } from './task-text.ts';

/** Words that are welding wherever they stand, but for the things and the times below. */
const WELDING = /^(?:welding|soud(?:er|ent|ons|ez|ais|ait|ant|age|ages))$/;
/** Words that may also be the seam itself, which is ground or cleaned: "grinding welds", « meuler la soudure ». */
const WELD_OR_SEAM = /^(?:welds?|soude|soudes|soudures?)$/;
/** What stands before such a word if it is what somebody does: "I weld", "grind and weld", « je soude ». */
const DOERS =
	/^(?:i|we|you|they|he|she|who|that|guys?|crew|to|and|then|also|can|will|would|might|must|or|je|tu|il|elle|on|ils|qui|et|puis|ou|fais|fait|faire|font|faisons|faites)$/;
/** "De la soudure", « faire un peu de soudure »: the words between the doer and the work. */
const ARTICLES = /^(?:de|du|la|d|un|une|peu|some|a|bit|of)$/;

/** What is carried, bought, entered or made flat for welding, without any of it being done. */
const THINGS =
	/^(?:gloves?|gauntlets?|cables?|leads?|rods?|wires?|gas(?:es)?|bottles?|cylinders?|supply|supplies|gear|equipment|machines?|tables?|bench(?:es)?|helmets?|hoods?|masks?|jackets?|screens?|curtains?|blankets?|carts?|shops?|schools?|stores?|trucks?|rigs?|inspections?|inspectors?|seams?|symbols?|spatter|slag|joints?|beads?|prep|preparation)$/;
const FRENCH_THINGS =
	/^(?:gants?|mitaines?|cables?|fils?|baguettes?|tiges?|electrodes?|gaz|bouteilles?|bonbonnes?|equipements?|materiel|machines?|postes?|tables?|etablis?|casques?|masques?|vestes?|manteaux?|ecrans?|rideaux?|couvertures?|chariots?|ateliers?|shops?|ecoles?|cours|magasins?|camions?|inspections?|inspecteurs?|points?|joints?|cordons?|eclaboussures?|meulage|nettoyage|ebavurage|preparation|prep)$/;
const FRENCH_LINKS = /^(?:a|au|aux|de|des|du|pour|la|le|les|avant|apres)$/;

/** Welding that comes earlier or later than the job, or that the job makes ready: "grinding before welding". */
const OTHER_TIME = /^(?:before|after|avant|apres|prior)$/;
const READY =
	/^(?:prep|prepare|preps?|prepping|preparing|preparation|ready|preparer|pret|prets|prete|pretes)$/;

/** How many words before "weld" a negation or another time reaches: "no more welding", "sans avoir à souder". */
const REACH = 3;

/**
 * True if the words say that something is welded, in whatever way: "I weld all day, then load pallets". Not for "welding
 * cable", « gants de soudage », "grinding before welding" or "grinding the welds", nor for who welds or what was welded:
 * "welder", "welded frames". "No welding" takes back what was said before it.
 */
export function saysWelding(tokens: readonly TaskToken[]): boolean {
	const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
	let isSaid = false;
	for (const at of words.keys()) {
		if (isDenied(words, at)) isSaid = false;
		else if (isWelded(words, at)) isSaid = true;
	}
	return isSaid;
}

/** True for "welding" in "no welding" and « pas de soudage ». */
function isDenied(words: readonly string[], at: number): boolean {
	if (!WELDING.test(words[at] as string)) return false;
	const last = FRENCH_LINKS.test(words[at - 1] ?? '') ? at - 2 : at - 1;
	return NEGATORS.has(words[last] ?? '');
}

function isWelded(words: readonly string[], at: number): boolean {
	const word = words[at] as string;
	const isSeam = WELD_OR_SEAM.test(word);
	if (isSeam ? !isDone(words, at) : !WELDING.test(word)) return false;
	if (THINGS.test(words[at + 1] ?? '')) return false;
	const before = words.slice(Math.max(0, at - REACH), at);
	if (FRENCH_LINKS.test(before.at(-1) ?? '') && before.some((one) => FRENCH_THINGS.test(one))) return false;
	return !before.some((one) => NEGATORS.has(one) || OTHER_TIME.test(one) || READY.test(one));
}

/** True for "weld" as a verb and « soudure » as work: first, or after whoever does it. */
function isDone(words: readonly string[], at: number): boolean {
	let before = at - 1;
	while (before >= 0 && ARTICLES.test(words[before] as string)) before--;
	return before < 0 || DOERS.test(words[before] as string);
}
