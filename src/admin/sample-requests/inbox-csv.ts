import type { InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { contactEmail } from '../../domain/sample-requests/sample-request.ts';
import { csvTable } from '../../platform/text/csv-table.ts';

export const REQUEST_CSV = csvTable<InboxRequest>([
	['number', ({ number }) => number],
	['asked', ({ createdAt }) => createdAt],
	['state', ({ state }) => state],
	['language', ({ language }) => language],
	['manual_review', ({ manualReview }) => (manualReview ? 'yes' : 'no')],
	['affiliation', ({ request }) => request.professionalAffiliation],
	['company_size', ({ request }) => request.companySize],
	['company', ({ request }) => request.companyName],
	['first_name', ({ request }) => request.firstName],
	['last_name', ({ request }) => request.lastName],
	['job_title', ({ request }) => request.jobTitle],
	['email', ({ request }) => contactEmail(request)],
	['phone', ({ request }) => request.phone],
	['street', ({ request }) => request.streetAddress],
	['street_2', ({ request }) => request.addressLine2],
	['city', ({ request }) => request.city],
	['province_or_state', ({ request }) => request.provinceOrState],
	['postal_code', ({ request }) => request.postalCode],
	['country', ({ request }) => request.country],
	['address_type', ({ request }) => request.addressType],
	['sample_for', ({ request }) => request.sampleFor],
	[
		'samples',
		({ request }) =>
			request.samples.map(({ partNumber, size }) => `${partNumber.toUpperCase()} ${size}`).join('; '),
	],
	['notes', ({ request }) => request.additionalNotes],
	['company_id', ({ companyId }) => companyId],
	['label', ({ labelId }) => labelId ?? ''],
]);
