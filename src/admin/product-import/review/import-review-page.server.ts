import type { LoaderFunctionArgs } from 'react-router';
import { countOfKind, ROW_FILTERS, ROWS_A_PAGE } from '../../../domain/catalogue-import/product-import.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { findImport } from '../product-import-queries.server.ts';
import { loadImportRows, toImportAnswer } from './import-rows.server.ts';

export type FoundImport = NonNullable<Awaited<ReturnType<typeof loader>>['found']>;

/** Loads an import and a page of its rows, as given in the URL; invalid params are ignored. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const locale = context.get(requestLocale);
	const stored = await findImport(database.db, (params.id ?? '').slice(0, 40));
	if (!stored) return { found: undefined };
	const answer = await toImportAnswer(database.db, stored, locale);
	const kind = ROW_FILTERS.find((one) => one === url.searchParams.get('kind'));
	const pageCount = Math.max(1, Math.ceil(countOfKind(answer.counts, kind) / ROWS_A_PAGE));
	const requested = Number(/^\d{1,5}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1);
	const page = Math.min(Math.max(1, requested), pageCount);
	return {
		found: {
			answer,
			kind,
			page,
			pageCount,
			rows: await loadImportRows(database.db, stored.id, kind, page, locale),
		},
	};
}
