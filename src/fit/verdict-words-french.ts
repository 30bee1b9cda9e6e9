import type { VerdictMessages } from './verdict-messages.ts';

/** What the foreman says in French: the same clauses as `verdict-words.ts`, written for Quebec shops. */
export const FRENCH_VERDICTS: VerdictMessages = {
	openings: {
		'Full use': [
			'Oui',
			'Allez-y',
			'Le bon gant pour la job',
			'C’est son métier',
			'Enfilez-le',
			'Ça fait l’affaire',
		],
		Limited: [
			'À moitié',
			'Oui, mais pas partout',
			'En dépannage',
			'Jusqu’à un certain point',
			'S’il le faut',
			'Court, mais utilisable',
		],
		'No use': [
			'Non',
			'Mauvais gant',
			'À laisser au crochet',
			'Pas celui-là',
			'À remettre à sa place',
			'Prenez-en un autre',
		],
	},
	clauses: {
		'process.full': ['la fiche donne Usage complet en {process}', 'il est coté Usage complet en {process}'],
		'process.limited': [
			'la fiche s’arrête à Usage limité en {process}',
			'en {process}, il est coté Usage limité, pas plus',
		],
		'process.no': [
			'la fiche dit Ne pas utiliser en {process}',
			'il n’a jamais été dessiné pour travailler en {process}',
		],
		'process.missing': ['rien sur sa fiche en {process}', 'personne ne l’a coté en {process}'],
		'amps.within': ['{said} reste dans ses {range}', 'sa plage de {range} couvre {said}'],
		'amps.over': ['sa fiche s’arrête à {range}, et {source} demande {said}', '{said} dépasse ses {range}'],
		'amps.far': [
			'{said} fait plus du double de ses {range}',
			'sa fiche dit {range}, et {said} est un autre métier',
		],
		'amps.none': ['sa fiche ne donne aucun ampérage en {process}', 'rien sur sa fiche à comparer à {said}'],
		'position.full': ['{position}, c’est Usage complet aussi', 'sa fiche dit la même chose {position}'],
		'position.limited': ['{position}, il est coté Usage limité', '{position}, il descend d’un cran'],
		'position.no': ['{position}, sa fiche dit Ne pas utiliser', '{position}, il n’a rien à faire là'],
		'position.missing': ['{position}, personne ne l’a coté', 'rien sur sa fiche {position}'],
		'cuff.short': [
			'une manchette de {cuff} est courte au plafond, où il en faut 4 po',
			'au plafond il faut 4 po de manchette, et il a {cuff}',
		],
		'melts.arc': [
			'il contient du {material}, qui fond à l’arc',
			'le {material} n’a pas sa place près d’un arc',
		],
		'melts.plastic': [
			'il contient du {material}, qui fond sous les étincelles',
			'le {material} et la chaleur d’un arc ne vont pas ensemble',
		],
		'contact.met': [
			'il est mis à l’essai à {holds} °C et vous touchez {said} °C',
			'{said} °C reste sous les {holds} °C de son essai',
		],
		'contact.over': [
			'vous touchez {said} °C et son essai s’arrête à {holds} °C',
			'{said} °C dépasse les {holds} °C de son essai',
		],
		'contact.far': [
			'{said} °C est bien au-delà des {holds} °C de son essai',
			'son essai dit {holds} °C, et {said} °C est une autre ligue',
		],
		'contact.untested': [
			'il n’a pas été mis à l’essai à la chaleur de contact, et vous touchez {said} °C',
			'aucun essai ne parle de {said} °C',
		],
		'heat.met': [
			'son niveau {level} en {place} suffit pour les pièces chaudes',
			'le niveau {level} en {place}, c’est assez pour les pièces chaudes',
		],
		'heat.low': [
			'son niveau {level} en {place} est mince pour les pièces chaudes',
			'les pièces chaudes demandent plus que {place}, niveau {level}',
		],
		'heat.untested': ['il n’a pas été mis à l’essai à la chaleur', 'aucune cote de chaleur sur sa fiche'],
		'molten.met': [
			'son niveau {level} pour les grosses projections est le plus haut',
			'il est coté {level} de 4 aux grosses projections',
		],
		'molten.low': [
			'pour les grosses projections, il s’arrête au niveau {level} de 4',
			'aux grosses projections, il est coté {level}, sous le plus haut',
		],
		'molten.none': [
			'du métal coulé demande une cote pour les grosses projections, et il n’en a pas',
			'rien sur sa fiche ne tient devant du métal coulé',
		],
		'cold.met': ['son niveau {level} au froid suffit', 'il est coté {level} de 4 au froid'],
		'cold.low': [
			'son niveau {level} au froid est mince pour ce temps-là',
			'sa cote au froid s’arrête au niveau {level}',
		],
		'cold.lined': [
			'il est doublé, mais personne ne l’a coté au froid',
			'la doublure aide, et aucune cote au froid ne la soutient',
		],
		'cold.unlined': ['ni doublure chaude ni cote au froid', 'il n’a pas de doublure chaude'],
		'cold.unrated': ['personne ne l’a coté au froid', 'aucune cote au froid sur sa fiche'],
		'cold.beyond': [
			'{said} °C est sous les −50 °C où la norme s’arrête',
			'aucune cote ne va jusqu’à {said} °C',
		],
		'wet.met': ['son essai à l’eau est réussi', 'l’eau n’a pas passé à l’essai'],
		'wet.unrated': ['personne ne l’a coté à l’eau', 'rien sur sa fiche pour l’eau, alors gardez-le au sec'],
		'cut.met': [
			'le niveau {level} en {place}, c’est assez pour les arêtes',
			'son niveau {level} en {place} suffit pour les arêtes',
		],
		'cut.low': [
			'le niveau {level} en {place}, c’est mince pour des arêtes vives',
			'des arêtes vives demandent plus que {place}, niveau {level}',
		],
		'cut.none': ['son essai à la coupure finit sous le niveau 1', 'à la coupure, sa fiche dit zéro'],
		'cut.untested': ['il n’a pas été mis à l’essai à la coupure', 'aucune cote à la coupure sur sa fiche'],
		'cut.required': [
			'vous demandez {required} et sa fiche ne l’a pas',
			'la barre est à {required}, et il ne l’atteint pas',
		],
		'puncture.met': [
			'son niveau {level} à la perforation suffit',
			'le niveau {level} à la perforation, ça va',
		],
		'puncture.low': [
			'le niveau {level} à la perforation, c’est mince pour des pointes',
			'à la perforation, il s’arrête au niveau {level}',
		],
		'puncture.none': [
			'à la perforation, sa fiche dit zéro',
			'son essai à la perforation finit sous le niveau 1',
		],
		'puncture.untested': ['il n’a pas été mis à l’essai à la perforation', 'aucune cote à la perforation'],
		'impact.met': ['son dos est mis à l’essai aux impacts', 'il a une cote aux impacts'],
		'rough.met': [
			'son niveau {level} ({place}) résiste aux matériaux rugueux',
			'les matériaux rugueux trouvent un niveau {level} ({place})',
		],
		'rough.low': [
			'son niveau {level} ({place}) s’usera vite sur des matériaux rugueux',
			'il s’arrête au niveau {level} ({place})',
		],
		'rough.leather': [
			'son cuir est fait pour les matériaux rugueux',
			'les matériaux rugueux ne font pas peur à son cuir',
		],
		'rough.untested': ['il n’a pas été mis à l’essai à l’abrasion', 'aucune cote à l’abrasion'],
		'impact.untested': ['son dos n’a pas été mis à l’essai aux impacts', 'aucune cote aux impacts'],
		'oil.met': ['son {material} garde l’adhérence dans l’huile', 'l’huile ne dérange pas son {material}'],
		'oil.unrated': ['rien sur sa fiche ne parle d’huile', 'sa fiche est muette sur l’huile'],
		'notOurs.electrical': [
			'du travail sous tension demande des gants isolants de caoutchouc selon ASTM D120 et CSA Z462',
			'aucun gant d’ici n’isole, il faut un gant coté selon ASTM D120',
		],
		'notOurs.chainsaw': [
			'une scie à chaîne demande des gants selon ISO 11393-4',
			'la scie à chaîne est pour des gants mis à l’essai selon ISO 11393-4',
		],
		'notOurs.chemical': [
			'des produits chimiques demandent un gant coté selon ISO 374-1',
			'le cuir boit ça, il faut un gant coté selon ISO 374-1',
		],
		'notOurs.cryogenic': [
			'c’est plus froid que toute cote au froid, il faut des gants cryogéniques',
			'gaz liquide et glace sèche demandent des gants cryogéniques',
		],
		'notOurs.rotating': [
			'aucun gant n’a sa place près d’une machine qui tourne',
			'une machine qui tourne happe le gant, alors n’en portez pas là',
		],
		'notOurs.needles': [
			'une aiguille passe à travers le cuir, il faut un gant selon ASTM F2878',
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
			'le cuir n’arrête aucun rayonnement, il faut EN 421',
		],
		'notOurs.fire': [
			'combattre un feu demande des gants selon NFPA 1971',
			'le feu est pour des gants de pompier, NFPA 1971',
		],
		'notOurs.pressure': [
			'un jet sous pression traverse n’importe quel gant',
			'aucun gant d’ici n’arrête un jet sous pression',
		],
		'notOurs.lithium': [
			'une cellule au lithium abîmée n’est pour aucune main',
			'laissez une cellule au lithium abîmée à une équipe équipée pour ça',
		],
		'notOurs.bare': ['à mains nues, non', 'pas sans gant'],
		'notOurs.wet-arc': [
			'un arc et de l’eau demandent des gants isolants et secs, et aucun d’ici ne l’est',
			'CSA W117.2 veut des mains sèches à l’arc',
		],
		'notOurs.hot-liquid': [
			'vapeur et liquide chaud traversent le cuir, il faut un gant fait pour ça',
			'rien ici n’est coté pour la vapeur ou un liquide chaud',
		],
		'notOurs.explosion': [
			'il faut d’abord vider, nettoyer et vérifier, et aucun gant n’y change rien',
			'aucun gant ne répond de ce qui peut sauter là',
		],
		'fine.met': ['à {thickness}, les doigts sentent encore', '{thickness} laisse le toucher'],
		'fine.thick': ['à {thickness}, les petites pièces se devinent', '{thickness} enlève le toucher'],
		'fine.unknown': ['sa fiche ne dit pas son épaisseur', 'rien sur son épaisseur pour juger du toucher'],
	},
	tails: {
		amps: [', tant que vous restez dans {range}', ', et ça s’arrête à {range}'],
		position: [', mais redemandez avant de travailler {position}', ', et {position} c’est une autre réponse'],
		temperature: [
			', sans savoir à quel point c’est {feel}',
			', et vous n’avez pas dit à quel point c’est {feel}',
		],
	},
	contrasts: [', et en {process} il n’a rien à se reprocher', ', même s’il va bien en {process}'],
	questions: {
		process: [
			'Quel procédé\u00a0: TIG, MIG, électrode, fil fourré, chalumeau, meule, ou pas d’arc du tout?',
			'On soude comment\u00a0: TIG, MIG, électrode, fil fourré, ou juste de la manutention?',
		],
		tack: [
			'Pointer avec quoi, et à combien d’ampères\u00a0: TIG, MIG ou électrode?',
			'Un point, c’est une soudure\u00a0: quel procédé, quel courant?',
		],
		amps: ['Combien d’ampères en {process}?', 'À quel courant, en {process}?'],
		unread: ['Je n’ai pas suivi {words}\u00a0: c’est quoi?', 'Que veut dire {words}?'],
		who: [
			'Qui porte le gant\u00a0: la personne qui soude, ou celle qui tient?',
			'C’est pour la main à l’arc ou pour la main à côté?',
		],
		corrected: [
			'Vous avez changé d’idée\u00a0: lequel compte?',
			'Redites-le d’un coup\u00a0: quel procédé, quel courant?',
		],
		plasma: ['Coupage au plasma ou soudage au plasma?', 'Le plasma, pour couper ou pour souder?'],
		cutting: [
			'Couper avec quoi\u00a0: oxygaz, plasma ou disque?',
			'On coupe au chalumeau, au plasma ou à la meule?',
		],
		hazard: [
			'Pas d’arc, d’accord, mais la main touche quoi\u00a0: du chaud, du froid, de l’eau, des arêtes?',
			'Manipuler quoi\u00a0: chaud, froid, mouillé ou coupant?',
		],
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
			plastic: 'plastique',
			pigskin: 'cuir de porc',
		},
	},
	phrases: [
		[/^up to /, 'jusqu’à '],
		[/^over /, 'plus de '],
		[/ in$/, ' po'],
	],
};
