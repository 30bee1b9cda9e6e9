import type { useTranslations } from 'use-intl';
import brand from '../../content/brand.json' with { type: 'json' };
import type { SheetWords } from '../label-sheet/printed-label.ts';

/** Reads the words of `labelSheet`: the browser's hook and the server's reader are of one kind. */
export type ReadSheetWord = ReturnType<typeof useTranslations<'labelSheet'>>;

/** The words that stand on every printed label. */
export function sheetWords(t: ReadSheetWord): SheetWords {
	return {
		website: brand.website,
		invoice: t('invoice'),
		purchaseOrder: t('purchaseOrder'),
		date: t('date'),
		to: t('to'),
		partNumber: t('partNumber'),
		description: t('description'),
		size: t('size'),
		amount: t('amount'),
		page: (page, pages) => t('page', { page, pages }),
		carton: (carton, cartons) => t('carton', { carton, cartons }),
	};
}
