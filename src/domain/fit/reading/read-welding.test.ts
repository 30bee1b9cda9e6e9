import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from '../judging/fit-glove.ts';
import { findQuestion, judgeFit } from '../judging/judge-fit.ts';
import { readTask } from './read-task.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);

const WELDING = [
	'I weld all day, then',
	'welding and',
	'he welds and',
	'spot welding,',
	'we weld a bit and',
	'gloves for welding and',
	'souder et',
	'je soude puis',
	'un peu de soudure et',
	'soudage et',
	'not only welding, also',
	'no sitting around, welding and',
	'after lunch welding, then',
	'before noon I weld, then',
	'welding trucks and trailers,',
	'prep, welding and',
	'des tables à souder et',
];
const OTHER_WORK = [
	'stacking lumber',
	'carrying rebar in the cold',
	'handling sharp sheet metal',
	'grinding',
	'fitting up columns',
	'corder du bois',
	'meulage toute la journée',
	'manutention de briques',
];

test('whoever welds without saying how is asked, whatever else the hands do', () => {
	for (const welding of WELDING) {
		for (const work of OTHER_WORK) {
			const facts = readTask(`${welding} ${work}`);
			const verdicts = new Set(range.map((glove) => judgeFit(glove, facts).verdict));
			expect({ welding, work, question: findQuestion(facts) }).toEqual({
				welding,
				work,
				question: 'process',
			});
			expect([...verdicts], `${welding} ${work}`).not.toContain('Full use');
		}
	}
});

test.each([
	'welder’s helper carrying rebar',
	'carrying welded frames in the cold',
	'hauling welding cable in the snow',
	'welding gloves for stacking lumber',
	'no welding, just stacking lumber',
	'grinding welds smooth',
	'grinding before welding',
	'prep for welding, angle grinder',
	'transporter des pièces soudées au froid',
	'gants de soudage pour corder du bois',
	'pas de soudage, manutention de briques',
	'meuler les soudures',
	'without any more welding, grinding',
	'grinding after the welding',
	'meulage sans avoir à souder',
	'transporter une machine à souder au froid',
	'meulage, tôles prêtes à souder',
	'meulage avant soudage',
	'charger des bonbonnes de gaz de soudage au froid',
])('nobody welds in "%s"', (task) => {
	expect(findQuestion(readTask(task))).not.toBe('process');
});
