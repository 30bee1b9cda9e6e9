import { describe, expect, it, test } from 'vitest';
import { aGlove } from '../catalogue/test-glove.ts';
import { FILTER_GROUPS, type FilterGroup, groupIndexOf } from './filter-groups.ts';
import { FILTER_IDS, type FilterId } from './filter-slug.ts';

const groupOf = (id: FilterId): FilterGroup => FILTER_GROUPS[groupIndexOf(id)]!;
const slugsOf = (id: FilterId, changes: Parameters<typeof aGlove>[0]) =>
	groupOf(id)
		.read(aGlove(changes))
		.map(({ slug }) => slug);
const orderOf = (id: FilterId, labels: readonly string[]) =>
	labels
		.map((label) => ({ slug: '', label }))
		.sort(groupOf(id).compare)
		.map(({ label }) => label);

test('groups are in the order of the drawer', () => {
	expect(FILTER_GROUPS.map(({ id }) => id)).toEqual([...FILTER_IDS]);
});

describe('the values of a glove', () => {
	test('sizes under one name each', () => {
		expect(slugsOf('size', { sizes: { Large: 'a', XXL: 'b', 'M (left hand only)': 'c' } })).toEqual([
			'l',
			'2xl',
			'm-left-hand-only',
		]);
	});

	test('a rating matches its own level and, without listing them, all lower ones; EN ratings are not in this filter', () => {
		const values = groupOf('certification').read(
			aGlove({
				certifications: [
					{ type: 'ANSI_CUT', value: 'A3', edition: '2024' },
					{ type: 'ANSI_ABR', value: '0', edition: '2024' },
					{ type: 'EN388', value: '3133X', edition: '2016' },
					{ type: 'EN12477', value: 'A', edition: '2001' },
					{ type: 'NFPA', value: '2112', edition: '' },
				],
			}),
		);
		expect(values).toEqual([
			{ slug: 'ansi-cut-a3', label: 'ANSI Cut A3', implied: false },
			{ slug: 'ansi-cut-a2', label: 'ANSI Cut A2', implied: true },
			{ slug: 'ansi-cut-a1', label: 'ANSI Cut A1', implied: true },
			{ slug: 'nfpa-2112', label: 'NFPA 2112' },
		]);
	});

	test('processes and positions it may be used in, and no others', () => {
		const weldingProcesses = (['Full use', 'Limited', 'No use'] as const).map((performance, at) => ({
			process: ['GTAW (TIG)', 'mig', 'SMAW (Stick)'][at]!,
			amperageRange: '',
			performance,
			notes: '',
		}));
		expect(slugsOf('process', { weldingProcesses })).toEqual(['gtaw', 'gmaw']);
		const weldingPositions = [
			{ position: 'Overhead (4G / 4F)', performance: 'No use' as const, notes: '' },
			{ position: 'Pipe (5G / 6G)', performance: 'Limited' as const, notes: '' },
		];
		expect(slugsOf('position', { weldingPositions })).toEqual(['pipe']);
	});

	test('industries from the first line, materials and welding tags', () => {
		expect(slugsOf('industry', { usedIn: ['Shipyard, Oil and gas', 'Worn, here'] })).toEqual([
			'shipyard',
			'oil-and-gas',
		]);
		expect(slugsOf('material', { materialTags: ['Para-aramid thread'] })).toEqual(['para-aramid-thread']);
		expect(slugsOf('welding', { weldingTags: ['Pipe work'] })).toEqual(['pipe-work']);
	});
});

describe('the order of values', () => {
	it.each<[FilterId, string[]]>([
		['size', ['XS', 'S', 'M', 'L', 'L (left hand only)', 'XL', '2XL', '3XL', 'Tall']],
		['certification', ['ANSI Abrasion 2', 'ANSI Abrasion 10', 'ANSI Cut A2', 'ANSI Cut A9', 'ANSI Heat 1']],
		['material', ['Bison', 'cotton', 'Goatskin']],
		['process', ['GTAW (TIG)', 'SMAW (Stick)', 'Tacking and fit-up', 'Brazing']],
		['position', ['Flat (1G / 1F)', 'Pipe (5G / 6G)']],
	])('of %s', (id, labels) => expect(orderOf(id, labels.toReversed())).toEqual(labels));
});
