import type { LoaderFunctionArgs } from 'react-router';
import { SUBSCRIPTION_STATES } from '../../domain/newsletter/subscription.ts';
import {
	countSubscriptions,
	listSubscriptions,
} from '../../domain/newsletter/subscription-queries.server.ts';
import { formatCursors } from '../../platform/db/keyset.server.ts';
import { type CursorShape, parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';

const A_PAGE = 50;
const CURSOR: CursorShape = { id: /[0-9a-f]{28}/ };

/** The list, newest first, in pages; unsubscribe links stay on the server. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
	const state = SUBSCRIPTION_STATES.find((one) => one === url.searchParams.get('state'));
	const cursor = parseCursor(url.searchParams.get('from') ?? '', CURSOR);
	const { subscriptions, ...cursors } = await listSubscriptions(db, { text, state }, { cursor, max: A_PAGE });
	return {
		rows: subscriptions.map(({ leaveToken: _, ...row }) => row),
		after: formatCursors(cursors).after,
		counts: await countSubscriptions(db),
		text,
		state,
		isFirst: cursor === undefined,
	};
}
