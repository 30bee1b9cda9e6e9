import type { LoaderFunctionArgs } from 'react-router';
import { orMend } from '../staff/or-mend.server.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { readBestSellers } from './category-writing.server.ts';

async function load({ context }: LoaderFunctionArgs) {
	return { list: await readBestSellers(requireStaff(context).database.db) };
}

export const loader = orMend(load);
