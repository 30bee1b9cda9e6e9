import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { anIndex } from './test-index.ts';

/**
 * Sixty more searches, with the right gloves judged from the catalogue before the vocabulary was seen. 53 of the first 61
 * had a right glove among the first three; the classes of those that had none were mended since.
 */
const { products, categories } = readDemonstrationCatalogue();
const index = anIndex(products, categories);

/** 58 of 60. No text of a glove has its current as a word ("250 A"), in either language. */
const MIN_SHARE = 0.96;
const FIRST = 3;

const SEARCHES: readonly (readonly [query: string, right: string])[] = [
	['tricot avec fibre d’acier', 'xy163'],
	['gants pour souder au tig petite main', 'xy280 xy281 xy276-3 xy276-3-black'],
	['gant tig cuir mince', 'xy280 xy277 xy281'],
	['gant pour aluminium tig 250 amp', 'xy285'],
	['gant fil fourre 250 A', 'xy300 xy300-black xy301 xy301-brown xy304 xy202'],
	['gants a baguette longs poignets', 'xy304 xy305 xy306 xy301 xy301-brown xy311'],
	['gros gants pour gouger arc air', 'xy305 xy306 xy304'],
	['gant de soudeur pas cher pour ecole', 'xy303 xy286 xy312'],
	['gants pour apprentis soudeurs', 'xy300 xy286 xy303 xy312'],
	['mitaines d’hiver en orignal', 'xy206'],
	['moufle chaude doublure amovible', 'xy206'],
	['gants d’hiver impermeables', 'xy200'],
	['gant pour deneigement', 'xy200 xy206 xy207 xy201 xy203'],
	['souder dehors en janvier', 'xy202 xy205'],
	['gant de chauffeur de camion', 'xy073-2 xy074 xy081 xy073-2-grey xy077 xy204'],
	['gants cariste entrepot', 'xy073-2 xy074 xy078 xy162 xy150 xy151 xy073-2-grey'],
	['gant anticoupure A5', 'xy075 xy164 xy321'],
	['gant pour manipuler de la tole', 'xy162 xy163 xy164 xy075 xy321 xy279'],
	['gants kevlar enduits nitrile', 'xy162 xy163'],
	['gant tricoté paume sablée', 'xy162 xy207'],
	['gant pour meulage', 'xy160 xy161 xy162 xy163 xy073-2 xy279 xy166'],
	['gants pour grinder', 'xy160 xy161 xy162 xy163 xy073-2 xy279 xy166'],
	['gant paume rembourrée outils vibrants', 'xy161'],
	['gants anti impact jointures', 'xy079 xy155 xy165 xy309'],
	['gant protège-jointures soudeur MIG', 'xy309'],
	['gants haute visibilité orange', 'xy076 xy203'],
	['gant fluo lime', 'xy078 xy153'],
	['gants signaleur routier', 'xy078 xy076 xy153 xy203'],
	['gant cuir de bison', 'xy081'],
	['gant en vachette pleine fleur', 'xy074 xy151 xy161 xy079 xy302'],
	['gant peau de porc soudure', 'xy278 xy286 xy312'],
	['gant de chevre sans doublure', 'xy073-2 xy276-3 xy073-2-grey xy276-3-black xy283 xy281 xy077'],
	['gant tig noir', 'xy276-3-black'],
	['gant main gauche seulement', 'xy308 xy282'],
	['gaucher tig', 'xy282'],
	['gants soudure femme très petit', 'xy281 xy307'],
	['gant de travail femme hiver', 'xy208'],
	['gants de preparation pour femmes', 'xy166'],
	['gant aluminisé', 'xy304'],
	['gant chaleur radiante préchauffage', 'xy304 xy306'],
	['gant résistant chaleur niveau 5 ANSI', 'xy304 xy306'],
	['gant EN 12477 type B', 'xy276-3 xy276-3-black xy278 xy280 xy281 xy282 xy283 xy285 xy286'],
	['EN511 grand froid', 'xy206 xy200'],
	['gants mig doublés en molleton', 'xy302 xy202 xy307 xy309'],
	['gant hybride mig tig', 'xy320'],
	['gants coupage plasma', 'xy321 xy285'],
	['soudage plasma', 'xy285 xy320'],
	['gant soudeur manchette 6 pouces', 'xy283 xy301 xy301-brown xy311'],
	['gants tuyauteur soudage au plafond', 'xy283 xy300 xy301 xy301-brown xy276-3 xy300-black'],
	['gants cour à bois humide', 'xy156 xy074 xy081 xy076'],
	['gant manchette caoutchoutée', 'xy156'],
	['dos en denim', 'xy151'],
	['gants monteur d’acier', 'xy150 xy151 xy152 xy155 xy153 xy154'],
	['gant double paume', 'xy152 xy306'],
	['gants pour lave-auto ou poisson, mains mouillées', 'xy207 xy200'],
	['gant souple qui reste doux apres la pluie', 'xy076 xy277 xy310 xy200'],
	['gants 3XL conducteur', 'xy073-2 xy073-2-grey xy079'],
	['xy 276-3 noir grand', 'xy276-3-black'],
	['gant wapiti brun', 'xy301-brown'],
	[
		'gants pour brasure au chalumeau',
		'xy278 xy286 xy300 xy302 xy303 xy304 xy305 xy306 xy320 xy310 xy311 xy312 xy308 xy202',
	],
];

test('each search names gloves of the range, and there are 60', () => {
	expect(new Set(SEARCHES.map(([query]) => query)).size).toBe(60);
	const range = new Set(products.map(({ partNumber }) => partNumber));
	for (const [query, right] of SEARCHES)
		for (const number of right.split(' ')) expect(range.has(number), `${number} of ${query}`).toBe(true);
});

test('at least 96 of 100 further French searches have a right glove among the first three', () => {
	const failures = SEARCHES.flatMap(([query, right]) => {
		const found = index.search(query, FIRST).hits.map(({ partNumber }) => partNumber);
		return found.some((number) => right.split(' ').includes(number)) ? [] : [`${query}: ${found.join(', ')}`];
	});
	expect(failures.length / SEARCHES.length, failures.join('\n')).toBeLessThanOrEqual(1 - MIN_SHARE);
});
