import type { Locale } from '../../platform/i18n/locale.ts';
import { type CursorShape, KEY_OR_TIME } from '../../platform/text/cursor.ts';

/** Sort orders of the company list; "-" is descending. */
export const COMPANY_SORTS = ['name', '-name', 'updated', '-updated'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** Companies per page. */
export const COMPANIES_A_PAGE = 25;

/** What the list shows: all languages if there is none. */
export type CompanyListQuery = { text: string; sort: CompanySort; language?: Locale | undefined };

export function isCompanySort(text: string): text is CompanySort {
	return (COMPANY_SORTS as readonly string[]).includes(text);
}

export const COMPANY_CURSOR: CursorShape = { id: /co_[2-9a-z]{12}/, value: KEY_OR_TIME };
