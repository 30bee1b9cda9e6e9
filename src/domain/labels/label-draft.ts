import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';
import type { Label, LabelInput, LabelLine } from './label.ts';

/** A line in the form; it may be empty. */
export type DraftLine = LabelLine & { key: string };

/** A label in the form. Each line has a unique key, so that React and errors can track lines that move. */
export type LabelDraft = Omit<LabelInput, 'content'> & { content: DraftLine[] };

/** Keys derive from line positions, so that server and browser generate the same ones. */
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

/** The request body: fields and lines, without data specific to the form or the server. */
export function toInput(draft: LabelDraft): LabelInput {
	return { ...pickInput(draft), content: draft.content.map(({ key: _, ...line }) => line) };
}

/** Text fields in which two people's edits may conflict. */
export const TEXT_FIELDS = [
	'operatingName',
	'attention',
	'date',
	'shippingAddress',
	'invoiceNumber',
	'purchaseOrderNumber',
] as const satisfies (keyof LabelInput)[];

/** A label's lines as text, for comparison by a person. */
export function formatLines(content: readonly LabelLine[]): string {
	return content
		.map((line) => `${formatPartNumber(line.productPartNumber)} ${line.size} x${line.quantity}`)
		.join('; ');
}

/** True if both would be stored identically. */
export function isSameInput(one: LabelInput, other: LabelInput): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function pickInput<Lines>(label: Omit<LabelInput, 'content'> & { content: Lines } & Partial<Label>) {
	const { operatingName, shippingAddress, attention, date, invoiceNumber } = label;
	const { purchaseOrderNumber, companyId, language } = label;
	return {
		operatingName,
		shippingAddress,
		attention,
		date,
		invoiceNumber,
		purchaseOrderNumber,
		content: label.content,
		companyId,
		language,
	};
}
