import type { LoaderFunctionArgs } from 'react-router';
import { countDeliveries } from '../../../domain/newsletter/issues/delivery-queries.server.ts';
import { nameIssue } from '../../../domain/newsletter/issues/issue.ts';
import { listIssues } from '../../../domain/newsletter/issues/issue-queries.server.ts';
import { formatCursors } from '../../../platform/db/keyset.server.ts';
import { requestLocale } from '../../../platform/i18n/request-locale.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { type CursorShape, parseCursor } from '../../../platform/text/cursor.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';

const A_PAGE = 25;
const CURSOR: CursorShape = { id: /[0-9a-f]{24}/ };

/** The issues, newest first, each with what became of its mails. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const cursor = parseCursor(url.searchParams.get('from') ?? '', CURSOR);
	const { issues, ...cursors } = await listIssues(db, { cursor, max: A_PAGE });
	const counts = await countDeliveries(
		db,
		issues.map(({ id }) => id),
	);
	const locale = context.get(requestLocale);
	const t = messagesFor(locale, 'newsletter');
	return {
		issues: issues.map(({ id, state, updatedAt, sentAt, ...texts }) => ({
			id,
			state,
			updatedAt,
			sentAt,
			name: nameIssue(texts, locale) || t('issues.untitled'),
			/** Undefined for a draft. */
			counts: sentAt === '' ? undefined : counts.get(id),
		})),
		...formatCursors(cursors),
	};
}
