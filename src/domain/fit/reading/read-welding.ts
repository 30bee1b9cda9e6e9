import { NEGATORS } from '../task-words.ts';
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

/** Things named for welding, without any of it being done. None that is itself welded: "welding trucks" is a job. */
const THINGS =
	/^(?:gloves?|gauntlets?|cables?|leads?|rods?|wires?|gas|gases|supply|supplies|gear|helmets?|hoods?|masks?|jackets?|screens?|curtains?|blankets?|shops?|schools?|stores?|table|bench|machine|inspections?|inspectors?|symbols?|spatter|slag|prep|preparation)$/;
const FRENCH_THINGS =
	/^(?:gants?|mitaines?|cables?|fils?|baguettes?|tiges?|electrodes?|gaz|machines?|postes?|casques?|masques?|vestes?|manteaux?|ecrans?|rideaux?|ateliers?|shops?|ecoles?|cours|magasins?|inspections?|inspecteurs?|eclaboussures?)$/;
const FRENCH_LINKS = /^(?:a|à|au|de|des|du|pour|la|le|les)$/;

/** Welding that comes earlier or later than the job, or that the job makes ready: "prep for welding". */
const OTHER_TIME = /^(?:before|after|avant|apres)$/;
const READY =
	/^(?:prep|prepare|preps|prepping|preparing|preparation|ready|preparer|pret|prets|prete|pretes)$/;
const READY_LINKS = /^(?:for|to|the|pour|a|à|au|le|la)$/;

/** The words between a negation or a time and the welding: "no more welding", « sans avoir à souder ». */
const BETWEEN =
	/^(?:any|more|much|the|do|doing|really|going|to|be|have|having|de|du|d|la|le|a|à|au|avoir|besoin|il|y)$/;

/**
 * True if the words say that something is welded, in whatever way: "I weld all day, then load pallets". Not for "welding
 * cable", « gants de soudage », "grinding before welding" or "grinding the welds", nor for who welds or what was welded:
 * "welder", "welded frames". "No welding" takes back what was said before it.
 */
export function saysWelding(tokens: readonly TaskToken[]): boolean {
	const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
	let isSaid = false;
	for (const [at, word] of words.entries()) {
		const isSeam = WELD_OR_SEAM.test(word);
		if (!isSeam && !WELDING.test(word)) continue;
		if (NEGATORS.has(wordBefore(words, at, BETWEEN))) isSaid &&= isSeam;
		else if (isDone(words, at, isSeam)) isSaid = true;
	}
	return isSaid;
}

/** True for what somebody does as part of this job: no thing, no other time, and no seam. */
function isDone(words: readonly string[], at: number, isSeam: boolean): boolean {
	if (THINGS.test(words[at + 1] ?? '')) return false;
	if (OTHER_TIME.test(wordBefore(words, at, BETWEEN))) return false;
	const last = words[at - 1] ?? '';
	if (READY_LINKS.test(last) && READY.test(wordBefore(words, at, READY_LINKS))) return false;
	if (FRENCH_LINKS.test(last) && FRENCH_THINGS.test(wordBefore(words, at, FRENCH_LINKS))) return false;
	const before = wordBefore(words, at, ARTICLES);
	return !isSeam || before === '' || DOERS.test(before);
}

/** The nearest word before a place that is none of `skipped`; empty at the start. */
function wordBefore(words: readonly string[], at: number, skipped: RegExp): string {
	return words.slice(0, at).findLast((word) => !skipped.test(word)) ?? '';
}
