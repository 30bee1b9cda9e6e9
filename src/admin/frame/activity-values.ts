import { formatCalendarDate, isCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { formatPhoneNumber } from '../../domain/contact-details/phone-text.ts';
import { formatterFor } from '../../platform/i18n/formatter.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import { nameFromKey } from '../kit/form/field-name.ts';

/** Messages for the log's values, from `staff.activity` in the reader's language. */
export type ActivityMessages = {
	fields: Readonly<Record<string, string>>;
	/** Words of the fields whose values come from a fixed set, by field and value. */
	values: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
	yes: string;
	no: string;
	locale: Locale;
};

/** The label of a field that the log identifies by key. A key that is a name itself, such as a size, stays as it is. */
export function formatFieldName(field: string, { fields }: Pick<ActivityMessages, 'fields'>): string {
	if (Object.hasOwn(fields, field)) return fields[field] as string;
	return /^[a-z]+(?:[A-Z][a-z]*)*$/.test(field) ? nameFromKey(field) : field;
}

/** Formats a logged value: objects as named parts, lists line by line, fixed values by their word. */
export function formatActivityValue(field: string, value: unknown, messages: ActivityMessages): string {
	if (value === undefined || value === null) return '';
	if (Array.isArray(value)) return value.map((part) => formatActivityValue(field, part, messages)).join('\n');
	if (typeof value === 'object') {
		return Object.entries(value)
			.filter(([, part]) => part !== '' && part !== null)
			.map(([name, part]) => {
				const text = formatActivityValue(field === 'off' ? 'off' : name, part, messages);
				return `${withColon(formatFieldName(name, messages), messages.locale)} ${text}`;
			})
			.join(' · ');
	}
	if (typeof value === 'boolean') return value ? messages.yes : messages.no;
	if (typeof value === 'number') return formatNumber(field, value, messages.locale);
	return formatText(field, String(value), messages);
}

/** Percentages are logged in hundredths; the numbers of labels are names, not amounts. */
function formatNumber(field: string, value: number, locale: Locale): string {
	if (field === 'labelId' || field === 'label') return String(value);
	const { number } = formatterFor(locale);
	return field === 'off'
		? number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 })
		: number(value);
}

function formatText(field: string, text: string, { fields, values, locale }: ActivityMessages): string {
	const known = values[field];
	if (known && Object.hasOwn(known, text)) return known[text] as string;
	if (isCalendarDate(text)) return formatCalendarDate(text, locale);
	if (INSTANT.test(text))
		return formatterFor(locale).dateTime(new Date(text), { dateStyle: 'medium', timeStyle: 'short' });
	if (field === 'size' || field === 'selectedSizeDefault') return formatSize(text, locale);
	if (PART_NUMBER_FIELDS.has(field)) return formatPartNumber(text);
	if (field === 'phone') return formatPhoneNumber(text, locale);
	return formatPrices(text, fields, locale) ?? text;
}

/** Fields whose part numbers are stored in lower case. */
const PART_NUMBER_FIELDS = new Set([
	'partNumber',
	'partNumbers',
	'productPartNumber',
	'relatedProducts',
	'successor',
]);

/** As the log has instants. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const AMOUNT = String.raw`\d+\.\d\d`;
const PRICES = new RegExp(`^${AMOUNT}(?:, (?:dozen|case) ${AMOUNT})*$`);

/** Prices as the log has them, "18.50, dozen 16.95"; undefined for any other text. */
function formatPrices(text: string, fields: ActivityMessages['fields'], locale: Locale): string | undefined {
	if (!PRICES.test(text)) return undefined;
	const { number } = formatterFor(locale);
	return text
		.split(', ')
		.map((part) => {
			const [unit, amount] = part.includes(' ') ? part.split(' ') : ['pair', part];
			const label = withColon(fields[unit as string] ?? (unit as string), locale);
			return `${label} ${number(Number(amount), { minimumFractionDigits: 2 })}`;
		})
		.join(' · ');
}
