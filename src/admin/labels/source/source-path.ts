/** The page of a request or an order, by its number: S-2026-0001 is a sample request, Q-2026-0001 an order. */
export function sourcePath(number: string): string {
	return number.startsWith('S-') ? `/admin/samples/${number}` : `/admin/orders/${number}`;
}
