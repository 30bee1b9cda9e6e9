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
	| 'food';

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
	['electrical', /(?<!\b(?:arc|outils?|soudage|soudure|four|poste) (?:a l'|a )?)\belectriques?\b/],
	[
		'chemical',
		/\b(?:acides?|acids?|solvants?|solvents?|javel|bleach|chimiques?|chemicals?|causti\w+|corrosi\w+|decapants?|pesticides?|acetone)\b/,
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
	['fire', /\bfire gloves?\b|\bgloves? for (?:a )?fires?\b/],
];

/** Contact with food; a welder's food plant is not meant. */
const FOOD =
	/\b(?:alimentaires?|aliments?|food|viandes?|meats?|boucher(?:s|ie|ies)?|butcher\w*|cuisin\w+|kitchens?|cooking|oven mitts?)\b/;
const WELDING = /\b(?:soud\w+|weld\w*|tig|mig|inox|stainless)\b/;

/** The first hazard that a query names and no glove of the range is rated for. */
export function findUnratedHazard(query: string): UnratedHazard | undefined {
	const text = normalizeText(query);
	const named = HAZARDS.find(([, words]) => words.test(text));
	return named?.[0] ?? (FOOD.test(text) && !WELDING.test(text) ? 'food' : undefined);
}
