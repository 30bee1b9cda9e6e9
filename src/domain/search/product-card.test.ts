import { expect, test } from 'vitest';
import { aGlove } from '../catalogue/test-glove.ts';
import { toProductCard } from './product-card.ts';
import { Vocabulary } from './query/vocabulary.ts';

test('a card contains what a list shows of a glove', () => {
	const card = toProductCard(
		aGlove({
			pictures: ['/1.svg', '/2.svg', '/3.svg'],
			sizes: { XL: 'a', M: 'b', L: 'c' },
			features: [['1', '2', '3', '4', '5', '6']],
			specifications: { Hide: 'Split cow', Cuff: '5 in', 'Length in size L': '356 mm' },
			weldingProcesses: [
				{ process: 'GTAW (TIG)', amperageRange: 'N/A', performance: 'No use', notes: '' },
				{ process: 'stick', amperageRange: '85-160A', performance: 'Full use', notes: '' },
			],
		}),
		new Vocabulary(),
	);
	expect(card).toEqual({
		partNumber: 'xy900',
		name: 'Test Gauntlet',
		description: 'Split-cow gauntlet, lined',
		pictures: ['/1.svg', '/2.svg'],
		color: 'gold',
		processes: [
			{ label: 'SMAW (Stick)', performance: 'Full use' },
			{ label: 'GTAW (TIG)', performance: 'No use' },
		],
		ratings: { cut: 'A2', abrasion: null, puncture: null, heat: null },
		hide: 'Split cow',
		lining: '',
		cuff: '5 in',
		sizes: ['M', 'L', 'XL'],
		defaultSize: 'L',
		features: ['1', '2', '3', '4', '5'],
		stick: {
			performance: 'Full use',
			amps: '85–160 A',
			range: { min: 85, max: 160 },
			everyPosition: false,
		},
	});
});

test('cards of one catalogue share equal lists', () => {
	const vocabulary = new Vocabulary();
	const [first, second] = [aGlove(), aGlove({ partNumber: 'xy901' })].map((glove) =>
		toProductCard(glove, vocabulary),
	);
	expect(second!.sizes).toBe(first!.sizes);
	expect(second!.processes).toBe(first!.processes);
	expect(second!.stick).toBe(first!.stick);
});
