import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { todayIn } from '../../../domain/calendar-date/calendar-date.ts';
import { listCompanies } from '../../../domain/companies/company-list-queries.server.ts';
import { type Currency, formatAmount } from '../../../domain/pricing/price.ts';
import { loadPriceBook } from '../../../domain/pricing/price-book.server.ts';
import { findListOfKind, findListPrice } from '../../../domain/pricing/price-decision.ts';
import { findGloveFacts, listGloves } from '../../../domain/pricing/price-glove.server.ts';
import { eachPage } from '../../../platform/db/keyset.server.ts';
import { fileTable } from '../../../platform/text/file-table.ts';
import type { StaffServices } from '../../frame/staff-services.server.ts';
import { listFileParams, sendListFile } from '../../kit/list/list-file.server.ts';
import { loadMatrixColumn, type MatrixFilter, readMatrixFilter } from './matrix.server.ts';

/** Gloves whose prices are held at once. */
const GLOVES_AT_ONCE = 500;

/** What a company pays a pair of a glove, or of some of its sizes. */
type MatrixRow = {
	companyId: string;
	company: string;
	partNumber: string;
	name: string;
	sizes: readonly string[];
	pairs: number;
	currency: Currency;
	cents: number | undefined;
	listCents: number | undefined;
	costCents: number | undefined;
	source: string;
	/** The pairs at which some size of the glove is below cost: the asked number, or else the smallest. */
	belowAt: number | undefined;
};

const amount = (cents: number | undefined) => (cents === undefined ? '' : formatAmount(cents));

const COLUMNS = fileTable<MatrixRow>([
	['company_id', ({ companyId }) => companyId],
	['company', ({ company }) => company],
	['part_number', ({ partNumber }) => partNumber.toUpperCase()],
	['product', ({ name }) => name],
	['sizes', ({ sizes }) => sizes.join(', ')],
	['pairs', ({ pairs }) => pairs],
	['currency', ({ currency }) => currency],
	['price', ({ cents }) => amount(cents), 'amount'],
	['list_price', ({ listCents }) => amount(listCents), 'amount'],
	['cost', ({ costCents }) => amount(costCents), 'amount'],
	['price_from', ({ source }) => source],
	['below_cost_at', ({ belowAt }) => belowAt ?? ''],
]);

/**
 * The staff route of the price matrix as a file: one row for each company and glove, and one for each group of sizes
 * that costs something else, with the list price and the cost of that size in the company's currency.
 */
export function addMatrixFileRoute(
	plain: FastifyInstance,
	{ database: { db }, catalogue, timeZone }: Pick<StaffServices, 'database' | 'catalogue' | 'timeZone'>,
): void {
	plain
		.withTypeProvider<ZodTypeProvider>()
		.get(
			'/api/admin/pricing/matrix/export.:format',
			{ config: { access: 'staff' }, schema: { hide: true, params: listFileParams } },
			(request, reply) => {
				const { searchParams } = new URL(request.url, 'http://here');
				const filter = readMatrixFilter(searchParams, todayIn(timeZone, new Date()));
				return sendListFile(request, reply, 'price-matrix', COLUMNS, eachCell(filter), (rows) => rows);
			},
		);

	/** The rows of every glove and company that match: some gloves at a time, so that only their prices are held. */
	async function* eachCell(filter: MatrixFilter): AsyncGenerator<MatrixRow[]> {
		const gloves = listGloves(catalogue, filter);
		for (let at = 0; at < gloves.length; at += GLOVES_AT_ONCE)
			yield* eachCompany(filter, gloves.slice(at, at + GLOVES_AT_ONCE));
	}

	/** The rows of these gloves, one company at a time. */
	async function* eachCompany(
		filter: MatrixFilter,
		partNumbers: readonly string[],
	): AsyncGenerator<MatrixRow[]> {
		const gloves = await Promise.all(partNumbers.map((partNumber) => findGloveFacts(catalogue, partNumber)));
		const book = await loadPriceBook(db, partNumbers);
		const pages = eachPage((page) => listCompanies(db, { text: filter.company, sort: 'name' }, page));
		for await (const { companies } of pages) {
			for (const { id, operatingName } of companies) {
				const { currency, cells } = await loadMatrixColumn(db, book, id, gloves, filter);
				const lists = {
					standard: findListOfKind(book, 'standard', currency),
					cost: findListOfKind(book, 'cost', currency),
				};
				yield gloves.flatMap((glove, at) => {
					const cell = cells[at];
					if (!cell || (filter.onlyBelowCost && !cell.below)) return [];
					const rowOf = (sizes: readonly string[], cents: number | undefined): MatrixRow => {
						const priceOn = (list: typeof lists.cost) =>
							list && findListPrice(book, list, { glove, ...filter, size: sizes[0] });
						return {
							companyId: id,
							company: operatingName,
							partNumber: glove.partNumber,
							name: glove.name,
							sizes,
							pairs: filter.quantity,
							currency,
							cents,
							listCents: priceOn(lists.standard),
							costCents: priceOn(lists.cost),
							source: cell.source ?? '',
							belowAt: cell.below?.pairs,
						};
					};
					const named = cell.sizePrices.map((one) => rowOf(one.sizes, one.cents));
					const hasOthers = glove.sizes.length !== named.flatMap(({ sizes }) => sizes).length;
					return glove.sizes.length === 0 || hasOthers ? [rowOf([], cell.cents), ...named] : named;
				});
				// Another request is answered between two companies; SQLite answers at once, so a promise lets nothing in.
				await setImmediate();
			}
		}
	}
}
