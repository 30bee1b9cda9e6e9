import { EMAIL_MAX, parseEmailAddress } from '../../platform/mail/email-address.ts';
import { findTextError } from '../../platform/text/broken-character.ts';
import { tidyText } from '../../platform/text/visible-text.ts';
import { parsePhoneNumber } from '../contact-details/phone-number.ts';
import { parseWebsite } from '../contact-details/website.ts';
import { type ApplicationField, BUSINESSES, COUNTRIES } from './application-form-fields.ts';

type Country = (typeof COUNTRIES)[number];
type Business = (typeof BUSINESSES)[number];

/** An application to become a distributor. Optional texts are empty if not given. */
export type DistributorApplication = {
	/** Legal or operating name. */
	company: string;
	contactName: string;
	email: string;
	phone: string;
	/** With its scheme, http: or https:. */
	website: string;
	city: string;
	/** Province or state. */
	region: string;
	country: Country;
	business: Business;
	/** Number of stores or branches. */
	branches: number | null;
	/** Brands currently carried. */
	brands: string;
	message: string;
};

type FieldRule = {
	/** Max length in characters. */
	max: number;
	required?: boolean;
	/** Whether line breaks are allowed. */
	lines?: boolean;
	/** Format check, applied to non-empty texts. */
	fits?: (text: string) => boolean;
};

export const MAX_BRANCHES = 9999;

/** Rules for each field, in the form's order. */
const APPLICATION_FIELDS: Readonly<Record<ApplicationField, FieldRule>> = {
	company: { max: 120, required: true },
	business: { max: 40, required: true, fits: (text) => BUSINESSES.includes(text as Business) },
	city: { max: 80, required: true },
	region: { max: 80, required: true },
	country: { max: 40, required: true, fits: (text) => COUNTRIES.includes(text as Country) },
	website: { max: 200, fits: (text) => parseWebsite(text) !== undefined },
	branches: { max: 4 },
	brands: { max: 300 },
	contactName: { max: 100, required: true },
	email: { max: EMAIL_MAX, required: true, fits: (text) => parseEmailAddress(text) !== undefined },
	phone: { max: 40, fits: (text) => parsePhoneNumber(text) !== undefined },
	message: { max: 2000, required: true, lines: true },
};

/** Error of a field; the messages are in `messages/en.json`. */
export type ApplicationError = 'missing' | 'tooLong' | 'hidden' | 'malformed';

/** The error of a field's text, if any. */
export function findFieldError(field: ApplicationField, text: string): ApplicationError | undefined {
	const rule = APPLICATION_FIELDS[field];
	const tidy = tidyText(text);
	if (tidy === '') return rule.required ? 'missing' : undefined;
	if (tidy.length > rule.max) return 'tooLong';
	if (findTextError(tidy, rule.lines)) return 'hidden';
	return rule.fits && !rule.fits(tidy) ? 'malformed' : undefined;
}

/** Max length of a field, in characters. */
export function maxLengthOf(field: ApplicationField): number {
	return APPLICATION_FIELDS[field].max;
}

export function isApplicationNumber(text: string): boolean {
	return /^D-\d{4}-\d{4,9}$/.test(text);
}
