import type { DatabaseLike } from '../../platform/db/database.server.ts';
import {
	basePartNumber,
	normalisePartNumber,
	partCodeKey,
	productSlug,
} from '../catalogue/part-numbers/part-number.ts';
import type { Product } from '../catalogue/product.ts';
import { findSize, sortSizes } from '../catalogue/sizes/glove-size.ts';
import { listCustomerParts } from '../pricing/company-prices/customer-part-queries.server.ts';
import type { Currency } from '../pricing/price.ts';
import { loadCompanyPrices, loadPriceBook } from '../pricing/price-book.server.ts';
import { decidePrice } from '../pricing/price-decision.ts';
import { findGloveFacts } from '../pricing/price-glove.server.ts';
import { findCandidate, listStockCodes, resolveStocked } from '../sample-requests/sample-lines.ts';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';
import { ORDER_LIMITS, parseOrderLines, type TypedOrder, type TypedOrderLine } from './order-lines.ts';
import type { OrderLine } from './portal-order.ts';

/** An error that prevents a line from being ordered. */
export type OrderLineError =
	| { kind: 'noCode' | 'noQuantity' | 'badQuantity' | 'noCase' }
	/** The glove does not exist; `near` has the closest part numbers. */
	| { kind: 'unknown'; near: string[] }
	| { kind: 'retired'; successor: string | undefined }
	/** The line is ambiguous: the possible sizes, with the count of each reading if it has one. */
	| { kind: 'twoWays'; readings: { size: string; count: number | undefined }[] }
	/** The stock code belongs to more than one size. */
	| { kind: 'twoCodes'; choices: { partNumber: string; size: string }[] }
	/** The glove is not made in this size, or the line has no size. */
	| { kind: 'size'; sizes: string[] };

/** A line of the preview. */
type ReadOrderLine = {
	place: number;
	text: string;
	/** Unset if there is an error. */
	line: OrderLine | undefined;
	error: OrderLineError | undefined;
	/** The part number as typed, if it is a former number or the company's own. */
	typedNumber: string | undefined;
};

export type ReadOrder = {
	lines: ReadOrderLine[];
	talk: TypedOrder['talk'];
	isCut: boolean;
	currency: Currency;
};

const MAX_NEAR = 3;
const DOZEN = 12;

type Named = {
	partNumber: string;
	size: string | undefined;
	isOther: boolean;
	/** For a stock code shared by two sizes, or one that does not match the size beside it. */
	choices?: { partNumber: string; size: string }[];
};

/**
 * Resolves a pasted order with the catalogue and a company's prices on a date. Accepts our current and former part
 * numbers, stock codes, and the company's own numbers.
 */
export async function readOrder(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	companyId: string,
	order: { text: string; date: string },
): Promise<ReadOrder> {
	const { lines, talk, isCut } = parseOrderLines(order.text);
	const { sheet } = await loadCompanyPrices(db, companyId, []);
	const own = new Map(
		(await listCustomerParts(db, sheet.companyIds)).map(({ number, partNumber }) => [
			partCodeKey(number),
			partNumber,
		]),
	);
	const named = lines.map((line) => findNamed(catalogue, own, line));
	const partNumbers = [...new Set(named.flatMap((one) => (one ? [one.partNumber] : [])))];
	const [book, companyPrices] = await Promise.all([
		loadPriceBook(db, partNumbers),
		loadCompanyPrices(db, companyId, partNumbers),
	]);
	const read = [];
	for (const [at, line] of lines.entries()) {
		const found = named[at];
		const product = found && (await catalogue.findProduct(found.partNumber));
		const checked = found?.choices
			? { error: { kind: 'twoCodes' as const, choices: found.choices } }
			: product
				? checkLine(line, product, found.size)
				: { error: findUnknown(catalogue, line.code) };
		if ('error' in checked || !product) {
			const error = 'error' in checked ? checked.error : undefined;
			read.push({ place: line.place, text: line.text, line: undefined, error, typedNumber: undefined });
			continue;
		}
		const glove = await findGloveFacts(catalogue, product.partNumber);
		const { cents } = decidePrice(book, companyPrices, {
			glove,
			quantity: checked.pairs,
			date: order.date,
			size: checked.size,
		});
		read.push({
			place: line.place,
			text: line.text,
			line: {
				partNumber: product.partNumber,
				name: product.name,
				size: checked.size,
				stockCode: product.sizes[checked.size] ?? '',
				pairs: checked.pairs,
				cents,
			},
			error: undefined,
			typedNumber: found?.isOther ? line.code : undefined,
		});
	}
	return { lines: read, talk, isCut, currency: companyPrices.currency };
}

/** The published glove for a code, and the size if the code includes it. */
function findNamed(
	catalogue: LiveCatalogue,
	own: ReadonlyMap<string, string>,
	line: TypedOrderLine,
): Named | undefined {
	const { index } = catalogue;
	const { code, words } = line;
	const partNumber = normalisePartNumber(code);
	const found = findCandidate({ text: line.text, partNumber, size: line.size, words: [...words] }, (number) =>
		findSized(catalogue, number),
	);
	if (found) return { partNumber: found.glove.partNumber, size: found.size, isOther: false };
	const customerMatch = own.get(partCodeKey(code));
	if (customerMatch !== undefined && index.hasProduct(customerMatch)) {
		return { partNumber: customerMatch, size: undefined, isOther: true };
	}
	const stocked = findStocked(catalogue, line);
	if (stocked) return stocked;
	if (partNumber === undefined) {
		const byName = code === '' ? index.findBySlug(productSlug(words.join(' '))) : undefined;
		return byName === undefined ? undefined : { partNumber: byName, size: undefined, isOther: false };
	}
	const moved = catalogue.findMoved(partNumber);
	if (moved !== undefined && index.hasProduct(moved)) {
		return { partNumber: moved, size: undefined, isOther: true };
	}
	return undefined;
}

/** The size of a stock code in a line. */
function findStocked({ index }: LiveCatalogue, line: TypedOrderLine): Named | undefined {
	const typed = { ...line, partNumber: undefined, words: [...line.words], others: [...line.others] };
	for (const code of listStockCodes(typed)) {
		const resolved = resolveStocked(typed, index.findStockCode(code));
		if (resolved && 'sample' in resolved) return { ...resolved.sample, isOther: false };
		if (resolved) return { partNumber: '', size: undefined, isOther: false, choices: resolved.choices };
	}
	return undefined;
}

function findSized({ index }: LiveCatalogue, partNumber: string) {
	const card = index.findCard(partNumber);
	return card && { partNumber, sizes: card.sizes, selectedSizeDefault: '', color: card.color };
}

function findUnknown(catalogue: LiveCatalogue, code: string): OrderLineError {
	const partNumber = normalisePartNumber(code);
	if (partNumber === undefined) return { kind: 'noCode' };
	const retired = catalogue.findRetired(partNumber);
	if (retired) return { kind: 'retired', successor: retired.successor };
	const base = basePartNumber(partNumber);
	const near = catalogue.index.hasProduct(base)
		? [base]
		: catalogue.index.nearestPartNumbers(partNumber.slice(0, 40), MAX_NEAR);
	return { kind: 'unknown', near };
}

function checkLine(
	line: TypedOrderLine,
	product: Product,
	known: string | undefined,
): { size: string; pairs: number } | { error: OrderLineError } {
	const sizes = sortSizes(Object.keys(product.sizes));
	const only = sizes.length === 1 ? sizes[0] : undefined;
	if (line.others.length > 0 && known === undefined) {
		const readings = [{ size: line.size, count: line.count }, ...line.others].flatMap(({ size, count }) => {
			const made = findSize(sizes, size);
			return made === undefined ? [] : [{ size: made, count }];
		});
		return { error: readings.length > 0 ? { kind: 'twoWays', readings } : { kind: 'size', sizes } };
	}
	const size = known ?? (line.size === '' ? only : findSize(sizes, line.size));
	if (size === undefined) return { error: { kind: 'size', sizes } };
	if (line.count === undefined) return { error: { kind: 'noQuantity' } };
	const { masterCase } = product.packaging;
	if (line.unit === 'case' && masterCase === null) return { error: { kind: 'noCase' } };
	const each = line.unit === 'pair' ? 1 : line.unit === 'dozen' ? DOZEN : (masterCase ?? 1);
	const pairs = line.count * each;
	if (pairs < 1 || pairs > ORDER_LIMITS.pairs) return { error: { kind: 'badQuantity' } };
	return { size, pairs };
}
