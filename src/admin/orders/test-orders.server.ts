import { insertOrder } from '../../domain/orders/order-queries.server.ts';
import type { OrderLine, PortalOrder } from '../../domain/orders/portal-order.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { openStaffSite } from '../../testing/staff-site.ts';

export const ORDER_NUMBER = 'Q-2026-0001';

export const TEST_ORDER_LINE: OrderLine = {
	partNumber: 'xy300',
	name: 'Argon Bulwark',
	size: 'L',
	stockCode: '300-L',
	pairs: 12,
	cents: 1450,
};
const LINES: OrderLine[] = [
	TEST_ORDER_LINE,
	{ ...TEST_ORDER_LINE, size: 'M', pairs: 6 },
	{ ...TEST_ORDER_LINE, partNumber: 'xy276-3', name: 'Handler', size: 'M', pairs: 3 },
];

/** Stores an order as if sent by a distributor. */
export async function storeOrder(
	db: DatabaseLike,
	changes: Partial<
		Pick<PortalOrder, 'number' | 'companyId' | 'companyName' | 'lines' | 'purchaseOrder' | 'person'>
	>,
	now = '2026-11-20T14:00:00.000Z',
): Promise<void> {
	const order = {
		number: ORDER_NUMBER,
		companyId: '',
		companyName: 'Steeltown Welding Supply',
		person: { id: 'p', name: 'Sam Doe', email: 'sam@steeltown.example' },
		lines: LINES,
		currency: 'CAD',
		purchaseOrder: 'PO-1',
		note: '',
		language: 'en',
	} as const;
	await insertOrder(db, { ...order, ...changes }, now);
}

/** A site with a company and its order of three lines, and the calls that make and move its labels. */
export async function openOrder(changes: Parameters<typeof storeOrder>[1] = {}) {
	const { staff, database, ...site } = await openStaffSite();
	const addCompany = async (operatingName: string, shippingAddress: string) => {
		const body = {
			operatingName,
			shippingAddress,
			primaryContact: { name: 'V. Petrov', title: 'Buyer', email: 'v@steel.example', phone: '905 555 0199' },
		};
		const answer = await staff.call({ method: 'POST', url: '/api/admin/companies', body });
		if (answer.statusCode !== 201) throw new Error(answer.body);
		return answer.json().id as string;
	};
	const companyId = await addCompany('Steeltown Welding', '640 Barton St E, Hamilton, ON, L8L 3A5');
	await storeOrder(database.db, { companyId, ...changes });
	const url = `/api/admin/orders/${ORDER_NUMBER}`;
	const read = async (): Promise<PortalOrder> => (await staff.call({ url })).json();
	const make = (version: number, body: object = {}, headers: Record<string, string> = {}) =>
		staff.call({ method: 'POST', url: `${url}/labels`, body }, { 'if-match': `"${version}"`, ...headers });
	const readLabel = async (id: number) => (await staff.call({ url: `/api/admin/labels/${id}` })).json();
	const moveLabel = async (id: number, to: 'shipped' | 'not-shipped' | 'void') => {
		const { version } = await readLabel(id);
		return staff.call({ method: 'POST', url: `/api/admin/labels/${id}/${to}`, body: { version } });
	};
	/** Changes the lines of a label, as in its form. */
	const writeLines = async (id: number, change: (lines: { size: string }[]) => unknown[]) => {
		const {
			version,
			id: _,
			state: __,
			source,
			createdBy,
			createdAt,
			updatedAt,
			...label
		} = await readLabel(id);
		const body = { ...label, content: change(label.content) };
		return staff.call(
			{ method: 'PUT', url: `/api/admin/labels/${id}`, body },
			{ 'if-match': `"${version}"` },
		);
	};
	return { ...site, database, staff, companyId, addCompany, read, make, readLabel, moveLabel, writeLines };
}
