import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';
import { listImports } from './product-import-queries.server.ts';

const LATEST = 10;

export type LatestImport = Awaited<ReturnType<typeof loader>>['latest'][number];

export async function loader({ context }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const latest = (await listImports(database.db, LATEST)).map((stored) => ({
		id: stored.id,
		fileName: stored.file_name,
		state: stored.state,
		staffName: stored.staff_name,
		createdAt: stored.created_at,
	}));
	return { latest };
}
