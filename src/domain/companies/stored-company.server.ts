import { z } from 'zod';
import { readStored } from '../../platform/db/stored-json.server.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locale.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { COUNTRIES } from '../postal-address/region.ts';
import type { Company } from './company.ts';

// Input rules are in `company-schema.ts`; this is the schema for reading. Those rules may change, but stored
// companies must stay readable.
const contact = z.object({ name: z.string(), title: z.string(), email: z.string(), phone: z.string() });

const storedCompanySchema: z.ZodType<Company> = z.object({
	operatingName: z.string().min(1, issueOf('validation.empty')),
	legalName: z.string(),
	shippingAddress: z.string(),
	shippingAddresses: z.array(
		z.object({
			name: z.string(),
			address: z.string(),
			fields: z
				.object({
					street: z.string(),
					street2: z.string(),
					city: z.string(),
					region: z.string(),
					postalCode: z.string(),
					country: z.enum(COUNTRIES),
				})
				.optional(),
			isDefault: z.boolean(),
		}),
	),
	billingAddress: z.string(),
	website: z.string(),
	industry: z.string(),
	businessType: z.string(),
	// Companies stored before migration 0027 have none.
	language: z.enum(LOCALES).default(DEFAULT_LOCALE),
	phone: z.string(),
	email: z.string(),
	primaryContact: contact,
	otherContacts: z.array(contact),
	gstNumber: z.string(),
	taxId: z.string(),
	dunsNumber: z.string(),
});

/**
 * Reads the company of a `company` row.
 * @throws UnreadableDocumentError
 */
export function readStoredCompany(row: { id: string; document: unknown }): Company {
	return readStored({ table: 'company', column: 'document', id: row.id }, row.document, storedCompanySchema);
}

/**
 * Reads the kept company's state before a merge.
 * @throws UnreadableDocumentError
 */
export function readCompanyBefore(row: { id: string; kept_before: unknown }): Company {
	const location = { table: 'company_merge', column: 'kept_before', id: row.id };
	return readStored(location, row.kept_before, storedCompanySchema);
}
