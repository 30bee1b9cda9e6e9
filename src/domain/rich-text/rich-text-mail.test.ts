import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Inline, RichBlock, RichText } from './rich-text.ts';
import { type MailTextOptions, renderMailHtml, renderMailText } from './rich-text-mail.ts';

const OPTIONS: MailTextOptions = {
	locale: 'en',
	publicUrl: 'https://x.example',
	findGlove: (partNumber) =>
		partNumber === 'xy300'
			? { name: 'Argon <Bulwark>', line: 'For "TIG".', picture: '/pictures/a.webp' }
			: undefined,
};
const words = (text: string): Inline[] => [{ type: 'text', text }];
const linked = (text: string, href: string): Inline => ({
	type: 'text',
	text,
	marks: [{ type: 'link', attrs: { href } }],
});
const doc = (...content: RichBlock[]): RichText => ({ type: 'doc', content });
const paragraph = (...content: Inline[]): RichBlock => ({ type: 'paragraph', content });
const glove = (partNumber: string): RichBlock => ({ type: 'glove', attrs: { partNumber } });

test('a glove is a card with its picture in HTML, and lines in text; one that visitors cannot see is left out', () => {
	const text = doc(paragraph(...words('New:')), glove('xy300'), glove('xy999'));
	const html = renderMailHtml(text, OPTIONS);
	expect(html).toContain('XY300');
	expect(html).toContain('Argon &lt;Bulwark&gt;');
	expect(html).toContain('src="https://x.example/pictures/a.webp"');
	expect(html).toContain('href="https://x.example/products/xy300"');
	expect(html).not.toContain('XY999');
	expect(renderMailText(text, OPTIONS)).toBe(
		'New:\n\nXY300 Argon <Bulwark>\nFor "TIG".\nhttps://x.example/products/xy300',
	);
});

test('links lead to the site in the reader’s language; an anchor of a page leads nowhere in a mail', () => {
	const text = doc(
		paragraph(linked('Stores', '/where-to-buy'), ...words(' and '), linked('below', '#below')),
	);
	const french = { ...OPTIONS, locale: 'fr' as const };
	expect(renderMailHtml(text, french)).toContain('href="https://x.example/fr/ou-acheter"');
	expect(renderMailHtml(text, french)).not.toContain('#below');
	expect(renderMailText(text, french)).toBe('Stores (https://x.example/fr/ou-acheter) and below');
});

test.each([
	[[linked('https://csa.example', 'https://csa.example')], 'https://csa.example'],
	[[linked('jo@x.example', 'mailto:jo@x.example')], 'jo@x.example'],
	[[linked('The ', '/terms'), linked('terms', '/terms')], 'The terms (https://x.example/terms)'],
	[
		[linked('A', '/terms'), linked('B', '/privacy')],
		'A (https://x.example/terms)B (https://x.example/privacy)',
	],
])('the address of a link stands in the text once', (content, text) => {
	expect(renderMailText(doc(paragraph(...content)), OPTIONS)).toBe(text);
});

test('lists and tables read as lines', () => {
	const item = (...content: RichBlock[]) => ({ type: 'listItem' as const, content: content as never[] });
	const list: RichBlock = {
		type: 'orderedList',
		content: [
			item(paragraph(...words('Cuffs'))),
			item(paragraph(...words('Palms')), {
				type: 'bulletList',
				content: [item(paragraph(...words('goatskin')))],
			}),
		],
	};
	const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
		type,
		attrs: { colspan: 1, rowspan: 1 },
		content: [{ type: 'paragraph' as const, content: words(text) }],
	});
	const table: RichBlock = {
		type: 'table',
		content: [
			{ type: 'tableRow', content: [cell('tableHeader', 'Size'), cell('tableHeader', 'Palm')] },
			{ type: 'tableRow', content: [cell('tableCell', 'M'), cell('tableCell', '21 cm')] },
		],
	};
	expect(renderMailText(doc(list, table), OPTIONS)).toBe(
		'1. Cuffs\n2. Palms\n   - goatskin\n\nSize | Palm\nM | 21 cm',
	);
	expect(renderMailHtml(doc(table), OPTIONS)).toMatch(/<th scope="col"[^>]*>Size<\/th>/);
});

test('no text makes HTML of its own', () => {
	fc.assert(
		fc.property(fc.string(), fc.webUrl(), (text, url) => {
			const html = renderMailHtml(
				doc(
					{ type: 'heading', attrs: { level: 2, anchor: null }, content: words(text) },
					paragraph({
						type: 'text',
						text,
						marks: [{ type: 'bold' }, { type: 'link', attrs: { href: `${url}"'<` } }],
					}),
				),
				OPTIONS,
			);
			const tags = html.match(/<[^>]*>/g) ?? [];
			expect(tags.map((tag) => tag.replace(/ .*|>/s, ''))).toEqual([
				'<h2',
				'</h2',
				'<p',
				'<strong',
				'<a',
				'</a',
				'</strong',
				'</p',
			]);
		}),
	);
});
