import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { formatSizeWord, sortSizes } from '../../domain/catalogue/sizes/glove-size.ts';
import {
	type FindText,
	listUntranslated,
	textsOf,
	translateUsedIn,
} from '../../domain/catalogue/translations/product-texts.ts';
import { formatAmperage, parseAmperage } from '../../domain/ratings/amperage.ts';
import { explainCertification } from '../../domain/ratings/certification.ts';
import { PERFORMANCES, type Performance, sortByPerformance } from '../../domain/ratings/performance.ts';
import type { RatingMessages } from '../../domain/ratings/wording/rating-messages.ts';
import { RATING_MESSAGES_IN } from '../../domain/ratings/wording/rating-messages-in.ts';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '../../platform/i18n/locale.ts';
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

type Messages = ReturnType<typeof messagesFor<'specSheet'>>;

/** Marks texts of a glove that have not been translated. */
const ENGLISH = LANGUAGE_TAGS[DEFAULT_LOCALE];
/** A position of a marking and its meaning. French has no capital within a sentence. */
const JOINED: Readonly<Record<Locale, (mark: string, meaning: string) => string>> = {
	en: (mark, meaning) => `${mark}: ${meaning}`,
	fr: (mark, meaning) => `${mark} – ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`,
};
const PERFORMANCE_KEYS = { 'Full use': 'fullUse', Limited: 'limited', 'No use': 'noUse' } as const;

type StyledText = readonly [text: string, style: LetterText];

/** How a sheet is worded: its messages, the words of ratings, and the glove's own texts. */
type Wording = {
	locale: Locale;
	t: Messages;
	messages: RatingMessages;
	performance: (performance: Performance) => string;
	/** A text of the glove with its style: in English, and marked as such, if it has not been translated. */
	read: (text: string, style: LetterText) => StyledText;
};

function wordingIn(find: FindText, locale: Locale): Wording {
	const product = messagesFor(locale, 'product');
	return {
		locale,
		t: messagesFor(locale, 'specSheet'),
		messages: RATING_MESSAGES_IN[locale],
		performance: (performance) => product(`performance.${PERFORMANCE_KEYS[performance]}`),
		read: (text, style) => {
			const own = find(text);
			return own === undefined ? [text, { ...style, lang: ENGLISH }] : [own, style];
		},
	};
}

/** A picture of the glove, as JPEG. */
export type SheetPicture = { jpeg: Buffer };

/**
 * A glove's spec sheet in a language, from its catalogue data: ratings with their editions, processes, positions,
 * materials, sizes and packaging.
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
	const wording = wordingIn(textsOf(product, locale), locale);
	const { t, read } = wording;
	const number = formatPartNumber(product.partNumber);
	const paper = new LetterSheet(t('documentTitle', { number, name: product.name }), t('title'), locale);
	paper.addPage();
	const headWidth = picture ? WIDTH - PICTURE - GAP : WIDTH;
	let y = paper.text(number, LETTER.margin, paper.top - 6, headWidth, { size: 34, weight: 800 });
	y = paper.text(product.name, LETTER.margin, y - 2, headWidth, { size: 15, weight: 700 });
	if (product.description !== '') {
		const [text, style] = read(product.description, { size: 10, weight: 400 });
		y = paper.text(text, LETTER.margin, y + 4, headWidth, style);
	}
	if (picture) {
		const at = LETTER.width - LETTER.margin - PICTURE;
		paper.pdf.image(picture.jpeg, at, paper.top - 4, { fit: [PICTURE, PICTURE] });
		y = Math.max(y, paper.top + PICTURE);
	}
	const start = y + 16;
	const left = { x: LETTER.margin, width: WIDE, page: 0, y: start };
	const right = { x: LETTER.margin + WIDE + GAP, width: WIDTH - WIDE - GAP, page: 0, y: start };
	drawRatings(paper, left, product, wording);
	drawPerformance(paper, left, product, wording);
	drawFacts(paper, right, product, wording);
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

function drawHeading(paper: LetterSheet, column: Column, text: string): void {
	makeRoom(paper, column, 50);
	paper.rule(column.x, column.y, column.width, 1.4, COLOURS.ink);
	paper.line(text, column.x, column.y + 16, { size: 12, weight: 800 });
	column.y += 22;
}

function drawRatings(
	paper: LetterSheet,
	column: Column,
	{ certifications }: Product,
	{ t, messages, locale }: Wording,
): void {
	drawHeading(paper, column, t('ratings'));
	if (certifications.length === 0)
		column.y = paper.text(t('notRated'), column.x, column.y, column.width, BODY) + 4;
	for (const certification of certifications) {
		const { label, value, edition, steps, parts } = explainCertification(certification, messages);
		const meanings = parts.map(({ name, character, meaning }) => {
			// "Type A" already includes its mark.
			const mark = name.endsWith(` ${character}`) ? name : `${name} ${character}`;
			return JOINED[locale](mark, meaning);
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
	{ t, messages, performance: wordOf, read }: Wording,
): void {
	const wordRoom = Math.max(...PERFORMANCES.map((one) => paper.widthOf(wordOf(one), BODY)));
	const processes = sortByPerformance(product.weldingProcesses).map((row) => ({
		name: row.process,
		aside: formatAmperage(parseAmperage(row.amperageRange), messages),
		performance: row.performance,
	}));
	const positions = product.weldingPositions.map(({ position, performance }) => ({
		name: position,
		aside: '',
		performance,
	}));
	for (const [heading, rows] of [
		[t('processes'), processes],
		[t('positions'), positions],
	] as const) {
		if (rows.length === 0) continue;
		drawHeading(paper, column, heading);
		for (const { name, aside, performance } of rows) {
			const [text, style] = read(name, STRONG);
			const lines = paper.wrap(text, style, 130);
			makeRoom(paper, column, lines.length * 12 + 5);
			const base = column.y + 10;
			for (const [at, line] of lines.entries()) paper.line(line, column.x, base + at * 12, style);
			paper.line(aside, column.x + 142, base, BODY);
			const wordAt = column.x + column.width - wordRoom - 4;
			drawMark(paper, performance, wordAt - 10, base - 3);
			paper.line(wordOf(performance), wordAt, base, BODY);
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

function drawFacts(paper: LetterSheet, column: Column, product: Product, { t, locale, read }: Wording): void {
	const { innerBag, masterCase, displayReady } = product.packaging;
	const features = product.productDetails.length > 0 ? product.productDetails : (product.features[0] ?? []);
	const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
	const specifications = Object.entries(product.specifications);
	drawRows(
		paper,
		column,
		t('materials'),
		specifications.map(([name, value]) => [read(name, STRONG), read(value, BODY)]),
	);
	drawRows(
		paper,
		column,
		t('sizes'),
		sortSizes(Object.keys(product.sizes)).map((size) =>
			rowOf(formatSizeWord(size, locale), product.sizes[size] ?? ''),
		),
	);
	drawRows(paper, column, t('packaging'), [
		...(innerBag === null ? [] : [rowOf(t('innerBag'), t('pairs', { count: innerBag }))]),
		...(masterCase === null ? [] : [rowOf(t('masterCase'), t('pairs', { count: masterCase }))]),
		...(displayReady ? [rowOf(t('display'), t('yes'))] : []),
	]);
	const readLines = (lines: readonly string[]) => filled(lines).map((line) => read(line, BODY));
	drawLines(paper, column, t('features'), readLines(features));
	drawLines(paper, column, t('applications'), readLines(product.applications));
	const untranslated = listUntranslated(product, locale);
	const usedIn = translateUsedIn(product, (text) => read(text, BODY)[0]);
	drawLines(
		paper,
		column,
		t('usedIn'),
		filled(usedIn).map((line) => [
			line,
			untranslated.some((text) => line.includes(text)) ? { ...BODY, lang: ENGLISH } : BODY,
		]),
	);
}

const rowOf = (name: string, value: string): readonly [StyledText, StyledText] => [
	[name, STRONG],
	[value, BODY],
];

function drawRows(
	paper: LetterSheet,
	column: Column,
	text: string,
	rows: readonly (readonly [name: StyledText, value: StyledText])[],
): void {
	if (rows.length === 0) return;
	drawHeading(paper, column, text);
	const name = 86;
	for (const [[label, strong], [value, body]] of rows) {
		const width = column.width - name - 8;
		const height = Math.max(paper.heightOf(label, strong, name), paper.heightOf(value, body, width)) + 5;
		makeRoom(paper, column, height);
		paper.text(label, column.x, column.y, name, strong);
		paper.text(value, column.x + name + 8, column.y, width, body);
		column.y += height - 2;
		paper.rule(column.x, column.y, column.width);
		column.y += 2;
	}
	column.y += 10;
}

function drawLines(paper: LetterSheet, column: Column, text: string, lines: readonly StyledText[]): void {
	if (lines.length === 0) return;
	drawHeading(paper, column, text);
	for (const [line, style] of lines) {
		makeRoom(paper, column, paper.heightOf(line, style, column.width - 10) + 2);
		paper.rule(column.x, column.y + 5, 4, 1.4, COLOURS.ink);
		column.y = paper.text(line, column.x + 10, column.y, column.width - 10, style) + 2;
	}
	column.y += 10;
}
