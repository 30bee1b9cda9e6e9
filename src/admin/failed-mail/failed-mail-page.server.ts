import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';
import { countFailedMail, listFailedMail } from './failed-mail-queries.server.ts';

const MAX = 100;

export async function loader({ context }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	return { mail: await listFailedMail(database.db, MAX), count: await countFailedMail(database.db) };
}
