import { type Message, type MessageId, say } from '../../platform/i18n/message.ts';
import { MAX_SAMPLES } from './sample-item.ts';
import { TEXT_LIMITS } from './sample-request.ts';
import type { RequestError } from './sample-request-rules.ts';

type RequiredId = Extract<MessageId, `sampleRequest.errors.required.${string}`>;

/** Every field that has words of its own for being empty. */
const REQUIRED_IDS = {
	professionalAffiliation: 'sampleRequest.errors.required.professionalAffiliation',
	companySize: 'sampleRequest.errors.required.companySize',
	companyEmail: 'sampleRequest.errors.required.companyEmail',
	secondaryEmail: 'sampleRequest.errors.required.secondaryEmail',
	emailType: 'sampleRequest.errors.required.emailType',
	firstName: 'sampleRequest.errors.required.firstName',
	lastName: 'sampleRequest.errors.required.lastName',
	jobTitle: 'sampleRequest.errors.required.jobTitle',
	phone: 'sampleRequest.errors.required.phone',
	companyName: 'sampleRequest.errors.required.companyName',
	streetAddress: 'sampleRequest.errors.required.streetAddress',
	city: 'sampleRequest.errors.required.city',
	provinceOrState: 'sampleRequest.errors.required.provinceOrState',
	postalCode: 'sampleRequest.errors.required.postalCode',
	country: 'sampleRequest.errors.required.country',
	addressType: 'sampleRequest.errors.required.addressType',
	sampleFor: 'sampleRequest.errors.required.sampleFor',
	partNumber: 'sampleRequest.errors.required.partNumber',
	size: 'sampleRequest.errors.required.size',
} as const satisfies Record<string, RequiredId>;

/**
 * The form's message for an error, for API responses.
 * @param values the sample's part number and size, for errors of samples
 */
export function describeRequestError(
	{ path, kind }: RequestError,
	values: Record<string, string> = {},
): Message {
	const field = path.split('.').at(-1) as string;
	const max = path === 'samples' ? MAX_SAMPLES : (TEXT_LIMITS[field as keyof typeof TEXT_LIMITS] ?? 0);
	const id =
		kind === 'required'
			? (REQUIRED_IDS[field as keyof typeof REQUIRED_IDS] ?? 'sampleRequest.errors.missing')
			: (`sampleRequest.errors.${kind}` as const);
	return say(id, { most: String(max), ...values });
}
