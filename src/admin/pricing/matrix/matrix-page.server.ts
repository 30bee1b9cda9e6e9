import type { LoaderFunctionArgs } from 'react-router';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { loadCompanyList } from '../../../domain/companies/company-list.server.ts';
import { COMPANY_CURSOR } from '../../../domain/companies/company-list.ts';
import { CURRENCIES } from '../../../domain/pricing/price.ts';
import { loadPriceBook } from '../../../domain/pricing/price-book.server.ts';
import { findListOfKind, findListPrice } from '../../../domain/pricing/price-decision.ts';
import { findGloveFacts, pageOfGloves } from '../../../domain/pricing/price-glove.server.ts';
import { parseCursor } from '../../../platform/text/cursor.ts';
import { requireStaff } from '../../frame/staff-page-context.ts';
import {
	loadMatrixColumn,
	type MatrixCell,
	type MatrixFilter,
	MOST_GLOVES,
	readMatrixFilter,
} from './matrix.server.ts';

const GLOVES_A_PAGE = 20;
const COMPANIES_A_PAGE = 8;

/** Loads gloves by companies at one quantity on one day, as given in the URL. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const { database, timeZone, catalogue } = requireStaff(context);
	const { db } = database;
	const today = todayIn(timeZone, new Date());
	const filter = readMatrixFilter(url.searchParams, today);
	const { quantity, date } = filter;
	const cursor = parseCursor(url.searchParams.get('from') ?? '', COMPANY_CURSOR);
	const [companies, gloves] = await Promise.all([
		loadCompanyList(db, { text: filter.company, sort: 'name' }, { cursor, max: COMPANIES_A_PAGE }),
		// Gloves below cost are searched for in the whole catalogue; otherwise gloves are paged.
		loadGloves(catalogue, filter, url.searchParams.get('place') ?? ''),
	]);
	const facts = await Promise.all(
		gloves.partNumbers.map((partNumber) => findGloveFacts(catalogue, partNumber)),
	);
	const book = await loadPriceBook(db, gloves.partNumbers);
	const columns = await Promise.all(
		companies.content.map(async ({ id, operatingName }) => ({
			id,
			operatingName,
			...(await loadMatrixColumn(db, book, id, facts, { quantity, date })),
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
	{ text, sort, onlyBelowCost }: MatrixFilter,
	cursor: string,
) {
	const page = onlyBelowCost ? { cursor: '', limit: MOST_GLOVES } : { cursor, limit: GLOVES_A_PAGE };
	return pageOfGloves(catalogue, { text, sort, ...page });
}
