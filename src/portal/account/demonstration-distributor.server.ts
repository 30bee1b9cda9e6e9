import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { createCompany } from '../../domain/companies/company-commands.server.ts';
import { parseCompany } from '../../domain/companies/company-schema.ts';
import { DEMONSTRATION_ACTOR } from '../../domain/companies/demonstration-company.ts';
import { createLabel } from '../../domain/labels/label-commands.server.ts';
import {
	findPortalPerson,
	insertPortalPerson,
	updatePortalPassword,
} from '../../domain/portal-people/portal-person-queries.server.ts';
import {
	mergeOverrides,
	raiseSheetVersion,
} from '../../domain/pricing/company-prices/company-prices-queries.server.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { FIRST_CONTACT } from '../../domain/site-content/contact/stored-contact.server.ts';
import { makePassword } from '../../platform/accounts/new-password.server.ts';
import { hashPassword } from '../../platform/accounts/password-hash.server.ts';
import type { Schema } from '../../platform/db/schema.ts';

const NAME = 'Demonstration Supply';
const BUYER = 'Demonstration Buyer';
const ADDRESS = '100 Example St, Hamilton, ON L8L 3A5';
const REASON = 'Demonstration';
/** One in this many gloves has no price, so that both cases can be seen. */
const UNPRICED_EVERY = 12;

/**
 * Adds a company with prices, a shipment and one person who can sign in to the portal, for demonstration: created with
 * the demonstration range, never next to real data. Returns the credentials, to be shown once; undefined if it already
 * exists.
 */
export async function addDemonstrationDistributor(
	db: Kysely<Schema>,
	catalogue: LiveCatalogue,
	timeZone: string,
): Promise<{ email: string; password: string } | undefined> {
	const email = `distributor@${FIRST_CONTACT.email.split('@')[1]}`;
	if (await findPortalPerson(db, { email })) return undefined;
	const parsed = parseCompany({
		operatingName: NAME,
		shippingAddresses: [{ name: 'Counter', address: ADDRESS, isDefault: true }],
		phone: '(905) 555-0100',
		email,
		primaryContact: { name: BUYER, title: 'Buyer', email, phone: '(905) 555-0100' },
		businessType: 'Distributor',
	});
	if ('errors' in parsed)
		throw new Error(`The demonstration company is refused: ${JSON.stringify(parsed.errors)}`);
	const password = makePassword();
	const passwordHash = await hashPassword(password);
	const now = new Date();
	const at = now.toISOString();
	const partNumbers = catalogue.index.listPartNumbers().toSorted();
	await db.transaction().execute(async (transaction) => {
		const company = await createCompany(transaction, parsed.company, { actor: DEMONSTRATION_ACTOR, now });
		await raiseSheetVersion(transaction, { companyId: company.id, version: 1, currency: 'CAD' }, at);
		const priced = partNumbers.filter((_, index) => index % UNPRICED_EVERY !== UNPRICED_EVERY - 1);
		const changes = priced.map((partNumber, index) => ({
			partNumber,
			override: { prices: inventPrices(index), reason: REASON, validFrom: '', validTo: '' },
		}));
		await mergeOverrides(transaction, [company.id], changes, { by: DEMONSTRATION_ACTOR.name, at });
		const id = randomUUID();
		const person = { id, companyId: company.id, email, name: BUYER, invitedBy: DEMONSTRATION_ACTOR.name };
		await insertPortalPerson(transaction, person, at);
		await updatePortalPassword(transaction, id, passwordHash, at);
		const content = priced.slice(0, 3).flatMap((partNumber, index) => {
			const card = catalogue.index.findCard(partNumber);
			const size = card?.sizes.at(-2) ?? card?.sizes[0];
			if (!card || size === undefined) return [];
			return [
				{
					productName: card.name,
					productPartNumber: partNumber,
					productDescription: '',
					size,
					quantity: 12 * (index + 1),
				},
			];
		});
		const label = {
			operatingName: NAME,
			shippingAddress: ADDRESS,
			attention: '',
			date: todayIn(timeZone, now),
			invoiceNumber: 'DEMO-1',
			purchaseOrderNumber: '77-3041',
			content,
			companyId: company.id,
		};
		await createLabel(transaction, label, 'shipped', { actor: DEMONSTRATION_ACTOR, now });
	});
	return { email, password };
}

/** Plausible but invented prices, in cents. */
function inventPrices(index: number) {
	const pair = 895 + ((index * 371) % 3_200);
	const off = (percent: number) => Math.round((pair * (100 - percent)) / 500) * 5;
	return { pair, dozen: off(6), case: off(12) };
}
