import { describe, expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { anIndex, listMisses } from './test-index.ts';

/**
 * Searches as they are said in a shop: currents, borrowed words, missing accents, typing errors. The right gloves were
 * judged from the catalogue before anything was searched.
 */
const { products, categories } = readDemonstrationCatalogue();
const index = anIndex(products, categories);

/** Share of the searches of a language that must have a right glove among the first three. */
const MIN_SHARE = 0.97;

const MIG_ALL = 'xy300 xy300-black xy301 xy301-brown xy302 xy307 xy309 xy310 xy312 xy320 xy321 xy202';
const TIG_ALL = 'xy276-3 xy276-3-black xy277 xy278 xy279 xy280 xy281 xy282 xy283 xy285 xy286 xy205 xy320';
const STICK_ALL = 'xy300 xy300-black xy301 xy301-brown xy303 xy304 xy305 xy308 xy311 xy202';
const HEAVY_STICK = 'xy301 xy301-brown xy304 xy305 xy306';
const WINTER = 'xy200 xy201 xy202 xy203 xy204 xy205 xy206 xy207 xy208';
const CUT = 'xy075 xy078 xy162 xy163 xy164 xy279 xy321';
const DRIVER = 'xy073-2 xy073-2-grey xy074 xy075 xy076 xy077 xy078 xy079 xy081 xy204';

const FRENCH: readonly (readonly [query: string, right: string])[] = [
	// Currents: a row of the glove reaches them.
	['soudage à 200 ampères', `${MIG_ALL} xy304 xy306 xy285`],
	['gants pour souder à 200 A', `${MIG_ALL} xy304 xy306 xy285`],
	['gant stick 200 A', HEAVY_STICK],
	['baguette à 180 ampères', HEAVY_STICK],
	['gant MIG 250 amp', 'xy300 xy300-black xy301 xy301-brown xy202 xy304'],
	['mig 300A', 'xy301 xy301-brown xy304 xy305'],
	['TIG 60 ampères', TIG_ALL],
	['gant tig 90 A inox', TIG_ALL],
	['tig 230 amperes aluminium', 'xy285'],
	['fil fourré 320 A', 'xy301 xy301-brown xy304 xy305'],
	['gougeage 500 ampères', 'xy304 xy305 xy306'],
	['electrode enrobee 130 amp', STICK_ALL],
	['soudure haut ampérage', 'xy300 xy300-black xy301 xy301-brown xy304 xy305 xy306 xy308 xy311 xy285'],
	['gant de soudeur bas ampérage', `${TIG_ALL} xy302 xy303 xy307 xy310 xy312 xy152 xy160 xy166`],
	['coupage plasma 45 A', 'xy321 xy279 xy302 xy307 xy309 xy310 xy285 xy305'],
	['MIG de 150 à 200 A', MIG_ALL],
	// Borrowed and shop words.
	['gants pour souder au stick', STICK_ALL],
	['gant de welding', `${STICK_ALL} ${MIG_ALL} ${TIG_ALL}`],
	['gants pour welder au mig', MIG_ALL],
	['mitaines de cuir pour l’hiver', 'xy206'],
	['mitaines en cuir d’orignal', 'xy206'],
	['gants de grinder', 'xy160 xy161 xy162 xy163 xy166 xy073-2 xy075 xy279'],
	['gants pour la grinde', 'xy160 xy161 xy162 xy163 xy166 xy073-2 xy075 xy279'],
	[
		'gants pour tacker',
		'xy075 xy151 xy152 xy154 xy160 xy166 xy205 xy279 xy302 xy307 xy309 xy310 xy312 xy320 xy321',
	],
	[
		'gant pour la torche',
		'xy202 xy300 xy302 xy304 xy305 xy306 xy308 xy310 xy311 xy320 xy278 xy286 xy303 xy312',
	],
	['gants de char en cuir', DRIVER],
	['gants de truck', DRIVER],
	['gants pour trucker l’hiver', 'xy204'],
	['gants chauds pour souder dehors', 'xy202 xy205'],
	['gants pour les gros froids', 'xy200 xy202 xy206 xy208'],
	['gants pour moins 30', WINTER],
	['gants qui pognent pas l’eau', 'xy200 xy207'],
	['gants de cuir avec du mouton dedans', 'xy203 xy201 xy202 xy302 xy204'],
	['gants de job pour la construction', 'xy150 xy151 xy074 xy155 xy153 xy081 xy076 xy073-2 xy154 xy079'],
	['gants pour travailler sur la ligne de montage', 'xy150 xy151 xy152 xy153 xy154 xy155 xy156'],
	['gants de bûcheron', 'xy074 xy079 xy081 xy156 xy201 xy203 xy206 xy301-brown xy311'],
	['gants de fermier', 'xy074 xy073-2 xy079 xy081 xy151 xy154 xy156 xy164 xy165 xy204 xy208 xy200'],
	['gants anti-coupures pour tôlier', CUT],
	['gants pour plier de la tôle coupante', CUT],
	['gant kevlar pour la vitre', 'xy162 xy163 xy075'],
	// Plurals, accents, typing errors.
	['gants de soudeurs', `${STICK_ALL} ${MIG_ALL} ${TIG_ALL}`],
	['gand de soudeur', `${STICK_ALL} ${MIG_ALL} ${TIG_ALL}`],
	['gans de soudure', `${STICK_ALL} ${MIG_ALL} ${TIG_ALL}`],
	['gants chevre tig non doubles', TIG_ALL],
	['gant en cuir de chevreil', 'xy076 xy200 xy277 xy310'],
	['mitaine orginal', 'xy206'],
	['gants impermeables doubles', 'xy200'],
	['gants alluminisés', 'xy304'],
	['gants de soudage gaucher', 'xy308 xy282'],
	['gants soudeuse xs', 'xy281 xy307'],
	['gants pour femme qui soude', 'xy281 xy307'],
	['gants 2 x large mig', 'xy300 xy301 xy302 xy309 xy310 xy321 xy202 xy320'],
	['gants extra grands pour l’hiver', 'xy200 xy201 xy202 xy203 xy204 xy205 xy206 xy207'],
	['gros gants de vache', 'xy074 xy150 xy152 xy300 xy303 xy305 xy306 xy304 xy151 xy156 xy302'],
	['gants minces et souples', 'xy280 xy277 xy276-3 xy281 xy286 xy278'],
	['gants a manchettes longues pour souder', 'xy300 xy301 xy304 xy305 xy306 xy308 xy311 xy283 xy202 xy303'],
	['gants oranges voyants', 'xy076 xy203'],
	['gants de sécurité jaunes fluo', 'xy078 xy153'],
	['gants résistant au feu', `${STICK_ALL} ${MIG_ALL} ${TIG_ALL} xy160 xy166`],
	['gants pour tenir des pièces chaudes', 'xy304 xy306 xy301 xy305 xy202 xy311'],
];

const ENGLISH: readonly (readonly [query: string, right: string])[] = [
	['welding at 200 amps', `${MIG_ALL} xy304 xy306 xy285`],
	['200 A welding gloves', `${MIG_ALL} xy304 xy306 xy285`],
	['stick gloves 200 amps', HEAVY_STICK],
	['7018 rod 180 amp', HEAVY_STICK],
	['mig 250A', 'xy300 xy300-black xy301 xy301-brown xy202 xy304'],
	['300 amp mig gloves', 'xy301 xy301-brown xy304 xy305'],
	['tig gloves under 100 amps', TIG_ALL],
	['tig 230 amps aluminum', 'xy285'],
	['flux core 320 amp', 'xy301 xy301-brown xy304 xy305'],
	['arc gouging 500 amperes', 'xy304 xy305 xy306'],
	['85-105 A stick', STICK_ALL],
	['stick at 130 amperes', STICK_ALL],
	['high amp gloves', 'xy300 xy300-black xy301 xy301-brown xy304 xy305 xy306 xy308 xy311 xy285'],
	['plasma cutter 45 amp', 'xy321 xy279 xy302 xy307 xy309 xy310 xy285 xy305'],
	['mig 150 to 200 amps', MIG_ALL],
	['stinger gloves', STICK_ALL],
	['gloves for welding outside in winter', 'xy202 xy205'],
	['warm mitts leather', 'xy206'],
	['chopper mitts', 'xy206'],
	['cut gloves for sheet metal', CUT],
	['glass handling cut level 4', CUT],
	['thin tig gloves with good feel', TIG_ALL],
	['oversized 3xl work gloves', 'xy073-2 xy073-2-grey xy079 xy200'],
	['gloves for lady welder small hands', 'xy281 xy307'],
	['grinder gloves', 'xy160 xy161 xy162 xy163 xy166 xy073-2 xy075 xy279'],
	['reflective back for preheat', 'xy304'],
	['farm gloves cheap leather', 'xy286 xy303 xy312 xy074 xy073-2'],
	['wet weather winter gloves', 'xy200 xy207'],
	['knuckle guards oil rig', 'xy079 xy155 xy165 xy309'],
	['trucker gloves deer', 'xy076'],
];

describe.each([
	['French', FRENCH, 60],
	['English', ENGLISH, 30],
] as const)('%s shop talk', (_, searches, count) => {
	test(`names gloves of the range, in ${count} searches`, () => {
		expect(new Set(searches.map(([query]) => query)).size).toBe(count);
		const range = new Set(products.map(({ partNumber }) => partNumber));
		for (const [query, right] of searches)
			for (const number of right.split(' ')) expect(range.has(number), `${number} of ${query}`).toBe(true);
	});

	test('at least 97 of 100 have a right glove among the first three', () => {
		const misses = listMisses(index, searches);
		expect(misses.length / searches.length, misses.join('\n')).toBeLessThanOrEqual(1 - MIN_SHARE);
	});
});
