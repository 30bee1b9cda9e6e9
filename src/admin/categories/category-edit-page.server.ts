import { data, type LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { isOwnCategory } from './category-input-schema.ts';
import { findCategoryByKey } from './category-queries.server.ts';

async function load({ context, params }: LoaderFunctionArgs) {
	const { database } = requireStaff(context);
	const key = params.category ?? '';
	const category = await findCategoryByKey(database.db, key);
	if (!category) return data({ category: undefined, isOwn: false }, { status: 404 });
	return data({ category, isOwn: isOwnCategory(category.name) });
}

export const loader = orRedirectToRepair(load);
