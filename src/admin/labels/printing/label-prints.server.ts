import { drawMatrixCode } from '../../../documents/labels/label-code.server.ts';
import { labelPaper, PACKING_PAPER } from '../../../documents/labels/label-paper.ts';
import { formatZpl, type ZplDensity } from '../../../documents/labels/label-zpl.ts';
import {
	countFaces,
	layOutFaces,
	layOutPackingJob,
	layOutPrintJob,
	type PrintSettings,
} from '../../../documents/labels/print-job.ts';
import type { PrintedLabel } from '../../../documents/labels/printed-label.ts';
import {
	formatLabelCode,
	formatLabelNumber,
	LABEL_LIMITS,
	type Label,
} from '../../../domain/labels/label.ts';
import { FIRST_CONTACT } from '../../../domain/site-content/contact/stored-contact.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import { say } from '../../../platform/i18n/message.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { toPackingMessages, toSheetMessages } from './label-sheet-messages.ts';
import { toPackingList, toPrintedLabel } from './printable-label.ts';

/** The texts of printed labels, which are in the labels' own languages. Here they are only counted: each is one line. */
function paperTexts() {
	const read = { en: messagesFor('en', 'labelSheet'), fr: messagesFor('fr', 'labelSheet') };
	return {
		none: read.en('none'),
		sheet: toSheetMessages(read, FIRST_CONTACT),
		packing: toPackingMessages(read, FIRST_CONTACT),
	};
}

/** A stored label in printed form, with its number and its code. */
export async function toStoredSheet(label: Label): Promise<PrintedLabel> {
	const { none } = paperTexts();
	const code = await drawMatrixCode(formatLabelCode(label.id));
	return toPrintedLabel(label, { number: formatLabelNumber(label.id), code, none });
}

/**
 * Limits the size of a print job: a typo must not empty the roll or block the process.
 * @throws ProblemError invalid if a job would print too many pages.
 */
export function refuseTooMuchPaper(labels: readonly Label[], settings: Omit<PrintSettings, 'skipped'>): void {
	const { none, sheet } = paperTexts();
	const sheets = labels.map((label) => toPrintedLabel(label, { none }));
	if (countFaces(sheets, sheet, { ...settings, skipped: 0 }) <= LABEL_LIMITS.sheets) return;
	throw tooMuchPaper();
}

/** @throws ProblemError invalid, like `refuseTooMuchPaper`. */
export function refuseTooMuchPacking(labels: readonly Label[], copies: number): void {
	const { none, packing } = paperTexts();
	const lists = labels.map((label) => toPackingList(label, toPrintedLabel(label, { none })));
	if (layOutPackingJob(lists, packing, 1).length * copies > LABEL_LIMITS.sheets) throw tooMuchPaper();
}

function tooMuchPaper(): ProblemError {
	return new ProblemError('invalid', undefined, [
		{ path: 'copies', message: say('problems.labels.pages', { most: LABEL_LIMITS.sheets }) },
	]);
}

/** Creates the PDF of labels. */
export async function makeLabelsPdf(labels: readonly Label[], settings: PrintSettings): Promise<Buffer> {
	const sheets = await Promise.all(labels.map((label) => toStoredSheet(label)));
	const job = layOutPrintJob(sheets, paperTexts().sheet, settings);
	// The PDF library is too large to load at startup.
	const { makeLabelPdf } = await import('../../../documents/labels/label-pdf.server.ts');
	return makeLabelPdf(job, labelPaper(settings.paper), nameOfPrint(labels), localeOfPrint(sheets));
}

/** Creates the PDF of packing lists. */
export async function makePackingPdf(labels: readonly Label[], copies: number): Promise<Buffer> {
	const sheets = await Promise.all(
		labels.map(async (label) => ({ label, sheet: await toStoredSheet(label) })),
	);
	const lists = sheets.map(({ label, sheet }) => toPackingList(label, sheet));
	const { makeLabelPdf } = await import('../../../documents/labels/label-pdf.server.ts');
	const job = layOutPackingJob(lists, paperTexts().packing, copies);
	return makeLabelPdf(job, PACKING_PAPER, nameOfPrint(labels), localeOfPrint(lists));
}

/**
 * Creates the commands that print labels on a thermal printer.
 * @throws ProblemError unprocessable for papers with several labels per sheet.
 */
export async function makeLabelsZpl(
	labels: readonly Label[],
	settings: PrintSettings,
	density: ZplDensity,
): Promise<string> {
	const paper = labelPaper(settings.paper);
	if (paper.across * paper.down > 1) {
		throw new ProblemError('unprocessable', say('problems.labels.rolls'));
	}
	const sheets = await Promise.all(labels.map((label) => toStoredSheet(label)));
	// Loaded on use: the fonts are needed only for characters that the printer lacks.
	const { drawTextDots } = await import('../../../documents/labels/lettering/text-outline.server.ts');
	return formatZpl(layOutFaces(sheets, paperTexts().sheet, settings), paper, density, drawTextDots);
}

/** The language of a document: the first one on its first paper. */
function localeOfPrint([first]: readonly Pick<PrintedLabel, 'locales'>[]): Locale {
	return first?.locales[0] ?? DEFAULT_LOCALE;
}

/** "Label #1048", "Labels #1048, #1047 and 3 more". */
function nameOfPrint(labels: readonly Label[]): string {
	return labels
		.map(({ id }) => formatLabelNumber(id))
		.slice(0, 10)
		.join(' ');
}
