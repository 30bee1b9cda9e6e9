import { WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { normalizeText } from '../../search/query/normalize-text.ts';
import type { Reason, ReasonKind } from '../fit-answer.ts';
import type { NotOurs } from '../lexicon/not-ours.ts';
import type { TaskLanguage } from '../reading/task-language.ts';
import { VERDICT_MESSAGES } from './verdict-messages.ts';

type FamilyOf<Kind> = Kind extends `${infer Family}.${string}` ? Family : never;

/** "melts" of "melts.arc"; processes, currents and positions have their own names. */
type FindingFamily =
	| Exclude<FamilyOf<ReasonKind>, 'process' | 'amps' | 'position' | 'notOurs'>
	| `notOurs.${NotOurs}`;

/**
 * Terms that identify a finding in a sentence, in English and French, by the first part of its kind or the whole kind.
 * They are folded word beginnings: "perfor" stands for "perforation" and "perforer".
 */
const TERMS: Readonly<Record<FindingFamily, string>> = {
	melts: 'melt, fond',
	molten: 'molten, splash, fusion, projection',
	contact: 'heat, hot, touch, chaleur, chaud, touche',
	heat: 'heat, hot, chaleur, chaud',
	cold: 'cold, warm, lining, lined, unlined, froid, doublure, double',
	wet: 'water, wet, eau, mouill',
	cut: 'cut, edge, blade, coupure, coupant, arete, lame',
	puncture: 'puncture, point, perfor, pointe',
	impact: 'impact, blow, knock, choc',
	oil: 'oil, grip, huile',
	rough: 'rough, abrasion, leather, hide, cuir, rude',
	fine: 'thick, finger, feel, epais, doigt',
	cuff: 'cuff, wrist, gauntlet, manchette, poignet',
	'notOurs.electrical': 'shock, electri, arc flash, live, insulating, tension, isolant',
	'notOurs.chainsaw': 'chain saw, chainsaw, chaine, tronconneuse',
	'notOurs.chemical': 'chemi, acid, solvent, iso 374, chimi, solvant',
	'notOurs.cryogenic': 'cryo, dry ice, nitrogen, azote, glace',
	'notOurs.rotating': 'turning, rotat, spinning, machine, tourn',
	'notOurs.needles': 'needle, aiguille, seringue',
	'notOurs.medical': 'blood, patient, medical, sang',
	'notOurs.food': 'food, aliment',
	'notOurs.radiation': 'radiation, radioacti, rayon',
	'notOurs.fire': 'fire, flame, feu, incendie, flamme',
	'notOurs.pressure': 'pressure, jet, leak, pression, fuite',
	'notOurs.lithium': 'lithium, cell, batter, pile, cellule',
	'notOurs.bare': 'bare, no glove, nu, sans gant',
	'notOurs.wet-arc': 'water, wet, eau, mouill',
	'notOurs.poured-metal': 'foundry, aluminised, pour, fonderie, coulée',
	'notOurs.hot-liquid': 'steam, liquid, vapeur, liquide',
	'notOurs.explosion': 'burst, explo, burn, tank, fuel, reservoir',
};

/** Shop names of a process, in addition to those in `domain/ratings/welding-process.ts` and in our own sentences. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
	SMAW: 'electrode, baguette',
	FCAW: 'fourre',
	SAW: 'submerge',
	PAW: 'plasma',
	PAC: 'plasma',
	OFW: 'torch, flame, chalumeau, oxy',
	'CAC-A': 'goug',
	GRIND: 'grind, meul',
	TACK: 'tack, fit, point, ajust',
};

const POSITION_TERMS: Readonly<Record<string, string>> = {
	F: 'flat, plat',
	H: 'horizontal, corniche',
	V: 'vertical, uphill, downhill, montant',
	O: 'overhead, plafond',
	P: 'pipe, tuyau',
};

const LANGUAGES: readonly TaskLanguage[] = ['en', 'fr'];

/** True if a sentence mentions a reason's process, position, material, current or test. */
export function namesFinding(sentence: string, reason: Reason): boolean {
	const text = normalizeText(sentence).replace(/[^a-z0-9]+/g, ' ');
	return listTerms(reason).some((term) => ` ${text}`.includes(` ${term}`));
}

function listTerms({ kind, values }: Reason): string[] {
	const [family = kind] = kind.split('.');
	const { process = '', position = '', material = '', said = '', required = '' } = values;
	const byKind: Readonly<Record<string, string>> = TERMS;
	const terms = [byKind[kind] ?? byKind[family] ?? '', material, POSITION_TERMS[position] ?? ''];
	// The current, the temperature or the cut level that the job names.
	terms.push(...(said.match(/\d+/g) ?? []), required);
	if (process !== '') {
		const listed = WELDING_PROCESSES.find(({ code }) => code === process);
		terms.push(process, ...(listed?.aliases ?? []), SHORT_NAMES[process] ?? '');
		for (const language of LANGUAGES) terms.push(VERDICT_MESSAGES[language].names.process[process] ?? '');
	}
	return terms
		.flatMap((term) => term.split(','))
		.map((term) =>
			normalizeText(term)
				.replace(/[^a-z0-9]+/g, ' ')
				.trim(),
		)
		.filter((term) => term.length > 1);
}
