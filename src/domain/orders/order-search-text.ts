import { partCodeKey } from '../catalogue/part-numbers/part-number.ts';
import { normalizeText } from '../search/query/normalize-text.ts';
import type { PortalOrder } from './portal-order.ts';

/** In characters. */
const MAX_LENGTH = 8000;

/** The searchable text of an order, folded, one per line: number, company, sender, their PO number, gloves. */
export function orderSearchText(
	order: Pick<PortalOrder, 'number' | 'companyName' | 'person' | 'purchaseOrder' | 'lines'>,
): string {
	const texts = [
		order.number,
		order.companyName,
		order.person.name,
		order.person.email,
		order.purchaseOrder,
		...order.lines.flatMap(({ partNumber, name }) => [partNumber, partCodeKey(partNumber), name]),
	];
	const normalized = new Set(texts.map((text) => normalizeText(text).replace(/\s+/g, ' ').trim()));
	normalized.delete('');
	return [...normalized].join('\n').slice(0, MAX_LENGTH);
}
