import { expect, test } from 'vitest';
import { FRENCH_FIELDS, PACK_FIELDS, PRODUCT_COLUMNS } from './product-columns.ts';
import { blankProduct, dropBlankFields, fieldOf, PRODUCT_KEYS } from './product-fields.ts';
import { productSchema } from './product-schema.ts';
import { aGlove } from './test-glove.ts';

test('the fields are those of the schema, once each and in the same order', () => {
	expect(PRODUCT_KEYS).toEqual(Object.keys(productSchema.shape));
	expect(new Set(PRODUCT_KEYS).size).toBe(PRODUCT_KEYS.length);
});

test('every field has one column, except the id, packaging one for each of its parts, and texts one for French', () => {
	const about = ['state', 'successor', 'exportedVersion'];
	const fields = PRODUCT_KEYS.filter((key) => key !== 'id' && key !== 'packaging');
	const french = FRENCH_FIELDS.map((field) => `${field}_fr`);
	expect(PRODUCT_COLUMNS.toSorted()).toEqual(
		[...fields, ...french, ...Object.keys(PACK_FIELDS), ...about].sort(),
	);
});

test('no two fields share a synonym', () => {
	const synonyms = [
		...PRODUCT_KEYS.flatMap((key) => fieldOf(key).synonyms ?? []),
		...Object.values(PACK_FIELDS).flatMap((part) => part.synonyms),
	];
	expect(synonyms.filter((name, at) => synonyms.indexOf(name) !== at)).toEqual([]);
});

test('a new glove needs only a name', () => {
	const glove = { ...blankProduct('xy900'), partNumber: 'xy900', name: 'Test Gauntlet' };
	expect(productSchema.parse(glove)).toEqual(glove);
	expect(Object.keys(glove).sort()).toEqual(Object.keys(aGlove()).sort());
});

test('an optional field without a value is omitted, others stay', () => {
	const glove = dropBlankFields(aGlove({ pictureTexts: {}, color: '', usedIn: [] }));
	expect(glove).not.toHaveProperty('pictureTexts');
	expect(glove).toMatchObject({ color: '', usedIn: [] });
});
