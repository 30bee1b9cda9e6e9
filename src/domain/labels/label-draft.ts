import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';
import type { Label, LabelInput, LabelLine } from './label.ts';

/** A line in the form; it may still be empty. */
export type DraftLine = LabelLine & { key: string };

/** A label in the form, each line under a key of its own, so that React and errors find it when lines move. */
export type LabelDraft = Omit<LabelInput, 'content'> & { content: DraftLine[] };

/** Keys come from the lines' places: the server and the browser make the same ones. */
export function toDraft(label: LabelInput): LabelDraft {
	return { ...pickInput(label), content: toDraftLines(label.content, 'line') };
}

export function toDraftLines(content: readonly LabelLine[], prefix: string): DraftLine[] {
	return content.map((line, index) => ({ ...line, key: `${prefix}-${index}` }));
}

/** The line that "+ Add Product" appends. */
export function emptyLine(key: string): DraftLine {
	return { productName: '', productPartNumber: '', productDescription: '', size: '', quantity: 1, key };
}

/** What is sent: fields and lines, without what only the form or only the server knows. */
export function toInput(draft: LabelDraft): LabelInput {
	return { ...pickInput(draft), content: draft.content.map(({ key: _, ...line }) => line) };
}

/** The fields that two people may have written differently. */
export const TEXT_FIELDS = [
	'operatingName',
	'attention',
	'date',
	'shippingAddress',
	'invoiceNumber',
	'purchaseOrderNumber',
] as const satisfies (keyof LabelInput)[];

/** A label's lines in words, to be compared by a person. */
export function formatLines(content: readonly LabelLine[]): string {
	return content
		.map((line) => `${formatPartNumber(line.productPartNumber)} ${line.size} x${line.quantity}`)
		.join('; ');
}

/** True when the two would be stored alike. */
export function isSameInput(one: LabelInput, other: LabelInput): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function pickInput<Lines>(label: Omit<LabelInput, 'content'> & { content: Lines } & Partial<Label>) {
	const { operatingName, shippingAddress, attention, date, invoiceNumber, purchaseOrderNumber, companyId } =
		label;
	return {
		operatingName,
		shippingAddress,
		attention,
		date,
		invoiceNumber,
		purchaseOrderNumber,
		content: label.content,
		companyId,
	};
}
