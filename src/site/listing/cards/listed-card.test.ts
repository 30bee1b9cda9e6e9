import { expect, test } from 'vitest';
import { aGlove } from '../../../domain/catalogue/test-glove.ts';
import type { Performance } from '../../../domain/ratings/performance.ts';
import { toProductCard } from '../../../domain/search/product-card.ts';
import { Vocabulary } from '../../../domain/search/query/vocabulary.ts';
import { isEverWide, toListedCard } from './listed-card.ts';

const WIDE = 4;

function listed(
	uses: Record<string, Performance>,
	at = WIDE,
	sizes = aGlove().sizes,
	categories: readonly string[] = [],
) {
	const weldingProcesses = Object.entries(uses).map(([process, performance]) => ({
		process,
		amperageRange: '',
		performance,
		notes: '',
	}));
	return toListedCard(toProductCard(aGlove({ weldingProcesses, sizes }), new Vocabulary()), {
		at,
		locale: 'en',
		categoriesOf: () => categories,
	});
}

test('tags are the first two processes marked Full use, by code if one is common', () => {
	const uses = {
		'SMAW (Stick)': 'Full use',
		'GTAW (TIG)': 'Limited',
		Brazing: 'Full use',
		FCAW: 'Full use',
	} as const;
	expect(listed(uses).tags).toEqual(['SMAW', 'Brazing']);
	expect(listed({ 'GTAW (TIG)': 'Limited' }).tags).toEqual([]);
});

test('a wide card lists the main processes, with the range of sizes', () => {
	const details = listed({
		'SMAW (Stick)': 'Limited',
		'CAC-A (Gouging)': 'Full use',
		'GTAW (TIG)': 'No use',
	}).details;
	expect(details).toMatchObject({
		kind: 'welding',
		processes: [{ label: 'SMAW (Stick)' }, { label: 'GTAW (TIG)' }],
		hide: 'Split cow',
		sizes: { first: 'M', last: 'L' },
	});
	expect(listed({ 'SMAW (Stick)': 'Limited' }, WIDE, {}).details).toMatchObject({ sizes: null });
});

test('a glove that is not suited for a main process shows its features', () => {
	const features = { kind: 'work', features: ['Lined', 'Welted'] };
	expect(listed({ 'GTAW (TIG)': 'No use', 'Grinding and prep': 'Full use' }).details).toEqual(features);
	expect(listed({}).details).toEqual(features);
});

test('cards that are never wide have no details', () => {
	expect(listed({ 'SMAW (Stick)': 'Full use' }, 0).details).toBeUndefined();
	expect(Array.from({ length: 24 }, (_, at) => at).filter(isEverWide)).toEqual([3, 4, 9, 13, 14, 19, 20, 23]);
});

test('a glove without tags shows its trade, the most specific one', () => {
	const names = ['Work Gloves', 'Winter', 'Track series'];
	expect(listed({}, 0, {}, names)).toMatchObject({ tags: [], trade: 'winter' });
	expect(listed({ 'SMAW (Stick)': 'Full use' }, 0, {}, names).trade).toBeUndefined();
	expect(listed({}, 0, {}, ['Argon series']).trade).toBeUndefined();
});
