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
 * Words for each. A query that names a hazard finds nothing, rather than gloves whose text has another of its words:
 * "haute tension" is no high visibility.
 */
const HAZARDS: readonly (readonly [UnratedHazard, RegExp])[] = [
	[
		'electrical',
		/\b(?:electricien\w*|electricite|electrocut\w*|dielectri\w*|(?:haute|basse|moyenne|sous) tension|k?volts?|voltage)\b/,
	],
	[
		'electrical',
		/\b(?:electrician\w*|electrical|electricity|arc ?flash|eclairs? d.?arc|live (?:wires?|circuits?))\b/,
	],
	['electrical', /\d ?kv\b|\d{3} ?v\b/],
	// Ratings against an arc flash, and the trade that needs them.
	[
		'electrical',
		/\barc[ -]?rat(?:ed|ing)\b|\batpv\b|\b\d+(?:\.\d+)? ?cals?\b|\bcal ?\/ ?cm|\bhrc ?\d|\bcat ?[1-4]\b|\bnfpa ?70e\b|\bcsa ?z462\b|\bz462\b/,
	],
	[
		'electrical',
		/\b(?:line(?:man|men|worker\w*)|powerlines?|power lines?|rubber insulating|classe? 0{1,2})\b/,
	],
	['electrical', /(?<!\b(?:arc|outils?|soudage|soudure|four|poste) (?:a l'|a )?)\belectriques?\b/],
	[
		'chemical',
		/\b(?:acides?|acids?|solvants?|solvents?|javel|bleach|chimiques?|chemicals?|causti\w+|corrosi\w+|decapants?|pesticides?|acetone|(?:en|iso) ?374)\b/,
	],
	['chainsaw', /\b(?:chain ?saws?|scies? a (?:la )?chaine|scies? mecaniques?|tronconneuses?)\b/],
	[
		'needles',
		/(?<!marteau a )\baiguilles?\b|\bneedles?\b(?! (?:scal\w*|guns?))|\b(?:seringues?|syringes?|hypodermi\w*)\b/,
	],
	['medical', /\b(?:medica(?:l|le|les|ux)|chirurgi\w+|surgical)\b/],
	['radiation', /\b(?:radioacti\w*|rayons? x|x.?rays?)\b/],
	['cryogenic', /\b(?:cryogeni\w*|azote liquide|liquid nitrogen|dry ice|glace (?:seche|carbonique))\b/],
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
/** In characters. A longer text is one of a glove's own, which may say what it is not for. */
const MAX_TASK_LENGTH = 120;

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
