import type { ClientOverride, ClientSheet, CustomerPart } from '../../../domain/pricing/company-prices.ts';
import {
	countOverrides,
	listCustomerParts,
	listOverrides,
} from '../../../domain/pricing/company-prices-queries.server.ts';
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
import { findGloveFacts, pageOfGloves } from '../../../domain/pricing/price-glove.server.ts';
import { BREAKS, type BreakUnit, pairsOf } from '../../../domain/pricing/quantity-break.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';

/** From so many pairs on a pair costs so much. */
type BreakPrice = { unit: BreakUnit; pairs: number; cents: number };

/** A glove in a company's table of prices. Prices are cents a pair. */
export type ClientRow = {
	partNumber: string;
	name: string;
	caseSize: number | null;
	/** What the glove lists for. */
	listCents: number | undefined;
	/** What it would pay without a price by hand, and the last step to that. */
	templateCents: number | undefined;
	templateStep: PriceStep | undefined;
	templateSource: PriceSource | undefined;
	/** What it pays: the pair first, then the breaks that cost less. */
	prices: BreakPrice[];
	source: PriceSource | undefined;
	isBelowCost: boolean;
	/** Set by hand; also one that does not hold on this day. */
	override: ClientOverride | undefined;
	customerPart: CustomerPart | undefined;
};

export type CompanyTable = {
	sheet: ClientSheet;
	rows: ClientRow[];
	/** How many gloves the filter lets through, on all pages. */
	total: number;
	/** How many gloves there are, and how many of them have a price by hand. */
	gloves: number;
	byHand: number;
	before?: string;
	after?: string;
};

export type CompanyTableFilter = {
	text: string;
	/** Only gloves with a price by hand. */
	onlyByHand: boolean;
	place: string;
	most: number;
	/** yyyy-mm-dd. */
	date: string;
};

/** A page of what a company pays for every glove on a day. */
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
	const [book, client, parts, byHand] = await Promise.all([
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
				...toRow(book, client, glove, filter.date),
				name: glove.name,
				customerPart: customerParts.get(partNumber),
			};
		}),
	);
	return { sheet: client.sheet, rows, gloves: catalogue.index.size, byHand, ...page };
}

function toRow(book: PriceBook, client: CompanyPrices, glove: PricedGlove, date: string) {
	const asked = { glove, quantity: 1, date };
	const standard = findListOfKind(book, 'standard', client.currency);
	const template = decidePrice(book, { ...client, findOverride: () => undefined }, asked);
	const prices = listBreakPrices(book, client, glove, date);
	return {
		partNumber: glove.partNumber,
		caseSize: glove.caseSize,
		listCents: standard && findListPrice(book, standard, asked),
		templateCents: template.cents,
		templateStep: template.steps.at(-1),
		templateSource: template.source,
		prices,
		source: decidePrice(book, client, asked).source,
		isBelowCost: findBelowCost(book, client, { glove, date }).below !== undefined,
		override: client.findOverride(glove.partNumber) as ClientOverride | undefined,
	};
}

/** What a pair costs at each break at which it costs less than before. */
function listBreakPrices(
	book: PriceBook,
	client: CompanyPrices,
	glove: PricedGlove,
	date: string,
): BreakPrice[] {
	const prices: BreakPrice[] = [];
	const units = BREAKS.flatMap((unit) => {
		const pairs = pairsOf(unit, glove.caseSize);
		return pairs === undefined ? [] : [{ unit, pairs }];
	}).sort((one, other) => one.pairs - other.pairs);
	for (const { unit, pairs } of units) {
		const { cents } = decidePrice(book, client, { glove, quantity: pairs, date });
		if (cents === undefined) continue;
		const last = prices.at(-1);
		if (!last || cents < last.cents) prices.push({ unit, pairs, cents });
	}
	return prices;
}

/**
 * A quantity at which we would lose money, and what is paid there: the one asked for, else the smallest. `isKnown` where both
 * a price and a cost are written.
 */
export type BelowCost = { isKnown: boolean; below: { pairs: number; cents: number } | undefined };

/**
 * Whether a company pays less than a glove costs us at any quantity: prices and costs change at one pair, a dozen and a
 * case, and nowhere else.
 */
export function findBelowCost(
	book: PriceBook,
	client: CompanyPrices,
	{ glove, date, quantity }: { glove: PricedGlove; date: string; quantity?: number },
): BelowCost {
	const costs = findListOfKind(book, 'cost', client.currency);
	const found: BelowCost = { isKnown: false, below: undefined };
	if (!costs) return found;
	const breaks = BREAKS.flatMap((unit) => pairsOf(unit, glove.caseSize) ?? []).sort((a, b) => a - b);
	for (const pairs of quantity === undefined ? breaks : [quantity, ...breaks]) {
		const asked = { glove, quantity: pairs, date };
		const cost = findListPrice(book, costs, asked);
		const { cents } = decidePrice(book, client, asked);
		if (cost === undefined || cents === undefined) continue;
		found.isKnown = true;
		if (cents < cost && !found.below) found.below = { pairs, cents };
	}
	return found;
}
