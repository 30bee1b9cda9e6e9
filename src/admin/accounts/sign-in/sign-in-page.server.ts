import { type LoaderFunctionArgs, redirect } from 'react-router';
import { staffPage } from '../../frame/staff-page-context.ts';
import { parseNextPath } from './next-path.ts';

/** Somebody who is signed in already goes on; nobody else is told anything. */
export function loader({ context, url }: LoaderFunctionArgs) {
	const page = context.get(staffPage);
	// Reached by another way of writing the address: only this one is kept out of caches.
	if (!page) throw redirect('/admin/login', 303);
	const next = parseNextPath(url.searchParams.get('next'));
	if (page.staff) throw redirect(next, 303);
	return { next };
}
