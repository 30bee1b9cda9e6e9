import type { Locale } from '../../platform/i18n/locale.ts';

/** "label-1048", "labels-1048-and-2-more"; in French "etiquette-1048", "etiquettes-1048-et-2-de-plus". */
export function labelFileName([first, ...more]: readonly number[], locale: Locale): string {
	const isFrench = locale === 'fr';
	if (more.length === 0) return `${isFrench ? 'etiquette' : 'label'}-${first}`;
	return isFrench
		? `etiquettes-${first}-et-${more.length}-de-plus`
		: `labels-${first}-and-${more.length}-more`;
}

/** The same for the packing lists of labels. */
export function packingFileName(ids: readonly number[], locale: Locale): string {
	return `${locale === 'fr' ? 'bordereau' : 'packing-list'}-${labelFileName(ids, locale)}`;
}
