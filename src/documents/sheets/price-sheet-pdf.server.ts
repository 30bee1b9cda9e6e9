import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import type { PriceSheet, PriceSheetRow } from '../../domain/pricing/price-sheet.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { COLOURS, LETTER, LetterSheet, type LetterText } from './letter-sheet.server.ts';

const CELL: LetterText = { size: 9, weight: 400 };
const STRONG: LetterText = { size: 9, weight: 700 };
const HEADING: LetterText = { size: 8, weight: 700, colour: COLOURS.quiet };
const ROW = 16;
const PAGES_A_TURN = 4;

const SMALL: LetterText = { size: 7.5, weight: 400, colour: COLOURS.quiet };

/** Where text columns start. */
const STARTS = { part: 42, yours: 128, name: 208 };
/** Where the last columns of numbers end, and the least width of the others. */
const ENDS = { pairs: 524, holds: 570 };
const MIN_WIDTHS = { pairs: 28, price: 52 };
const GAP = 8;
const NAME_ROOM = 136;

const PRICES = ['pair', 'dozen', 'case'] as const;

type Messages = ReturnType<typeof messagesFor<'priceSheet'>>;

/** How a sheet is worded, and where its columns of prices end: wide enough for its widest prices. */
type Setting = {
	t: Messages;
	formatCents: (cents: number) => string;
	ends: Record<(typeof PRICES)[number] | keyof typeof ENDS, number>;
	nameRoom: number;
	locale: Locale;
};

function setColumns(
	paper: LetterSheet,
	rows: readonly PriceSheetRow[],
	{ t, formatCents, locale }: Pick<Setting, 't' | 'formatCents' | 'locale'>,
): Setting {
	const widest = (texts: readonly string[], style: LetterText) =>
		texts.reduce((widest, text) => Math.max(widest, paper.widthOf(text, style)), 0);
	const pricesOf = (key: (typeof PRICES)[number]) =>
		rows.flatMap((row) => (row[key] === undefined ? [] : [formatCents(row[key])]));
	const pairsRoom = widest(
		rows.flatMap(({ caseSize }) => (caseSize === null ? [] : [t('casePairs', { pairs: caseSize })])),
		SMALL,
	);
	const caseEnd = ENDS.pairs - Math.max(MIN_WIDTHS.pairs, pairsRoom + GAP);
	const dozen = caseEnd - Math.max(MIN_WIDTHS.price, widest(pricesOf('case'), CELL) + GAP);
	const pair = dozen - Math.max(MIN_WIDTHS.price, widest(pricesOf('dozen'), CELL) + GAP);
	const pairRoom = Math.max(widest(pricesOf('pair'), STRONG), paper.widthOf(t('ask'), CELL));
	const nameRoom = Math.min(NAME_ROOM, pair - pairRoom - GAP - STARTS.name);
	return { t, formatCents, locale, ends: { ...ENDS, pair, dozen, case: caseEnd }, nameRoom };
}

/** A company's prices on Letter pages, from the same rows as its page and its spreadsheet. */
export async function makePriceSheetPdf(sheet: PriceSheet, company: string, locale: Locale): Promise<Buffer> {
	const t = messagesFor(locale, 'priceSheet');
	const title = t('for', { company });
	const paper = new LetterSheet(title, t('title'), locale);
	let y = startPage(paper);
	y = paper.text(title, LETTER.margin, y, LETTER.width - 2 * LETTER.margin, { size: 20, weight: 800 });
	const asOf = t('asOf', { currency: sheet.currency, date: formatCalendarDate(sheet.date, locale) });
	y = paper.text(asOf, LETTER.margin, y + 2, LETTER.width - 2 * LETTER.margin, { size: 11, weight: 400 });
	const setting = setColumns(paper, sheet.rows, {
		t,
		formatCents: (cents) => formatPrice(cents, sheet.currency, locale),
		locale,
	});
	y = drawHeading(paper, y + 14, setting);
	for (const [at, row] of sheet.rows.entries()) {
		if (y + ROW > paper.bottom) {
			// Lets other requests run between the pages of a long document.
			if (paper.pages % PAGES_A_TURN === 0) await new Promise((go) => setImmediate(go));
			y = drawHeading(paper, startPage(paper), setting);
		}
		if (at % 2 === 1)
			paper.pdf.rect(LETTER.margin - 4, y, LETTER.width - 2 * LETTER.margin + 8, ROW).fill(COLOURS.band);
		drawRow(paper, row, y + 11.5, setting);
		y += ROW;
	}
	return paper.finish(t('foot', { company }), (page, pages) => t('page', { page, pages }));
}

function startPage(paper: LetterSheet): number {
	paper.addPage();
	return paper.top;
}

function drawHeading(paper: LetterSheet, y: number, { t, ends }: Setting): number {
	const base = y + 10;
	for (const key of ['part', 'yours', 'name'] as const) paper.line(t(key), STARTS[key], base, HEADING);
	for (const key of [...PRICES, 'holds'] as const) paper.line(t(key), ends[key], base, HEADING, 'right');
	paper.rule(LETTER.margin - 4, y + 15, LETTER.width - 2 * LETTER.margin + 8, 1, COLOURS.ink);
	return y + 17;
}

function drawRow(
	paper: LetterSheet,
	row: PriceSheetRow,
	base: number,
	{ t, formatCents, ends, nameRoom, locale }: Setting,
): void {
	paper.line(cut(paper, formatPartNumber(row.partNumber), STRONG, 82), STARTS.part, base, STRONG);
	paper.line(cut(paper, row.customerNumber, CELL, 76), STARTS.yours, base, CELL);
	// The sizes first: a long name is cut at its end.
	const sizes = row.sizes.map((size) => formatSize(size, locale)).join(', ');
	const name = sizes === '' ? row.name : `${sizes} · ${row.name}`;
	paper.line(cut(paper, name, CELL, nameRoom), STARTS.name, base, CELL);
	if (row.pair === undefined) {
		paper.line(t('ask'), ends.pair, base, CELL, 'right');
		return;
	}
	for (const key of PRICES) {
		const cents = row[key];
		const text = cents === undefined ? '–' : formatCents(cents);
		paper.line(text, ends[key], base, key === 'pair' ? STRONG : CELL, 'right');
	}
	if (row.caseSize !== null) {
		paper.line(t('casePairs', { pairs: row.caseSize }), ends.pairs, base, SMALL, 'right');
	}
	if (row.validTo !== '') paper.line(row.validTo, ends.holds, base, SMALL, 'right');
}

/** Truncates a text to fit on one line. */
function cut(paper: LetterSheet, text: string, style: LetterText, width: number): string {
	if (paper.widthOf(text, style) <= width) return text;
	const [first = ''] = paper.wrap(text, style, width - paper.widthOf('…', style));
	return `${first}…`;
}
