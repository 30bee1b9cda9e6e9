import { z } from 'zod';
import { issueOf, type MessageId } from '../../platform/i18n/message.ts';
import { parseEmailAddress } from '../../platform/mail/email-address.ts';
import { fieldsSchema, mustBe, textSchema } from '../catalogue/catalogue-text-schema.ts';
import { parsedText } from '../contact-details/parsed-text.ts';
import { parsePhoneNumber } from '../contact-details/phone-number.ts';
import { parseWebsite } from '../contact-details/website.ts';
import { parsePostalCode } from '../postal-address/postal-code.ts';
import { findRegion } from '../postal-address/region.ts';
import { SERVED_LANGUAGES, STOCKED_LINES } from './distributor.ts';
import {
	type DistributorInput,
	formatHours,
	formatPosition,
	isInCanada,
	POSITION_EXAMPLE,
	parseHours,
	parsePosition,
} from './distributor-input.ts';

/** In characters. */
const DISTRIBUTOR_LIMITS = {
	name: 80,
	street: 80,
	city: 60,
	website: 200,
	email: 254,
	short: 40,
} as const;

const hours = parsedText({
	max: DISTRIBUTOR_LIMITS.short,
	empty: true,
	parse: (text) => {
		const read = parseHours(text);
		return read && formatHours(read);
	},
	message: 'distributorDesk.errors.hours',
});

const position = parsedText({
	max: DISTRIBUTOR_LIMITS.short,
	parse: (text) => {
		const read = parsePosition(text);
		return read && formatPosition(read);
	},
	message: 'distributorDesk.errors.position',
	example: POSITION_EXAMPLE,
}).check(({ value, issues }) => {
	const read = parsePosition(value);
	if (!read || isInCanada(read)) return;
	issues.push({
		code: 'custom',
		input: value,
		message: issueOf('distributorDesk.errors.abroad', { example: POSITION_EXAMPLE }),
	});
});

/** Some of the values, each once. They stay in the order given: the first language is that of our mail. */
function someOf<const Value extends string>(values: readonly Value[], message: MessageId) {
	return z
		.array(
			z.enum(values, issueOf('validation.oneOf', { values: values.join(', ') })),
			mustBe('validation.list'),
		)
		.overwrite((given) => [...new Set(given)])
		.min(1, issueOf(message));
}

const flag = z.boolean(mustBe('validation.trueOrFalse'));

/** The schema of a distributor for form, API and import alike. Texts come out in their stored form. */
export const distributorInputSchema = fieldsSchema({
	name: textSchema({ max: DISTRIBUTOR_LIMITS.name }),
	street: textSchema({ max: DISTRIBUTOR_LIMITS.street }),
	city: textSchema({ max: DISTRIBUTOR_LIMITS.city }),
	province: parsedText({
		max: DISTRIBUTOR_LIMITS.short,
		parse: (text) => findRegion('Canada', text)?.code,
		message: 'distributorDesk.errors.province',
	}),
	postalCode: parsedText({
		max: DISTRIBUTOR_LIMITS.short,
		parse: (text) => parsePostalCode(text, 'Canada'),
		message: 'validation.company.canadianCode',
	}),
	position,
	phone: parsedText({
		max: DISTRIBUTOR_LIMITS.short,
		parse: parsePhoneNumber,
		message: 'validation.company.phone',
	}),
	website: parsedText({
		max: DISTRIBUTOR_LIMITS.website,
		empty: true,
		parse: parseWebsite,
		message: 'validation.company.website',
	}),
	email: parsedText({
		max: DISTRIBUTOR_LIMITS.email,
		empty: true,
		parse: parseEmailAddress,
		message: 'validation.company.email',
	}),
	monFri: hours,
	sat: hours,
	sun: hours,
	lines: someOf(STOCKED_LINES, 'distributorDesk.errors.lines'),
	languages: someOf(SERVED_LANGUAGES, 'distributorDesk.errors.languages'),
	counterSales: flag,
	isShown: flag,
}).check(({ value: { monFri, sat, sun }, issues }) => {
	if (monFri !== '' || sat !== '' || sun !== '') return;
	issues.push({
		code: 'custom',
		input: monFri,
		path: ['monFri'],
		message: issueOf('distributorDesk.errors.noHours'),
	});
}) satisfies z.ZodType<DistributorInput>;
