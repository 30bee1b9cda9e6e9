import { randomUUID } from 'node:crypto';
import { insertApplication } from '../src/domain/applications/application-queries.server.ts';
import { createCompany } from '../src/domain/companies/company-commands.server.ts';
import { parseCompany } from '../src/domain/companies/company-schema.ts';
import { createLabel } from '../src/domain/labels/label-commands.server.ts';
import { insertOrder } from '../src/domain/orders/order-queries.server.ts';
import {
	insertPortalPerson,
	updatePortalPassword,
} from '../src/domain/portal-people/portal-person-queries.server.ts';
import { insertSampleRequest } from '../src/domain/sample-requests/sample-request-queries.server.ts';
import { hashPassword } from '../src/platform/accounts/password-hash.server.ts';
import { insertStaffAccount } from '../src/platform/accounts/staff-account-queries.server.ts';
import { openDatabase } from '../src/platform/db/database.server.ts';
import { BUSY } from './busy-day.ts';

/**
 * Fills a database with a busy year's data: long names, three-digit counts, a distributor with access, and
 * one record of every kind that has a page. The only argument is the folder. Run by
 * `e2e/page-widths.spec.ts`.
 */
const database = await openDatabase({ dataDir: process.argv[2] as string });
const { db } = database;
const now = new Date();
const at = now.toISOString();
const actor = { id: null, name: BUSY.staff.name };
const notice = { version: '2026-11', language: 'en' };
const passwordHash = await hashPassword(BUSY.password);

await insertStaffAccount(db, { id: randomUUID(), ...BUSY.staff, passwordHash, passwordGenerated: false }, at);
await db.transaction().execute(async (transaction) => {
	const parsed = parseCompany({
		operatingName: BUSY.company,
		shippingAddresses: [
			{
				name: 'Comptoir principal de la succursale',
				address: '10500, boulevard Sainte-Anne Est, bâtiment 14, Lévis, QC G6V 3W6',
				isDefault: true,
			},
		],
		phone: '418 555 0123',
		email: BUSY.buyer.email,
		website: 'https://approvisionnements-industriels-saint-hyacinthe.example',
		primaryContact: {
			name: BUSY.buyer.name,
			title: 'Responsable des achats et de la sécurité',
			email: BUSY.buyer.email,
			phone: '418 555 0123',
		},
		businessType: 'Distributor',
	});
	if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
	const company = await createCompany(transaction, parsed.company, { actor, now });
	const id = randomUUID();
	await insertPortalPerson(
		transaction,
		{ id, companyId: company.id, ...BUSY.buyer, invitedBy: actor.name },
		at,
	);
	await updatePortalPassword(transaction, id, passwordHash, at);
	const content = ['xy300', 'xy276-3'].map((productPartNumber) => ({
		productName: 'Gauntlet with a name that runs on and on for the cuff as for the palm',
		productPartNumber,
		productDescription: 'Split cow, five-inch cuff, kevlar-sewn',
		size: 'L',
		quantity: 9999,
	}));
	const label = {
		operatingName: BUSY.company,
		shippingAddress: '10500, boulevard Sainte-Anne Est, bâtiment 14, Lévis, QC G6V 3W6',
		attention: BUSY.buyer.name,
		date: at.slice(0, 10),
		invoiceNumber: 'INV-2026-000123456789',
		purchaseOrderNumber: 'PO-2026-000123456789',
		content,
		companyId: company.id,
	};
	await createLabel(transaction, label, 'ready', { actor, now });
	await createLabel(transaction, label, 'shipped', { actor, now });
	for (let index = 1; index <= 120; index++) {
		const tail = String(index).padStart(4, '0');
		await insertSampleRequest(transaction, {
			number: `S-2025-${tail}`,
			notice,
			createdAt: at,
			request: {
				professionalAffiliation: 'distributor',
				companySize: '500+',
				companyEmail: `securite.${index}@approvisionnements-industriels-saint-hyacinthe.example`,
				secondaryEmail: '',
				emailType: 'Business',
				samples: [{ partNumber: 'xy300', size: 'L' }],
				firstName: 'Marie-Ève-Alexandrine',
				lastName: 'Bourassa-Desrochers-Lafontaine',
				jobTitle: 'Coordonnatrice de la santé et de la sécurité du travail',
				phone: '418 555 0123',
				companyName: BUSY.company,
				streetAddress: '10500, boulevard Sainte-Anne Est, bâtiment 14',
				addressLine2: '',
				city: 'Saint-Hyacinthe',
				provinceOrState: 'QC',
				postalCode: 'G6V 3W6',
				country: 'Canada',
				addressType: 'Commercial',
				sampleFor: 'Customer',
				additionalNotes: 'W'.repeat(300),
			},
		});
		await insertApplication(transaction, {
			number: `D-2025-${tail}`,
			notice,
			createdAt: at,
			application: {
				company: BUSY.company,
				business: 'welding',
				branches: 9999,
				city: 'Saint-Hyacinthe',
				region: 'Québec',
				country: 'canada',
				website: 'https://approvisionnements-industriels-saint-hyacinthe.example',
				brands: 'Weldas, Tillman, Black Stallion, Ironclad, Superior',
				contactName: BUSY.buyer.name,
				email: BUSY.buyer.email,
				phone: '418 555 0123',
				message: 'W'.repeat(300),
			},
		});
		await insertOrder(
			transaction,
			{
				number: `Q-2025-${tail}`,
				companyId: company.id,
				companyName: BUSY.company,
				person: { id, ...BUSY.buyer },
				lines: [],
				currency: 'CAD',
				purchaseOrder: 'PO-2026-000123456789',
				note: 'W'.repeat(200),
				language: 'en',
			},
			at,
		);
	}
});
await database.close();
