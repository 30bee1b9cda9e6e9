import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import { FIT_LABELS } from './fit-labels.ts';

const { products } = readDemonstrationCatalogue();

describe('the labelled jobs', () => {
	it('are at least 150, each once', () => {
		const lines = FIT_LABELS.map(({ partNumber, task }) => `${partNumber}: ${task}`);
		expect(new Set(lines).size).toBe(lines.length);
		expect(lines.length).toBeGreaterThanOrEqual(150);
	});

	it('name gloves of the demonstration range, of every kind', () => {
		const known = new Set(products.map(({ partNumber }) => partNumber));
		expect(FIT_LABELS.filter(({ partNumber }) => !known.has(partNumber))).toEqual([]);
		expect(new Set(FIT_LABELS.map(({ partNumber }) => partNumber)).size).toBeGreaterThanOrEqual(30);
	});

	it('contain every answer many times', () => {
		for (const answer of ['Full use', 'Limited', 'No use', 'question'] as const) {
			expect(FIT_LABELS.filter(({ expected }) => expected === answer).length).toBeGreaterThanOrEqual(12);
		}
	});
});
