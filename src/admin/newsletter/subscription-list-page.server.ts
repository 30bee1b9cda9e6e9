import type { LoaderFunctionArgs } from 'react-router';
import { SUBSCRIPTION_STATES } from '../../domain/newsletter/subscription.ts';
import {
	countSubscriptions,
	listSubscriptions,
} from '../../domain/newsletter/subscription-queries.server.ts';
import { requireStaff } from '../frame/staff-page-context.ts';

const A_PAGE = 50;
const ID = /^[0-9a-f]{28}$/;

/** The list, newest first, a page at a time; links to leave by stay on the server. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
	const state = SUBSCRIPTION_STATES.find((one) => one === url.searchParams.get('state'));
	const before = url.searchParams.get('before') ?? '';
	const rows = await listSubscriptions(
		db,
		{ text, state },
		{ before: ID.test(before) ? before : undefined, most: A_PAGE + 1 },
	);
	return {
		rows: rows.slice(0, A_PAGE).map(({ leaveToken: _, ...row }) => row),
		older: rows.length > A_PAGE ? rows[A_PAGE - 1]?.id : undefined,
		counts: await countSubscriptions(db),
		text,
		state,
		isFirst: before === '',
	};
}
