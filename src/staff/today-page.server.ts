import type { LoaderFunctionArgs } from 'react-router';
import { listAuditEntries } from './audit-entry-queries.server.ts';
import { requireStaff } from './staff-page-context.ts';

const LATEST = 8;

/** What waits for staff, from every feature that has something waiting, and what was done last. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { database, awaitingProviders, log, requestId } = requireStaff(context);
	const [latest, ...found] = await Promise.all([
		listAuditEntries(database.db, { most: LATEST }),
		...awaitingProviders.map((provider) =>
			provider().catch((error: unknown) => {
				log.error({ requestId, err: error }, 'a part of Today failed');
				return 'failed' as const;
			}),
		),
	]);
	return {
		now: new Date().toISOString(),
		latest,
		awaiting: found.filter((one) => one !== undefined && one !== 'failed'),
		failed: found.includes('failed'),
	};
}
