import { describe, expect, test } from 'vitest';
import type { Product } from '../../domain/catalogue/product.ts';
import type { Performance } from '../../domain/ratings/performance.ts';
import { defaultTab, listGloveFeatures, listTabs } from './product-tabs.ts';

const performance: Performance = 'Full use';
const processes = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		process: `P${at}`,
		amperageRange: '',
		performance,
		notes: '',
	}));
const positions = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ position: `P${at}`, performance, notes: '' }));

type Source = Parameters<typeof listTabs>[0];
const glove = (given: Partial<Source>): Source => ({
	weldingProcesses: [],
	weldingPositions: [],
	productDetails: [],
	features: [],
	usedIn: [],
	packaging: { masterCase: null, innerBag: null, displayReady: false },
	specifications: {},
	...given,
});
const masterCase: Product['packaging'] = { masterCase: 36, innerBag: null, displayReady: false };

describe('the tabs of a glove', () => {
	test.each([
		['one process and one position', { weldingProcesses: processes(1), weldingPositions: positions(1) }, []],
		['two processes', { weldingProcesses: processes(2) }, ['welders101']],
		['two positions', { weldingPositions: positions(2) }, ['welders101']],
		['feature lines', { productDetails: ['Welted thumb'] }, ['details']],
		['short features alone', { features: [['Welted thumb']] }, ['details']],
		['used in', { usedIn: ['Rail'] }, ['details']],
		['blank lines', { productDetails: [' '], usedIn: [''], features: [[]] }, []],
		['a master case', { packaging: masterCase }, ['details']],
		['an inner bag alone', { packaging: { ...masterCase, masterCase: null, innerBag: 6 } }, []],
		['a specification', { specifications: { Hide: 'Goat grain' } }, ['specs']],
		['nothing', {}, []],
	])('%s', (_, given, tabs) => {
		expect(listTabs(glove(given))).toEqual(tabs);
	});

	test('in the order Welder’s 101, Details, Specs', () => {
		const all = glove({ specifications: { Hide: 'Goat' }, usedIn: ['Rail'], weldingProcesses: processes(2) });
		expect(listTabs(all)).toEqual(['welders101', 'details', 'specs']);
	});
});

describe('the tab that is open first', () => {
	const full = { usedIn: ['Rail'], specifications: { Hide: 'Goat' } };
	test.each([
		['three of each', 3, 3, 'welders101'],
		['two processes', 2, 3, 'details'],
		['two positions', 3, 2, 'details'],
		['no positions', 8, 0, 'details'],
	])('%s', (_, countOfProcesses, countOfPositions, tab) => {
		const rows = {
			weldingProcesses: processes(countOfProcesses),
			weldingPositions: positions(countOfPositions),
		};
		expect(defaultTab(glove({ ...full, ...rows }))).toBe(tab);
	});

	test('the first existing one if Details is missing, none for a bare glove', () => {
		expect(defaultTab(glove({ specifications: { Hide: 'Goat' } }))).toBe('specs');
		expect(defaultTab(glove({ weldingProcesses: processes(2) }))).toBe('welders101');
		expect(defaultTab(glove({}))).toBeUndefined();
	});
});

test('glove features are the detail lines, or the short features without them', () => {
	expect(listGloveFeatures({ productDetails: ['Long', ' '], features: [['Short']] })).toEqual(['Long']);
	expect(listGloveFeatures({ productDetails: [], features: [['Short']] })).toEqual(['Short']);
	expect(listGloveFeatures({ productDetails: [], features: [] })).toEqual([]);
});
