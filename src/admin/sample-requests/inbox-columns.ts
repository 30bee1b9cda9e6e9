import type { InboxRequest } from '../../domain/sample-requests/inbox-request.ts';
import { contactEmail } from '../../domain/sample-requests/sample-request.ts';
import { fileTable } from '../../platform/text/file-table.ts';
import type { Assigned } from '../assignment/assigned-record.ts';
import { localTime } from '../kit/list/local-time.ts';

/** One row per request; times are local. */
export const requestColumns = (timeZone: string) =>
	fileTable<AssignedRequest>(listRequestColumns(localTime(timeZone)));

/** One row per sample, for who has to count them. */
export const sampleColumns = (timeZone: string) =>
	fileTable<RequestSample>(listSampleColumns(localTime(timeZone)));

type AssignedRequest = InboxRequest & Assigned;
type RequestSample = { record: AssignedRequest; sample: InboxRequest['request']['samples'][number] };

export function listSamples(requests: readonly AssignedRequest[]): RequestSample[] {
	return requests.flatMap((record) => record.request.samples.map((sample) => ({ record, sample })));
}

type Columns<Row> = Parameters<typeof fileTable<Row>>[0];

const listSampleColumns = (local: ReturnType<typeof localTime>): Columns<RequestSample> => [
	['number', ({ record }) => record.number],
	['asked', ({ record }) => local(record.createdAt), 'time'],
	['shipped', ({ record }) => local(record.shippedAt), 'time'],
	['state', ({ record }) => record.state],
	['company', ({ record }) => record.request.companyName],
	['company_id', ({ record }) => record.companyId],
	['city', ({ record }) => record.request.city],
	['province_or_state', ({ record }) => record.request.provinceOrState],
	['country', ({ record }) => record.request.country],
	['part_number', ({ sample }) => sample.partNumber.toUpperCase()],
	['size', ({ sample }) => sample.size],
	// A sample is always one pair.
	['pairs', () => 1],
	['label', ({ record }) => record.labelId ?? ''],
	['assigned_to', ({ record }) => record.assignee?.name ?? ''],
];

const listRequestColumns = (local: ReturnType<typeof localTime>): Columns<AssignedRequest> => [
	['number', ({ number }) => number],
	['asked', ({ createdAt }) => local(createdAt), 'time'],
	['shipped', ({ shippedAt }) => local(shippedAt), 'time'],
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
	['assigned_to', ({ assignee }) => assignee?.name ?? ''],
];
