import type { LoaderFunctionArgs } from 'react-router';
import { PRICE_LIST_KINDS, type PriceListKind } from '../../../domain/pricing/price-list.ts';
import { listPriceLists } from '../../../domain/pricing/price-list-queries.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { listCategoryChoices, listParentChoices } from './price-list-choices.server.ts';

/** Loads the possible base lists of a new list, and the list to copy, if any. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, catalogue } = requireStaff(context);
	const { db } = database;
	const lists = await listPriceLists(db);
	const requested = url.searchParams.get('kind') ?? '';
	const kind = PRICE_LIST_KINDS.find((one) => one === requested) ?? ('percent' satisfies PriceListKind);
	return {
		kind,
		copied: lists.find(({ id }) => id === url.searchParams.get('from')),
		parents: listParentChoices(lists),
		categories: listCategoryChoices(catalogue),
	};
}
