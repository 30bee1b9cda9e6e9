import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { type Currency, formatPrice } from '../../domain/pricing/price.ts';
import type { PriceSheet, PriceSheetRow } from '../../domain/pricing/price-sheet.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { COLOURS, LETTER, LetterSheet, type LetterText } from './letter-sheet.server.ts';

const CELL: LetterText = { size: 9, weight: 400 };
const STRONG: LetterText = { size: 9, weight: 700 };
const HEADING: LetterText = { size: 8, weight: 700, colour: COLOURS.quiet };
const ROW = 16;
const PAGES_A_TURN = 4;

/** Column positions: text columns start at `x`, number columns end there. */
const COLUMNS = { part: 42, yours: 128, name: 208, pair: 392, dozen: 444, case: 496, pairs: 524, holds: 570 };

type Words = ReturnType<typeof messagesFor<'priceSheet'>>;

/** A company's prices on Letter pages, from the same rows as its page and its spreadsheet. */
export async function makePriceSheetPdf(sheet: PriceSheet, company: string, locale: Locale): Promise<Buffer> {
	const t = messagesFor(locale, 'priceSheet');
	const title = t('for', { company });
	const paper = new LetterSheet(title, t('title'), locale);
	let y = startPage(paper);
	y = paper.text(title, LETTER.margin, y, LETTER.width - 2 * LETTER.margin, { size: 20, weight: 800 });
	const asOf = t('asOf', { currency: sheet.currency, date: formatCalendarDate(sheet.date, locale) });
	y = paper.text(asOf, LETTER.margin, y + 2, LETTER.width - 2 * LETTER.margin, { size: 11, weight: 400 });
	y = drawHeading(paper, y + 14, t);
	for (const [at, row] of sheet.rows.entries()) {
		if (y + ROW > paper.bottom) {
			// Lets other requests run between the pages of a long document.
			if (paper.pages % PAGES_A_TURN === 0) await new Promise((go) => setImmediate(go));
			y = drawHeading(paper, startPage(paper), t);
		}
		if (at % 2 === 1)
			paper.pdf.rect(LETTER.margin - 4, y, LETTER.width - 2 * LETTER.margin + 8, ROW).fill(COLOURS.band);
		drawRow(paper, row, y + 11.5, { currency: sheet.currency, t, locale });
		y += ROW;
	}
	return paper.finish(t('foot', { company }), (page, pages) => t('page', { page, pages }));
}

function startPage(paper: LetterSheet): number {
	paper.addPage();
	return paper.top;
}

function drawHeading(paper: LetterSheet, y: number, t: Words): number {
	const base = y + 10;
	paper.line(t('part'), COLUMNS.part, base, HEADING);
	paper.line(t('yours'), COLUMNS.yours, base, HEADING);
	paper.line(t('name'), COLUMNS.name, base, HEADING);
	for (const key of ['pair', 'dozen', 'case'] as const)
		paper.line(t(key), COLUMNS[key], base, HEADING, 'right');
	paper.line(t('holds'), COLUMNS.holds, base, HEADING, 'right');
	paper.rule(LETTER.margin - 4, y + 15, LETTER.width - 2 * LETTER.margin + 8, 1, COLOURS.ink);
	return y + 17;
}

function drawRow(
	paper: LetterSheet,
	row: PriceSheetRow,
	base: number,
	{ currency, t, locale }: { currency: Currency; t: Words; locale: Locale },
): void {
	paper.line(cut(paper, formatPartNumber(row.partNumber), STRONG, 82), COLUMNS.part, base, STRONG);
	paper.line(cut(paper, row.customerNumber, CELL, 76), COLUMNS.yours, base, CELL);
	paper.line(cut(paper, row.name, CELL, 136), COLUMNS.name, base, CELL);
	if (row.pair === undefined) {
		paper.line(t('ask'), COLUMNS.pair, base, CELL, 'right');
		return;
	}
	for (const key of ['pair', 'dozen', 'case'] as const) {
		const cents = row[key];
		const words = cents === undefined ? '–' : formatPrice(cents, currency, locale);
		paper.line(words, COLUMNS[key], base, key === 'pair' ? STRONG : CELL, 'right');
	}
	const small: LetterText = { size: 7.5, weight: 400, colour: COLOURS.quiet };
	if (row.caseSize !== null) {
		paper.line(t('casePairs', { pairs: row.caseSize }), COLUMNS.pairs, base, small, 'right');
	}
	if (row.validTo !== '') paper.line(row.validTo, COLUMNS.holds, base, small, 'right');
}

/** Truncates a text to fit on one line. */
function cut(paper: LetterSheet, text: string, style: LetterText, width: number): string {
	if (paper.widthOf(text, style) <= width) return text;
	const [first = ''] = paper.wrap(text, style, width - paper.widthOf('…', style));
	return `${first}…`;
}
