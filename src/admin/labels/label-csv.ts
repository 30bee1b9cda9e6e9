import type { Label, LabelLine } from '../../domain/labels/label.ts';
import { csvTable } from '../../platform/text/csv-table.ts';
import { localTime } from '../kit/list/local-time.ts';

type LabelColumn<Row> = Parameters<typeof csvTable<Row>>[0][number];

const headColumns = <Row>(labelOf: (row: Row) => Label): LabelColumn<Row>[] => [
	['label', (row) => labelOf(row).id],
	['date', (row) => labelOf(row).date],
	['state', (row) => labelOf(row).state],
	['company', (row) => labelOf(row).operatingName],
	['company_id', (row) => labelOf(row).companyId],
	['invoice', (row) => labelOf(row).invoiceNumber],
	['purchase_order', (row) => labelOf(row).purchaseOrderNumber],
];

/** One row per label; times are local. */
export function labelCsv(timeZone: string) {
	const local = localTime(timeZone);
	return csvTable<Label>([
		...headColumns<Label>((label) => label),
		['ship_to', ({ shippingAddress }) => shippingAddress],
		['attention', ({ attention }) => attention],
		['lines', ({ content }) => content.length],
		['pairs', ({ content }) => content.reduce((sum, { quantity }) => sum + quantity, 0)],
		['made', ({ createdAt }) => local(createdAt)],
		['made_by', ({ createdBy }) => createdBy],
		['changed', ({ updatedAt }) => local(updatedAt)],
	]);
}

type LineRow = { label: Label; line: LabelLine };

/** One row per line of a label. */
export const LABEL_LINE_CSV = csvTable<LineRow>([
	...headColumns<LineRow>(({ label }) => label),
	['part_number', ({ line }) => line.productPartNumber.toUpperCase()],
	['product', ({ line }) => line.productName],
	['size', ({ line }) => line.size],
	['pairs', ({ line }) => line.quantity],
]);

export function listLines(labels: readonly Label[]): LineRow[] {
	return labels.flatMap((label) => label.content.map((line) => ({ label, line })));
}
