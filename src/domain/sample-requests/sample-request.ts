import type { Locale } from '../../platform/i18n/locale.ts';
import type { SampleItem } from './sample-item.ts';

/** Fields of a sample request and the values of its choices. */
export const AFFILIATIONS = ['distributor', 'safety'] as const;
/** Number of employees; not requested from distributors. */
export const COMPANY_SIZES = ['Distributor', '0-50', '50-200', '200-500', '500+'] as const;
/** "50–200", "500+"; in French "Plus de 500". What it counts follows. */
export function formatCompanySize(size: string, locale: Locale): string {
	if (locale === 'fr' && size.endsWith('+')) return `Plus de ${size.slice(0, -1)}`;
	return size.replace('-', '–');
}

/** `Secondary`: no company domain, so a person checks the request (docs/behaviour.md, "Sample requests"). */
export const EMAIL_TYPES = ['Business', 'Secondary'] as const;
export const ADDRESS_TYPES = ['Residential', 'Commercial'] as const;
export const SAMPLE_FOR = ['Myself', 'Customer'] as const;

/** Allowed values of each choice field. */
export const CHOICES = {
	professionalAffiliation: AFFILIATIONS,
	companySize: COMPANY_SIZES,
	emailType: EMAIL_TYPES,
	addressType: ADDRESS_TYPES,
	sampleFor: SAMPLE_FOR,
} as const;

/** Max length of each text field, in characters. */
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

/** A request as typed: all fields are present, empty if not filled in. */
export type SampleRequestInput = Record<RequestField, string> & { samples: readonly SampleItem[] };

/** Default values of fields omitted by an API call (docs/behaviour.md, "Sample requests"). */
export const DEFAULTS: Readonly<Partial<Record<RequestField, string>>> = {
	emailType: 'Business',
	country: 'Canada',
	addressType: 'Residential',
	sampleFor: 'Myself',
};

/** The initial form. Samples go to companies, so it suggests a commercial address. */
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

/** The e-mail address for answers. */
export function contactEmail(
	request: Pick<SampleRequestInput, 'emailType' | 'companyEmail' | 'secondaryEmail'>,
) {
	const { emailType, companyEmail, secondaryEmail } = request;
	return emailType === 'Secondary' && secondaryEmail !== '' ? secondaryEmail : companyEmail;
}

/** True if only a person can decide whether the request is from a company. */
export function needsManualReview(request: Pick<SampleRequestInput, 'emailType'>): boolean {
	return request.emailType === 'Secondary';
}
