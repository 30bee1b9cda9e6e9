import type { SampleItem } from './sample-item.ts';

/** The fields of a sample request and the values of its choices. */
export const AFFILIATIONS = ['distributor', 'safety'] as const;
/** Employees; a distributor's are not asked for. */
export const COMPANY_SIZES = ['Distributor', '0-50', '50-200', '200-500', '500+'] as const;
/** `Secondary`: no company domain, so a person checks the request (docs/behaviour.md, "Sample requests"). */
export const EMAIL_TYPES = ['Business', 'Secondary'] as const;
export const ADDRESS_TYPES = ['Residential', 'Commercial'] as const;
export const SAMPLE_FOR = ['Myself', 'Customer'] as const;

/** The choices by field, each with the values it takes. */
export const CHOICES = {
	professionalAffiliation: AFFILIATIONS,
	companySize: COMPANY_SIZES,
	emailType: EMAIL_TYPES,
	addressType: ADDRESS_TYPES,
	sampleFor: SAMPLE_FOR,
} as const;

/** The texts by field, each with the most characters it takes. */
export const TEXT_LIMITS = {
	companyEmail: 254,
	secondaryEmail: 254,
	firstName: 80,
	lastName: 80,
	jobTitle: 120,
	phone: 40,
	companyName: 160,
	streetAddress: 160,
	addressLine2: 160,
	city: 100,
	provinceOrState: 60,
	postalCode: 16,
	country: 40,
	additionalNotes: 2000,
} as const;

export type ChoiceField = keyof typeof CHOICES;
export type TextField = keyof typeof TEXT_LIMITS;
export type RequestField = ChoiceField | TextField;

/** A request as it is typed: every field is there, empty when nothing was. */
export type SampleRequestInput = Record<RequestField, string> & { samples: readonly SampleItem[] };

/** The values of fields that a call leaves out (docs/behaviour.md, "Sample requests"). */
export const DEFAULTS: Readonly<Partial<Record<RequestField, string>>> = {
	emailType: 'Business',
	country: 'Canada',
	addressType: 'Residential',
	sampleFor: 'Myself',
};

/** The form at its start. Samples go to companies, so it suggests a commercial address. */
export const EMPTY_REQUEST: SampleRequestInput = {
	professionalAffiliation: '',
	companySize: '',
	companyEmail: '',
	secondaryEmail: '',
	emailType: 'Business',
	firstName: '',
	lastName: '',
	jobTitle: '',
	phone: '',
	companyName: '',
	streetAddress: '',
	addressLine2: '',
	city: '',
	provinceOrState: '',
	postalCode: '',
	country: 'Canada',
	addressType: 'Commercial',
	sampleFor: 'Myself',
	additionalNotes: '',
	samples: [],
};

/** The address that answers go to. */
export function contactEmail(
	request: Pick<SampleRequestInput, 'emailType' | 'companyEmail' | 'secondaryEmail'>,
) {
	const { emailType, companyEmail, secondaryEmail } = request;
	return emailType === 'Secondary' && secondaryEmail !== '' ? secondaryEmail : companyEmail;
}

/** True when nothing but a person's judgement can tell that the request comes from a company. */
export function needsManualReview(request: Pick<SampleRequestInput, 'emailType'>): boolean {
	return request.emailType === 'Secondary';
}
