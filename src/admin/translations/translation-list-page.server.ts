import type { LoaderFunctionArgs } from 'react-router';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { findLastBulk } from '../kit/bulk/bulk-queries.server.ts';
import { TRANSLATION_KIND } from './many-translations.server.ts';
import { summarize } from './translation-desk.server.ts';
import { listTranslatedParts, pickParts } from './translation-list.server.ts';
import { parseTranslationFilter, RECORDS_A_PAGE } from './translation-list.ts';
import {
	countOwedByGloves,
	countTranslatedGloves,
	listTranslatedGloves,
} from './translation-list-queries.server.ts';

/** What translators have to do: parts of the site, and a page of gloves. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, staff } = requireStaff(context);
	const { db } = database;
	const filter = parseTranslationFilter(url.searchParams);
	const { cursor, ...shown } = filter;
	const now = new Date();
	const [found, { gloves, ...cursors }, total, owed, undoable] = await Promise.all([
		listTranslatedParts(db, context.get(requestLocale)),
		listTranslatedGloves(db, shown, { cursor, max: RECORDS_A_PAGE }),
		countTranslatedGloves(db, shown),
		countOwedByGloves(db),
		findLastBulk(db, { kind: TRANSLATION_KIND, accountId: staff.id, now }),
	]);
	const words = found.map(summarize).reduce((sum, part) => sum + part.words, owed.words);
	return {
		parts: pickParts(found, shown).map(summarize),
		gloves: gloves.map(summarize),
		total,
		...formatCursors(cursors),
		filter: shown,
		words,
		undoable,
	};
}
