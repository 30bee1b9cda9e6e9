import type { PackingList } from '../../../documents/labels/packing-list.ts';
import type { MatrixCode, PrintedLabel } from '../../../documents/labels/printed-label.ts';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import {
	countPairs,
	formatPrintedCount,
	formatPrintedDescription,
	formatPrintedPairs,
	formatPrintedSize,
	type LabelInput,
	splitAddress,
} from '../../../domain/labels/label.ts';
import { listLabelLocales, listPackingLocales } from '../../../domain/labels/label-language.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/**
 * A label in printed form and in its own language, whether stored or still being edited.
 * @param none the placeholder for a missing invoice or order number.
 */
export function toPrintedLabel(
	label: LabelInput,
	{ number = '', code, none }: { number?: string; code?: MatrixCode; none: string },
): PrintedLabel {
	const locales = listLabelLocales(label);
	return {
		locales,
		number,
		...(code ? { code } : {}),
		invoiceNumber: label.invoiceNumber || none,
		purchaseOrderNumber: label.purchaseOrderNumber || none,
		date: formatPrintedDate(label.date, locales),
		attention: label.attention,
		operatingName: label.operatingName,
		addressLines: splitAddress(label.shippingAddress),
		lines: label.content
			.filter(({ productPartNumber }) => productPartNumber !== '')
			.map((line) => ({
				partNumber: formatPartNumber(line.productPartNumber),
				description: formatPrintedDescription(line, locales),
				size: formatPrintedSize(line.size, locales),
				amount: formatPrintedPairs(line.quantity, locales),
			})),
	};
}

/** A date in the language of a paper; numbers where it has two (ISO 8601, as CAN/CSA-Z234.4 has it for both). */
function formatPrintedDate(date: string, [only, other]: readonly Locale[]): string {
	return other || !only ? date : formatCalendarDate(date, only);
}

/** The packing list of a label, with the content of `printed` and the pairs as plain numbers. */
export function toPackingList(label: LabelInput, printed: PrintedLabel): PackingList {
	const locales = listPackingLocales(label);
	const lines = label.content
		.filter(({ productPartNumber }) => productPartNumber !== '')
		.map((line) => ({
			partNumber: formatPartNumber(line.productPartNumber),
			description: formatPrintedDescription(line, printed.locales),
			size: formatPrintedSize(line.size, printed.locales),
			pairs: formatPrintedCount(line.quantity, locales),
		}));
	return { ...printed, locales, lines, totalPairs: formatPrintedCount(countPairs(label.content), locales) };
}
