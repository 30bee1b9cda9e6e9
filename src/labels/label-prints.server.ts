import { drawMatrixCode } from '../label-sheet/label-code.server.ts';
import { labelPaper, PACKING_PAPER } from '../label-sheet/label-paper.ts';
import { listForeignCharacters } from '../label-sheet/label-text.ts';
import { formatZpl, listUnprintableCharacters, type ZplDensity } from '../label-sheet/label-zpl.ts';
import {
	countFaces,
	layOutFaces,
	layOutPackingJob,
	layOutPrintJob,
	type PrintSettings,
} from '../label-sheet/print-job.ts';
import type { PrintedLabel } from '../label-sheet/printed-label.ts';
import { ProblemError } from '../server/problem.server.ts';
import { wordsOf } from '../server/server-words.ts';
import { formatLabelCode, formatLabelNumber, LABEL_LIMITS, type Label } from './label.ts';
import { packingWords, sheetWords } from './label-sheet-words.ts';
import { toPackingList, toPrintedLabel } from './printable-label.ts';

const t = wordsOf('labelSheet');
const words = sheetWords(t);
const packing = packingWords(t);

/** A stored label as it is printed, with its number and its code. */
export async function toStoredSheet(label: Label): Promise<PrintedLabel> {
	const code = await drawMatrixCode(formatLabelCode(label.id));
	return toPrintedLabel(label, { number: formatLabelNumber(label.id), code, none: t('none') });
}

/**
 * A slip of the finger must not empty the roll, nor keep the program from its visitors.
 * @throws ProblemError invalid, when more pages would be printed than one go may have.
 */
export function refuseTooMuchPaper(labels: readonly Label[], settings: Omit<PrintSettings, 'skipped'>): void {
	const sheets = labels.map((label) => toPrintedLabel(label, { none: t('none') }));
	if (countFaces(sheets, words, { ...settings, skipped: 0 }) <= LABEL_LIMITS.sheets) return;
	throw tooMuchPaper();
}

/** @throws ProblemError invalid, as `refuseTooMuchPaper` does. */
export function refuseTooMuchPacking(labels: readonly Label[], copies: number): void {
	const lists = labels.map((label) => toPackingList(label, toPrintedLabel(label, { none: t('none') })));
	if (layOutPackingJob(lists, packing, 1).length * copies > LABEL_LIMITS.sheets) throw tooMuchPaper();
}

function tooMuchPaper(): ProblemError {
	return new ProblemError('invalid', undefined, [
		{ path: 'copies', message: `At most ${LABEL_LIMITS.sheets} pages in one go` },
	]);
}

/**
 * The PDF of labels.
 * @throws ProblemError unprocessable, naming the characters, when our fonts lack some: a browser draws those.
 */
export async function makeLabelsPdf(labels: readonly Label[], settings: PrintSettings): Promise<Buffer> {
	const sheets = await Promise.all(labels.map(toStoredSheet));
	refuseCharacters(sheets, listForeignCharacters, 'the PDF has no letters for');
	const job = layOutPrintJob(sheets, words, settings);
	// A program that draws PDFs is too heavy to be loaded at the start.
	const { makeLabelPdf } = await import('../label-sheet/label-pdf.server.ts');
	return makeLabelPdf(job, labelPaper(settings.paper), nameOfPrint(labels));
}

/** The PDF of packing lists. @throws ProblemError unprocessable, as `makeLabelsPdf` does. */
export async function makePackingPdf(labels: readonly Label[], copies: number): Promise<Buffer> {
	const sheets = await Promise.all(
		labels.map(async (label) => ({ label, sheet: await toStoredSheet(label) })),
	);
	refuseCharacters(
		sheets.map(({ sheet }) => sheet),
		listForeignCharacters,
		'the PDF has no letters for',
	);
	const lists = sheets.map(({ label, sheet }) => toPackingList(label, sheet));
	const { makeLabelPdf } = await import('../label-sheet/label-pdf.server.ts');
	return makeLabelPdf(layOutPackingJob(lists, packing, copies), PACKING_PAPER, nameOfPrint(labels));
}

/**
 * The commands of labels for a thermal printer.
 * @throws ProblemError unprocessable, for sheets of several labels and for letters that such printers lack.
 */
export async function makeLabelsZpl(
	labels: readonly Label[],
	settings: PrintSettings,
	density: ZplDensity,
): Promise<string> {
	const paper = labelPaper(settings.paper);
	if (paper.across * paper.down > 1) {
		throw new ProblemError('unprocessable', 'Thermal printers take rolls: pick 4 × 6 in or 4 × 4 in.');
	}
	const sheets = await Promise.all(labels.map(toStoredSheet));
	refuseCharacters(sheets, listUnprintableCharacters, 'thermal printers have no letters for');
	return formatZpl(layOutFaces(sheets, words, settings), paper, density);
}

/** "Label #1048", "Labels #1048, #1047 and 3 more". */
function nameOfPrint(labels: readonly Label[]): string {
	return labels
		.map(({ id }) => formatLabelNumber(id))
		.slice(0, 10)
		.join(' ');
}

function refuseCharacters(
	sheets: readonly PrintedLabel[],
	listMissing: (text: string) => string[],
	reason: string,
): void {
	const faults = sheets.flatMap((sheet) => {
		const missing = listMissing(textOf(sheet));
		return missing.length === 0 ? [] : [`${sheet.number} ${missing.slice(0, 10).join(' ')}`];
	});
	if (faults.length === 0) return;
	throw new ProblemError(
		'unprocessable',
		`Print it from the browser: that prints every script, but ${reason} ${faults.join('; ')}.`,
	);
}

/** Every letter of a label, without its spaces. */
function textOf(sheet: PrintedLabel): string {
	const { code: _, lines, addressLines, ...texts } = sheet;
	return [...Object.values(texts), ...addressLines, ...lines.flatMap((line) => Object.values(line))]
		.join('')
		.replace(/\s/gu, '');
}
