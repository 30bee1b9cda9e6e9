import type { LoaderFunctionArgs } from 'react-router';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { listTranslatedParts } from './translation-list.server.ts';
import {
	parseTranslationFilter,
	type TranslatedRecordSummary,
	type TranslationFilter,
} from './translation-list.ts';
import { countOwedByGloves, listTranslatedGloves } from './translation-list-queries.server.ts';

/** What translators have to do: parts of the site, and a page of gloves. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const filter = parseTranslationFilter(url.searchParams);
	const [allParts, { gloves, total, ...cursors }, owed] = await Promise.all([
		listTranslatedParts(db, context.get(requestLocale)),
		listTranslatedGloves(db, filter),
		countOwedByGloves(db),
	]);
	const text = filter.text.toLowerCase();
	const parts = allParts.filter(
		(part) => isListed(part, filter.show) && part.title.toLowerCase().includes(text),
	);
	const words = owed.words + allParts.reduce((sum, part) => sum + part.words, 0);
	const { cursor: _, ...shown } = filter;
	return { parts, gloves, total, ...formatCursors(cursors), filter: shown, words };
}

function isListed({ texts, outdated, drafts }: TranslatedRecordSummary, show: TranslationFilter): boolean {
	if (show === 'all') return true;
	if (show === 'draft') return drafts > 0;
	return show === 'outdated' ? outdated > 0 : texts > 0;
}
