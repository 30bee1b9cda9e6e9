import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';

/** The name of a spec sheet's address below its glove's page. */
export const SPEC_SHEET_NAMES: Readonly<Record<Locale, string>> = {
	en: 'spec-sheet.pdf',
	fr: 'fiche-technique.pdf',
};

/** The address of a glove's spec sheet: "/products/xy300/spec-sheet.pdf", "/fr/produits/xy300/fiche-technique.pdf". */
export function specSheetPath(partNumber: string, locale: Locale): string {
	return `${localizedPath(`/products/${partNumber}`, locale)}/${SPEC_SHEET_NAMES[locale]}`;
}
