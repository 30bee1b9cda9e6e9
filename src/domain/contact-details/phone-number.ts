import { dropUnseen, tidyOneLine } from '../../platform/text/visible-text.ts';

const EXTENSION = /[\s,;]*(?:#|x|ext\.?|extension|poste)[\s.:]*(\d{1,6})$/i;
const SIGNS = /[\s().\-–/\u00a0]+/g;

/**
 * Parses a phone number to its display form: "(905) 555-0123 ext. 12" in Canada and the United States,
 * "+442079460000" elsewhere. Undefined unless it is ten digits with an area code from 2 up, or + and 8 to 15 digits
 * (docs/trade/numbers-and-addresses.md, "Phone numbers").
 */
export function parsePhoneNumber(text: string): string | undefined {
	const trimmed = dropUnseen(tidyOneLine(text));
	const extension = EXTENSION.exec(trimmed);
	const number = (extension ? trimmed.slice(0, extension.index) : trimmed).replace(SIGNS, '');
	const tail = extension ? ` ext. ${extension[1]}` : '';
	const here = /^(?:\+?1)?([2-9]\d\d)(\d{3})(\d{4})$/.exec(number);
	if (here) return `(${here[1]}) ${here[2]}-${here[3]}${tail}`;
	const abroad = /^\+(?!1)(\d{8,15})$/.exec(number);
	return abroad ? `+${abroad[1]}${tail}` : undefined;
}

/** The digits of a number without its extension, for comparing spellings; empty if there are none. */
export function keyOfPhoneNumber(phone: string): string {
	return phone.replace(EXTENSION, '').replace(/\D/g, '');
}
