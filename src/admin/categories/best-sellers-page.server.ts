import type { LoaderFunctionArgs } from 'react-router';
import { requireStaff } from '../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../kit/form/or-redirect-to-repair.server.ts';
import { readBestSellers } from './category-commands.server.ts';

/** The stored list, and those of its gloves that are hidden from visitors: the home page and the menus omit them. */
async function load({ context }: LoaderFunctionArgs) {
	const { database, catalogue } = requireStaff(context);
	const { index } = catalogue;
	const list = await readBestSellers(database.db);
	return { list, hidden: list.partNumbers.filter((partNumber) => !index.hasProduct(partNumber)) };
}

export const loader = orRedirectToRepair(load);
