import type { LoaderFunctionArgs } from 'react-router';
import { loadCompanyList } from '../../domain/companies/company-list.server.ts';
import { COMPANIES_A_PAGE, COMPANY_CURSOR, isCompanySort } from '../../domain/companies/company-list.ts';
import { parseLanguage } from '../../platform/i18n/locale.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { findLastBulk } from '../kit/bulk/bulk-queries.server.ts';

const MAX_TEXT_LENGTH = 200;

/** Loads the list for the query params; invalid ones are ignored. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	const text = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH);
	const requested = url.searchParams.get('sort') ?? '';
	const sort = isCompanySort(requested) ? requested : 'name';
	const cursor = parseCursor(url.searchParams.get('from') ?? '', COMPANY_CURSOR);
	const language = parseLanguage(url.searchParams.get('language') ?? '');
	const [list, undoable] = await Promise.all([
		loadCompanyList(database.db, { text, sort, language }, { cursor, max: COMPANIES_A_PAGE }),
		findLastBulk(database.db, { kind: 'company', accountId: staff.id, now: new Date() }),
	]);
	return { text, sort, language, undoable, ...list };
}
