import { listWords } from '../normalize-text.ts';

/**
 * Trade words and the terms that gloves are indexed by; both sides are comma-separated. Terms that start with # are
 * facts that `glove-terms.ts` derives from a glove's data, such as "#GTAW": Full use or Limited in TIG.
 */
export type TradeWords = readonly (readonly [phrases: string, finds: string])[];

/**
 * These words mean only the fact: a glove whose text says "not for TIG" is no TIG glove. They are not indexed as words
 * of a glove's text. The aliases of `welding-process.ts` are added to them, except the loose ones below.
 */
export const FACT_WORDS: TradeWords = [
	['welding, weld, welder', '#weld'],
	['arc welding, electrode', '#SMAW'],
	['tig welding, heli arc', '#GTAW'],
	['mig welding, solid wire', '#GMAW'],
	['flux, fluxcore, innershield', '#FCAW'],
	['metalcore', '#MCAW'],
	['plasma', '#PAC, #PAW'],
	['plasma cutter', '#PAC'],
	['oxy acetylene, acetylene, oxy fuel cutting, gas welding', '#OFW'],
	['gouge, arc air, air arc, carbon arc, air carbon arc', '#CAC-A'],
	['grind', '#GRIND'],
	['tack, tack welding', '#TACK'],
	['overhead position', '#position:overhead'],
	['vertical up, vertical down, uphill, downhill', '#position:vertical'],
	['flat position', '#position:flat'],
	['lined', '#lined'],
	['unlined, no lining, without lining, no liner, without liner, not lined, non lined', '#unlined'],
	[
		'no leather, without leather, non leather, leather free, not leather, synthetic leather, faux leather, fake leather, ' +
			'artificial leather, imitation leather, vegan, vegan leather',
		'#hideless',
	],
	['sub zero, below zero, cold rated, cold resistant, contact cold', '#cold'],
	['short cuff, no cuff, without cuff, cuffless', '#cuff:short'],
	['contact heat', '#contact:1'],
	['safety glove, protective glove, protection glove, hand protection, ppe', 'glove'],
	[
		'hot pipe, hot plate, hot casting, hot mold, hot mould, hot object, hot item, hot glass',
		'#contact:2, #ANSI_HEAT:3',
	],
	// No glove has these, so nothing is found rather than gloves with another of the words.
	[
		'fingerless, half finger, no finger, without finger, open finger, cut off finger, open fingertip, exposed fingertip',
		'#fingerless',
	],
	['disposable, single use', '#disposable'],
	// "Warm" alone keeps the cold out.
	['hot weather, warm weather, hot day, heat wave', 'breathable, breathe, summer'],
	['pink, purple, violet, turquoise, camo, camouflage', '#colour'],
	[
		'latex free, no latex, without latex, chrome free, chromium free, metal free, hypoallergenic, allergy',
		'#allergen',
	],
	['brazing, braze, brazer, soldering, solder, sweating copper, sweating pipe, sweating joint', '#OFW'],
	['self shielded, gasless', '#FCAW'],
	['big hand, large hand, huge hand, very large, very large hand, very big hand', '#size:3XL'],
	['small hand, tiny hand, very small, very small hand', '#size:XS'],
	['left hand, left handed, left hand only, lefty, leftie, lh, southpaw', '#left'],
	['cut resistant, cut proof, cut resistance, cut rated, anti cut', '#ANSI_CUT'],
	['impact resistant, impact protection, impact rated', '#impact'],
	[
		'heat resistant, heat proof, heat rated, burn proof, burn resistant, high temperature, high temp, high heat, extreme heat',
		'#ANSI_HEAT',
	],
	['puncture resistant, puncture proof', '#ANSI_PUN'],
	['abrasion resistant', '#ANSI_ABR'],
];

/** Aliases of processes and positions that are also ordinary words: texts that contain them match too. */
export const LOOSE_ALIASES: ReadonlySet<string> = new Set([
	'tungsten',
	'rod',
	'torch',
	'saw',
	'prep',
	'flat',
	'horizontal',
	'vertical',
	'pipe',
]);

/** Words that match themselves and, ranked a little lower, the terms beside them. */
export const LOOSE_WORDS: TradeWords = [
	['argon', '#GTAW'],
	['wire', '#GMAW'],
	['arc, stinger, low hydrogen, lo hi, lohi', '#SMAW'],
	['left', '#left'],
	['cutting', '#OFW, #PAC'],
	['cut', '#ANSI_CUT'],
	['insulated, insulation', 'winter, thinsulate'],
	['winter, cold, freezer, below freezing', 'winter, thinsulate, insulated'],
	['thinsulate', 'insulated'],
	['long cuff, gauntlet cuff', 'gauntlet'],
	['roper, slip on, trucker', 'driver, slipon'],
	['driver', 'roper, slipon'],
	['slip on', 'slipon, slip'],
	['leather', '#leather'],
	['suede', 'split'],
	['kidskin, kid', 'kid, goat'],
	['dipped', 'coated, coating, nitrile'],
	['rubber, rubberized', 'rubberized, rubber'],
	['dyneema, hppe, uhmwpe', 'hppe'],
	[
		'fr, fire resistant, flame resistant, fire retardant, flame retardant, fire proof, flame proof, fr rated',
		'fr',
	],
	['fluorescent, high visibility, high vis, hi viz, hiviz, safety yellow', 'hivis'],
	['hi vis', 'hivis'],
	['anti vibration, antivib', 'vibration'],
	['water resistant, wet', 'waterproof, membrane'],
	['aluminium back, aluminum back, reflective, reflective back, mirror', 'aluminized'],
	['mitten, chopper, one finger', 'mitt'],
	['velcro', 'hook, hookloop'],
	['cheap, budget, inexpensive, low cost, low price, affordable, economical', 'economy'],
	['apprentice, trainee, student, beginner', 'economy, apprentice, students, schools'],
	['hybrid, crossover, multi process, multiprocess', 'hybrid, crossover'],
	['double palm', 'doublepalm'],
	['city, city works', 'municipal'],
	['warm', 'winter, thinsulate, insulated'],
];

/** Synonyms: each word matches all words of its row. */
export const SAME_WORDS: readonly string[] = [
	'kevlar, aramid, paraaramid, para aramid, aramide',
	'deer, deerskin, buckskin',
	'elk, elkskin, elkhide',
	'goat, goatskin',
	'cow, cowhide, cowskin, bovine',
	'pig, pigskin',
	'moose, moosehide',
	'bison, buffalo',
	'fleece, sherpa',
	'foam, foam pad',
	'grey, gray',
	'aluminized, aluminised',
	'women, woman, womens, ladies, lady, female',
	'coated, coating',
	'rail, railway, railroad',
	'shipyard, shipbuilding',
	'forestry, logging, sawmill',
	'agricultural, agriculture, farm, farming',
];

/** Words too common to tell gloves apart; ignored in a query that has other words. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
	listWords(
		'a always an and any at avec au aux best buy by can de des do du en et est first for from good have i in is it just la le les made male man me men my ' +
			'grandeur highest max maximum most near need of often on or our out outdoor outside pour que size some taille than that the their them they this to un une unisex want what ' +
			'with you your',
	),
);

/** Industries and trades that handle things, by what the first gloves for them are; those for welding come after. */
const HANDLING: TradeWords = [
	['construction', 'work, driver, fitter'],
	['agricultural, delivery, fence, municipal, operator, utilities, warehousing', 'work, driver'],
	['mechanic', 'work, driver, mechanic'],
];

/** The rows of trades that handle things, with what ranks the gloves for them. */
export function rankHandlingTrades(trades: TradeWords): TradeWords {
	return trades.flatMap(([words, finds]) => {
		const named = finds.split(', ');
		const row = HANDLING.find(([industries]) => industries.split(', ').some((name) => named.includes(name)));
		return row ? [[words, row[1]] as const] : [];
	});
}
