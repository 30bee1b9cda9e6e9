import { normalizeText } from './query/normalize-text.ts';

/**
 * Hazards that no glove of the range is rated for. A query that names one finds nothing, rather than gloves whose text
 * has another of its words: "haute tension" is no high visibility.
 */
const HAZARDS: readonly RegExp[] = [
	// Electric shock and arc flash.
	/\b(?:electricien\w*|electricite|electrocut\w*|dielectri\w*|(?:haute|basse|moyenne|sous) tension|k?volts?|voltage)\b/,
	/\b(?:electrician\w*|electrical|electricity|arc ?flash|eclairs? d.?arc|live (?:wires?|circuits?))\b/,
	/\d ?kv\b|\d{3} ?v\b/,
	/(?<!\b(?:arc|outils?|soudage|soudure|four|poste) (?:a l'|a )?)\belectriques?\b/,
	// Chemicals.
	/\b(?:acides?|acids?|solvants?|solvents?|javel|bleach|chimiques?|chemicals?|causti\w+|corrosi\w+|decapants?|pesticides?|acetone)\b/,
	// Chain saws.
	/\b(?:chain ?saws?|scies? a (?:la )?chaine|scies? mecaniques?|tronconneuses?)\b/,
	// Needles, medicine, radiation, deep cold.
	/(?<!marteau a )\baiguilles?\b|\bneedles?\b(?! (?:scal\w*|guns?))|\b(?:seringues?|syringes?|hypodermi\w*)\b/,
	/\b(?:medica(?:l|le|les|ux)|chirurgi\w+|surgical|radioacti\w*|rayons? x|x.?rays?)\b/,
	/\b(?:cryogeni\w*|azote liquide|liquid nitrogen|dry ice|glace (?:seche|carbonique))\b/,
	// Fires, as opposed to what is resistant to fire.
	/\b(?:pompiers?|firefight\w*|firem[ae]n|incendies?|flammes? nues?|open flames?|feux? de (?:camp|foret|foyer)|campfires?|bbq|barbecue)\b/,
	/\bfire gloves?\b|\bgloves? for (?:a )?fires?\b/,
];

/** Contact with food; a welder's food plant is not meant. */
const FOOD =
	/\b(?:alimentaires?|aliments?|food|viandes?|meats?|boucher(?:s|ie|ies)?|butcher\w*|cuisin\w+|kitchens?|cooking|oven mitts?)\b/;
const WELDING = /\b(?:soud\w+|weld\w*|tig|mig|inox|stainless)\b/;

/** True if a query names a hazard that no glove of the range is rated for. */
export function namesUnratedHazard(query: string): boolean {
	const text = normalizeText(query);
	return HAZARDS.some((hazard) => hazard.test(text)) || (FOOD.test(text) && !WELDING.test(text));
}
