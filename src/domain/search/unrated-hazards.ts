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
	[
		'poured-metal',
		/\b(?:crucibles?|creusets?|(?:pour|pouring|casting|ladling) (?:molten|metal|aluminum|aluminium|bronze|brass|iron|lead)|molten (?:aluminum|aluminium|iron|lead|brass|bronze|zinc|steel)|coul(?:er|ee) (?:de |du |d.|le |l.)?(?:metal|aluminium|bronze|plomb|fonte))\b/,
	],
	// Fires, as opposed to what is resistant to fire.
	[
		'fire',
		/\b(?:pompiers?|firefight\w*|firem[ae]n|incendies?|flammes? nues?|open flames?|feux? de (?:camp|foret|foyer)|campfires?|bbq|barbecue)\b/,
	],
	['fire', /\bnfpa ?19\d\d\b|\bturnout\b|\bstructural fire\b/],
	['fire', /\bfire gloves?\b|\bgloves? for (?:a )?fires?\b/],
];

/** What a welder may meet at the place of work: a food plant, the bed of a lathe, a steam pipe. Without welding it is the job. */
const JOBS: readonly (readonly [UnratedHazard, RegExp])[] = [
	[
		'rotating',
		/\b(?:lathes?|drill press(?:es)?|(?:table|band|radial arm|chop|mitre|miter) ?saws?|milling machines?|wood chippers?|tours? a (?:bois|metal)|perceuses? a colonne|scies? a ruban|bancs? de scie|scies? a onglets?|fraiseuses?|dechiqueteuses?)\b/,
	],
	[
		'pressure',
		/\b(?:sand ?blast\w*|abrasive blast\w*|(?:pressure|power) wash\w*|hydro ?blast\w*|water ?jet\w*|sablage|jets? (?:de sable|d.eau)|(?:laveuses?|lavage|nettoyeurs?) (?:a |haute )+pression)\b/,
	],
	[
		'hot-liquid',
		/\b(?:steam(?! ?fitt)|vapeur|boiling|bouillante?s?|scald\w*|(?:deep |turkey )?fryers?|friteuses?|hot (?:oil|grease|fat|tar|water|liquids?|asphalt)|(?:huile|eau|graisse) chaude|goudron chaud)\b/,
	],
	[
		'food',
		/\b(?:alimentaires?|aliments?|food|viandes?|meats?|boucher(?:s|ie|ies)?|butcher\w*|cuisin\w+|kitchens?|cooking|oven mitts?)\b/,
	],
];
const WELDING = /\b(?:soud\w+|weld\w*|tig|mig|inox|stainless)\b/;

/** The first hazard that a query names and no glove of the range is rated for. */
export function findUnratedHazard(query: string): UnratedHazard | undefined {
	const text = normalizeText(query);
	const listed = WELDING.test(text) ? HAZARDS : [...HAZARDS, ...JOBS];
	return listed.find(([, words]) => words.test(text))?.[0];
}
