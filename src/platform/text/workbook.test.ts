import fc from 'fast-check';
import { decode } from 'html-entities';
import { expect, test } from 'vitest';
import { readZip } from '../../testing/zip-files.ts';
import { fileTable } from './file-table.ts';
import { writeWorkbook } from './workbook.server.ts';

type Row = { text: string; count: number; at: string; day: string; price: string };

const TABLE = fileTable<Row>([
	['text', ({ text }) => text],
	['count', ({ count }) => count],
	['at', ({ at }) => at, 'time'],
	['day', ({ day }) => day, 'day'],
	['price', ({ price }) => price, 'amount'],
]);
const ROW: Row = { text: '', count: 0, at: '', day: '', price: '' };

async function* pagesOf(...pages: Row[][]) {
	for (const page of pages) yield page;
}

async function writeRows(...pages: Row[][]) {
	const chunks: Buffer[] = [];
	const heading = (title: string) => title.toUpperCase();
	for await (const chunk of writeWorkbook('rows', TABLE, pagesOf(...pages), (page) => page, heading))
		chunks.push(chunk);
	const parts = new Map(readZip(Buffer.concat(chunks)).map(({ name, bytes }) => [name, bytes.toString()]));
	const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
	const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, cells = '']) =>
		[...cells.matchAll(/<c( [^>]*?)?(?:\/>|>(.*?)<\/c>)/gs)].map(([, given = '', held = '']) => ({
			given,
			held,
		})),
	);
	return { parts, sheet, rows };
}

/** The text of a cell as a spreadsheet reads it. */
function textOf({ held }: { held: string }): string {
	const [, text = ''] = /<t xml:space="preserve">(.*)<\/t>/s.exec(held) ?? [];
	return decode(text, { level: 'xml' }).replace(/_x([\dA-Fa-f]{4})_/g, (_, code) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);
}

test('a workbook holds its parts, the headings and every row of every page', async () => {
	const { parts, rows } = await writeRows([{ ...ROW, text: 'one' }], [], [{ ...ROW, text: 'two' }]);
	expect([...parts.keys()].sort()).toEqual([
		'[Content_Types].xml',
		'_rels/.rels',
		'xl/_rels/workbook.xml.rels',
		'xl/styles.xml',
		'xl/workbook.xml',
		'xl/worksheets/sheet1.xml',
	]);
	expect(rows.map(([first]) => first && textOf(first))).toEqual(['TEXT', 'one', 'two']);
});

test('times, days, amounts and numbers are numbers; what is none stays text', async () => {
	const { rows } = await writeRows([
		{ text: '007', count: 12, at: '2026-11-25 16:05', day: '2026-11-25', price: '12.50' },
		{ text: '-1', count: Number.NaN, at: 'soon', day: '', price: 'on request' },
	]);
	// 2026-11-25 is day 46,351 of a workbook's calendar; 16:05 is 965 of 1,440 minutes.
	expect(rows[1]?.map(({ held }) => held)).toEqual([
		'<is><t xml:space="preserve">007</t></is>',
		'<v>12</v>',
		`<v>${46_351 + 965 / 1440}</v>`,
		'<v>46351</v>',
		'<v>12.5</v>',
	]);
	expect(rows[2]?.map((cell) => textOf(cell))).toEqual(['-1', '', 'soon', '', 'on request']);
	expect(rows[2]?.[1]?.held).toBe('');
});

test.each([
	'=HYPERLINK("https://x.example","press")',
	"+1+cmd|' /C calc'!A0",
	'</t></is></c><c><f>1+1</f></c>',
	'a\r\nb\tc  ',
	'_x000D_ is not a line break',
	'&amp; & <b> \u{1F9E4}',
])('%j is a text and never a formula or markup', async (text) => {
	const { sheet, rows } = await writeRows([{ ...ROW, text }]);
	expect(sheet).not.toContain('<f>');
	const [cell] = rows[1] ?? [];
	expect(cell && textOf(cell)).toBe(text);
});

test('a character that XML cannot hold is replaced, and its neighbours stay', async () => {
	const { sheet, rows } = await writeRows([
		{ ...ROW, text: 'a\u0000b\u001F\uFFFF \uD83D c \uDDE4 \u{1F9E4}' },
	]);
	expect(sheet.isWellFormed()).toBe(true);
	const [cell] = rows[1] ?? [];
	expect(cell && textOf(cell)).toBe('a\uFFFDb\uFFFD\uFFFD \uFFFD c \uFFFD \u{1F9E4}');
});

test('any text that XML can hold comes back as it was', async () => {
	const clean = fc.string({ unit: 'grapheme', maxLength: 60 });
	await fc.assert(
		fc.asyncProperty(fc.array(clean, { minLength: 1, maxLength: 5 }), async (texts) => {
			const { rows } = await writeRows(texts.map((text) => ({ ...ROW, text })));
			expect(rows.slice(1).map(([cell]) => cell && textOf(cell))).toEqual(texts);
		}),
		{ numRuns: 60 },
	);
});

test('a text longer than a cell shows that it goes on', async () => {
	const { rows } = await writeRows([{ ...ROW, text: `${'x'.repeat(32_766)}\u{1F9E4}${'y'.repeat(10)}` }]);
	const [cell] = rows[1] ?? [];
	const text = cell ? textOf(cell) : '';
	expect(text).toHaveLength(32_767);
	expect(text.endsWith('x…')).toBe(true);
});

test('a list that cannot be read to its end gives no workbook', async () => {
	async function* broken() {
		yield [ROW];
		throw new Error('the connection was lost');
	}
	const read = async () => {
		for await (const _ of writeWorkbook('rows', TABLE, broken(), (page) => page, String)) void _;
	};
	await expect(read()).rejects.toThrow('the connection was lost');
});
