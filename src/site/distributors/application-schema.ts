import { z } from 'zod';
import {
	type ApplicationField,
	BUSINESSES,
	COUNTRIES,
} from '../../domain/applications/application-form-fields.ts';
import {
	type ApplicationError,
	type DistributorApplication,
	findFieldError,
	MAX_BRANCHES,
	maxLengthOf,
} from '../../domain/applications/distributor-application.ts';
import { fieldsSchema } from '../../domain/catalogue/catalogue-text-schema.ts';
import { parseWebsite } from '../../domain/contact-details/website.ts';
import { issueOf, type MessageId, type MessageValues } from '../../platform/i18n/message.ts';
import { parseEmailAddress } from '../../platform/mail/email-address.ts';
import { findBrokenCharacter } from '../../platform/text/broken-character.ts';
import { tidyText } from '../../platform/text/visible-text.ts';

/** The message for a field's error. */
function errorMessageOf(field: ApplicationField, error: ApplicationError, text = ''): string {
	const t = (key: string, values?: MessageValues) =>
		issueOf(`distributorApplication.errors.${key}` as MessageId, values);
	if (error === 'missing' || error === 'malformed') return t(`${error}.${field}`);
	if (error === 'hidden') {
		const { code = '', after = '' } = findBrokenCharacter(tidyText(text), field === 'message') ?? {};
		return t(after === '' ? 'hiddenAtStart' : 'hidden', { code, after });
	}
	return t(error, { max: maxLengthOf(field), length: tidyText(text).length });
}

/** The message for a missing value or a value of the wrong type. */
const errorOf = (field: ApplicationField) => ({
	error: (issue: { input?: unknown }) =>
		errorMessageOf(field, issue.input === undefined || issue.input === '' ? 'missing' : 'malformed'),
});

/** The number of branches is optional, so it is never missing. */
const BRANCHES_ERROR = { error: () => errorMessageOf('branches', 'malformed') };

const text = (field: ApplicationField) =>
	z
		.string({
			error: (issue) =>
				issue.input === undefined ? errorMessageOf(field, 'missing') : issueOf('validation.text'),
		})
		.overwrite(tidyText)
		.check((context) => {
			const error = findFieldError(field, context.value);
			if (!error) return;
			context.issues.push({
				code: 'custom',
				input: context.value,
				message: errorMessageOf(field, error, context.value),
			});
		});

const optionalText = (field: ApplicationField, meaning: string) =>
	text(field)
		.default('')
		.meta({ description: meaning, maxLength: maxLengthOf(field) });

const neededText = (field: ApplicationField, meaning: string) =>
	text(field).meta({ description: meaning, maxLength: maxLengthOf(field) });

/** The body of an application. Unknown members are rejected by name. */
export const applicationBody = fieldsSchema({
	company: neededText('company', 'Legal or operating name'),
	business: z.enum(BUSINESSES, errorOf('business')).meta({ description: 'Kind of business' }),
	city: neededText('city', 'City'),
	region: neededText('region', 'Province or state'),
	country: z.enum(COUNTRIES, errorOf('country')),
	website: optionalText('website', 'http: or https:; the scheme may be left out'),
	branches: z
		.int(BRANCHES_ERROR)
		.min(1, BRANCHES_ERROR)
		.max(MAX_BRANCHES, BRANCHES_ERROR)
		.nullable()
		.default(null)
		.meta({ description: 'Stores or branches' }),
	brands: optionalText('brands', 'Brands carried now'),
	contactName: neededText('contactName', 'Who we write to'),
	email: neededText('email', 'Where we write to'),
	phone: optionalText('phone', 'With its area code; an extension may follow'),
	message: neededText('message', 'What you sell and to whom; may run over several lines'),
	leaveEmpty: z
		.string()
		.max(0, issueOf('distributorApplication.errors.leaveEmpty'))
		.default('')
		.meta({ description: 'Programs that fill in every field give themselves away here; leave it out' }),
});

export const applicationAnswer = z
	.object({ number: z.string().meta({ description: 'Names the application, such as D-2026-0001' }) })
	.meta({ id: 'DistributorApplicationStored' });

/** Converts a validated body to the stored application. */
export function toApplication(body: z.infer<typeof applicationBody>): DistributorApplication {
	const { leaveEmpty: _, ...application } = body;
	return {
		...application,
		email: parseEmailAddress(body.email) ?? body.email,
		website: body.website === '' ? '' : (parseWebsite(body.website) ?? ''),
	};
}
