import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatSizeWord, sortSizes } from '../../domain/catalogue/glove-size.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { formatAmperage, parseAmperage } from '../../domain/ratings/amperage.ts';
import { explainCertification } from '../../domain/ratings/certification.ts';
import { type Performance, sortByPerformance } from '../../domain/ratings/performance.ts';
import type { RatingWords } from '../../domain/ratings/rating-words.ts';
import { RATING_WORDS_IN } from '../../domain/ratings/rating-words-in.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { COLOURS, LETTER, LetterSheet, type LetterText } from './letter-sheet.server.ts';

const GAP = 24;
const WIDE = 300;
const WIDTH = LETTER.width - 2 * LETTER.margin;
const BODY: LetterText = { size: 9, weight: 400 };
const STRONG: LetterText = { size: 9, weight: 700 };
const QUIET: LetterText = { size: 8, weight: 400, colour: COLOURS.quiet };
const PICTURE = 132;

/** A column of the sheet: the next item is placed at `y` of `page`. */
type Column = { x: number; width: number; page: number; y: number };

type Words = ReturnType<typeof messagesFor<'specSheet'>>;

/** A picture of the glove, as JPEG. */
export type SheetPicture = { jpeg: Buffer };

/**
 * A glove's spec sheet, from its catalogue data: ratings with their editions, processes, positions, materials, sizes
 * and packaging.
 * @param made the calendar day printed on it; `address` is the glove's page.
 */
export function makeSpecSheetPdf(
	product: Product,
	{
		made,
		address,
		picture,
		locale,
	}: { made: string; address: string; picture: SheetPicture | undefined; locale: Locale },
): Promise<Buffer> {
	const t = messagesFor(locale, 'specSheet');
	const words = RATING_WORDS_IN[locale];
	const number = formatPartNumber(product.partNumber);
	const paper = new LetterSheet(`${number} ${product.name}`, t('title'), locale);
	paper.addPage();
	const headWidth = picture ? WIDTH - PICTURE - GAP : WIDTH;
	let y = paper.text(number, LETTER.margin, paper.top - 6, headWidth, { size: 34, weight: 800 });
	y = paper.text(product.name, LETTER.margin, y - 2, headWidth, { size: 15, weight: 700 });
	if (product.description !== '') {
		y = paper.text(product.description, LETTER.margin, y + 4, headWidth, { size: 10, weight: 400 });
	}
	if (picture) {
		const at = LETTER.width - LETTER.margin - PICTURE;
		paper.pdf.image(picture.jpeg, at, paper.top - 4, { fit: [PICTURE, PICTURE] });
		y = Math.max(y, paper.top + PICTURE);
	}
	const start = y + 16;
	const left = { x: LETTER.margin, width: WIDE, page: 0, y: start };
	const right = { x: LETTER.margin + WIDE + GAP, width: WIDTH - WIDE - GAP, page: 0, y: start };
	drawRatings(paper, left, product, { t, words });
	drawPerformance(paper, left, product, { t, words });
	drawFacts(paper, right, product, { t, locale });
	const foot = `${t('foot', { date: formatCalendarDate(made, locale) })} ${address}`;
	return paper.finish(foot, (page, pages) => t('page', { page, pages }));
}

/** Makes room for an item of this height, moving to the next page if this one is full. */
function makeRoom(paper: LetterSheet, column: Column, height: number): void {
	if (column.y + height > paper.bottom) {
		column.page += 1;
		column.y = paper.top;
	}
	paper.turnTo(column.page);
}

function drawHeading(paper: LetterSheet, column: Column, words: string): void {
	makeRoom(paper, column, 50);
	paper.rule(column.x, column.y, column.width, 1.4, COLOURS.ink);
	paper.line(words, column.x, column.y + 16, { size: 12, weight: 800 });
	column.y += 22;
}

function drawRatings(
	paper: LetterSheet,
	column: Column,
	{ certifications }: Product,
	{ t, words }: { t: Words; words: RatingWords },
): void {
	drawHeading(paper, column, t('ratings'));
	if (certifications.length === 0)
		column.y = paper.text(t('notRated'), column.x, column.y, column.width, BODY) + 4;
	for (const certification of certifications) {
		const { label, value, edition, steps, parts } = explainCertification(certification, words);
		const meanings = parts.map(({ name, character, meaning }) => {
			// "Type A" already includes its mark.
			const mark = name.endsWith(` ${character}`) ? name : `${name} ${character}`;
			return `${mark}: ${meaning}`;
		});
		const inner = column.width - 12;
		const height = 18 + meanings.reduce((sum, line) => sum + paper.heightOf(line, QUIET, inner), 0);
		makeRoom(paper, column, height);
		const level = steps ? ` (${steps.level}/${steps.of})` : '';
		paper.line(`${label} ${value}${level}`, column.x, column.y + 11, { size: 11, weight: 800 });
		if (edition !== '') {
			paper.line(t('edition', { edition }), column.x + column.width, column.y + 11, QUIET, 'right');
		}
		column.y += 15;
		for (const line of meanings) column.y = paper.text(line, column.x + 12, column.y, inner, QUIET);
		column.y += 3;
		paper.rule(column.x, column.y, column.width);
		column.y += 3;
	}
	column.y += 10;
}

function drawPerformance(
	paper: LetterSheet,
	column: Column,
	product: Product,
	{ t, words }: { t: Words; words: RatingWords },
): void {
	const processes = sortByPerformance(product.weldingProcesses).map((row) => ({
		name: row.process,
		aside: formatAmperage(parseAmperage(row.amperageRange), words),
		performance: row.performance,
	}));
	const positions = product.weldingPositions.map(({ position, performance }) => ({
		name: position,
		aside: '',
		performance,
	}));
	for (const [words, rows] of [
		[t('processes'), processes],
		[t('positions'), positions],
	] as const) {
		if (rows.length === 0) continue;
		drawHeading(paper, column, words);
		for (const { name, aside, performance } of rows) {
			const lines = paper.wrap(name, STRONG, 130);
			makeRoom(paper, column, lines.length * 12 + 5);
			const base = column.y + 10;
			for (const [at, line] of lines.entries()) paper.line(line, column.x, base + at * 12, STRONG);
			paper.line(aside, column.x + 142, base, BODY);
			drawMark(paper, performance, column.x + column.width - 64, base - 3);
			paper.line(performance, column.x + column.width - 54, base, BODY);
			column.y += lines.length * 12 + 3;
			paper.rule(column.x, column.y, column.width);
			column.y += 2;
		}
		column.y += 10;
	}
}

/** Shape and colour next to the word: a filled disc, a half-filled ring, a ring with a slash. */
function drawMark(paper: LetterSheet, performance: Performance, x: number, y: number): void {
	const { pdf } = paper;
	const radius = 4;
	if (performance === 'Full use') {
		pdf.circle(x, y, radius).fill(COLOURS.full);
		return;
	}
	const colour = performance === 'Limited' ? COLOURS.limited : COLOURS.none;
	pdf.lineWidth(1.2).circle(x, y, radius).stroke(colour);
	if (performance === 'Limited') {
		pdf.path(`M ${x} ${y - radius} A ${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`).fill(colour);
	} else {
		const end = radius * 0.7;
		pdf
			.moveTo(x - end, y + end)
			.lineTo(x + end, y - end)
			.stroke(colour);
	}
}

function drawFacts(
	paper: LetterSheet,
	column: Column,
	product: Product,
	{ t, locale }: { t: Words; locale: Locale },
): void {
	const { innerBag, masterCase, displayReady } = product.packaging;
	const features = product.productDetails.length > 0 ? product.productDetails : (product.features[0] ?? []);
	const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
	drawRows(paper, column, t('materials'), Object.entries(product.specifications));
	drawRows(
		paper,
		column,
		t('sizes'),
		sortSizes(Object.keys(product.sizes)).map((size) => [
			formatSizeWord(size, locale),
			product.sizes[size] ?? '',
		]),
	);
	drawRows(paper, column, t('packaging'), [
		...(innerBag === null ? [] : [[t('innerBag'), t('pairs', { count: innerBag })] as const]),
		...(masterCase === null ? [] : [[t('masterCase'), t('pairs', { count: masterCase })] as const]),
		...(displayReady ? [[t('display'), t('yes')] as const] : []),
	]);
	drawLines(paper, column, t('features'), filled(features));
	drawLines(paper, column, t('applications'), filled(product.applications));
	drawLines(paper, column, t('usedIn'), filled(product.usedIn));
}

function drawRows(
	paper: LetterSheet,
	column: Column,
	words: string,
	rows: readonly (readonly [string, string])[],
): void {
	if (rows.length === 0) return;
	drawHeading(paper, column, words);
	const name = 74;
	for (const [label, value] of rows) {
		const width = column.width - name - 8;
		const height = Math.max(paper.heightOf(label, STRONG, name), paper.heightOf(value, BODY, width)) + 5;
		makeRoom(paper, column, height);
		paper.text(label, column.x, column.y, name, STRONG);
		paper.text(value, column.x + name + 8, column.y, width, BODY);
		column.y += height - 2;
		paper.rule(column.x, column.y, column.width);
		column.y += 2;
	}
	column.y += 10;
}

function drawLines(paper: LetterSheet, column: Column, words: string, lines: readonly string[]): void {
	if (lines.length === 0) return;
	drawHeading(paper, column, words);
	for (const line of lines) {
		makeRoom(paper, column, paper.heightOf(line, BODY, column.width - 10) + 2);
		paper.rule(column.x, column.y + 5, 4, 1.4, COLOURS.ink);
		column.y = paper.text(line, column.x + 10, column.y, column.width - 10, BODY) + 2;
	}
	column.y += 10;
}
