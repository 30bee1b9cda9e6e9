import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locale.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import { parseEmailAddress } from '../../platform/mail/email-address.ts';
import { findTextError } from '../../platform/text/broken-character.ts';
import { tidyOneLine } from '../../platform/text/visible-text.ts';
import { listSchemaErrors, type SchemaError } from '../catalogue/schema-error.ts';
import { parsePhoneNumber } from '../contact-details/phone-number.ts';
import { parseWebsite } from '../contact-details/website.ts';
import { formatAddressLine, type PostalAddress } from '../postal-address/postal-address.ts';
import { parsePostalCode } from '../postal-address/postal-code.ts';
import { COUNTRIES, findRegion } from '../postal-address/region.ts';
import { COMPANY_LIMITS, type Company, findDefaultShipTo, isEmptyContact, type ShipTo } from './company.ts';
import { isBrokenQst, parseDunsNumber, parseGstNumber, parseTaxId } from './company-number.ts';

const REQUIRED = issueOf('validation.company.required');

type LineRules = {
	/** In characters. */
	max: number;
	/** Message for an empty text; unset if it may be empty. */
	required?: string;
	/** Parses a non-empty text to its stored form; undefined if invalid. */
	parse?: (text: string) => string | undefined;
	/** Message for a text that `parse` rejects. */
	wrong?: string;
};

/** A single-line text in its stored form (docs/behaviour.md, "Stored text"). */
function lineSchema({ max, required, parse, wrong = '' }: LineRules) {
	return z
		.string({
			error: (issue) =>
				issue.input === undefined ? (required ?? issueOf('validation.missing')) : issueOf('validation.text'),
		})
		.overwrite(tidyOneLine)
		.transform((text, context) => {
			const report = (message: string) => {
				context.issues.push({ code: 'custom', message, input: text });
				return text;
			};
			if (text === '') return required === undefined ? text : report(required);
			if (text.length > max) return report(issueOf('validation.longText', { most: max, count: text.length }));
			const error = findTextError(text);
			if (error !== undefined) return report(issueOf('validation.textIs', { what: error }));
			return parse ? (parse(text) ?? report(wrong)) : text;
		});
}

const optionalLine = (rules: LineRules) => lineSchema(rules).default('');

const EMAIL_RULES = {
	max: COMPANY_LIMITS.email,
	parse: parseEmailAddress,
	wrong: issueOf('validation.company.email'),
};
const PHONE_RULES = {
	max: COMPANY_LIMITS.phone,
	parse: parsePhoneNumber,
	wrong: issueOf('validation.company.phone'),
};

/** A complete contact; `required` is the message for each empty field. */
function contactSchema(required: string) {
	return z.strictObject(
		{
			name: lineSchema({ max: COMPANY_LIMITS.name, required }),
			title: lineSchema({ max: COMPANY_LIMITS.shortText, required }),
			email: lineSchema({ ...EMAIL_RULES, required }),
			phone: lineSchema({ ...PHONE_RULES, required }),
		},
		{ error: (issue) => (issue.input === undefined ? required : issueOf('validation.company.contact')) },
	);
}

const filledContactSchema = contactSchema(issueOf('validation.company.otherContact'));

/** One of the other contacts: complete, or undefined if all four fields are empty. */
const otherContactSchema = z.unknown().transform((input, context) => {
	if (isEmptyContact(input)) return undefined;
	const parsed = filledContactSchema.safeParse(input);
	if (parsed.success) return parsed.data;
	for (const issue of parsed.error.issues) context.issues.push(issue as never);
	return undefined;
});

const addressFieldsSchema: z.ZodType<PostalAddress> = z
	.strictObject({
		street: lineSchema({ max: 120, required: issueOf('validation.company.street') }),
		street2: optionalLine({ max: 120 }),
		city: lineSchema({ max: 80, required: issueOf('validation.company.city') }),
		region: lineSchema({ max: 40, required: issueOf('validation.company.region') }),
		postalCode: lineSchema({ max: 12, required: issueOf('validation.company.postalCode') }),
		country: z.enum(COUNTRIES, { error: issueOf('validation.oneOf', { values: COUNTRIES }) }),
	})
	.transform((fields, context) => {
		const region = findRegion(fields.country, fields.region);
		const postalCode = parsePostalCode(fields.postalCode, fields.country);
		const report = (field: string, message: string) =>
			context.issues.push({ code: 'custom', input: '', path: [field], message });
		if (!region) report('region', issueOf('validation.company.noRegion', { country: fields.country }));
		if (!postalCode) {
			report(
				'postalCode',
				issueOf(
					fields.country === 'Canada' ? 'validation.company.canadianCode' : 'validation.company.zipCode',
				),
			);
		}
		return { ...fields, region: region?.code ?? '', postalCode: postalCode ?? '' };
	});

const shipToSchema = z
	.strictObject(
		{
			name: optionalLine({ max: COMPANY_LIMITS.shortText }),
			address: optionalLine({ max: COMPANY_LIMITS.address }),
			fields: addressFieldsSchema.optional(),
			isDefault: z.boolean({ error: issueOf('validation.trueOrFalse') }).default(false),
		},
		{ error: issueOf('validation.company.shipTo') },
	)
	.transform((shipTo): ShipTo => {
		const address = shipTo.fields ? formatAddressLine(shipTo.fields) : shipTo.address;
		return { ...shipTo, address };
	});

const shippingAddressesSchema = z
	.array(shipToSchema, { error: issueOf('validation.list') })
	.max(
		COMPANY_LIMITS.shippingAddresses,
		issueOf('validation.company.manyAddresses', { most: COMPANY_LIMITS.shippingAddresses }),
	)
	.transform((shipTos, context): ShipTo[] => {
		const defaultAt = Math.max(
			0,
			shipTos.findIndex(({ isDefault }) => isDefault),
		);
		const retained: ShipTo[] = [];
		for (const [at, shipTo] of shipTos.entries()) {
			const report = (field: string, message: string) =>
				context.issues.push({ code: 'custom', input: '', path: [at, field], message });
			if (shipTo.isDefault && at !== defaultAt) report('isDefault', issueOf('validation.company.oneDefault'));
			if (shipTo.address === '' && shipTo.name === '' && at !== defaultAt) continue;
			if (shipTo.address === '') {
				report('address', at === defaultAt ? REQUIRED : issueOf('validation.company.emptyRow'));
			}
			retained.push({ ...shipTo, isDefault: at === defaultAt });
		}
		return retained;
	});

const companySchema = z.strictObject(
	{
		operatingName: lineSchema({ max: COMPANY_LIMITS.name, required: REQUIRED }),
		legalName: optionalLine({ max: COMPANY_LIMITS.name }),
		shippingAddresses: shippingAddressesSchema,
		billingAddress: optionalLine({ max: COMPANY_LIMITS.address }),
		website: optionalLine({
			max: COMPANY_LIMITS.website,
			parse: parseWebsite,
			wrong: issueOf('validation.company.website'),
		}),
		industry: optionalLine({ max: COMPANY_LIMITS.shortText }),
		businessType: optionalLine({ max: COMPANY_LIMITS.shortText }),
		language: z.enum(LOCALES, { error: issueOf('validation.language') }).default(DEFAULT_LOCALE),
		phone: optionalLine(PHONE_RULES),
		email: optionalLine(EMAIL_RULES),
		primaryContact: contactSchema(issueOf('validation.company.primaryContact')),
		otherContacts: z
			.array(otherContactSchema, { error: issueOf('validation.list') })
			.max(
				COMPANY_LIMITS.otherContacts,
				issueOf('validation.company.manyContacts', { most: COMPANY_LIMITS.otherContacts }),
			)
			.default([])
			.transform((contacts) => contacts.filter((contact) => contact !== undefined)),
		gstNumber: optionalLine({
			max: COMPANY_LIMITS.number,
			parse: parseGstNumber,
			wrong: issueOf('validation.company.gstNumber'),
		}),
		taxId: optionalLine({
			max: COMPANY_LIMITS.number,
			parse: (text) => (isBrokenQst(text) ? undefined : parseTaxId(text).taxId),
			wrong: issueOf('validation.company.qstNumber'),
		}),
		dunsNumber: optionalLine({
			max: COMPANY_LIMITS.number,
			parse: parseDunsNumber,
			wrong: issueOf('validation.company.dunsNumber'),
		}),
	},
	{
		error: (issue) =>
			issue.code === 'unrecognized_keys' ? issueOf('validation.unknownField') : issueOf('validation.fields'),
	},
);

/** Read-only fields of a response. They are ignored in input, so that a program may send back what it received. */
const READ_ONLY = ['id', 'version', 'createdAt', 'updatedAt', 'warnings', 'gaps', 'likelyDoubles'];

export type ParsedCompany = { company: Company } | { errors: SchemaError[] };

/**
 * Parses a company from a form or a program; returns it or an error for every invalid field. `shippingAddress` alone
 * means a single default address; with `shippingAddresses` it must equal the default's line.
 */
export function parseCompany(input: unknown): ParsedCompany {
	if (typeof input !== 'object' || input === null || Array.isArray(input)) {
		return { errors: [{ path: '', message: issueOf('validation.fields') }] };
	}
	const { shippingAddress, ...fields } = input as Record<string, unknown>;
	for (const name of READ_ONLY) delete fields[name];
	const single = fields.shippingAddresses === undefined;
	if (single) fields.shippingAddresses = [{ address: shippingAddress ?? '', isDefault: true }];
	const parsed = companySchema.safeParse(fields);
	const errors = parsed.success ? [] : listSchemaErrors(parsed.error);
	if (single) {
		for (const error of errors) {
			error.path = error.path.replace(/^shippingAddresses\.0\.address$/, 'shippingAddress');
		}
	}
	if (!parsed.success) return { errors };
	const { shippingAddresses, ...rest } = parsed.data;
	const line = findDefaultShipTo(shippingAddresses)?.address ?? '';
	if (line === '') {
		return { errors: [{ path: 'shippingAddress', message: REQUIRED }] };
	}
	const sent = typeof shippingAddress === 'string' ? tidyOneLine(shippingAddress) : shippingAddress;
	if (!single && sent !== undefined && sent !== line) {
		const message = issueOf('validation.company.twoAddresses');
		return { errors: [{ path: 'shippingAddress', message }] };
	}
	return { company: { ...rest, shippingAddress: line, shippingAddresses } };
}
