import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { listCustomerParts } from './company-prices-queries.server.ts';
import type { Currency } from './price.ts';
import { loadCompanyPrices, loadPriceBook } from './price-book.server.ts';
import { type CompanyPrices, decidePrice, type PriceBook } from './price-decision.ts';
import { findLastDay, listTurningDays } from './price-end.ts';
import { findGloveFacts, type GloveFacts, type GlovePage, pageOfGloves } from './price-glove.server.ts';
import { pairsOf } from './quantity-break.ts';

/**
 * What a company pays for one glove, as the company may read it: no cost, no list price of others, no name of a list or a
 * template, no reason. Prices are cents for one pair, at one pair, at a dozen and at a master case.
 */
export type PriceSheetRow = {
	partNumber: string;
	name: string;
	/** What the company calls it; empty when it has not said. */
	customerNumber: string;
	/** Pairs in a master case. */
	caseSize: number | null;
	/** Undefined where there is no price: the company asks us. */
	pair: number | undefined;
	dozen: number | undefined;
	/** Undefined too where nobody knows the case. */
	case: number | undefined;
	/** Calendar days between which these prices hold, both included; empty is open. Another price stored for later ends them. */
	validFrom: string;
	validTo: string;
};

export type PriceSheet = {
	currency: Currency;
	/** The calendar day that the prices are of. */
	date: string;
	rows: PriceSheetRow[];
};

const ROWS_A_TURN = 250;

/** A company's prices of these gloves, or of every published one, on a day. */
export async function loadPriceSheet(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyId: string,
	asked: { date: string; partNumbers?: readonly string[] },
): Promise<PriceSheet> {
	const { date } = asked;
	const partNumbers = asked.partNumbers ?? catalogue.index.listPartNumbers().toSorted();
	const [book, client] = await Promise.all([
		loadPriceBook(db, partNumbers),
		loadCompanyPrices(db, companyId, partNumbers),
	]);
	const parts = await listCustomerParts(db, client.sheet.companyIds, partNumbers);
	const turningDays = listTurningDays(book, client, date);
	const numbers = new Map(parts.map(({ partNumber, number }) => [partNumber, number]));
	const rows = [];
	for (const [at, partNumber] of partNumbers.entries()) {
		// A sheet of thousands of gloves leaves other answers room between.
		if (at % ROWS_A_TURN === ROWS_A_TURN - 1) await new Promise((go) => setImmediate(go));
		const glove = await findGloveFacts(catalogue, partNumber);
		rows.push({
			...toRow(book, client, { glove, date }, turningDays),
			customerNumber: numbers.get(partNumber) ?? '',
		});
	}
	return { currency: client.currency, date, rows };
}

/** One page of the same, of the gloves that a text finds by number or in words, the company's own numbers included. */
export async function loadPriceSheetPage(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyId: string,
	asked: { date: string; text: string; place: string; most: number },
): Promise<PriceSheet & Omit<GlovePage, 'partNumbers'>> {
	const own = asked.text === '' ? undefined : await findOwnNumber(db, catalogue, companyId, asked.text);
	const { partNumbers, ...page } = own ? { partNumbers: [own], total: 1 } : pageOfGloves(catalogue, asked);
	return { ...(await loadPriceSheet(db, catalogue, companyId, { date: asked.date, partNumbers })), ...page };
}

/** The published glove that a company calls exactly so. */
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

function toRow(
	book: PriceBook,
	client: CompanyPrices,
	asked: { glove: GloveFacts; date: string },
	turningDays: readonly string[],
): Omit<PriceSheetRow, 'customerNumber'> {
	const { glove, date } = asked;
	const decide = (quantity: number) => decidePrice(book, client, { glove, quantity, date });
	const single = decide(1);
	const casePairs = pairsOf('case', glove.caseSize);
	const { partNumber, name, caseSize } = glove;
	return {
		partNumber,
		name,
		caseSize,
		pair: single.cents,
		dozen: decide(pairsOf('dozen', caseSize) ?? 1).cents,
		case: casePairs === undefined ? undefined : decide(casePairs).cents,
		validFrom: findFirstDay(book, client, partNumber, single),
		validTo: single.cents === undefined ? '' : findLastDay(book, client, asked, turningDays),
	};
}

/** The day since which everything that a price was made from holds. */
function findFirstDay(
	book: PriceBook,
	client: CompanyPrices,
	partNumber: string,
	{ steps }: ReturnType<typeof decidePrice>,
): string {
	const held = steps.flatMap((step) => {
		const from = step.kind === 'override' ? client.findOverride(partNumber) : book.lists.get(step.listId);
		return from ? [from] : [];
	});
	const begins = held.map(({ validFrom }) => validFrom).filter((day) => day !== '');
	return begins.sort().at(-1) ?? '';
}
