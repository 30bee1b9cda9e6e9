import { readTask } from '../fit/reading/read-task.ts';
import { normalizeText } from './query/normalize-text.ts';

/** A hazard that no glove of the range is rated for, named as the fit check names it (`notOurs.electrical`). */
export type UnratedHazard =
	| 'electrical'
	| 'chemical'
	| 'chainsaw'
	| 'needles'
	| 'medical'
	| 'radiation'
	| 'cryogenic'
	| 'fire'
	| 'food'
	| 'rotating'
	| 'pressure'
	| 'lithium'
	| 'hot-liquid'
	| 'poured-metal';

/**
 * What a query names and a job does not: ratings, standards, and words that are harmless beside a welding process. A query
 * that names a hazard finds nothing, rather than gloves whose text has another of its words.
 */
const HAZARDS: readonly (readonly [UnratedHazard, RegExp])[] = [
	[
		'electrical',
		/\b(?:electricite|electrical|k?volts?|voltage|rubber insulating|classe? 0{1,2})\b|\d{3} ?v\b/,
	],
	['electrical', /(?<!\b(?:arc|outils?|soudage|soudure|four|poste) (?:a l'|a )?)\belectriques?\b/],
	// Ratings against an arc flash.
	[
		'electrical',
		/\barc[ -]?rat(?:ed|ing)\b|\batpv\b|\b\d+(?:\.\d+)? ?cals?\b|\bcal ?\/ ?cm|\bhrc ?\d|\bcat ?[1-4]\b|\bnfpa ?70e\b|\bcsa ?z462\b|\bz462\b/,
	],
	['chemical', /\b(?:en|iso) ?374\b/],
	['chainsaw', /\b(?:chain ?saws?|scies? a (?:la )?chaine|scies? mecaniques?|tronconneuses?)\b/],
	[
		'needles',
		/(?<!marteau a )\baiguilles?\b|\bneedles?\b(?! (?:scal\w*|guns?))|\b(?:seringues?|syringes?|hypodermi\w*)\b/,
	],
	['medical', /\b(?:medica(?:l|le|les|ux)|chirurgi\w+|surgical)\b/],
	['radiation', /\b(?:rayons? x|x.?rays?)\b/],
	// Fires, as opposed to what is resistant to fire.
	[
		'fire',
		/\b(?:pompiers?|firefight\w*|firem[ae]n|incendies?|flammes? nues?|open flames?|feux? de (?:camp|foret|foyer)|campfires?|bbq|barbecue)\b/,
	],
	['fire', /\bnfpa ?19\d\d\b|\bturnout\b|\bstructural fire\b/],
	['fire', /\bfire gloves?\b|\bgloves? for (?:a )?fires?\b/],
];

/** Contact with food; a welder's food plant is not meant. */
const FOOD =
	/\b(?:alimentaires?|aliments?|food|viandes?|meats?|boucher(?:s|ie|ies)?|butcher\w*|cuisin\w+|kitchens?|cooking|oven mitts?)\b/;
const WELDING = /\b(?:soud\w+|weld\w*|tig|mig|inox|stainless)\b/;

/**
 * What the fit check refuses is refused here too, read as a task. Fires and chain saws are read above: what is proof against
 * fire names one too, and a lumberjack also hauls logs. A bare hand, an arc in water and what may explode are not what a
 * glove is looked for by.
 */
const REFUSED: ReadonlySet<string> = new Set<UnratedHazard>([
	'electrical',
	'chemical',
	'needles',
	'medical',
	'radiation',
	'cryogenic',
	'food',
	'rotating',
	'pressure',
	'lithium',
	'hot-liquid',
	'poured-metal',
]);
/** In characters. A longer query is a text of a glove, pasted and cut off, which may say what it is not for. */
const MAX_TASK_LENGTH = 190;

const isRefused = (hazard: string): hazard is UnratedHazard => REFUSED.has(hazard);

/**
 * The first hazard that a query names and no glove of the range is rated for.
 * @param isOwnWord words of the range, which are no typos of a hazard's; folded
 */
export function findUnratedHazard(
	query: string,
	isOwnWord?: (word: string) => boolean,
): UnratedHazard | undefined {
	const text = normalizeText(query);
	const named = HAZARDS.find(([, words]) => words.test(text))?.[0];
	if (named) return named;
	if (FOOD.test(text) && !WELDING.test(text)) return 'food';
	return text.length > MAX_TASK_LENGTH ? undefined : readTask(query, isOwnWord).hazards.find(isRefused);
}
