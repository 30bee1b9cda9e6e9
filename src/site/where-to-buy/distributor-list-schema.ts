import { z } from 'zod';
import { parsePhoneNumber } from '../../domain/contact-details/phone-number.ts';
import { parseWebsite } from '../../domain/contact-details/website.ts';
import { parsePostalCode } from '../../domain/postal-address/postal-code.ts';
import { PROVINCES } from '../../domain/postal-address/region.ts';
import { DAY_SPANS, type DistributorList, SERVED_LANGUAGES, STOCKED_LINES } from './distributor.ts';

const text = (max: number) =>
	z.string().trim().min(1, 'must not be empty').max(max, `is longer than ${max} characters`);
const website = text(200).refine(
	(value) => parseWebsite(value) === value,
	'must be an http or https address',
);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30');

const hours = z
	.strictObject({ days: z.enum(DAY_SPANS), open: time, close: time })
	.refine(({ open, close }) => open < close, 'must open before it closes');

const distributor = z.strictObject({
	id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case words with dashes'),
	name: text(80),
	street: text(80),
	city: text(60),
	province: z.enum(PROVINCES.map(({ code }) => code)),
	postalCode: z
		.string()
		.refine((code) => parsePostalCode(code, 'Canada') === code, 'must be a postal code such as P3E 2C6'),
	latitude: z.number().min(41).max(84),
	longitude: z.number().min(-142).max(-52),
	website: website.nullable(),
	phone: z
		.string()
		.refine((phone) => parsePhoneNumber(phone) === phone, 'must be a number such as (705) 555-0146'),
	hours: z.array(hours).min(1, 'must name a day'),
	lines: z.array(z.enum(STOCKED_LINES)).min(1, 'must name a line'),
	languages: z.array(z.enum(SERVED_LANGUAGES)).min(1, 'must name a language'),
	counterSales: z.boolean(),
});

/** The schema of `content/distributors.json`. */
export const distributorListSchema: z.ZodType<DistributorList> = z.strictObject({
	distributors: z
		.array(distributor)
		.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must each have an id of its own'),
	onlinePartners: z.array(
		z.strictObject({ name: text(80), website, line: z.strictObject({ en: text(160), fr: text(160) }) }),
	),
});
