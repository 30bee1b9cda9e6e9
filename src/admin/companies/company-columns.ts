import type { StoredCompany } from '../../domain/companies/company.ts';
import { fileTable } from '../../platform/text/file-table.ts';
import { localTime } from '../kit/list/local-time.ts';

/** One row per company; times are local. */
export function companyColumns(timeZone: string) {
	const local = localTime(timeZone);
	return fileTable<StoredCompany>([
		['id', ({ id }) => id],
		['operating_name', ({ operatingName }) => operatingName],
		['legal_name', ({ legalName }) => legalName],
		['ships_to', ({ shippingAddress }) => shippingAddress],
		['billing_address', ({ billingAddress }) => billingAddress],
		['language', ({ language }) => language],
		['industry', ({ industry }) => industry],
		['business_type', ({ businessType }) => businessType],
		['phone', ({ phone }) => phone],
		['email', ({ email }) => email],
		['website', ({ website }) => website],
		['contact', ({ primaryContact }) => primaryContact.name],
		['contact_title', ({ primaryContact }) => primaryContact.title],
		['contact_email', ({ primaryContact }) => primaryContact.email],
		['contact_phone', ({ primaryContact }) => primaryContact.phone],
		['gst_number', ({ gstNumber }) => gstNumber],
		['tax_id', ({ taxId }) => taxId],
		['duns_number', ({ dunsNumber }) => dunsNumber],
		['added', ({ createdAt }) => local(createdAt), 'time'],
		['changed', ({ updatedAt }) => local(updatedAt), 'time'],
	]);
}
