import type { Performance } from '../ratings/performance.ts';
import type { Question, ReasonKind } from './fit-answer.ts';

/**
 * What the foreman says: an opening, the strongest reason or two, and at most one tail make one sentence. Several of
 * each, so that no two gloves and jobs sound alike; all of them blunt, none about injury, none a promise.
 */
export const OPENINGS: Readonly<Record<Performance, readonly string[]>> = {
	'Full use': [
		'Yes, run it',
		'That will do it',
		'Go ahead',
		'Right glove, right job',
		'Pull it on',
		'That is its trade',
		'Good pick',
		'It is made for that',
	],
	Limited: [
		'Half a yes',
		'Short of the mark, but usable',
		'Only part of the way',
		'It will go so far and no further',
		'Use it if you must',
		'A stopgap, not a plan',
		'Some of it, not all of it',
		'Only with your wits about you',
	],
	'No use': [
		'No',
		'Wrong glove',
		'Leave it on the hook',
		'Not this one',
		'Put it back',
		'No chance',
		'Find another pair',
		'Not for that',
	],
};

/** Clauses for what holds a glove back or carries it. Lower case, no full stop. */
export const CLAUSES: Readonly<Record<ReasonKind, readonly string[]>> = {
	'process.full': [
		'the sheet gives {process} Full use',
		'{process} is Full use on its sheet',
		'it is down for {process}, Full use, no footnotes',
		'{process} is what that sheet was written around',
	],
	'process.limited': [
		'{process} is only Limited on its sheet',
		'the sheet stops at Limited for {process}',
		'for {process} it is rated Limited and not a step more',
		'{process} is the edge of what it was drawn for',
	],
	'process.no': [
		'the sheet says No use for {process} and means it',
		'{process} is No use on its sheet',
		'it was never drawn for {process}',
		'{process} and this glove do not go together',
	],
	'process.missing': [
		'nobody rated it for {process}, and I do not fill in blanks',
		'{process} is not on its sheet at all',
		'the sheet has no row for {process}',
		'I see no word about {process} on its sheet',
	],
	'amps.within': [
		'{said} sits inside its {range}',
		'its {range} covers {said}',
		'{said} is inside the {range} it is rated for',
	],
	'amps.over': [
		'{source} runs {said} and the sheet stops at {range}',
		'{said} is past its {range}',
		'its row reads {range}, and {source} runs {said}',
		'{range} is where its row ends, not {said}',
	],
	'amps.far': [
		'{said} is more than double what its {range} row reaches',
		'its row reads {range}, and {said} is another trade',
		'{said} against a row of {range} is no contest',
	],
	'amps.none': [
		'the sheet gives no amperage for {process}, so {said} is anybody’s guess',
		'there is no current on its sheet to hold {said} against',
	],
	'position.full': [
		'{position} is Full use too',
		'{position} work is fine by its sheet',
		'its {position} row says the same',
	],
	'position.limited': [
		'{position} is only Limited on it',
		'its {position} row stops at Limited',
		'{position} work takes it a step down',
	],
	'position.no': [
		'{position} is No use on its sheet',
		'its {position} row says No use',
		'{position} work is where it has no business',
	],
	'position.missing': [
		'nobody rated it {position}',
		'its sheet has no row for {position} work',
		'there is no word about {position} on its sheet',
	],
	'cuff.short': [
		'a {cuff} cuff is short for overhead, where 4 in is the least',
		'overhead wants 4 in of cuff and this has {cuff}',
		'{cuff} of cuff leaves a gap overhead, where 4 in is the least',
	],
	'melts.arc': [
		'{material} melts at the arc',
		'{material} has no place near an arc',
		'the {material} in it gives up before the arc does',
	],
	'melts.plastic': [
		'the {material} in it melts where sparks land',
		'{material} and arc heat are poor company',
		'there is {material} in it, and that melts',
	],
	'contact.met': [
		'its contact heat level holds off {holds} °C and you touch {said} °C',
		'{said} °C is inside the {holds} °C of its contact heat test',
	],
	'contact.over': [
		'you touch {said} °C and its contact heat test stops at {holds} °C',
		'{said} °C is past the {holds} °C it was tested at, so touch and let go',
		'tested to {holds} °C for 15 s, and {said} °C is more than that',
	],
	'contact.far': [
		'{said} °C is far past the {holds} °C of its contact heat test',
		'you say {said} °C and its test says {holds} °C',
		'it was tested at {holds} °C, and {said} °C is another league',
	],
	'contact.untested': [
		'nobody tested it for contact heat, and you touch {said} °C',
		'its contact heat was never tested, so {said} °C has nothing to stand on',
	],
	'heat.met': [
		'its {place} level {level} is enough for hot parts',
		'hot parts are fine at {place} level {level}',
	],
	'heat.low': [
		'{place} level {level} is thin for hot parts',
		'its {place} stops at level {level}, so do not hold hot parts for long',
		'hot parts ask for more than {place} level {level}',
	],
	'heat.untested': ['nobody tested it for heat', 'there is no heat rating on it to go by'],
	'molten.met': [
		'its large splash level {level} is the top one',
		'large molten splash is level {level} of 4',
	],
	'molten.low': [
		'large molten splash is level {level} of 4, short of the top',
		'its large splash test stops at level {level}',
	],
	'molten.none': [
		'poured metal asks for a large splash rating and it has none',
		'nothing on its sheet stands up to poured metal',
	],
	'cold.met': [
		'its cold air level {level} is up to the weather',
		'it is rated {level} of 4 for cold air',
		'EN 511 puts it at level {level} against the cold',
	],
	'cold.low': ['cold air level {level} is thin for that weather', 'its cold rating stops at level {level}'],
	'cold.lined': [
		'it is lined but nobody rated it for cold',
		'the lining helps and no cold rating backs it up',
	],
	'cold.unlined': [
		'there is no warm lining in it and no rating for cold',
		'at {said} °C an unlined glove is a waste of a morning',
	],
	'cold.unrated': ['nobody rated it for cold', 'it has no cold rating to lean on'],
	'cold.beyond': ['{said} °C is past the −50 °C where the standard ends', 'no rating reaches {said} °C'],
	'wet.met': ['its water test was passed', 'no water came through in its test'],
	'wet.unrated': [
		'nobody rated it for water',
		'there is no water rating on it, so keep it dry',
		'wet work is not on its sheet',
	],
	'cut.met': ['{place} level {level} covers the edges', 'its {place} level {level} is enough for edges'],
	'cut.low': [
		'{place} level {level} is thin for sharp edges',
		'sharp edges ask for more than {place} level {level}',
		'its {place} level {level} leaves edges to be minded',
	],
	'cut.none': ['its cut test came out below level 1', 'cut resistance is a zero on its sheet'],
	'cut.untested': ['nobody tested it for cut', 'it has no cut rating for sharp edges'],
	'cut.required': [
		'you ask for {required} and its sheet does not have it',
		'{required} is the bar and it does not reach it',
	],
	'puncture.met': ['its puncture level {level} is enough', 'puncture level {level} will do'],
	'puncture.low': ['puncture level {level} is thin for points', 'its puncture rating stops at {level}'],
	'puncture.none': ['puncture is a zero on its sheet', 'its puncture test came out below level 1'],
	'puncture.untested': ['nobody tested it for puncture', 'there is no puncture rating on it'],
	'impact.met': ['its back is tested for knocks', 'it has an impact rating for the knocks'],
	'rough.met': [
		'{place} level {level} wears slowly on rough goods',
		'rough goods meet {place} level {level}',
	],
	'rough.low': [
		'{place} level {level} wears through early on rough goods',
		'its {place} stops at level {level}',
	],
	'rough.leather': ['{hide} stands up to rough goods', 'rough goods are what {hide} is for'],
	'rough.untested': ['nobody tested it for abrasion', 'there is no abrasion rating on it'],
	'impact.untested': ['nobody tested its back for knocks', 'it has no impact rating'],
	'oil.met': ['{material} keeps its grip in oil', 'oil is no stranger to {material}'],
	'oil.unrated': ['nothing on its sheet speaks of oil', 'its sheet is silent on oil'],
	'notOurs.electrical': [
		'live work and arc flash want rubber insulating gloves to ASTM D120 under CSA Z462',
		'no glove here insulates, and shock takes a rated rubber glove to ASTM D120',
		'that is insulating-glove work, ASTM D120, and leather alone is none',
	],
	'notOurs.chainsaw': [
		'a chain saw wants gloves to ISO 11393-4',
		'chain saw work is for gloves tested to ISO 11393-4',
	],
	'notOurs.chemical': [
		'chemicals want a glove rated for them under ISO 374-1',
		'leather soaks that up, so get a glove rated to ISO 374-1 for it',
	],
	'notOurs.cryogenic': [
		'that is colder than any cold rating goes, so it wants cryogenic gloves',
		'liquid gas and dry ice want cryogenic gloves',
	],
	'notOurs.rotating': [
		'no glove belongs beside a machine that turns',
		'a turning machine pulls a glove in, so wear none there',
	],
	'notOurs.needles': [
		'needles go through leather, so it takes a glove tested to ASTM F2878',
		'sharps want a needle-rated glove, ASTM F2878',
	],
	'notOurs.medical': [
		'that wants exam gloves to ASTM D6319 or ISO 374-5',
		'that is exam-glove work, ASTM D6319',
	],
	'notOurs.food': ['food wants a glove rated for food contact', 'nothing here is rated to touch food'],
	'notOurs.radiation': [
		'radiation wants gloves to EN 421',
		'no leather stops radiation, EN 421 gloves are for that',
	],
	'notOurs.fire': [
		'live fire is for fire-fighting gloves to NFPA 1971',
		'fighting fire takes gloves to NFPA 1971',
	],
	'notOurs.pressure': [
		'a jet under pressure goes through any glove',
		'no glove here stops a high-pressure jet, so depressurise first',
	],
	'notOurs.lithium': [
		'a damaged lithium cell is not for any hand',
		'a hurt lithium cell runs hotter than any glove here, so leave it to a crew that is equipped for it',
	],
	'notOurs.bare': ['bare hands are no answer to it', 'do not do that without a glove'],
	'notOurs.wet-arc': [
		'an arc and water want dry insulated gloves, and none here is that',
		'CSA W117.2 wants dry hands at an arc',
	],
	'notOurs.hot-liquid': [
		'steam and hot liquid run through leather, so it takes a glove made for them',
		'nothing here is rated for steam or hot liquid',
	],
	'notOurs.explosion': [
		'no glove answers for what can go up there',
		'that has to be emptied, cleaned and tested first, and no glove changes it',
	],
	'fine.met': ['at {thickness} the fingers still feel', '{thickness} leaves you the feel'],
	'fine.thick': ['at {thickness} small parts are a guess', '{thickness} takes the feel out of your fingers'],
	'fine.unknown': [
		'its sheet does not say how thick it is',
		'there is no thickness on its sheet to judge feel by',
	],
};

/** What was not said. Begins with a comma; `{range}` and `{position}` come from the sheet. */
export const TAILS = {
	amps: [
		', as long as you stay inside {range}',
		', provided the current stays within {range}',
		', and {range} is where that ends',
	],
	position: [
		', but ask again before {position} work',
		', though {position} work would change that',
		', though {position} is another row and another answer',
	],
	temperature: [', and you never said how {feel}', ', though you did not say how {feel}'],
} as const;

/** What speaks for the glove where one row alone holds it back. Begins with a comma. */
export const CONTRASTS: readonly string[] = [
	', though it has no quarrel with {process}',
	', and {process} itself is not the trouble',
	', which is a pity, because {process} is not the problem',
];

export const QUESTIONS: Readonly<Record<Question, readonly string[]>> = {
	process: [
		'What are you running: TIG, MIG, stick, flux core, a torch, a grinder, or no arc at all?',
		'Which process is it: TIG, MIG, stick, flux core, or just handling?',
		'I do not guess, so name it: TIG, MIG, stick, flux core, cutting, grinding or handling?',
	],
	tack: [
		'Tacking with what, and at how many amps: TIG, MIG or stick?',
		'A tack is a weld, so which process and what current?',
	],
	amps: [
		'How many amps for the {process}?',
		'What current are you running on the {process}?',
		'Give me the amps for the {process} first.',
	],
	unread: [
		'I did not follow {words}, so what is it?',
		'Say {words} another way: what does the hand meet there?',
		'What do you mean by {words}?',
	],
	who: [
		'Who wears the glove: the one who welds, or the one who holds?',
		'Is it for the hand at the arc or for the hand beside it?',
	],
	corrected: [
		'You changed your mind there, so which one counts?',
		'Say it once more in one go: which process and what current?',
	],
	plasma: [
		'Plasma cutting or plasma welding?',
		'Is that plasma for cutting or for welding?',
		'Cutting with it or welding with it?',
	],
	cutting: [
		'Cutting with what: oxy-fuel, plasma or a disc?',
		'Which cut is it: torch, plasma or grinder?',
		'Are you cutting with a flame, with plasma or with a disc?',
	],
	hazard: [
		'No arc, fine, but what does the hand meet: heat, cold, wet, sharp edges?',
		'Handling what: hot, cold, wet or sharp?',
		'What is hard on the hands there: heat, cold, water, edges or knocks?',
	],
};
