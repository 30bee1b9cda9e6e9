import fc from 'fast-check';
import { findTextError } from '../../platform/text/broken-character.ts';
import { tidyText } from '../../platform/text/visible-text.ts';
import type { Product } from './product.ts';
import { type FieldKind, fieldOf, PRODUCT_KEYS } from './product-fields.ts';
import { listProductIssues } from './product-issues.ts';
import { productSchema } from './product-schema.ts';

/** Texts made of characters with a special meaning in a cell, a form, a table or a spreadsheet. */
const hard = (max: number, lines = false) =>
	fc
		.array(fc.constantFrom(...`=+-@'"|:;,\\<&é a1${lines ? '\n' : ''}`, '<br>', '&amp;', '  '), {
			maxLength: 12,
		})
		.map((signs) => tidyText(signs.join('')).slice(0, max).trim())
		.filter((text) => text !== '' && findTextError(text, lines) === undefined);
const line = hard(40);
const lines = fc.array(line, { maxLength: 3 });
const names = fc
	.uniqueArray(fc.tuple(line, line), { maxLength: 4, selector: ([name]) => name })
	.map((entries) => Object.fromEntries(entries));
const pairs = fc.constantFrom(null, 6, 36);
const performance = fc.constantFrom('Full use', 'Limited', 'No use');

/** Arbitrary values for each kind of field, in stored form. */
const VALUES: Record<Exclude<FieldKind, 'rows'>, fc.Arbitrary<unknown>> = {
	text: line,
	prose: hard(200, true),
	partNumber: fc.constantFrom('xy900', 'xy276-3.b_2'),
	partNumbers: fc.uniqueArray(fc.constantFrom('xy901', 'xy902', 'xy903-2'), { maxLength: 3 }),
	lines,
	tags: lines,
	lineGroups: fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
	names,
	sizes: names,
	pictures: fc.uniqueArray(fc.constantFrom('/pictures/a|b.jpg', '/photos/a:b;c,d.png?x=1&amp=2'), {
		maxLength: 2,
	}),
	pictureTexts: fc.dictionary(fc.constantFrom('/pictures/a|b.jpg', '/photos/a:b;c,d.png?x=1&amp=2'), line, {
		noNullPrototype: true,
	}),
	french: fc.dictionary(line, hard(200, true), { noNullPrototype: true, maxKeys: 3 }),
	packaging: fc.record({ masterCase: pairs, innerBag: fc.constantFrom(null, 6), displayReady: fc.boolean() }),
};

/** Row parts that do not accept arbitrary text. */
const PARTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
	edition: fc.constantFrom('', '2016', 'a;b:c'),
	amperageRange: fc.constantFrom('', '85-160A', 'N/A'),
	performance,
	preview: fc.constantFrom('', '/a;b|c.png'),
	pdfUrl: fc.constant('/a:b.pdf'),
};

const fields = Object.fromEntries(
	PRODUCT_KEYS.map((key) => {
		const field = fieldOf(key);
		if (key === 'selectedSizeDefault') return [key, fc.constant('')];
		if (field.kind !== 'rows') return [key, VALUES[field.kind]];
		const row = fc.record(Object.fromEntries(field.parts.map((part) => [part, PARTS[part] ?? line])));
		return [key, fc.array(row, { maxLength: 2 })];
	}),
);

/** Any valid glove in its stored form, including the rules between fields. */
export const anyGlove: fc.Arbitrary<Product> = fc
	.record(fields)
	.map((values) => productSchema.safeParse(values))
	.filter((reading) => reading.success && listProductIssues(reading.data).length === 0)
	.map((reading) => reading.data as Product);
