import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type Inline,
	isReadableText,
	listLines,
	listLinks,
	listSections,
	type RichBlock,
	type RichText,
	withContents,
} from './rich-text.ts';
import { findLinkError, richDraftSchema, richTextSchema, tidyLink } from './rich-text-schema.ts';

const words = (text: string): Inline[] => [{ type: 'text', text }];
const paragraph = (text: string): RichBlock => ({ type: 'paragraph', content: words(text) });
const heading = (text: string, anchor: string | null = null): RichBlock => ({
	type: 'heading',
	attrs: { level: 2, anchor },
	content: words(text),
});
const UPLOADED = `/pictures/${'0a'.repeat(16)}-1400x600-c8c4be-1280.webp`;
const picture = (src: string, alt = 'A cuff') => ({ type: 'picture', attrs: { src, alt } });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const read = (value: unknown) => richTextSchema.safeParse(value);
const pathsOf = (value: unknown) => read(value).error?.issues.map(({ path }) => path.join('.'));

test('what the editor adds is left out, and gaps are no text', () => {
	const typed = doc(
		{ type: 'paragraph' },
		{
			type: 'heading',
			attrs: { level: 2, anchor: undefined },
			content: [{ type: 'text', text: ' Use ' }],
		},
		{
			type: 'paragraph',
			attrs: { textAlign: 'left' },
			content: [
				{ type: 'hardBreak' },
				{ type: 'text', text: 'See\u00A0the ' },
				{
					type: 'text',
					text: 'list',
					marks: [
						{ type: 'link', attrs: { href: '/fr/produits', target: '_blank', rel: 'nofollow', class: null } },
					],
				},
				{ type: 'text', text: ' ' },
			],
		},
		{
			type: 'orderedList',
			attrs: { start: 3 },
			content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
		},
	);
	expect(read(typed).data).toEqual(
		doc(heading('Use'), {
			type: 'paragraph',
			content: [
				{ type: 'text', text: 'See the ' },
				{ type: 'text', text: 'list', marks: [{ type: 'link', attrs: { href: '/products' } }] },
			],
		}),
	);
});

test.each([
	['no text at all', doc(), ''],
	['gaps only', doc({ type: 'paragraph', content: words('  ') }), ''],
	['no document', { type: 'paragraph', content: [] }, 'type'],
	['a picture of another editor', doc({ type: 'image', attrs: { src: 'x' } }), 'content.0.type'],
	['a picture of another site', doc(picture('https://x.example/a.webp')), 'content.0.attrs.src'],
	['a picture that is a script', doc(picture('javascript:alert(1)')), 'content.0.attrs.src'],
	['a picture that leads out', doc(picture('/pictures/../api/admin')), 'content.0.attrs.src'],
	['a picture without words', doc(picture(UPLOADED, ' ')), 'content.0.attrs.alt'],
	[
		'a picture within a list',
		doc({ type: 'bulletList', content: [{ type: 'listItem', content: [picture(UPLOADED)] }] }),
		'content.0.content.0.content.0.type',
	],
	['a script', doc(paragraph('a'), { type: 'script', content: words('alert(1)') }), 'content.1.type'],
	['a title of the page', doc({ ...heading('a'), attrs: { level: 1 } }), 'content.0.attrs.level'],
	['an anchor with quotes', doc(heading('a', '"><script>')), 'content.0.attrs.anchor'],
	[
		'a link to a script',
		doc({
			type: 'paragraph',
			content: [
				{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
			],
		}),
		'content.0.content.0.marks.0.attrs.href',
	],
	[
		'a mark that pages lack',
		doc({ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'textStyle' }] }] }),
		'content.0.content.0.marks.0.type',
	],
	['a control character', doc(paragraph('bell\u0007')), 'content.0.content.0.text'],
	['half a character', doc(paragraph('half\uD800')), 'content.0.content.0.text'],
	['too much in one piece', doc(paragraph('x'.repeat(5_001))), 'content.0.content.0.text'],
	['too many blocks', doc(...Array(401).fill(paragraph('x'))), 'content'],
	[
		'a cell as wide as the sea',
		doc({
			type: 'table',
			content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 1e9 }, content: [] }] }],
		}),
		'content.0.content.0.content.0.attrs.colspan',
	],
])('%s is refused at its place', (_, value, path) => {
	expect(pathsOf(value)).toContain(path);
});

test('a picture is a part of a page that says what it shows, and no part of a newsletter', () => {
	const text = doc(picture(UPLOADED, ' A\u00A0cuff '), paragraph('Below'));
	const stored = doc(picture(UPLOADED), paragraph('Below'));
	expect(read(text).data).toEqual(stored);
	expect(read(doc(picture(UPLOADED))).success).toBe(true);
	expect(listLines(stored as RichText)).toEqual(['A cuff', 'Below']);
	expect(listLinks(stored as RichText)).toEqual([]);
	expect(isReadableText(stored)).toBe(true);
	for (const attrs of [undefined, {}, { src: UPLOADED }, { src: 1, alt: 'x' }])
		expect(isReadableText(doc({ type: 'picture', attrs }))).toBe(false);
	expect(withContents(stored)).toEqual(stored);
	expect(richDraftSchema.safeParse(stored).success).toBe(false);
});

test('lists hold lists, but not without end', () => {
	const nested = (depth: number): unknown => ({
		type: 'bulletList',
		content: [
			{ type: 'listItem', content: depth === 1 ? [paragraph('deep')] : [paragraph('a'), nested(depth - 1)] },
		],
	});
	expect(read(doc(nested(3))).success).toBe(true);
	expect(read(doc(nested(4))).success).toBe(false);
	expect(read(doc(nested(2_000))).success).toBe(false);
});

test.each([
	['gloves@emberhide.example', 'mailto:gloves@emberhide.example'],
	['(905) 555-0142', 'tel:9055550142'],
	['+1 905 555-0142', 'tel:+19055550142'],
	['www.csagroup.org/welding', 'https://www.csagroup.org/welding'],
	['https://www.csagroup.org', 'https://www.csagroup.org'],
	['/fr/ou-acheter?near=L7A+1A1#map', '/where-to-buy?near=L7A+1A1#map'],
	['/products/tig', '/products/tig'],
	['#officer', '#officer'],
])('a link typed as %s leads to %s', (typed, href) => {
	expect(tidyLink(typed)).toBe(href);
	expect(tidyLink(href)).toBe(href);
	expect(findLinkError(href)).toBeUndefined();
});

test.each([
	'',
	'javascript:alert(1)',
	'JAVASCRIPT:alert(1)',
	'data:text/html,x',
	'http://x.example',
	'//x.example',
	'mailto:nobody',
	'mailto:a@b.ca?bcc=everybody@b.ca',
	'tel:911;ext=1',
	'#a b',
	'products',
	'https://a:b@x.example',
	'/\\x.example',
])('a link to %j is refused', (href) => {
	expect(findLinkError(tidyLink(href))).toBeDefined();
});

test('a text is by its sections, whose anchors are kept, made and never the same twice', () => {
	const text = read(
		doc(
			paragraph('Before'),
			heading('Réglages & Été'),
			paragraph('a'),
			heading('réglages, été'),
			heading('Other', 'use'),
			heading('???'),
		),
	).data as RichText;
	expect(listSections(text).map(({ id, blocks }) => [id, blocks.length])).toEqual([
		['', 1],
		['reglages-ete', 1],
		['reglages-ete-2', 0],
		['use', 0],
		['section', 0],
	]);
	expect(listLines(text)).toEqual(['Before', 'Réglages & Été', 'a', 'réglages, été', 'Other', '???']);
});

const node = (
	type: string,
	content: fc.Arbitrary<unknown>,
	attrs: fc.Arbitrary<unknown> = fc.constant(undefined),
) => fc.record({ type: fc.constant(type), content, attrs });
const some = (one: fc.Arbitrary<unknown>) => fc.array(one, { maxLength: 4 });

/** Texts as editors and people leave them: with gaps, odd spaces, marks twice, attributes that nobody reads. */
const typedLine = some(
	fc.oneof(
		fc.record({
			type: fc.constant('text'),
			text: fc.oneof(
				fc.constantFrom('', ' ', '\u00A0', ' a', 'b ', 'soudé\u0301', 'x\u200By', '\t', '«\u00A0Oui\u00A0»'),
				fc.string(),
			),
			marks: fc.constantFrom(
				undefined,
				[],
				[{ type: 'bold' }],
				[{ type: 'italic' }, { type: 'link', attrs: { href: 'gloves@emberhide.example', target: '_blank' } }],
			),
		}),
		fc.constant({ type: 'hardBreak', marks: [{ type: 'bold' }] }),
	),
);
const typedParagraph = node('paragraph', typedLine);
const typedList = fc
	.constantFrom('bulletList', 'orderedList')
	.chain((type) => node(type, some(node('listItem', some(typedParagraph))), fc.constant({ start: 4 })));
const typedTable = node(
	'table',
	some(
		node(
			'tableRow',
			some(node('tableCell', some(typedParagraph), fc.constant({ colspan: 1, rowspan: 2, colwidth: null }))),
		),
	),
);
const typedText = node(
	'doc',
	some(
		fc.oneof(
			typedParagraph,
			node(
				'heading',
				typedLine,
				fc.record({ level: fc.constantFrom(2, 3), anchor: fc.constantFrom(null, undefined, 'use') }),
			),
			typedList,
			typedTable,
		),
	),
);

test('whatever is typed is refused as empty or broken, or has its stored form, which stays as it is', () => {
	let taken = 0;
	fc.assert(
		fc.property(typedText, (value) => {
			const first = read(value);
			if (!first.success) return;
			taken++;
			expect(read(first.data).data).toEqual(first.data);
			expect(read(JSON.parse(JSON.stringify(first.data))).data).toEqual(first.data);
			for (const href of listLinks(first.data)) expect(findLinkError(href)).toBeUndefined();
			for (const line of listLines(first.data)) expect(line).toBe(line.trim());
			const ids = listSections(first.data).map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
		}),
		{ numRuns: 2_000 },
	);
	expect(taken).toBeGreaterThan(500);
});

test('nothing that is sent breaks the reader', () => {
	fc.assert(
		fc.property(fc.anything({ maxDepth: 6 }), (value) => {
			expect(read(value).success).toBe(false);
			expect(read(doc(value)).success).toBe(false);
			expect(read(doc({ type: 'paragraph', content: value })).success).toBe(false);
		}),
	);
});
