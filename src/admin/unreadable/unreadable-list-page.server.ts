import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';

const MAX = 200;

/** Loads the unreadable documents, the latest found last. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { documents } = requireStaff(context);
	const found = await documents.list();
	return { found: found.slice(0, MAX), count: documents.count };
}
