import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from './judging/fit-glove.ts';
import { judgeFit } from './judging/judge-fit.ts';
import { readTask } from './reading/read-task.ts';

/**
 * Forty jobs in the words of a Quebec welder, each with its English twin, written before the lexicon was seen. 36 pairs
 * were read the same at first.
 */
const TWINS: readonly (readonly [partNumber: string, french: string, english: string])[] = [
	['xy276-3', 'Souder au TIG de l’inox mince à 60 A', 'TIG weld thin stainless at 60 A'],
	['xy276-3', 'TIG sur de l’aluminium à 180 ampères', 'TIG on aluminum at 180 amps'],
	[
		'xy285',
		'soudage TIG aluminium épais, 240 A, toute la journée',
		'TIG welding thick aluminum, 240 A, all day',
	],
	[
		'xy300',
		'Baguette 7018 1/8 à 130 A sur des poutres, au plafond',
		'7018 1/8 stick at 130 A on beams, overhead',
	],
	['xy300', 'électrode enrobée 5/32 à 190 A', '5/32 stick at 190 A'],
	[
		'xy300',
		'je soude au fil fourré à 260 A en position verticale montante',
		'I weld flux core at 260 A vertical up',
	],
	['xy302', 'MIG court-circuit à 120 A sur des remorques', 'short arc MIG at 120 A on trailers'],
	['xy302', 'MIG en pulvérisation 300 A', 'spray MIG at 300 A'],
	['xy305', 'Gougeage arc-air 1/4 po à 350 A', 'arc gouging 1/4 in at 350 A'],
	['xy303', 'gouger à l’arc avec des carbones', 'arc gouging with carbons'],
	[
		'xy304',
		'fil fourré 350 A, chaleur radiante forte, plaque préchauffée à 200 °C',
		'flux core 350 A, strong radiant heat, plate preheated to 200 °C',
	],
	['xy320', 'souder au TIG à 100 A puis au MIG à 150 A', 'TIG at 100 A then MIG at 150 A'],
	['xy321', 'coupage plasma à 60 A sur de la tôle', 'plasma cutting at 60 A on sheet metal'],
	['xy073-2', 'meuler de l’acier avec une meuleuse de 5 pouces', 'grinding steel with a 5 inch grinder'],
	['xy162', 'ébavurer de la tôle coupée, bords tranchants', 'deburring sheared sheet metal, sharp edges'],
	['xy162', 'tenir une pièce à 300 °C', 'holding a part at 300 °C'],
	['xy150', 'manutention de poutres d’acier dans la cour', 'handling steel beams in the yard'],
	['xy150', 'pointer des pièces au MIG', 'tacking parts with MIG'],
	['xy200', 'pelleter de la neige à -25 °C', 'shovelling snow at -25 °C'],
	['xy206', 'motoneige à -40', 'snowmobile at -40'],
	['xy202', 'souder dehors au MIG à 180 A, -15 °C', 'MIG welding outside at 180 A, -15 °C'],
	['xy205', 'TIG à 90 A dehors en hiver', 'TIG at 90 A outside in winter'],
	['xy207', 'ramasser des bacs mouillés dans un congélateur', 'picking up wet bins in a freezer'],
	['xy075', 'manipuler du verre brisé', 'handling broken glass'],
	[
		'xy079',
		'chaînes et crochets, risque de coincement des doigts',
		'chains and hooks, pinch risk for the fingers',
	],
	['xy161', 'marteau piqueur toute la journée', 'jackhammer all day'],
	['xy160', 'percer à la perceuse à colonne', 'drilling on a drill press'],
	['xy074', 'conduire un chariot élévateur', 'driving a forklift'],
	['xy081', 'poser des clôtures de barbelés', 'stringing barbed wire fence'],
	['xy156', 'manipuler de l’acide chlorhydrique', 'handling hydrochloric acid'],
	[
		'xy300',
		'travailler sur un panneau électrique sous tension 600 V',
		'working on a live 600 V electrical panel',
	],
	['xy276-3', 'scie à chaîne', 'chain saw'],
	['xy278', 'ramasser des seringues', 'picking up syringes'],
	['xy301', 'couler de l’aluminium en fusion', 'pouring molten aluminum'],
	['xy306', 'oxycoupage d’une plaque de 2 pouces', 'oxy-fuel cutting 2 inch plate'],
	['xy276-3', 'souder', 'welding'],
	['xy300', 'MIG', 'MIG'],
	['xy281', 'soudeuse, TIG 80 A, tuyau 6G', 'woman welder, TIG 80 A, pipe 6G'],
	['xy309', 'MIG 200 A et pièces qui tombent sur les mains', 'MIG 200 A and parts that fall on the hands'],
	['xy164', 'manipuler des pièces huileuses et coupantes', 'handling oily sharp parts'],
];

const range = new Map(
	readDemonstrationCatalogue().products.map((glove) => [glove.partNumber, readFitGlove(glove)]),
);

test.each(TWINS)('%s: %j is judged as %j', (partNumber, french, english) => {
	const glove = range.get(partNumber)!;
	const [here, there] = [readTask(french), readTask(english)];
	expect(judgeFit(glove, here).verdict).toBe(judgeFit(glove, there).verdict);
	for (const fact of ['processes', 'amps', 'positions', 'contactC', 'airC'] as const)
		expect(here[fact], fact).toEqual(there[fact]);
});

test('there are 40 pairs', () => {
	expect(TWINS).toHaveLength(40);
});
