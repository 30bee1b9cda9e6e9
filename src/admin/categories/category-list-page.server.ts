import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';
import { listCategories } from './category-queries.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const categories = await listCategories(database.db);
	return {
		categories: categories.map(({ key, name, path, partNumbers }) => ({
			key,
			name,
			path,
			count: partNumbers.length,
		})),
	};
}
