import type { useTranslations } from 'use-intl';
import brand from '../../../../content/brand.json' with { type: 'json' };
import type { PackingWords } from '../../../documents/labels/packing-list.ts';
import type { SheetWords } from '../../../documents/labels/printed-label.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locale.ts';

/** Reads the messages of `labelSheet`; the type of both the browser's hook and the server's function. */
export type ReadSheetWord = ReturnType<typeof useTranslations<'labelSheet'>>;

/** The messages of every printed label. */
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

/** The messages of every packing list. */
export function packingWords(t: ReadSheetWord): PackingWords {
	const both = (name: PackingWordName) => ({ en: t(`packing.${name}.en`), fr: t(`packing.${name}.fr`) });
	return {
		website: brand.website,
		phone: brand.phone.shown[DEFAULT_LOCALE],
		title: both('title'),
		label: both('label'),
		date: both('date'),
		invoice: both('invoice'),
		purchaseOrder: both('purchaseOrder'),
		shipTo: both('shipTo'),
		partNumber: both('partNumber'),
		description: both('description'),
		size: both('size'),
		pairs: both('pairs'),
		total: both('total'),
		packedBy: both('packedBy'),
		checkedBy: both('checkedBy'),
		page: (page, pages) => t('packing.page', { page, pages }),
	};
}

type PackingWordName = Exclude<keyof PackingWords, 'website' | 'phone' | 'page'>;
