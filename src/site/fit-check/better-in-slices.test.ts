import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../domain/catalogue/demonstration/demonstration-catalogue.server.ts';
import { findBetterGloves } from '../../domain/fit/judging/better-gloves.ts';
import { readFitGlove } from '../../domain/fit/judging/fit-glove.ts';
import { judgeFit } from '../../domain/fit/judging/judge-fit.ts';
import { readTask } from '../../domain/fit/reading/read-task.ts';
import { FIT_LABELS } from '../../domain/fit/wording/fit-labels.ts';
import { findBetterInSlices } from './better-in-slices.server.ts';

test('better gloves found in slices equal those of the whole range', async () => {
	const { products } = readDemonstrationCatalogue();
	const gloves = Array.from({ length: 2_500 }, (_, at) => {
		const product = products[(at * 7) % products.length];
		if (product === undefined) throw new Error('The demonstration range is empty.');
		return readFitGlove({ ...product, partNumber: at < 60 ? product.partNumber : `zz${(at * 31) % 9973}` });
	});
	let compared = 0;
	for (const { task, partNumber } of FIT_LABELS.filter((_, at) => at % 9 === 0)) {
		const glove = gloves.find((other) => other.partNumber === partNumber);
		if (glove === undefined) continue;
		const facts = readTask(task);
		const answer = judgeFit(glove, facts);
		const whole = findBetterGloves(glove, facts, answer, gloves);
		const nearest = await findBetterInSlices(glove, facts, gloves);
		expect(findBetterGloves(glove, facts, answer, nearest), task).toEqual(whole);
		if (whole.length === 3) compared++;
	}
	expect(compared).toBeGreaterThan(5);
});
