import { z } from 'zod';
import { issueOf } from '../../../platform/i18n/message.ts';
import { parseEmailAddress } from '../../../platform/mail/email-address.ts';
import { addressSchema, fieldsSchema, textSchema } from '../../catalogue/catalogue-text-schema.ts';
import { parsedText } from '../../contact-details/parsed-text.ts';
import { parsePhoneNumber } from '../../contact-details/phone-number.ts';
import { parseWebsite } from '../../contact-details/website.ts';
import { type Contact, CONTACT_LIMITS as LIMITS } from './contact.ts';

const SHORT = 60;
const EMAIL = 254;

/** Schema of the contact details, for form, API, storage and the first fill alike. */
export const contactSchema = fieldsSchema({
	phone: parsedText({ max: SHORT, parse: parsePhoneNumber, message: 'validation.company.phone' }),
	email: parsedText({ max: EMAIL, parse: parseEmailAddress, message: 'validation.company.email' }),
	// As it is printed, without its scheme.
	website: textSchema({ max: LIMITS.website }).refine(
		(text) => parseWebsite(text) !== undefined,
		issueOf('validation.company.website'),
	),
	mailingAddress: textSchema({ max: LIMITS.mailingAddress }),
	network: textSchema({ max: LIMITS.network, empty: true }),
	networkLink: addressSchema({ empty: true }),
}).check(({ value, issues }) => {
	for (const [field, other] of [
		['network', 'networkLink'],
		['networkLink', 'network'],
	] as const)
		if (value[field] === '' && value[other] !== '')
			issues.push({ code: 'custom', input: value, path: [field], message: issueOf('validation.empty') });
}) satisfies z.ZodType<Contact>;

/** Whether a value has the form of contact details, valid or not. */
export function isContactForm(value: unknown): value is Contact {
	const fields = ['phone', 'email', 'website', 'mailingAddress', 'network', 'networkLink'];
	return (
		z.record(z.string(), z.string()).safeParse(value).success &&
		fields.every((field) => field in (value as object))
	);
}
