import type { ReasonKind } from './fit-answer.ts';

/**
 * Texts for findings on a sheet, by stable ids; another language is another object of the same shape. Sentences are
 * in `verdict-clauses.ts`. `{said}` is what the job says, `{value}` a marking as printed.
 */
export const PROCESS_NAMES: Readonly<Record<string, string>> = {
	GTAW: 'TIG',
	GMAW: 'MIG',
	SMAW: 'stick',
	FCAW: 'flux core',
	MCAW: 'metal core',
	SAW: 'sub-arc',
	PAW: 'plasma welding',
	PAC: 'plasma cutting',
	OFW: 'oxy-fuel',
	'CAC-A': 'gouging',
	GRIND: 'grinding',
	TACK: 'fit-up',
};

export const POSITION_NAMES: Readonly<Record<string, string>> = {
	F: 'flat',
	H: 'horizontal',
	V: 'vertical',
	O: 'overhead',
	P: 'pipe',
};

/** Names for what draws a job's current. */
export const AMP_SOURCE_NAMES: Readonly<Record<string, string>> = {
	said: 'the job',
	rod: 'that rod',
	wire: 'that wire',
	spray: 'spray transfer',
	tungsten: 'that tungsten',
	carbon: 'that carbon',
};

/** Names of the rating positions, by their keys in `RatedPositions`. */
export const LOCATION_NAMES: Readonly<Record<string, string>> = {
	ansiCut: 'ANSI cut',
	ansiHeat: 'ANSI heat',
	ansiPuncture: 'ANSI puncture',
	ansiImpact: 'impact',
	ansiAbrasion: 'ANSI abrasion',
	abrasion: 'abrasion',
	coup: 'round-blade cut',
	puncture: 'puncture',
	straightBlade: 'straight-blade cut',
	impact: 'impact',
	contact: 'contact heat',
	molten: 'large molten splash',
	coldAir: 'cold air',
	water: 'water',
};

const LEVEL = '{place} level {level}';
const CONTACT = '{value}: contact heat level {level}, {holds} °C for 15 s';

/** The finding for each kind of reason, in a few words without a full stop. */
export const FINDINGS: Readonly<Record<ReasonKind, string>> = {
	'process.full': 'Full use',
	'process.limited': 'Limited',
	'process.no': 'No use',
	'process.missing': 'Not on the sheet',
	'amps.within': '{range}; {source} runs {said}',
	'amps.over': '{range}; {source} runs {said}',
	'amps.far': '{range}; {source} runs {said}',
	'amps.none': 'No amperage on the sheet; {source} runs {said}',
	'position.full': 'Full use',
	'position.limited': 'Limited',
	'position.no': 'No use',
	'position.missing': 'Not on the sheet',
	'cuff.short': '{cuff}; overhead asks for 4 in',
	'melts.arc': '{material} melts at the arc',
	'melts.plastic': '{material} melts in arc heat',
	'contact.met': `${CONTACT}; the job touches {said} °C`,
	'contact.over': `${CONTACT}; the job touches {said} °C`,
	'contact.far': `${CONTACT}; the job touches {said} °C`,
	'contact.untested': 'Contact heat not tested; the job touches {said} °C',
	'heat.met': LEVEL,
	'heat.low': LEVEL,
	'heat.untested': 'Heat not tested',
	'molten.met': LEVEL,
	'molten.low': LEVEL,
	'molten.none': 'Large molten splash not tested, or below level 1',
	'cold.met': LEVEL,
	'cold.low': LEVEL,
	'cold.lined': '{lining}; no rating for cold',
	'cold.unlined': 'No warm lining and no rating for cold',
	'cold.unrated': 'No rating for cold',
	'cold.beyond': 'The standard ends at −50 °C; the job says {said} °C',
	'wet.met': 'No water came through in the test',
	'wet.unrated': 'No rating for water',
	'cut.met': LEVEL,
	'cut.low': LEVEL,
	'cut.none': LEVEL,
	'cut.untested': 'Cut not tested',
	'cut.required': 'Below {required}, which the job asks for, or not tested',
	'puncture.met': LEVEL,
	'puncture.low': LEVEL,
	'puncture.none': LEVEL,
	'puncture.untested': 'Puncture not tested',
	'impact.met': 'Tested for a blow on the back',
	'impact.untested': 'Impact not tested',
	'rough.met': LEVEL,
	'rough.low': LEVEL,
	'rough.leather': '{hide}; abrasion not tested',
	'rough.untested': 'Abrasion not tested',
	'oil.met': '{material} grips in oil',
	'oil.unrated': 'Nothing on the sheet speaks of oil',
	'notOurs.electrical':
		'None for shock or arc flash: CSA Z462 and ASTM D120 ask for rated rubber insulating gloves',
	'notOurs.chainsaw': 'None for chain saws: ISO 11393-4',
	'notOurs.chemical': 'None for chemicals: ISO 374-1',
	'notOurs.cryogenic': 'None for cryogenic work: EN 511 ends at −50 °C',
	'notOurs.rotating': 'None beside turning machines: a glove is caught and takes the hand along',
	'notOurs.needles': 'None for needles: ASTM F2878',
	'notOurs.medical': 'None for blood and patients: ASTM D6319, ISO 374-5',
	'notOurs.food': 'None for food contact',
	'notOurs.radiation': 'None for radiation: EN 421',
	'notOurs.fire': 'None for fighting fire: NFPA 1971',
	'notOurs.pressure': 'None for jets and leaks under pressure: they go through any glove',
	'notOurs.lithium': 'None for damaged lithium cells',
	'notOurs.bare': 'No glove is no protection',
	'notOurs.wet-arc': 'None for an arc in water: CSA W117.2 keeps wet hands off it',
	'notOurs.poured-metal': 'None for pouring molten metal',
	'notOurs.hot-liquid': 'None for steam and hot liquids',
	'notOurs.explosion': 'None for hot work on what can burn or burst',
	'fine.met': '{thickness}: leaves the fingers their feel',
	'fine.thick': '{thickness}: thick for small parts',
	'fine.unknown': 'No thickness on the sheet',
};

/** Replaces the text above when the job names the level it needs, that is, when `required` is set. */
export const FINDING_WHERE_REQUIRED = '{value} on the sheet; the job asks for {required}';
export const FINDING_BELOW_CONTACT = 'Contact heat below level 1; the job touches {said} °C';
