import type { NotOurs } from './lexicon/not-ours.ts';

type NotOursClauses = Readonly<Record<`notOurs.${NotOurs}`, readonly string[]>>;

/**
 * Clauses for work that no glove of the range is made for: the glove or rule that it needs (docs/trade/fit-check.md).
 */
export const NOT_OURS_CLAUSES: NotOursClauses = {
	'notOurs.electrical': [
		'live work and arc flash want rubber insulating gloves to ASTM D120 under CSA Z462',
		'no glove here insulates, and shock takes a rated rubber glove to ASTM D120',
		'that is insulating-glove work, ASTM D120, and {body} alone is none',
	],
	'notOurs.chainsaw': [
		'a chain saw wants gloves to ISO 11393-4',
		'chain saw work is for gloves tested to ISO 11393-4',
	],
	'notOurs.chemical': [
		'chemicals want a glove rated for them under ISO 374-1',
		'{body} is no barrier to chemicals, so get a glove rated to ISO 374-1',
		'that wants a chemical glove to ISO 374-1, rated for what is in the can',
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
		'needles go through {body}, so it takes a glove tested to ASTM F2878',
		'sharps want a needle-rated glove, ASTM F2878',
	],
	'notOurs.medical': [
		'that wants exam gloves to ASTM D6319 or ISO 374-5',
		'that is exam-glove work, ASTM D6319',
	],
	'notOurs.food': ['food wants a glove rated for food contact', 'nothing here is rated to touch food'],
	'notOurs.radiation': [
		'radiation wants gloves to EN 421',
		'{body} stops no radiation, EN 421 gloves are for that',
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
	'notOurs.poured-metal': [
		'poured metal wants aluminised foundry gloves, and none here is that',
		'pouring is for aluminised foundry gloves, since EN 407 counts splashes and no pour',
	],
	'notOurs.hot-liquid': [
		'steam and hot liquid run through {body}, so it takes a glove made for them',
		'nothing here is rated for steam or hot liquid',
	],
	'notOurs.explosion': [
		'no glove answers for what can go up there',
		'that has to be emptied, cleaned and tested first, and no glove changes it',
	],
};

export const FRENCH_NOT_OURS_CLAUSES: NotOursClauses = {
	'notOurs.electrical': [
		'du travail sous tension demande des gants isolants de caoutchouc selon ASTM D120 et CSA Z462',
		'aucun gant d’ici n’isole, il faut un gant coté selon ASTM D120',
	],
	'notOurs.chainsaw': [
		'une scie à chaîne demande des gants selon ISO 11393-4',
		'la scie à chaîne, c’est pour des gants mis à l’essai selon ISO 11393-4',
	],
	'notOurs.chemical': [
		'des produits chimiques demandent un gant coté selon ISO 374-1',
		'{body} n’arrête pas un produit chimique, il faut un gant coté selon ISO 374-1',
	],
	'notOurs.cryogenic': [
		'aucune cote contre le froid ne descend aussi bas, il faut des gants cryogéniques',
		'gaz liquide et glace sèche demandent des gants cryogéniques',
	],
	'notOurs.rotating': [
		'aucun gant n’a sa place près d’une machine qui tourne',
		'une machine qui tourne happe le gant, alors n’en portez pas là',
	],
	'notOurs.needles': [
		'une aiguille traverse {body}, il faut un gant selon ASTM F2878',
		'les aiguilles demandent un gant selon ASTM F2878',
	],
	'notOurs.medical': [
		'ça demande des gants d’examen selon ASTM D6319 ou ISO 374-5',
		'c’est l’affaire de gants d’examen, ASTM D6319',
	],
	'notOurs.food': [
		'les aliments demandent un gant coté pour le contact alimentaire',
		'rien ici n’est coté pour toucher des aliments',
	],
	'notOurs.radiation': [
		'le rayonnement demande des gants selon EN 421',
		'{body} n’arrête aucun rayonnement, il faut un gant selon EN 421',
	],
	'notOurs.fire': [
		'combattre un feu demande des gants selon NFPA 1971',
		'le feu, c’est pour des gants de pompier, NFPA 1971',
	],
	'notOurs.pressure': [
		'un jet sous pression traverse n’importe quel gant',
		'aucun gant d’ici n’arrête un jet sous pression',
	],
	'notOurs.lithium': [
		'une cellule au lithium abîmée n’est pour aucune main',
		'laissez une cellule au lithium abîmée à une équipe outillée pour ça',
	],
	'notOurs.bare': ['à mains nues, non', 'pas sans gant'],
	'notOurs.wet-arc': [
		'un arc et de l’eau demandent des gants isolants et secs, et aucun d’ici ne l’est',
		'CSA W117.2 exige des mains sèches à l’arc',
	],
	'notOurs.poured-metal': [
		'couler du métal demande des gants de fonderie aluminisés, et il n’y en a pas ici',
		'la coulée, c’est pour des gants de fonderie aluminisés, car l’EN 407 compte les projections, pas la coulée',
	],
	'notOurs.hot-liquid': [
		'vapeur et liquide chaud traversent {body}, il faut un gant fait pour ça',
		'rien ici n’est coté pour la vapeur ou un liquide chaud',
	],
	'notOurs.explosion': [
		'il faut d’abord vider, nettoyer et vérifier, et aucun gant n’y change rien',
		'aucun gant ne répond de ce qui peut sauter là',
	],
};
