import { FRENCH_NOT_OURS_CLAUSES } from '../not-ours-clauses.ts';
import { FRENCH_FRAMES } from './verdict-frames-french.ts';
import type { VerdictMessages } from './verdict-messages.ts';
import { FRENCH_WELDING_CLAUSES } from './welding-clauses-french.ts';

/** How a clause refers to a process, by its name; the others take "en". */
const ON_PROCESS: Readonly<Record<string, string>> = {
	'électrode enrobée': 'à l’électrode enrobée',
	'fil fourré': 'au fil fourré',
	'fil à âme métallique': 'au fil à âme métallique',
	'arc submergé': 'à l’arc submergé',
	oxygaz: 'à l’oxygaz',
	meulage: 'au meulage',
	ajustage: 'à l’ajustage',
	pointage: 'au pointage',
};

/** The foreman's clauses in French: the same as in `verdict-clauses.ts`, written for Quebec shops. */
export const FRENCH_VERDICTS: VerdictMessages = {
	...FRENCH_FRAMES,
	clauses: {
		...FRENCH_WELDING_CLAUSES,
		'contact.met': [
			'il a été mis à l’essai à {holds} °C et vous touchez {said} °C',
			'{said} °C reste sous les {holds} °C de son essai',
		],
		'contact.over': [
			'vous touchez {said} °C et son essai s’arrête à {holds} °C',
			'{said} °C dépasse les {holds} °C de son essai',
		],
		'contact.none': [
			'en chaleur de contact, il finit sous le niveau 1, et vous touchez {said} °C',
			'sous le niveau 1 en chaleur de contact, il n’a rien pour {said} °C',
		],
		'contact.far': [
			'{said} °C est bien au-delà des {holds} °C de son essai',
			'son essai dit {holds} °C, et {said} °C, c’est une tout autre chaleur',
		],
		'contact.untested': [
			'il n’a pas été mis à l’essai à la chaleur de contact, et vous touchez {said} °C',
			'aucun essai ne va jusqu’à {said} °C',
		],
		'heat.met': [
			'son niveau {level} en {place} suffit pour les pièces chaudes',
			'le niveau {level} en {place}, c’est assez pour les pièces chaudes',
		],
		'heat.low': [
			'son niveau {level} en {place} est mince pour les pièces chaudes',
			'les pièces chaudes demandent plus que le niveau {level} en {place}',
		],
		'heat.none': ['en {place}, sa fiche dit zéro', 'son essai en {place} finit sous le niveau 1'],
		'heat.untested': ['il n’a pas été mis à l’essai à la chaleur', 'aucune cote de chaleur sur sa fiche'],
		'molten.met': [
			'son niveau {level} pour les grosses projections est le plus haut',
			'il est coté {level} sur 4 pour les grosses projections',
		],
		'molten.low': [
			'pour les grosses projections, il s’arrête au niveau {level} sur 4',
			'pour les grosses projections, il est coté {level}, et le plus haut est 4',
		],
		'molten.none': [
			'du métal coulé demande une cote pour les grosses projections, et il n’en a pas',
			'rien sur sa fiche ne tient devant du métal coulé',
		],
		'cold.met': ['son niveau {level} contre le froid suffit', 'il est coté {level} sur 4 contre le froid'],
		'cold.low': [
			'son niveau {level} contre le froid est mince pour ce temps-là',
			'sa cote contre le froid s’arrête au niveau {level}',
		],
		'cold.none': ['contre le froid, sa fiche dit zéro', 'son essai au froid finit sous le niveau 1'],
		'cold.lined': [
			'il est doublé, mais personne ne l’a coté contre le froid',
			'la doublure aide, mais aucune cote contre le froid ne l’appuie',
		],
		'cold.unlined': [
			'il n’est pas doublé et n’a aucune cote contre le froid',
			'ni doublure ni cote contre le froid',
		],
		'cold.bare': ['rien en lui n’est fait pour le froid', 'sa fiche n’a rien pour {said} °C'],
		'cold.unrated': ['personne ne l’a coté contre le froid', 'aucune cote contre le froid sur sa fiche'],
		'cold.beyond': [
			'{said} °C est sous les −50 °C où la norme s’arrête',
			'aucune cote ne va jusqu’à {said} °C',
		],
		'wet.met': ['son essai à l’eau est réussi', 'l’eau n’a pas traversé à l’essai'],
		'wet.unrated': [
			'personne ne l’a coté contre l’eau',
			'rien sur sa fiche pour l’eau, il doit rester au sec',
		],
		'cut.met': [
			'le niveau {level} en {place}, c’est assez pour les arêtes',
			'son niveau {level} en {place} suffit pour les arêtes',
		],
		'cut.low': [
			'le niveau {level} en {place}, c’est mince pour des arêtes vives',
			'des arêtes vives demandent plus que le niveau {level} en {place}',
		],
		'cut.none': ['son essai à la coupure finit sous le niveau 1', 'en coupure, sa fiche dit zéro'],
		'cut.untested': ['il n’a pas été mis à l’essai à la coupure', 'aucune cote de coupure sur sa fiche'],
		'cut.required': [
			'vous demandez {required} et sa fiche ne l’a pas',
			'la barre est à {required}, et il ne l’atteint pas',
		],
		'puncture.met': ['son niveau {level} en perforation suffit', 'le niveau {level} en perforation, ça va'],
		'puncture.low': [
			'le niveau {level} en perforation, c’est mince pour des pointes',
			'en perforation, il s’arrête au niveau {level}',
		],
		'puncture.none': [
			'en perforation, sa fiche dit zéro',
			'son essai à la perforation finit sous le niveau 1',
		],
		'puncture.untested': ['il n’a pas été mis à l’essai à la perforation', 'aucune cote de perforation'],
		'impact.met': ['son dos a été mis à l’essai contre les impacts', 'il a une cote contre les impacts'],
		'rough.met': [
			'contre les matériaux rugueux, le niveau {level} en {place} fait l’affaire',
			'le niveau {level} en {place} suffit pour les matériaux rugueux',
		],
		'rough.low': [
			'au niveau {level} en {place}, il s’usera vite sur des matériaux rugueux',
			'en {place}, il s’arrête au niveau {level}',
		],
		'rough.leather': [
			'{body} tient le coup contre les matériaux rugueux',
			'contre les matériaux rugueux, {body} tient bon',
		],
		'rough.untested': ['il n’a pas été mis à l’essai à l’abrasion', 'aucune cote d’abrasion'],
		'impact.untested': [
			'son dos n’a pas été mis à l’essai contre les impacts',
			'aucune cote contre les impacts',
		],
		'oil.met': ['son {material} garde l’adhérence dans l’huile', 'l’huile ne dérange pas son {material}'],
		'oil.unrated': ['rien sur sa fiche ne parle d’huile', 'sa fiche est muette sur l’huile'],
		...FRENCH_NOT_OURS_CLAUSES,
		'fine.met': ['à {thickness}, les doigts sentent encore', '{thickness} laisse le toucher'],
		'fine.thick': ['à {thickness}, les petites pièces se devinent', '{thickness} enlève le toucher'],
		'fine.lining': ['sa doublure enlève le toucher', 'avec sa doublure, les petites pièces se devinent'],
		'fine.coating': [
			'le tricot enduit laisse le toucher',
			'c’est un tricot enduit, les doigts sentent encore',
		],
		'fine.unknown': ['sa fiche ne dit pas son épaisseur', 'rien sur son épaisseur pour juger du toucher'],
	},
	names: {
		process: {
			GTAW: 'TIG',
			GMAW: 'MIG',
			SMAW: 'électrode enrobée',
			FCAW: 'fil fourré',
			MCAW: 'fil à âme métallique',
			SAW: 'arc submergé',
			PAW: 'soudage au plasma',
			PAC: 'coupage au plasma',
			OFW: 'oxygaz',
			'CAC-A': 'gougeage',
			GRIND: 'meulage',
			TACK: 'ajustage',
			TACKING: 'pointage',
		},
		job: {
			GTAW: 'le TIG',
			GMAW: 'le MIG',
			SMAW: 'l’électrode enrobée',
			FCAW: 'le fil fourré',
			MCAW: 'le fil à âme métallique',
			SAW: 'l’arc submergé',
			PAW: 'le soudage au plasma',
			PAC: 'le coupage au plasma',
			OFW: 'l’oxygaz',
			'CAC-A': 'le gougeage',
			GRIND: 'le meulage',
			TACK: 'l’ajustage',
			TACKING: 'le pointage',
			HANDLING: 'la manutention',
		},
		position: { F: 'à plat', H: 'en corniche', V: 'à la verticale', O: 'au plafond', P: 'sur tuyau' },
		source: {
			said: 'le travail',
			rod: 'cette baguette',
			wire: 'ce fil',
			spray: 'ce mode de transfert',
			tungsten: 'ce tungstène',
			carbon: 'ce carbone',
		},
		place: {
			ansiCut: 'coupure ANSI',
			ansiHeat: 'chaleur ANSI',
			ansiPuncture: 'perforation ANSI',
			ansiImpact: 'impact',
			ansiAbrasion: 'abrasion ANSI',
			abrasion: 'abrasion',
			coup: 'coupure à lame ronde',
			puncture: 'perforation',
			straightBlade: 'coupure à lame droite',
			impact: 'impact',
			contact: 'chaleur de contact',
			molten: 'grosses projections',
			coldAir: 'froid convectif',
			water: 'pénétration de l’eau',
		},
		feel: { hot: 'chaud', cold: 'froid' },
		material: {
			polyurethane: 'polyuréthane',
			acrylic: 'acrylique',
			spandex: 'élasthanne',
			neoprene: 'néoprène',
			polypropylene: 'polypropylène',
			polyethylene: 'polyéthylène',
			microfleece: 'molleton',
			PVC: 'PVC',
			pigskin: 'cuir de porc',
		},
	},
	body: { leather: 'le cuir', knit: 'le tricot', other: 'ce gant' },
	job: {
		on: (process) => ` ${ON_PROCESS[process] ?? `en ${process}`}`,
		it: 'ça',
		and: 'et',
		rest: 'le reste',
		tacks: (processes) => `le pointage en ${processes}`,
	},
	phrases: [
		[/^(\d+) A and over$/, 'à partir de $1 A'],
		[/^up to /, 'jusqu’à '],
		[/^≤ ?/, 'jusqu’à '],
		[/^(\d+)–(\d+) A/, 'de $1 à $2 A'],
		[/ and over$/, ' et plus'],
		[/^over /, 'plus de '],
		[/ in$/, ' po'],
	],
};
