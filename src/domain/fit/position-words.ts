import type { Phrases } from './process-words.ts';

/** How a job names its positions; `read-position.ts` parses "6G" and "PF" (docs/trade/welding.md, "Positions"). */
export const POSITION_WORDS: Phrases = [
	['flat, flat position, downhand, a plat, plat', '@F'],
	['horizontal, horizontally, horizontale, corniche, en corniche', '@H'],
	['vertical, vertically, vertical up, vertical down, verticals, verticale, verticales', '@V'],
	['uphill, downhill, uphand, montant, montante, descendant, descendante, verticale montante', '@V'],
	['overhead, over head, overheads, above my head, above your head, above head, ceiling', '@O'],
	['plafond, au plafond, plafonds, au dessus de la tete', '@O'],
	['all position, all positions, every position, toutes positions, toutes les positions', '@F @H @V @O'],
	['out of position, hors position', '@V @O'],
	// Without this line "stick out" would be read as the wire's length.
	['stick out of position', 'SMAW @V @O'],
	['pipe, pipes, piping, pipeline, pipelines, sched, tuyau, tuyaux, tuyauterie', '@P'],
];

/** "6G", "2F" and the letters of EN ISO 6947. */
export const POSITION_CODES: Readonly<Record<string, string>> = {
	'1g': 'F',
	'1f': 'F',
	'2g': 'H',
	'2f': 'H',
	'3g': 'V',
	'3f': 'V',
	'4g': 'O',
	'4f': 'O',
	'5g': 'P',
	'6g': 'P',
	'6gr': 'P',
	pa: 'F',
	pb: 'H',
	pc: 'H',
	pd: 'O',
	pe: 'O',
	pf: 'V',
	pg: 'V',
};
