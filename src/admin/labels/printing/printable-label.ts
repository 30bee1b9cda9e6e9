import type { PackingList } from '../../../documents/labels/packing-list.ts';
import type { MatrixCode, PrintedLabel } from '../../../documents/labels/printed-label.ts';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import {
	countPairs,
	formatLineDescription,
	formatPairs,
	type LabelInput,
	splitAddress,
} from '../../../domain/labels/label.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/**
 * A label in printed form, whether stored or still being edited.
 * @param none the placeholder for a missing invoice or order number.
 */
export function toPrintedLabel(
	label: LabelInput,
	{ number = '', code, none, locale }: { number?: string; code?: MatrixCode; none: string; locale: Locale },
): PrintedLabel {
	return {
		number,
		...(code ? { code } : {}),
		invoiceNumber: label.invoiceNumber || none,
		purchaseOrderNumber: label.purchaseOrderNumber || none,
		date: formatCalendarDate(label.date, locale),
		attention: label.attention,
		operatingName: label.operatingName,
		addressLines: splitAddress(label.shippingAddress),
		lines: label.content
			.filter(({ productPartNumber }) => productPartNumber !== '')
			.map((line) => ({
				partNumber: formatPartNumber(line.productPartNumber),
				description: formatLineDescription(line),
				size: line.size,
				amount: formatPairs(line.quantity),
			})),
	};
}

/** The packing list of a label, with the content of `printed` and the pairs as plain numbers. */
export function toPackingList(label: LabelInput, printed: PrintedLabel): PackingList {
	const lines = label.content
		.filter(({ productPartNumber }) => productPartNumber !== '')
		.map((line) => ({
			partNumber: formatPartNumber(line.productPartNumber),
			description: formatLineDescription(line),
			size: line.size,
			pairs: String(line.quantity),
		}));
	return { ...printed, lines, totalPairs: String(countPairs(label.content)) };
}
