import { type LoaderFunctionArgs, redirect } from 'react-router';
import { staffPage } from '../../frame/staff-page-context.ts';
import { parseNextPath } from './next-path.ts';

/** Redirects a signed-in user; nobody else receives any data. */
export function loader({ context, url }: LoaderFunctionArgs) {
	const page = context.get(staffPage);
	// Reached through another spelling of the path: only the canonical one is excluded from caches.
	if (!page) throw redirect('/admin/login', 303);
	const next = parseNextPath(url.searchParams.get('next'));
	if (page.staff) throw redirect(next, 303);
	return { next };
}
