import type { LoaderFunctionArgs } from 'react-router';
import { isCalendarDate, todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { loadCompanyList } from '../../domain/companies/company-list.server.ts';
import { COMPANY_CURSOR } from '../../domain/companies/company-list.ts';
import { CURRENCIES } from '../../domain/pricing/price.ts';
import { loadCompanyPrices, loadPriceBook } from '../../domain/pricing/price-book.server.ts';
import {
	decidePrice,
	findListOfKind,
	findListPrice,
	type PriceBook,
	type PriceSource,
} from '../../domain/pricing/price-decision.ts';
import { findGloveFacts, type GloveFacts, pageOfGloves } from '../../domain/pricing/price-glove.server.ts';
import { MAX_QUANTITY } from '../../domain/pricing/quantity-break.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { parseCursor } from '../../platform/text/cursor.ts';
import { requireStaff } from '../frame/staff-page-context.ts';
import { type BelowCost, findBelowCost } from './company-prices/company-table.server.ts';

const GLOVES_A_PAGE = 20;
const COMPANIES_A_PAGE = 8;

/**
 * The price of one glove for one company at the selected quantity (undefined if there is none), and whether any
 * quantity is below cost.
 */
export type MatrixCell = { cents: number | undefined; source: PriceSource | undefined } & BelowCost;

/** Loads gloves by companies at one quantity on one day, as given in the URL. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, catalogue } = requireStaff(context);
	const { db } = database;
	const read = (name: string) => url.searchParams.get(name)?.trim() ?? '';
	const today = todayIn(timeZone, new Date());
	const date = isCalendarDate(read('date')) ? read('date') : today;
	const typed = Number(read('quantity'));
	const quantity = Number.isInteger(typed) && typed >= 1 && typed <= MAX_QUANTITY ? typed : 1;
	const filter = {
		text: read('glove').slice(0, 200),
		company: read('company').slice(0, 200),
		quantity,
		date,
		onlyBelowCost: read('below') === '1',
	};
	const cursor = parseCursor(read('from'), COMPANY_CURSOR);
	const [companies, gloves] = await Promise.all([
		loadCompanyList(db, { text: filter.company, sort: 'name' }, { cursor, max: COMPANIES_A_PAGE }),
		// Gloves below cost are searched for in the whole catalogue; otherwise gloves are paged.
		loadGloves(catalogue, filter, read('place')),
	]);
	const facts = await Promise.all(
		gloves.partNumbers.map((partNumber) => findGloveFacts(catalogue, partNumber)),
	);
	const book = await loadPriceBook(db, gloves.partNumbers);
	const columns = await Promise.all(
		companies.content.map(async ({ id, operatingName }) => ({
			id,
			operatingName,
			...(await loadColumn(db, book, id, facts, { quantity, date })),
		})),
	);
	const standard = findListOfKind(book, 'standard', 'CAD');
	const costs = findListOfKind(book, 'cost', 'CAD');
	const rows = facts.map((glove, at) => ({
		partNumber: glove.partNumber,
		name: glove.name,
		listCents: standard && findListPrice(book, standard, { glove, quantity, date }),
		costCents: costs && findListPrice(book, costs, { glove, quantity, date }),
		cells: columns.map(({ cells }): MatrixCell | undefined => cells[at]),
	}));
	const compared = rows.flatMap(({ cells }) => cells).filter((cell) => cell?.isKnown).length;
	const below = rows.filter(({ cells }) => cells.some((cell) => cell?.below));
	return {
		filter,
		today,
		companies: columns.map(({ id, operatingName, currency }) => ({ id, operatingName, currency })),
		rows: filter.onlyBelowCost ? below : rows,
		/** How many prices here are below cost at some quantity, and how many could be compared. */
		belowCost: below.flatMap(({ cells }) => cells).filter((cell) => cell?.below).length,
		compared,
		/** Whether the page shows costs, and whether there are any cost lists at all. */
		showsCosts: costs !== undefined,
		hasCosts: CURRENCIES.some((currency) => findListOfKind(book, 'cost', currency)),
		isFiltered: filter.text !== '' || filter.company !== '' || filter.onlyBelowCost,
		total: gloves.total,
		gloves: { before: gloves.before, after: gloves.after },
		pages: { before: companies.before, after: companies.after },
	};
}

function loadGloves(
	catalogue: Parameters<typeof pageOfGloves>[0],
	filter: { text: string; onlyBelowCost: boolean },
	cursor: string,
) {
	const limit = filter.onlyBelowCost ? 10_000 : GLOVES_A_PAGE;
	return pageOfGloves(catalogue, { text: filter.text, cursor: filter.onlyBelowCost ? '' : cursor, limit });
}

async function loadColumn(
	db: DatabaseLike,
	book: PriceBook,
	companyId: string,
	gloves: readonly GloveFacts[],
	{ quantity, date }: { quantity: number; date: string },
) {
	const companyPrices = await loadCompanyPrices(
		db,
		companyId,
		gloves.map(({ partNumber }) => partNumber),
	);
	const { currency } = companyPrices;
	const cells = gloves.map((glove): MatrixCell => {
		const priceQuery = { glove, quantity, date };
		const { cents, source } = decidePrice(book, companyPrices, priceQuery);
		return { cents, source, ...findBelowCost(book, companyPrices, priceQuery) };
	});
	return { currency, cells };
}
