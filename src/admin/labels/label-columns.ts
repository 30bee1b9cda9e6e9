import type { Label, LabelLine } from '../../domain/labels/label.ts';
import { fileTable } from '../../platform/text/file-table.ts';
import { localTime } from '../kit/list/local-time.ts';

type LabelColumn<Row> = Parameters<typeof fileTable<Row>>[0][number];

const headColumns = <Row>(labelOf: (row: Row) => Label): LabelColumn<Row>[] => [
	['label', (row) => labelOf(row).id],
	['date', (row) => labelOf(row).date, 'day'],
	['state', (row) => labelOf(row).state],
	['company', (row) => labelOf(row).operatingName],
	['company_id', (row) => labelOf(row).companyId],
	['invoice', (row) => labelOf(row).invoiceNumber],
	['purchase_order', (row) => labelOf(row).purchaseOrderNumber],
];

/** One row per label; times are local. */
export function labelColumns(timeZone: string) {
	const local = localTime(timeZone);
	return fileTable<Label>([
		...headColumns<Label>((label) => label),
		['ship_to', ({ shippingAddress }) => shippingAddress],
		['attention', ({ attention }) => attention],
		['lines', ({ content }) => content.length],
		['pairs', ({ content }) => content.reduce((sum, { quantity }) => sum + quantity, 0)],
		['made', ({ createdAt }) => local(createdAt), 'time'],
		['made_by', ({ createdBy }) => createdBy],
		['changed', ({ updatedAt }) => local(updatedAt), 'time'],
	]);
}

type LineRow = { label: Label; line: LabelLine };

/** One row per line of a label. */
export const LABEL_LINE_COLUMNS = fileTable<LineRow>([
	...headColumns<LineRow>(({ label }) => label),
	['part_number', ({ line }) => line.productPartNumber.toUpperCase()],
	['product', ({ line }) => line.productName],
	['size', ({ line }) => line.size],
	['pairs', ({ line }) => line.quantity],
]);

export function listLines(labels: readonly Label[]): LineRow[] {
	return labels.flatMap((label) => label.content.map((line) => ({ label, line })));
}
