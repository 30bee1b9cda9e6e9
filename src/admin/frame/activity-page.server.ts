import type { LoaderFunctionArgs } from 'react-router';
import { listStaffAccounts } from '../../platform/accounts/staff-account-queries.server.ts';
import { listAuditEntries, listAuditKinds } from '../../platform/audit/audit-entry-queries.server.ts';
import { requireStaff } from './staff-page-context.ts';

const A_PAGE = 50;
const ID = /^[0-9a-f]{24}$/;

/** The audit log, newest first, a page at a time; `?before=` is where the page before ended. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { db } = requireStaff(context).database;
	const before = url.searchParams.get('before') ?? '';
	const kind = url.searchParams.get('kind') ?? '';
	const actor = url.searchParams.get('actor') ?? '';
	const [entries, people, kinds] = await Promise.all([
		listAuditEntries(db, {
			before: ID.test(before) ? before : undefined,
			subjectKind: kind === '' ? undefined : kind.slice(0, 50),
			actorId: actor === '' ? undefined : actor.slice(0, 100),
			most: A_PAGE + 1,
		}),
		listStaffAccounts(db),
		listAuditKinds(db),
	]);
	return {
		entries: entries.slice(0, A_PAGE),
		older: entries.length > A_PAGE ? entries[A_PAGE - 1]?.id : undefined,
		people: people.map(({ id, name }) => ({ id, name })),
		kinds,
		picked: { kind, actor, isFirst: before === '' },
	};
}
