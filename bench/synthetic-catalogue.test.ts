import { expect, test } from 'vitest';
import { listProductIssues } from '../src/domain/catalogue/product-issues.ts';
import { productSchema } from '../src/domain/catalogue/product-schema.ts';
import { deriveGloves } from './synthetic-catalogue.ts';

const gloves = [...deriveGloves(1_500)];

test('every derived glove satisfies every rule of the catalogue', () => {
	const errors = gloves.flatMap((glove) => {
		const { error } = productSchema.safeParse(glove);
		return [...(error?.issues.map((issue) => issue.message) ?? []), ...listProductIssues(glove)].map(
			(message) => ({ partNumber: glove.partNumber, message }),
		);
	});
	expect(errors).toEqual([]);
});

test('derived gloves are related to gloves that exist', () => {
	const partNumbers = new Set(gloves.map((glove) => glove.partNumber));
	const related = gloves.flatMap((glove) => glove.relatedProducts);
	expect(related.length).toBeGreaterThan(1_000);
	expect(related.filter((partNumber) => !partNumbers.has(partNumber))).toEqual([]);
});

test('derived gloves are distinct and deterministic', () => {
	expect(gloves).toHaveLength(1_500);
	expect(new Set(gloves.map((glove) => glove.partNumber)).size).toBe(1_500);
	expect(new Set(gloves.map((glove) => glove.id)).size).toBe(1_500);
	expect(new Set(gloves.map((glove) => glove.name)).size).toBeGreaterThan(1_400);
	expect(new Set(gloves.map((glove) => glove.descriptionLong)).size).toBeGreaterThan(1_350);
	expect([...deriveGloves(1_500)]).toEqual(gloves);
});
