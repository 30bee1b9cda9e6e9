import type {
	CompanyOverride,
	CompanySheet,
	CustomerPart,
} from '../../../domain/pricing/company-prices/company-prices.ts';
import {
	countOverrides,
	listOverrides,
} from '../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import { listCustomerParts } from '../../../domain/pricing/company-prices/customer-part-queries.server.ts';
import { loadCompanyPrices, loadPriceBook } from '../../../domain/pricing/price-book.server.ts';
import {
	type CompanyPrices,
	decidePrice,
	findListOfKind,
	findListPrice,
	type PriceBook,
	type PricedGlove,
	type PriceSource,
	type PriceStep,
} from '../../../domain/pricing/price-decision.ts';
import { findGloveFacts, type GloveFacts, pageOfGloves } from '../../../domain/pricing/price-glove.server.ts';
import { BREAKS, type BreakUnit, pairsOf } from '../../../domain/pricing/quantity-break.ts';
import { groupSizes } from '../../../domain/pricing/size-group.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { listSizePrices, type SizePrice } from '../size-prices.server.ts';

/** The price per pair from a number of pairs on. */
type BreakPrice = { unit: BreakUnit; pairs: number; cents: number };

/** A glove in a company's price table. Prices are in cents per pair. */
export type CompanyPriceRow = {
	partNumber: string;
	name: string;
	caseSize: number | null;
	/** The glove's list price. */
	listCents: number | undefined;
	/** The price without an override, and the last step that led to it. */
	templateCents: number | undefined;
	templateStep: PriceStep | undefined;
	templateSource: PriceSource | undefined;
	/** What the company pays: the single-pair price first, then the breaks that cost less. */
	prices: BreakPrice[];
	/** What it pays for one pair of sizes that cost more. */
	sizePrices: SizePrice[];
	source: PriceSource | undefined;
	isBelowCost: boolean;
	/** The override, even if it does not apply on this day. */
	override: CompanyOverride | undefined;
	customerPart: CustomerPart | undefined;
};

export type CompanyTable = {
	sheet: CompanySheet;
	rows: CompanyPriceRow[];
	/** Number of gloves that match the filter, on all pages. */
	total: number;
	/** Number of gloves, and of those with an override. */
	gloves: number;
	byHand: number;
	before?: string;
	after?: string;
};

export type CompanyTableFilter = {
	text: string;
	/** Only gloves with an override. */
	onlyByHand: boolean;
	cursor: string;
	limit: number;
	/** yyyy-mm-dd. */
	date: string;
};

/** Loads a page of what a company pays for every glove on a day. */
export async function loadCompanyTable(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyId: string,
	filter: CompanyTableFilter,
): Promise<CompanyTable> {
	const { sheet } = await loadCompanyPrices(db, companyId, []);
	const among = filter.onlyByHand
		? (await listOverrides(db, sheet.companyIds)).map(({ partNumber }) => partNumber)
		: undefined;
	const { partNumbers, ...page } = pageOfGloves(catalogue, { ...filter, ...(among ? { among } : {}) });
	const [book, companyPrices, parts, byHand] = await Promise.all([
		loadPriceBook(db, partNumbers),
		loadCompanyPrices(db, companyId, partNumbers),
		listCustomerParts(db, sheet.companyIds, partNumbers),
		countOverrides(db, sheet.companyIds),
	]);
	const customerParts = new Map(parts.map((part) => [part.partNumber, part]));
	const rows = await Promise.all(
		partNumbers.map(async (partNumber) => {
			const glove = await findGloveFacts(catalogue, partNumber);
			return {
				...toRow(book, companyPrices, glove, filter.date),
				name: glove.name,
				customerPart: customerParts.get(partNumber),
			};
		}),
	);
	return { sheet: companyPrices.sheet, rows, gloves: catalogue.index.size, byHand, ...page };
}

function toRow(book: PriceBook, companyPrices: CompanyPrices, glove: GloveFacts, date: string) {
	const priceQuery = { glove, quantity: 1, date };
	const standard = findListOfKind(book, 'standard', companyPrices.currency);
	const template = decidePrice(book, { ...companyPrices, findOverride: () => undefined }, priceQuery);
	const prices = listBreakPrices(book, companyPrices, glove, date);
	return {
		partNumber: glove.partNumber,
		caseSize: glove.caseSize,
		listCents: standard && findListPrice(book, standard, priceQuery),
		templateCents: template.cents,
		templateStep: template.steps.at(-1),
		templateSource: template.source,
		prices,
		sizePrices: listSizePrices(book, companyPrices, priceQuery),
		source: decidePrice(book, companyPrices, priceQuery).source,
		isBelowCost: findBelowCost(book, companyPrices, { glove, date }).below !== undefined,
		override: companyPrices.findOverride(glove.partNumber) as CompanyOverride | undefined,
	};
}

/** The price per pair at each break that is cheaper than the one before. */
function listBreakPrices(
	book: PriceBook,
	companyPrices: CompanyPrices,
	glove: PricedGlove,
	date: string,
): BreakPrice[] {
	const prices: BreakPrice[] = [];
	const units = BREAKS.flatMap((unit) => {
		const pairs = pairsOf(unit, glove.caseSize);
		return pairs === undefined ? [] : [{ unit, pairs }];
	}).sort((one, other) => one.pairs - other.pairs);
	for (const { unit, pairs } of units) {
		const { cents } = decidePrice(book, companyPrices, { glove, quantity: pairs, date });
		if (cents === undefined) continue;
		const last = prices.at(-1);
		if (!last || cents < last.cents) prices.push({ unit, pairs, cents });
	}
	return prices;
}

/**
 * Where the price is below our cost, and that price: at the requested quantity or, if that is not below cost, the
 * smallest one. `sizes` are those it is the price of; empty for all that no rule names. `isKnown` is true if both a
 * price and a cost are stored.
 */
export type BelowCost = {
	isKnown: boolean;
	below: { pairs: number; cents: number; sizes: readonly string[] } | undefined;
};

/**
 * Checks if a company pays less than a glove costs us in any size at any quantity. Prices and costs change only at one
 * pair, a dozen and a case.
 */
export function findBelowCost(
	book: PriceBook,
	companyPrices: CompanyPrices,
	{ glove, date, quantity }: { glove: GloveFacts; date: string; quantity?: number },
): BelowCost {
	const costs = findListOfKind(book, 'cost', companyPrices.currency);
	const found: BelowCost = { isKnown: false, below: undefined };
	if (!costs) return found;
	const breaks = BREAKS.flatMap((unit) => pairsOf(unit, glove.caseSize) ?? []).sort((a, b) => a - b);
	for (const pairs of quantity === undefined ? breaks : [quantity, ...breaks]) {
		const compare = (size: string | undefined) => {
			const priceQuery = { glove, quantity: pairs, date, size };
			const { cents } = decidePrice(book, companyPrices, priceQuery);
			return { cents, cost: findListPrice(book, costs, priceQuery) };
		};
		for (const sizes of groupSizes(book, glove.sizes, (size) => JSON.stringify(compare(size)))) {
			const { cents, cost } = compare(sizes[0]);
			if (cost === undefined || cents === undefined) continue;
			found.isKnown = true;
			if (cents < cost && !found.below) found.below = { pairs, cents, sizes };
		}
	}
	return found;
}
