import { describe, expect, it, test } from 'vitest';
import type { Product, WeldingProcessRow } from '../../catalogue/product.ts';
import { Vocabulary } from '../query/vocabulary.ts';
import { aBareGlove } from '../test-index.ts';
import { addGloveTerms } from './glove-terms.ts';
import { TermCollector, WEIGHT_BITS } from './term-collector.ts';

/** The weighted words and facts of a glove. */
function termsOf(changes: Partial<Product>): Map<string, number> {
	const vocabulary = new Vocabulary();
	const collector = new TermCollector(vocabulary);
	addGloveTerms(aBareGlove('xy900', changes), collector);
	const packed = [...collector.take()];
	return new Map(packed.map((term) => [vocabulary.word(term >>> WEIGHT_BITS), term & 255]));
}

const row = (process: string, performance: WeldingProcessRow['performance']): WeldingProcessRow => ({
	process,
	performance,
	amperageRange: '',
	notes: 'Not for stick',
});

describe('processes', () => {
	test('count by the glove’s performance; "No use" does not count', () => {
		const terms = termsOf({
			weldingProcesses: [row('GTAW (TIG)', 'Full use'), row('MIG', 'Limited'), row('SMAW (Stick)', 'No use')],
		});
		expect(terms.get('#GTAW')).toBeGreaterThan(terms.get('#GMAW')!);
		expect(terms.has('#SMAW')).toBe(false);
		expect(terms.get('#weld')).toBeGreaterThan(0);
	});

	test('a text that names a process does not make the glove suitable for it', () => {
		const terms = termsOf({
			description: 'Leave TIG to another',
			descriptionLong: 'Never for stick.',
			weldingProcesses: [row('GTAW (TIG)', 'No use')],
		});
		expect([...terms.keys()].filter((term) => /TAW|SMAW|tig|stick/.test(term))).toEqual([]);
	});

	test('one in the name counts unless a row contradicts it, and ranks higher if a row agrees', () => {
		expect(termsOf({ name: 'Argon TIG' }).has('#GTAW')).toBe(true);
		const weldingProcesses = [row('GTAW (TIG)', 'Full use')];
		expect(termsOf({ name: 'Argon TIG', weldingProcesses }).get('#GTAW')).toBeGreaterThan(
			termsOf({ name: 'Argon', weldingProcesses }).get('#GTAW')!,
		);
	});

	test('grinding alone does not make a welding glove', () => {
		expect(termsOf({ weldingProcesses: [row('Grinding and prep', 'Full use')] }).has('#weld')).toBe(false);
	});
});

describe('ratings', () => {
	const cut = (value: string) => termsOf({ certifications: [{ type: 'ANSI_CUT', value, edition: '2024' }] });

	test('an exact level counts most, then the next better one', () => {
		const weights = ['A4', 'A5', 'A6', 'A9'].map((value) => cut(value).get('#ANSI_CUT:4')!);
		expect(weights).toEqual(weights.toSorted((a, b) => b - a));
		expect(new Set(weights).size).toBe(4);
		expect(weights.at(-1)).toBeGreaterThan(0);
	});

	test('a lower level does not match', () => expect(cut('A3').has('#ANSI_CUT:4')).toBe(false));

	test('EN ratings are found by their marking, their letter and the impact P', () => {
		const terms = termsOf({ certifications: [{ type: 'EN388', value: '4X43DP', edition: '2016' }] });
		for (const term of ['4x43dp', 'en388', '#TDM:D', '#TDM:A', '#impact'])
			expect(terms.has(term), term).toBe(true);
		expect(terms.has('#TDM:E')).toBe(false);
	});
});

it.each<[string, Partial<Product>, string]>([
	['a size under any name', { sizes: { XXL: 'a' } }, '#size:2XL'],
	['left-hand gloves', { sizes: { 'L (left hand only)': 'a' } }, '#left'],
	['a lining', { specifications: { Lining: 'Cotton' } }, '#lined'],
	['no lining', { specifications: { Lining: 'None' } }, '#unlined'],
	['leather', { materialTags: ['Moosehide'] }, '#leather'],
	['compounds in one word', { features: [['Hi-vis back']] }, '+hivis'],
	['words of the marking', { color: 'grey' }, 'grey'],
	['that it is a glove', {}, 'glove'],
])('%s is found', (_, changes, term) => expect(termsOf(changes).has(term)).toBe(true));

test('the tag "Not for welding" does not match welding', () => {
	expect(termsOf({ weldingTags: ['Not for welding', 'Fit-up'] }).has('#weld')).toBe(false);
});

test('what a glove is outweighs what its text mentions', () => {
	const name = termsOf({ name: 'Moose' }).get('moose')!;
	const material = termsOf({ materialTags: ['moose'] }).get('moose')!;
	const text = termsOf({ descriptionLong: 'moose moose moose' }).get('moose')!;
	expect(name).toBeGreaterThan(material);
	expect(material).toBeGreaterThan(text);
});
