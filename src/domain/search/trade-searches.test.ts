import { describe, expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { anIndex, listMisses } from './test-index.ts';

/**
 * Searches by trade, part of the glove, industry and colour. The right gloves were judged from the catalogue before anything
 * was searched.
 */
const { products, categories } = readDemonstrationCatalogue();
const index = anIndex(products, categories);

const MIG = 'xy300 xy300-black xy301 xy301-brown xy302 xy307 xy309 xy310 xy312 xy320 xy321 xy202';
const TIG = 'xy276-3 xy276-3-black xy277 xy278 xy279 xy280 xy281 xy282 xy283 xy285 xy286 xy205 xy320';
const STICK = 'xy300 xy300-black xy301 xy301-brown xy303 xy304 xy305 xy308 xy311 xy202';
const DRIVER = 'xy073-2 xy073-2-grey xy074 xy075 xy076 xy077 xy078 xy079 xy081 xy204';
const IMPACT = 'xy079 xy155 xy165 xy309';
const WOMEN = 'xy077 xy154 xy166 xy208 xy281 xy307';
const HI_VIS = 'xy076 xy078 xy153 xy155 xy203';

const FRENCH: readonly (readonly [query: string, right: string])[] = [
	[
		'gants pour manutention de palettes',
		'xy073-2 xy073-2-grey xy150 xy154 xy078 xy077 xy204 xy207 xy164 xy162 xy153 xy163 xy302',
	],
	['gants de cariste', `${DRIVER} xy150 xy207 xy204`],
	['gants pour chaudronnier', `${STICK} ${TIG} ${MIG} xy152 xy306 xy160 xy166`],
	['gants pour tuyauteur TIG', 'xy276-3 xy282 xy283 xy205 xy320 xy281 xy276-3-black'],
	['gant pour souder de l’aluminium', `${TIG} ${MIG}`],
	['gants d’apprenti soudeur pas cher', 'xy286 xy303 xy312'],
	['gants pour école de soudure', 'xy286 xy303 xy312'],
	['gants pour meuler et pointer', 'xy160 xy166 xy075 xy279 xy152'],
	['gants anti-vibration pour meuleuse', 'xy161'],
	['gant avec protection des jointures', IMPACT],
	['protège-jointures', IMPACT],
	['gants de foreur', `${IMPACT} xy081 xy151 xy200`],
	[
		'gants pour mine sous terre',
		'xy079 xy155 xy165 xy309 xy151 xy152 xy161 xy076 xy206 xy202 xy203 xy300-black xy301 xy304 xy305 xy311',
	],
	[
		'gants de monteur d’acier',
		'xy075 xy078 xy150 xy151 xy152 xy160 xy155 xy153 xy300 xy301 xy309 xy304 xy306 xy308 xy202 xy279',
	],
	['gants en peau de cerf pour conduire', 'xy076'],
	['gants de conducteur chèvre', 'xy073-2 xy073-2-grey xy075 xy077 xy078 xy204'],
	['gants de travail pour dames', WOMEN],
	['gants femme tig petite taille', 'xy281'],
	['gants avec doublure amovible', 'xy206'],
	['gants doublés Thinsulate', 'xy200 xy208'],
	['gants doublés laine pour soudage', 'xy202 xy301 xy301-brown xy304 xy305 xy306 xy311'],
	['gant aluminisé chaleur radiante', 'xy304'],
	['gants pour fonderie', 'xy304 xy305 xy306 xy161 xy163 xy285'],
	['gants arc-air', 'xy304 xy305 xy306'],
	['gants pour soudage à l’arc submergé', 'xy304 xy301 xy306 xy301-brown'],
	[
		'gants soudage oxyacétylénique',
		'xy300 xy300-black xy202 xy302 xy304 xy305 xy306 xy308 xy310 xy311 xy320',
	],
	['gants au plasma', 'xy285 xy321 xy277 xy276-3 xy320'],
	['anticoupure A6', 'xy163'],
	['niveau de coupure A5', 'xy075 xy164 xy321 xy163'],
	['gants enduits nitrile', 'xy162 xy163 xy207'],
	['gants tricotés enduits pour l’hiver', 'xy207'],
	['gants imperméables pour quai', 'xy156 xy200 xy207'],
	['manchette caoutchoutée', 'xy156'],
	['manchette de 7 pouces', 'xy304 xy305 xy306'],
	['manchette 6 po bâton', 'xy301 xy301-brown xy311'],
	['main gauche seulement', 'xy282 xy308'],
	['gants noirs pour soudeur', 'xy276-3-black xy300-black'],
	['gants gris chauffeur', 'xy073-2-grey'],
	['gants brun foncé', 'xy301-brown'],
	['gants haute visibilité orange', 'xy203 xy076'],
	['gants vert lime', 'xy153'],
	['gants de signaleur', HI_VIS],
	['cuir de bison', 'xy081'],
	['orignal', 'xy206 xy311'],
	['wapiti soudage bâton', 'xy301 xy301-brown'],
	['porc respirant', 'xy278'],
	['chevreau mince', 'xy280'],
	['gants pour soudage en position au plafond', `${TIG} ${STICK} ${MIG}`],
	['gants double paume', 'xy152 xy306'],
	['gants rembourrés dans la paume', 'xy161'],
	['gants pour trier de la ferraille', 'xy163 xy162 xy075 xy321 xy078'],
	['gants pour travaux publics en hiver', 'xy200 xy203 xy207 xy208'],
	['gants de pêcheur', 'xy156 xy207 xy200'],
	['gants de camionneur d’hiver doublés', 'xy204 xy201'],
	['gants pour souder le pipeline dans le nord', 'xy202 xy205'],
	['gants hybrides TIG MIG', 'xy320 xy321'],
	['gants à fermeture velcro', 'xy161'],
	['gants à fini huilé', 'xy301-brown'],
	[
		'gants résistants aux étincelles de meule',
		'xy160 xy166 xy075 xy279 xy321 xy161 xy162 xy163 xy073-2 xy073-2-grey',
	],
];

const ENGLISH: readonly (readonly [query: string, right: string])[] = [
	['forklift driver gloves', `${DRIVER} xy150 xy207`],
	['apprentice welding gloves cheap', 'xy286 xy303 xy312'],
	['boilermaker gloves', `${STICK} ${TIG} ${MIG} xy152 xy306 xy160 xy166`],
	['rubber cuff', 'xy156'],
	['brown leather stick gauntlet', 'xy301-brown xy301'],
	['vibration damping', 'xy161'],
	['left hand only', 'xy282 xy308'],
	['removable liner', 'xy206'],
	['waterproof winter', 'xy200 xy207'],
	['women winter', 'xy208'],
	['ladies tig', 'xy281'],
	['scrap sorting', 'xy163 xy162 xy075 xy321 xy078'],
	['lime green hi vis', 'xy153'],
	['underground mine impact', IMPACT],
	['cut level A6', 'xy163'],
	['oxy acetylene torch', 'xy300 xy300-black xy202 xy302 xy304 xy305 xy306 xy308 xy310 xy311 xy320'],
	['submerged arc', 'xy304 xy301 xy306 xy301-brown'],
	['pipeline tig winter', 'xy205'],
	['padded palm', 'xy161'],
	['hook and loop', 'xy161'],
];

describe.each([
	['French', FRENCH],
	['English', ENGLISH],
] as const)('%s searches of the trade', (_, searches) => {
	test('name gloves of the range', () => {
		const range = new Set(products.map(({ partNumber }) => partNumber));
		for (const [query, right] of searches)
			for (const number of right.split(' ')) expect(range.has(number), `${number} of ${query}`).toBe(true);
	});

	test('at least 97 of 100 have a right glove among the first three', () => {
		const misses = listMisses(index, searches);
		expect(misses.length / searches.length, misses.join('\n')).toBeLessThanOrEqual(0.03);
	});
});
