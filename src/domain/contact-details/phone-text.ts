import type { Locale } from '../../platform/i18n/locale.ts';
import { parsePhoneNumber } from './phone-number.ts';

/** A stored number as a language writes it: "(905) 555-0123 ext. 12", "905 555-0123, poste 12". */
export function formatPhoneNumber(phone: string, locale: Locale): string {
	if (locale === 'en') return phone;
	return phone.replace(/^\((\d{3})\) /, '$1\u00A0').replace(/ ext\. (\d+)$/, ', poste\u00A0$1');
}

/** The same for a number as somebody typed it; what is no number stays as it is. */
export function formatTypedPhone(typed: string, locale: Locale): string {
	const phone = parsePhoneNumber(typed);
	return phone === undefined ? typed : formatPhoneNumber(phone, locale);
}
