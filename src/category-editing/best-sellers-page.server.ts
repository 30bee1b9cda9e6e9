import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../staff/staff-page-context.ts';
import { readBestSellers } from './category-writing.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	return { list: await readBestSellers(requireStaff(context).database.db) };
}
