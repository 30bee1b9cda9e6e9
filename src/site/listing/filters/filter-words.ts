import { useTranslations } from 'use-intl';
import type { FilterId } from '../../../domain/search/filter-slug.ts';

type Named = { label: string; atLeast?: boolean | undefined };

/**
 * The label of a filter value: "ANSI Cut A4 or higher" for ratings that a higher level also meets. "Vertical (3G / 3F)"
 * never breaks at its slash.
 */
export function useValueName(): (value: Named) => string {
	const t = useTranslations('listing.filters');
	return ({ label, atLeast }) =>
		atLeast ? t('atLeast', { label }) : label.replaceAll(' / ', '\u00A0/\u00A0');
}

/** The label of a selected value where the group's heading is not shown. */
export function useChipName(): (chip: Named & { id: FilterId }) => string {
	const t = useTranslations('listing.filters');
	const nameOf = useValueName();
	return (chip) => (chip.id === 'size' ? t('sizeChip', { label: chip.label }) : nameOf(chip));
}
