import { expect, test } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { NOT_OURS_PHRASES } from '../lexicon/not-ours.ts';
import { readTask } from '../reading/read-task.ts';
import { readFitGlove } from './fit-glove.ts';
import { judgeFit } from './judge-fit.ts';

const range = readDemonstrationCatalogue().products.map(readFitGlove);

/** The first glove that suits a job, or undefined. */
function findSuited(task: string): string | undefined {
	const facts = readTask(task);
	return range.find((glove) => ['Full use', 'Limited'].includes(judgeFit(glove, facts).verdict ?? ''))
		?.partNumber;
}

test('no glove suits an arc beside what burns or explodes, wherever the phrase stands', () => {
	const phrases = NOT_OURS_PHRASES.filter(({ weight }) => weight === 'burning' || weight === 'always');
	expect(phrases.length).toBeGreaterThan(100);
	const suited = phrases.flatMap(({ phrase }) =>
		[
			`stick 7018 at 120 A, ${phrase}`,
			`MIG welding at 150 A at the ${phrase}`,
			`${phrase}: TIG at 80 amps on mild steel`,
		].filter(findSuited),
	);
	expect(suited).toEqual([]);
});

test('no glove suits work that none is for, with or without other work', () => {
	const phrases = NOT_OURS_PHRASES.filter(({ weight }) => weight !== 'burning');
	const suited = phrases.flatMap(({ phrase }) =>
		[`handling boxes, ${phrase}`, `${phrase} all day`].filter(findSuited),
	);
	expect(suited).toEqual([]);
});

test('hot parts handled beside what explodes are a question or a No', () => {
	const phrases = NOT_OURS_PHRASES.filter(({ family }) => family === 'explosion');
	const suited = phrases.flatMap(({ phrase }) =>
		[`just handling hot parts, ${phrase}`, `${phrase}, just handling hot parts`].filter(findSuited),
	);
	expect(suited).toEqual([]);
});
