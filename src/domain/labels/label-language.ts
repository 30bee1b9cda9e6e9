import type { Locale } from '../../platform/i18n/locale.ts';
import { findProvinceMismatch, parsePostalCode } from '../postal-address/postal-code.ts';
import { findRegion } from '../postal-address/region.ts';
import type { LabelInput } from './label.ts';

/** The language of a label and of its packing list: one, or both. */
export const LABEL_LANGUAGES = ['en', 'fr', 'both'] as const;
export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

const POSTAL_CODE = /[A-Z]\d[A-Z][\s-]*\d[A-Z]\d/gi;
const QUEBEC = 'QC';
/** The last parts of an address, among which its province is looked for: "Québec St" is in its first. */
const LAST_PARTS = 3;

/** Whether an address is in Quebec: by its postal code, or by its province if it has none. */
export function isInQuebec(address: string): boolean {
	const codes = address.match(POSTAL_CODE)?.flatMap((code) => parsePostalCode(code, 'Canada') ?? []) ?? [];
	const code = codes.at(-1);
	if (code !== undefined) return findProvinceMismatch(code, QUEBEC) === undefined;
	const [, ...parts] = address.split(/[,\n]/).map((part) => part.trim());
	return parts
		.slice(-LAST_PARTS)
		.some((part) => isProvince(part) || isProvince(part.split(/\s+/).at(-1) ?? ''));
}

function isProvince(text: string): boolean {
	return text !== '' && findRegion('Canada', text)?.code === QUEBEC;
}

/** The language a label starts with: French to Quebec, else the recipient's, else English. */
export function usualLanguage(address: string, recipients: Locale | undefined): LabelLanguage {
	return isInQuebec(address) ? 'fr' : (recipients ?? 'en');
}

/** Both languages in the order in which papers show them: French comes first to Quebec. */
function bothFor(address: string): readonly Locale[] {
	return isInQuebec(address) ? ['fr', 'en'] : ['en', 'fr'];
}

type Addressed = Pick<LabelInput, 'language' | 'shippingAddress'>;

/** The languages of a carton label, in order. Labels stored before they had a language are in English. */
export function listLabelLocales({ language = 'en', shippingAddress }: Addressed): readonly Locale[] {
	return language === 'both' ? bothFor(shippingAddress) : [language];
}

/** The languages of a packing list, in order. Lists of labels stored before they had a language are in both. */
export function listPackingLocales({ language, shippingAddress }: Addressed): readonly Locale[] {
	return language === undefined ? ['en', 'fr'] : listLabelLocales({ language, shippingAddress });
}
