import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { judgeFit } from '../../domain/fit/judging/judge-fit.ts';
import { rankGloves } from '../../domain/fit/judging/rank-gloves.ts';
import { readTask } from '../../domain/fit/reading/read-task.ts';
import { wordNotOurs } from '../../domain/fit/wording/word-verdict.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);

test.each([
	'MIG 120 A on swollen lithium cells',
	'stick 110 A standing in a flooded pit',
	'bare hands, TIG 60 A',
	'limbing with the chainsaw',
	'dipping parts in hydrofluoric acid',
	'tronçonneuse, ébranchage',
])('no glove suits “%s”, here or on its own page, and the required protection is named', (task) => {
	const facts = readTask(task);
	const { gloves } = rankGloves(facts, range);
	expect(gloves.filter(({ verdict }) => verdict !== 'No use')).toEqual([]);
	expect(
		range.map((glove) => judgeFit(glove, facts).verdict).filter((verdict) => verdict !== 'No use'),
	).toEqual([]);
	const needs = wordNotOurs(facts, task);
	expect(needs.length).toBeGreaterThan(0);
	for (const need of needs) expect(need).toMatch(/^\p{Lu}[^{}]+[^.{}]$/u);
});

test.each(['MIG 120 A near the frobnicator', 'overhead at 110 A', 'plasma 60 A', 'moving boxes'])(
	'no glove is shown before “%s” is understood',
	(task) => {
		const { question, gloves } = rankGloves(readTask(task), range);
		expect(question).not.toBeNull();
		expect(gloves).toEqual([]);
	},
);
