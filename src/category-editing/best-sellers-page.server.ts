import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '../site/page-services.ts';
import { orMend } from '../staff/or-mend.server.ts';
import { requireStaff } from '../staff/staff-page-context.ts';
import { readBestSellers } from './category-writing.server.ts';

/** The stored list, and which of its gloves visitors do not see: they are left out of the home page and the menus. */
async function load({ context }: LoaderFunctionArgs) {
	const list = await readBestSellers(requireStaff(context).database.db);
	const { index } = context.get(pageServices).catalogue;
	return { list, hidden: list.partNumbers.filter((partNumber) => !index.hasProduct(partNumber)) };
}

export const loader = orMend(load);
