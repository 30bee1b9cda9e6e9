/** The clauses of `welding-clauses.ts` in French, written for Quebec shops. */
export const FRENCH_WELDING_CLAUSES = {
	'process.full': [
		'la fiche dit Usage complet{on}',
		'il est coté Usage complet{on}',
		'sa ligne{on} dit Usage complet',
		'Usage complet{on}, c’est écrit sur sa fiche',
	],
	'process.limited': [
		'la fiche s’arrête à Usage limité{on}',
		'il est coté Usage limité{on}, pas plus',
		'sa ligne{on} dit Usage limité',
		'Usage limité, c’est tout ce que la fiche lui donne{on}',
		'sa fiche ne va pas plus loin qu’Usage limité{on}',
	],
	'process.no': [
		'la fiche dit Ne pas utiliser{on}',
		'sa ligne{on} dit Ne pas utiliser',
		'il n’est pas dessiné pour {it}',
		'la fiche l’écarte{on}',
		'sa fiche ne veut pas de lui{on}',
		'Ne pas utiliser{on}, c’est écrit sur sa fiche',
	],
	'process.missing': [
		'rien sur sa fiche pour {it}',
		'personne ne l’a coté pour {it}',
		'sa fiche est muette{on}',
	],
	'amps.within': [
		'{said}, ça reste dans sa plage{on}, {range}',
		'sa plage{on}, {range}, couvre {said}',
		'il est coté {range}{on}, et {source} demande {said}',
		'sa ligne{on} va {range}, et {said} y entre',
	],
	'amps.over': [
		'sa fiche va {range}{on}, et {source} demande {said}',
		'{said}, ça dépasse sa plage{on}, {range}',
		'sa ligne{on} va {range}, et {said} en sort',
		'il est coté {range}{on}, pas {said}',
	],
	'amps.far': [
		'{said}, c’est plus du double de sa plage{on}, {range}',
		'sa fiche va {range}{on}, et {said}, c’est un autre métier',
	],
	'amps.under': [
		'sa ligne{on} va {range}, et {source} demande moins, {said}',
		'{source} demande {said}, et sa ligne{on} va {range}',
		'sa plage{on}, {range}, part de plus haut, et {source} demande {said}',
	],
	'amps.open': [
		'{said}, c’est bien au-dessus de sa plage{on}, {range}',
		'sa ligne{on} va {range}, et {said}, c’est trop loin',
	],
	'amps.none': [
		'sa fiche ne donne aucun ampérage{on} à comparer à {said}',
		'rien sur sa fiche{on} à comparer à {said}',
		'{said} n’a rien en face sur sa fiche{on}',
	],
	'position.full': [
		'{position}, c’est Usage complet aussi',
		'sa fiche dit la même chose {position}',
		'{position}, la fiche est d’accord',
	],
	'position.limited': [
		'{position}, il est coté Usage limité',
		'{position}, il descend d’un cran',
		'{position}, la fiche s’arrête à Usage limité',
	],
	'position.no': [
		'{position}, sa fiche dit Ne pas utiliser',
		'{position}, il n’a rien à faire là',
		'{position}, la fiche l’écarte',
	],
	'position.missing': [
		'{position}, personne ne l’a coté',
		'rien sur sa fiche {position}',
		'sa fiche ne dit rien {position}',
	],
	'cuff.short': [
		'une manchette de {cuff} est courte au plafond, où il en faut 4 po',
		'au plafond il faut 4 po de manchette, et il a {cuff}',
	],
	'cuff.open': [
		'il finit au poignet, et au plafond il faut 4 po de manchette',
		'son poignet reste ouvert au plafond, où il faut 4 po de manchette',
	],
	'melts.arc': [
		'il contient du {material}, qui fond à l’arc',
		'le {material} qu’il contient fond à l’arc',
		'à l’arc, son {material} fond',
		'son {material} ne tient pas devant un arc',
		'l’arc fait fondre son {material}',
		'du {material} près d’un arc, ça fond',
	],
	'melts.plastic': [
		'il contient du {material}, qui fond sous les étincelles',
		'le {material} qu’il contient et la chaleur d’un arc ne vont pas ensemble',
	],
} as const;
