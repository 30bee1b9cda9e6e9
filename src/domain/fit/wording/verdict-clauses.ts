import type { ReasonKind } from '../fit-answer.ts';
import { NOT_OURS_CLAUSES } from '../not-ours-clauses.ts';
import { WELDING_CLAUSES } from './welding-clauses.ts';

/**
 * Kinds of clauses: those of the reasons, and narrower ones for reasons that say less than their kind (`chooseClause`).
 */
export type ClauseKind =
	| ReasonKind
	| 'cuff.open'
	| 'amps.under'
	| 'amps.open'
	| 'contact.none'
	| 'heat.none'
	| 'cold.none'
	| 'cold.bare'
	| 'fine.lining'
	| 'fine.coating';

/**
 * Clauses for what limits or supports a glove. Lower case, no full stop; none begins with "no", which would sound like
 * the verdict. `{on}` is " for TIG" if the job has several processes and empty if it has one, `{it}` is "TIG" or
 * "that". `{body}` is the glove's material according to its sheet: a clause never calls a knit leather.
 */
export const CLAUSES: Readonly<Record<ClauseKind, readonly string[]>> = {
	...WELDING_CLAUSES,
	'contact.met': [
		'its contact heat level holds off {holds} °C and you touch {said} °C',
		'{said} °C is inside the {holds} °C of its contact heat test',
		'it was tested to {holds} °C and {said} °C is less',
		'its contact heat test covers {said} °C',
	],
	'contact.over': [
		'you touch {said} °C and its contact heat test stops at {holds} °C',
		'{said} °C is past the {holds} °C it was tested at, so touch and let go',
		'it was tested to {holds} °C for 15 s, and {said} °C is more than that',
		'its contact heat test ends at {holds} °C, short of {said} °C',
	],
	'contact.none': [
		'its contact heat came out below level 1 and you touch {said} °C',
		'below level 1 for contact heat, it has nothing for {said} °C',
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
		'hot parts sit inside {place} level {level}',
		'{place} level {level} covers hot parts',
		'it brings {place} level {level} to hot parts, and that is enough',
	],
	'heat.low': [
		'{place} level {level} is thin for hot parts',
		'its {place} stops at level {level}, so do not hold hot parts for long',
		'hot parts ask for more than {place} level {level}',
		'{place} level {level} buys only a moment on hot parts',
	],
	'heat.none': ['its {place} is below level 1', 'its sheet has a zero for {place}'],
	'heat.untested': [
		'nobody tested it for heat',
		'there is no heat rating on it to go by',
		'its sheet has no heat rating',
	],
	'molten.met': [
		'its large splash level {level} is the top one',
		'large molten splash is level {level} of 4',
		'it has the top large splash level, {level}',
	],
	'molten.low': [
		'large molten splash is level {level} of 4, short of the top',
		'its large splash test stops at level {level}',
	],
	'molten.none': [
		'poured metal asks for a large splash rating and it has none',
		'nothing on its sheet stands up to poured metal',
		'it has no large splash rating, and poured metal asks for one',
	],
	'cold.met': [
		'its cold air level {level} is up to the weather',
		'it is rated {level} of 4 for cold air',
		'EN 511 puts it at level {level} against the cold',
		'cold air level {level} covers the weather',
	],
	'cold.low': [
		'cold air level {level} is thin for that weather',
		'its cold rating stops at level {level}',
		'that weather asks for more than cold air level {level}',
	],
	'cold.none': ['its cold air rating is a zero', 'its cold test came out below level 1'],
	'cold.lined': [
		'it is lined but nobody rated it for cold',
		'the lining helps and no cold rating backs it up',
	],
	'cold.unlined': [
		'it is unlined and nobody rated it for cold',
		'it has no lining and no rating for cold',
		'at {said} °C an unlined glove is a waste of a morning',
	],
	'cold.bare': [
		'nothing in it is made for cold',
		'its sheet has nothing for {said} °C',
		'nothing on its sheet is made for that cold',
	],
	'cold.unrated': [
		'nobody rated it for cold',
		'it has no cold rating to lean on',
		'its sheet has no rating for cold',
	],
	'cold.beyond': [
		'{said} °C is past the −50 °C where the standard ends',
		'{said} °C is colder than any rating goes',
		'the cold standard ends at −50 °C and you say {said} °C',
	],
	'wet.met': [
		'its water test was passed',
		'it kept the water out in its test',
		'its water rating covers the wet',
	],
	'wet.unrated': [
		'nobody rated it for water',
		'there is no water rating on it, so keep it dry',
		'wet work is not on its sheet',
	],
	'cut.met': [
		'{place} level {level} covers the edges',
		'its {place} level {level} is enough for edges',
		'it brings {place} level {level} to the edges, and that is enough',
		'edges are inside its {place} level {level}',
	],
	'cut.low': [
		'{place} level {level} is thin for sharp edges',
		'sharp edges ask for more than {place} level {level}',
		'its {place} level {level} leaves edges to be minded',
	],
	'cut.none': [
		'its cut test came out below level 1',
		'its sheet has a zero for cut',
		'cut resistance is a zero on its sheet',
	],
	'cut.untested': [
		'nobody tested it for cut',
		'it has no cut rating for sharp edges',
		'its sheet has no cut rating',
	],
	'cut.required': [
		'you ask for {required} and its sheet does not have it',
		'{required} is the bar and it does not reach it',
	],
	'puncture.met': [
		'its puncture level {level} is enough',
		'puncture level {level} covers the points',
		'it brings puncture level {level} to it, and that is enough',
	],
	'puncture.low': ['puncture level {level} is thin for points', 'its puncture rating stops at {level}'],
	'puncture.none': ['puncture is a zero on its sheet', 'its puncture test came out below level 1'],
	'puncture.untested': [
		'nobody tested it for puncture',
		'there is no puncture rating on it',
		'its sheet has no puncture rating',
	],
	'impact.met': [
		'its back is tested for knocks',
		'it has an impact rating for the knocks',
		'its impact rating covers the knocks',
	],
	'rough.met': [
		'{place} level {level} wears slowly on rough goods',
		'rough goods meet {place} level {level}, which is enough',
		'its {place} level {level} is up to rough goods',
	],
	'rough.low': [
		'{place} level {level} wears through early on rough goods',
		'its {place} stops at level {level}',
		'rough goods ask for more than {place} level {level}',
	],
	'rough.leather': ['{body} stands up to rough goods', 'rough goods are nothing new to {body}'],
	'rough.untested': [
		'nobody tested it for abrasion',
		'there is no abrasion rating on it',
		'its sheet has no abrasion rating',
	],
	'impact.untested': [
		'nobody tested its back for knocks',
		'it has no impact rating',
		'its sheet has no impact rating',
	],
	'oil.met': [
		'{material} keeps its grip in oil',
		'oil is nothing new to its {material}',
		'its {material} is made to grip in oil',
	],
	'oil.unrated': [
		'nothing on its sheet speaks of oil',
		'its sheet is silent on oil',
		'oil is not on its sheet',
	],
	...NOT_OURS_CLAUSES,
	'fine.met': [
		'at {thickness} the fingers still feel',
		'{thickness} leaves you the feel',
		'it is {thickness} thin, so the feel stays',
	],
	'fine.thick': [
		'at {thickness} small parts are a guess',
		'{thickness} takes the feel out of your fingers',
		'it is {thickness} thick, so small parts get lost',
	],
	'fine.lining': ['its lining dulls the feel', 'there is a lining in it, and small parts get lost'],
	'fine.coating': ['the coated knit leaves you the feel', 'it is a coated knit, so the fingers still feel'],
	'fine.unknown': [
		'its sheet does not say how thick it is',
		'there is no thickness on its sheet to judge feel by',
	],
};
