import { data, type LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { loadPriceBook } from '../../../domain/pricing/price-book.server.ts';
import { findListPrice } from '../../../domain/pricing/price-decision.ts';
import { findGloveFacts, pageOfGloves } from '../../../domain/pricing/price-glove.server.ts';
import { listPriceLines } from '../../../domain/pricing/price-line-queries.server.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import { listPricePlans } from '../../../domain/pricing/price-plan-queries.server.ts';
import type { Breaks } from '../../../domain/pricing/quantity-break.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import { listAuditEntries } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { nameReferences } from '../../frame/activity-names.server.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import { orRedirectToRepair } from '../../kit/form/or-redirect-to-repair.server.ts';
import { listHolders } from './holders/list-holder-queries.server.ts';
import { listCategoryChoices, listParentChoices } from './price-list-choices.server.ts';
import { loadPriceLists } from './price-lists.server.ts';

const GLOVES_A_PAGE = 25;
const MAX_ENTRIES = 10;

/** A glove on a list: its own price there, and the price that results from the list. In cents per pair. */
export type ListRow = {
	partNumber: string;
	name: string;
	caseSize: number | null;
	prices: Breaks | undefined;
	listPriceCents: number | undefined;
};

/** Loads a list with a page of its gloves; 404 if there is no such list. */
async function load({ context, params, url }: LoaderFunctionArgs) {
	const { database, timeZone, catalogue } = requireStaff(context);
	const { db } = database;
	const today = todayIn(timeZone, new Date());
	const lists = await loadPriceLists(db, today);
	const list = lists.find(({ id }) => id === params.id);
	if (!list) return data({ found: undefined }, { status: 404 });
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const filter = { text: read('glove').slice(0, 200), onlyPriced: read('priced') === '1' };
	const [table, plans, holders, activity] = await Promise.all([
		loadListTable(db, catalogue, list, { ...filter, place: read('place'), date: today }),
		listPricePlans(db, list.id),
		listHolders(db, list.id, today),
		listAuditEntries(db, { subjectKind: 'priceList', subjectId: list.id, limit: MAX_ENTRIES }).then(
			(entries) => nameReferences(db, entries),
		),
	]);
	return data({
		found: {
			list,
			parents: listParentChoices(lists, list.id),
			categories: listCategoryChoices(catalogue),
			filter,
			table,
			plans,
			holders,
			today,
			activity,
		},
	});
}

export type FoundList = NonNullable<Awaited<ReturnType<typeof loader>>['data']['found']>;

async function loadListTable(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	list: PriceList,
	params: { text: string; onlyPriced: boolean; place: string; date: string },
) {
	const among = params.onlyPriced
		? (await listPriceLines(db, list.id, params.date)).map(({ partNumber }) => partNumber)
		: undefined;
	const { partNumbers, ...page } = pageOfGloves(catalogue, {
		text: params.text,
		cursor: params.place,
		limit: GLOVES_A_PAGE,
		...(among ? { among } : {}),
	});
	const book = await loadPriceBook(db, partNumbers);
	const rows = await Promise.all(
		partNumbers.map(async (partNumber): Promise<ListRow> => {
			const glove = await findGloveFacts(catalogue, partNumber);
			return {
				partNumber,
				name: glove.name,
				caseSize: glove.caseSize,
				prices: book.findLine(list.id, partNumber, params.date),
				listPriceCents: findListPrice(book, list, { glove, quantity: 1, date: params.date }),
			};
		}),
	);
	return { rows, ...page };
}

export const loader = orRedirectToRepair(load);
