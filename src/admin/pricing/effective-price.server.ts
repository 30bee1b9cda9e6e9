import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { StoredCompany } from '../../domain/companies/company.ts';
import { findCompanySheet } from '../../domain/pricing/company-prices/company-prices-queries.server.ts';
import { listCustomerParts } from '../../domain/pricing/company-prices/customer-part-queries.server.ts';
import { loadCompanyPrices, loadPriceBook } from '../../domain/pricing/price-book.server.ts';
import { decidePrice } from '../../domain/pricing/price-decision.ts';
import { findGloveFacts } from '../../domain/pricing/price-glove.server.ts';
import { MAX_QUANTITY, type QuantityUnit } from '../../domain/pricing/quantity-break.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import { issueOf, type Message, say } from '../../platform/i18n/message.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { StaffServices } from '../frame/staff-services.server.ts';
import { requireGlove } from './requested-glove.server.ts';
import { listSizePrices } from './size-prices.server.ts';

export const wholeQuantity = issueOf('validation.wholeNumber', {
	from: 1,
	to: MAX_QUANTITY,
});

/** A glove as typed, and how many: `count` of `unit`, on a day. */
type AskedPrice = { glove: string; count: number; unit: QuantityUnit; date: string };

/**
 * The price of a glove for a company, with its derivation.
 * @throws ProblemError invalid, at `glove` or `quantity`
 */
export async function findEffectivePrice(
	{ database: { db }, catalogue }: Pick<StaffServices, 'database' | 'catalogue'>,
	company: Pick<StoredCompany, 'id' | 'operatingName'>,
	{ glove: typed, count, unit, date }: AskedPrice,
) {
	const { companyIds } = await findCompanySheet(db, company.id);
	const own = await listCustomerParts(db, companyIds);
	const { partNumber, size } = requireGlove(catalogue, own, typed);
	const pairsEach = await requirePack(catalogue, partNumber, unit);
	const quantity = count * pairsEach;
	if (quantity > MAX_QUANTITY) throw refuseQuantity(wholeQuantity);
	const [book, companyPrices, glove] = await Promise.all([
		loadPriceBook(db, [partNumber]),
		loadCompanyPrices(db, company.id, [partNumber]),
		findGloveFacts(catalogue, partNumber),
	]);
	return {
		company: { id: company.id, operatingName: company.operatingName },
		glove,
		...(size === undefined ? {} : { size }),
		asked: { count, unit, pairsEach },
		...decidePrice(book, companyPrices, { glove, quantity, date, size }),
		sizePrices: listSizePrices(book, companyPrices, { glove, quantity, date }),
	};
}

/** The number of pairs in one unit of a glove. @throws ProblemError invalid, if it is not stored. */
async function requirePack(
	catalogue: LiveCatalogue,
	partNumber: string,
	unit: QuantityUnit,
): Promise<number> {
	if (unit === 'pair') return 1;
	if (unit === 'dozen') return 12;
	const product = await catalogue.findProduct(partNumber);
	const pairs = unit === 'bag' ? product?.packaging.innerBag : product?.packaging.masterCase;
	if (pairs) return pairs;
	throw refuseQuantity(say(`problems.prices.noPack.${unit}`, { glove: formatPartNumber(partNumber) }));
}

function refuseQuantity(message: Message | string): ProblemError {
	return new ProblemError('invalid', undefined, [{ path: 'quantity', message }]);
}
