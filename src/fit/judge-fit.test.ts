import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../catalogue/demonstration-catalogue.server.ts';
import { readFitGlove } from './fit-glove.ts';
import { FIT_LABELS, isHeldOut } from './fit-labels.ts';
import { judgeFit } from './judge-fit.ts';
import { readTask } from './read-task.ts';

const { products } = readDemonstrationCatalogue();
const gloves = new Map(products.map((product) => [product.partNumber, readFitGlove(product)]));

const results = FIT_LABELS.map(({ task, partNumber, expected }, index) => {
	const glove = gloves.get(partNumber);
	if (glove === undefined) throw new Error(`${partNumber} is not in the range`);
	const found = judgeFit(glove, readTask(task)).verdict ?? 'question';
	return { task, partNumber, expected, found, right: found === expected, heldOut: isHeldOut(index) };
});

function share(list: typeof results): string {
	const right = list.filter((result) => result.right).length;
	return `${right} of ${list.length} (${((100 * right) / list.length).toFixed(1)} %)`;
}

describe('judging the labelled jobs', () => {
	it('gets 95 in 100 right', () => {
		const seen = results.filter(({ heldOut }) => !heldOut);
		const held = results.filter(({ heldOut }) => heldOut);
		process.stdout.write(`Verdicts on labelled jobs: seen ${share(seen)}, held out ${share(held)}\n`);
		const right = results.filter((result) => result.right).length;
		expect(right / results.length).toBeGreaterThanOrEqual(0.95);
	});

	it('never says Full use where the label is No use', () => {
		const wrong = results.filter(({ expected, found }) => expected === 'No use' && found === 'Full use');
		expect(wrong).toEqual([]);
	});
});
