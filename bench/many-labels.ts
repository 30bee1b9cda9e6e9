import { countPairs, emptyLabel, type Label } from '../src/domain/labels/label.ts';
import { labelSearchText } from '../src/domain/labels/label-search-text.ts';
import { LABEL_STATES } from '../src/domain/labels/label-state.ts';
import type { DatabaseLike } from '../src/platform/db/database.server.ts';

const NAMES =
	'Steeltown Welding Supply,Grand River Arc,Sault Marine,Norland Rail,Durham Trade,Boréal Soudure'.split(',');
const GLOVES = ['xy300', 'xy276-3', 'xy073-2', 'xy301', 'xy201'] as const;
const ROWS_PER_STATEMENT = 500;

/** Stores labels for measurements, deterministically: in bulk and not logged. Most are shipped. */
export async function insertManyLabels(db: DatabaseLike, count: number): Promise<void> {
	for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
		const labels = Array.from({ length: Math.min(ROWS_PER_STATEMENT, count - from) }, (_, at) =>
			makeLabel(from + at),
		);
		await db
			.insertInto('label')
			.values(
				labels.map((label) => ({
					id: label.id,
					state: label.state,
					date: label.date,
					operating_name: label.operatingName,
					company_id: label.companyId,
					source: label.source,
					invoice_number: label.invoiceNumber,
					purchase_order_number: label.purchaseOrderNumber,
					line_count: label.content.length,
					pair_count: countPairs(label.content),
					document: JSON.stringify(label),
					version: 1,
					created_by: label.createdBy,
					created_at: label.createdAt,
					updated_at: label.updatedAt,
				})),
			)
			.execute();
		await db
			.insertInto('label_search')
			.values(labels.map((label) => ({ label_id: label.id, search_text: labelSearchText(label) })))
			.execute();
	}
}

function makeLabel(index: number): Label {
	const at = new Date(Date.UTC(2024, 0, 1) + index * 600_000).toISOString();
	return {
		...emptyLabel(at.slice(0, 10)),
		id: 1001 + index,
		source: '',
		state: index % 50 === 0 ? (LABEL_STATES[(index / 50) % LABEL_STATES.length] ?? 'draft') : 'shipped',
		version: 1,
		operatingName: `${NAMES[index % NAMES.length]} ${index % 997}`,
		shippingAddress: `${index % 900} Barton St E, Hamilton, ON, L8L 3A5`,
		attention: `V. Petrov ${index % 31}`,
		invoiceNumber: String(20_000 + index),
		purchaseOrderNumber: `77-${index}`,
		companyId: index % 3 === 0 ? `co_${index % 500}` : '',
		content: GLOVES.slice(0, 1 + (index % GLOVES.length)).map((productPartNumber) => ({
			productPartNumber,
			productName: 'Argon Bulwark',
			productDescription: 'split cow, lined',
			size: 'L',
			quantity: 12,
		})),
		createdBy: 'Maria Reyes',
		createdAt: at,
		updatedAt: at,
	};
}
