import type { DatabaseLike } from '../../platform/db/database.server.ts';
import { addDays } from '../calendar-date/calendar-date.ts';
import { listPlannedPrices } from '../releases/release-queries.server.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { listCustomerParts } from './company-prices/customer-part-queries.server.ts';
import type { Currency } from './price.ts';
import { loadCompanyPrices, loadPriceBook } from './price-book.server.ts';
import { type CompanyPrices, decidePrice, type PriceBook } from './price-decision.ts';
import { findLastDay, listTurningDays } from './price-end.ts';
import { findGloveFacts, type GloveFacts, type GlovePage, pageOfGloves } from './price-glove.server.ts';
import { BREAKS, pairsOf } from './quantity-break.ts';
import { groupSizes } from './size-group.ts';

/**
 * A company's prices for one glove, limited to what the company may see: no costs, no list prices of others, no names
 * of lists or templates, no reasons. Prices are cents per pair for quantities of one pair, a dozen and a master case.
 */
export type PriceSheetRow = {
	partNumber: string;
	name: string;
	/** The sizes that these prices are for; empty for all that have no row of their own. */
	sizes: readonly string[];
	/** The company's own number; empty if it has none. */
	customerNumber: string;
	/** Pairs per master case. */
	caseSize: number | null;
	/** Undefined if there is no price: the company has to ask us. */
	pair: number | undefined;
	dozen: number | undefined;
	/** Also undefined if the case size is unknown. */
	case: number | undefined;
	/**
	 * Calendar dates of the period in which these prices apply, both inclusive; empty means unlimited. It ends before
	 * any other price already stored for later.
	 */
	validFrom: string;
	validTo: string;
};

export type PriceSheet = {
	currency: Currency;
	/** The date of the prices. */
	date: string;
	rows: PriceSheetRow[];
};

const ROWS_A_TURN = 250;

/** A company's prices on a date, for these gloves or for all published ones. */
export async function loadPriceSheet(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyId: string,
	query: { date: string; partNumbers?: readonly string[] },
): Promise<PriceSheet> {
	const { date } = query;
	const partNumbers = query.partNumbers ?? catalogue.index.listPartNumbers().toSorted();
	const [book, companyPrices, planned] = await Promise.all([
		loadPriceBook(db, partNumbers),
		loadCompanyPrices(db, companyId, partNumbers),
		listPlannedPrices(db),
	]);
	const parts = await listCustomerParts(db, companyPrices.sheet.companyIds, partNumbers);
	const turningDays = listTurningDays(book, companyPrices, date);
	const numbers = new Map(parts.map(({ partNumber, number }) => [partNumber, number]));
	const rows = [];
	for (const [at, partNumber] of partNumbers.entries()) {
		// Yields to other requests while building a sheet of thousands of gloves.
		if (at % ROWS_A_TURN === ROWS_A_TURN - 1) await new Promise((go) => setImmediate(go));
		const glove = await findGloveFacts(catalogue, partNumber);
		const customerNumber = numbers.get(partNumber) ?? '';
		for (const sizes of groupSizes(book, glove.sizes, pricesBySize(book, companyPrices, glove, date))) {
			const row = toRow(book, companyPrices, { glove, date, sizes }, turningDays);
			rows.push({ ...row, validTo: endBefore(planned, row, date), customerNumber });
		}
	}
	return { currency: companyPrices.currency, date, rows };
}

/**
 * One page of the price sheet, with the gloves that match a text by number or in words, including the company's own
 * numbers.
 */
export async function loadPriceSheetPage(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyId: string,
	query: { date: string; text: string; cursor: string; limit: number },
): Promise<PriceSheet & Omit<GlovePage, 'partNumbers'>> {
	const own = query.text === '' ? undefined : await findOwnNumber(db, catalogue, companyId, query.text);
	const { partNumbers, ...page } = own ? { partNumbers: [own], total: 1 } : pageOfGloves(catalogue, query);
	return { ...(await loadPriceSheet(db, catalogue, companyId, { date: query.date, partNumbers })), ...page };
}

/** The published glove with exactly this customer number. */
async function findOwnNumber(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyId: string,
	text: string,
): Promise<string | undefined> {
	const { sheet } = await loadCompanyPrices(db, companyId, []);
	const typed = text.trim().toLowerCase();
	const parts = await listCustomerParts(db, sheet.companyIds);
	return parts.find(
		({ number, partNumber }) => number.toLowerCase() === typed && catalogue.index.hasProduct(partNumber),
	)?.partNumber;
}

/**
 * The last day of a row's prices, which is before the day on which a planned release changes any list that has the
 * glove. That may be sooner than this company's price changes, and never later.
 */
function endBefore(
	planned: Awaited<ReturnType<typeof listPlannedPrices>>,
	{ partNumber, pair, validTo }: Pick<PriceSheetRow, 'partNumber' | 'pair' | 'validTo'>,
	date: string,
): string {
	if (pair === undefined) return validTo;
	const ends = planned
		.filter(({ day, partNumbers }) => day > date && partNumbers.has(partNumber))
		.map(({ day }) => addDays(day, -1));
	return [...ends, ...(validTo === '' ? [] : [validTo])].sort()[0] ?? '';
}

function toRow(
	book: PriceBook,
	company: CompanyPrices,
	{ glove, date, sizes }: { glove: GloveFacts; date: string; sizes: readonly string[] },
	turningDays: readonly string[],
): Omit<PriceSheetRow, 'customerNumber'> {
	const [size] = sizes;
	const decide = (quantity: number) => decidePrice(book, company, { glove, quantity, date, size });
	const single = decide(1);
	const casePairs = pairsOf('case', glove.caseSize);
	const { partNumber, name, caseSize } = glove;
	return {
		partNumber,
		name,
		sizes,
		caseSize,
		pair: single.cents,
		dozen: decide(pairsOf('dozen', caseSize) ?? 1).cents,
		case: casePairs === undefined ? undefined : decide(casePairs).cents,
		validFrom: findFirstDay(book, company, partNumber, single),
		validTo: single.cents === undefined ? '' : findLastDay(book, company, { glove, date, size }, turningDays),
	};
}

/** The prices of a size at all quantities, as one text. */
function pricesBySize(book: PriceBook, company: CompanyPrices, glove: GloveFacts, date: string) {
	const quantities = BREAKS.flatMap((unit) => pairsOf(unit, glove.caseSize) ?? []);
	return (size: string | undefined) =>
		quantities.map((quantity) => decidePrice(book, company, { glove, quantity, date, size }).cents).join();
}

/** The first date on which everything that determined the price applies. */
function findFirstDay(
	book: PriceBook,
	company: CompanyPrices,
	partNumber: string,
	{ steps }: ReturnType<typeof decidePrice>,
): string {
	const retained = steps.flatMap((step) => {
		const from = step.kind === 'override' ? company.findOverride(partNumber) : book.lists.get(step.listId);
		return from ? [from] : [];
	});
	const begins = retained.map(({ validFrom }) => validFrom).filter((day) => day !== '');
	return begins.sort().at(-1) ?? '';
}
