import { type LoaderFunctionArgs, redirect } from 'react-router';
import { parseNextPath } from './next-path.ts';
import { staffPage } from './staff-page-context.ts';

/** Somebody who is signed in already goes on; nobody else is told anything. */
export function loader({ context, url }: LoaderFunctionArgs) {
	const page = context.get(staffPage);
	// Reached by another way of writing the address: only this one is kept out of caches.
	if (!page) throw redirect('/admin/login', 303);
	const next = parseNextPath(url.searchParams.get('next'));
	if (page.staff) throw redirect(next, 303);
	return { next };
}
