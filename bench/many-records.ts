import { insertApplication } from '../src/domain/applications/application-queries.server.ts';
import { raiseCatalogueVersion } from '../src/domain/catalogue/catalogue-queries.server.ts';
import { upsertProducts } from '../src/domain/catalogue/product-row-queries.server.ts';
import { WORDING_VERSION } from '../src/domain/newsletter/subscription.ts';
import { insertOrder } from '../src/domain/orders/order-queries.server.ts';
import { recordAudit } from '../src/platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../src/platform/db/database.server.ts';
import { deriveGloves } from './synthetic-catalogue.ts';

/**
 * Records of the back-office for measurements, deterministically, ten minutes apart, each with the query that a visitor
 * or a change makes. One in a hundred is new.
 */
const NAMES = 'Norland Rail,Coastal Rigging,Boreal Arc Academy,Kestrel Fabrication,Lakehead Boiler'.split(
	',',
);
const companyOf = (index: number) => `${NAMES[index % NAMES.length]} ${index % 997}`;
const timeOf = (index: number) => new Date(Date.UTC(2024, 0, 1) + index * 600_000);
const numberOf = (kind: 'Q' | 'D', index: number) => `${kind}-2026-${String(index + 1).padStart(6, '0')}`;
const isNew = (index: number) => index % 100 === 0;

/** Gloves as an editor's writes would store them. */
export async function insertManyGloves(db: DatabaseLike, count: number): Promise<void> {
	const version = await raiseCatalogueVersion(db);
	await inSteps([...deriveGloves(count)], (some) => upsertProducts(db, some, version));
}

export async function insertManyOrders(db: DatabaseLike, count: number): Promise<void> {
	for (let index = 0; index < count; index++) {
		const order = {
			number: numberOf('Q', index),
			companyId: '',
			companyName: companyOf(index),
			person: { id: 'p', name: `Sam Doe ${index % 300}`, email: `sam@shop-${index}.example` },
			lines: [
				{ partNumber: 'xy300', name: 'Argon Bulwark', size: 'L', stockCode: '', pairs: 12, cents: 1450 },
			],
			currency: 'CAD',
			purchaseOrder: `PO-77-${index}`,
			note: '',
			language: 'en',
		} as const;
		await insertOrder(db, { ...order, lines: [...order.lines] }, timeOf(index).toISOString());
	}
	const answered = await db.selectFrom('distributor_order').select('number').execute();
	const numbers = answered.map(({ number }) => number).filter((_, index) => !isNew(index));
	await inSteps(numbers, async (some) => {
		const state = 'answered' as const;
		await db.updateTable('distributor_order').set({ state }).where('number', 'in', some).execute();
		await db.updateTable('distributor_order_search').set({ state }).where('number', 'in', some).execute();
	});
}

export async function insertManyApplications(db: DatabaseLike, count: number): Promise<void> {
	for (let index = 0; index < count; index++) {
		await insertApplication(db, {
			number: numberOf('D', index),
			application: {
				company: companyOf(index),
				contactName: `Zoë Léger ${index % 300}`,
				email: `zoe@shop-${index}.example`,
				phone: `905 555 ${String(index % 10_000).padStart(4, '0')}`,
				website: '',
				city: 'Lévis',
				region: 'QC',
				country: 'canada',
				business: 'welding',
				branches: 3,
				brands: '',
				message: 'We would like to carry the range in our three stores along the river.',
			},
			notice: { version: '2026-11', language: 'fr' },
			createdAt: timeOf(index).toISOString(),
		});
	}
	const rows = await db.selectFrom('distributor_application').select('number').orderBy('number').execute();
	const numbers = rows.map(({ number }) => number).filter((_, index) => !isNew(index));
	await inSteps(numbers, (some) =>
		db
			.updateTable('distributor_application')
			.set({ state: 'declined' })
			.where('number', 'in', some)
			.execute(),
	);
}

export async function insertManyReaders(db: DatabaseLike, count: number): Promise<void> {
	const rows = Array.from({ length: count }, (_, index) => {
		const at = timeOf(index);
		const email = `reader-${index}@shop-${index % 997}.example`;
		return {
			id: `${at.getTime().toString(16).padStart(12, '0')}${index.toString(16).padStart(16, '0')}`,
			email,
			email_key: email,
			state: isNew(index) ? ('pending' as const) : ('confirmed' as const),
			language: index % 5 === 0 ? 'fr-CA' : 'en-CA',
			page: '/',
			wording_version: WORDING_VERSION,
			wording: 'Yes, send me the newsletter.',
			asked_at: at.toISOString(),
			confirm_hash: `confirm-${index}`,
			confirmed_at: isNew(index) ? null : at.toISOString(),
			leave_token: `leave-${index}`,
			left_at: null,
			left_by: '',
			left_reason: '',
		};
	});
	await inSteps(rows, (some) => db.insertInto('newsletter_subscription').values(some).execute());
}

/** One entry in a thousand is of a rare kind, and one in fifty by a second person. */
export async function insertManyEntries(db: DatabaseLike, count: number): Promise<void> {
	for (let index = 0; index < count; index++) {
		const kind = index % 1000 === 0 ? 'retention' : index % 3 === 0 ? 'label' : 'company';
		const actor = index % 50 === 0 ? 'luc' : 'ana';
		await recordAudit(
			db,
			{
				actor: { id: actor, name: actor },
				action: `${kind}.updated`,
				subject: { kind, id: String(index % 5000), name: companyOf(index) },
				before: { industry: 'Rail' },
				after: { industry: 'Ship repair' },
			},
			timeOf(index),
		);
	}
}

async function inSteps<Item>(items: readonly Item[], run: (some: Item[]) => Promise<unknown>): Promise<void> {
	for (let at = 0; at < items.length; at += 500) await run(items.slice(at, at + 500));
}
