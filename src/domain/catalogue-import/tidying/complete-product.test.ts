import { describe, expect, it } from 'vitest';
import { issueOf } from '../../../platform/i18n/message.ts';
import type { Product } from '../../catalogue/product.ts';
import { checkCategory, completeProduct } from './complete-product.ts';

function complete(given: Record<string, unknown>, stored?: Product): Product {
	const checked = completeProduct('xy300', { partNumber: 'xy300', ...given }, stored);
	if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
	return checked.noun;
}

function errorsOf(given: Record<string, unknown>) {
	const checked = completeProduct('xy300', { partNumber: 'xy300', name: 'Bulwark', ...given }, undefined);
	return checked.ok ? [] : checked.errors;
}

describe('a new glove', () => {
	it('gets an id, empty fields, and the default size of the picker', () => {
		const sizes = { S: 'XY300-S', Large: 'XY300-L' };
		expect(complete({ name: 'Bulwark', sizes })).toMatchObject({
			id: 'glv_xy300',
			descriptionLong: '',
			certifications: [],
			packaging: { masterCase: null, innerBag: null, displayReady: false },
			selectedSizeDefault: 'Large',
		});
	});

	it('needs a name', () => {
		const checked = completeProduct('xy300', { partNumber: 'xy300' }, undefined);
		expect(checked).toEqual({
			ok: false,
			errors: [{ field: 'name', value: undefined, reason: issueOf('validation.missing') }],
		});
	});
});

it('keeps missing fields and clears empty ones', () => {
	const packaging = { masterCase: 36, innerBag: 6, displayReady: true };
	const stored = complete({ name: 'Bulwark', id: 'old-7', color: 'gold', label: 'lined', packaging });
	expect(complete({ color: '', packaging: { innerBag: 12 } }, stored)).toEqual({
		...stored,
		color: '',
		packaging: { ...packaging, innerBag: 12 },
	});
});

it('reports field and value of every error, of the schema and between fields', () => {
	expect(errorsOf({ certifications: [{ type: 'EN388', value: '9133X', edition: '' }] })).toMatchObject([
		{ field: 'certifications.0.value', value: '9133X' },
	]);
	expect(errorsOf({ packaging: { masterCase: 70, innerBag: 12 } })).toMatchObject([
		{ field: 'packaging.masterCase', value: 70 },
	]);
	expect(errorsOf({ relatedProducts: ['xy300'] })).toMatchObject([
		{ field: 'relatedProducts.0', value: 'xy300' },
	]);
	expect(errorsOf({ sizes: JSON.parse('{"__proto__":"x"}') })).toMatchObject([{ field: 'sizes' }]);
});

it('does not repeat an error endlessly', () => {
	const errors = errorsOf({ weldingTags: Array.from({ length: 30 }, () => 'x'.repeat(99)) });
	expect(errors).toHaveLength(21);
	expect(errors.at(-1)?.reason).toBe(issueOf('importing.moreErrors', { count: 10 }));
});

it('validates categories by their schema', () => {
	expect(checkCategory({ name: 'TIG', partNumbers: ['xy300'] }).ok).toBe(true);
	expect(checkCategory({ name: '', partNumbers: ['xy300', 'xy300'] })).toMatchObject({
		ok: false,
		errors: [{ field: 'name' }, { field: 'partNumbers.1', value: 'xy300' }],
	});
});
