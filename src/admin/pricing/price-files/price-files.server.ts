import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import type { StoredCompany } from '../../../domain/companies/company.ts';
import { type CompanyOverride, sheetRecord } from '../../../domain/pricing/company-prices/company-prices.ts';
import {
	findCompanySheet,
	listOverrides,
} from '../../../domain/pricing/company-prices/company-prices-queries.server.ts';
import { loadCompanyPrices, loadPriceBook } from '../../../domain/pricing/price-book.server.ts';
import { decidePrice } from '../../../domain/pricing/price-decision.ts';
import { findGloveFacts } from '../../../domain/pricing/price-glove.server.ts';
import { listPriceLines } from '../../../domain/pricing/price-line-queries.server.ts';
import type { PriceList } from '../../../domain/pricing/price-list.ts';
import { BREAKS, type Breaks, pairsOf } from '../../../domain/pricing/quantity-break.ts';
import type { LiveCatalogue } from '../../../domain/search/live-catalogue.server.ts';
import type { AuditedChange } from '../../../platform/audit/audit-entry-queries.server.ts';
import type { DatabaseLike } from '../../../platform/db/database.server.ts';
import { formatterFor } from '../../../platform/i18n/formatter.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { say } from '../../../platform/i18n/message.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { wordMessage } from '../../../platform/i18n/word-message.server.ts';
import { ProblemError } from '../../../platform/problems/problem.server.ts';
import { formatVersionTag, type VersionedRecord } from '../../../platform/text/version-tag.ts';
import { isSameOverride, saveCompanyPrices } from '../company-prices/company-prices-commands.server.ts';
import { areSamePrices, formatBreaks, savePriceLines } from '../price-lists/price-line-commands.server.ts';
import { requirePriceList } from '../price-lists/price-list-commands.server.ts';
import { formatPriceFile, type PriceFileError, parsePriceFile } from './price-csv.ts';
import { type PricePlan, planLines, planOverrides } from './price-file-plan.ts';

/** The result of an import, or of a dry run. */
export type PriceFileReport = {
	/** The version after the import or, for a dry run, the stored version; and its tag. */
	version: number;
	tag: string;
	rows: number;
	set: number;
	removed: number;
	unchanged: number;
	errors: (Omit<PriceFileError, 'reason'> & { reason: string })[];
	/** Number of errors; `errors` contains the first of them. */
	errorCount: number;
	ignoredColumns: string[];
	/** The first changes, as texts such as "18.50, dozen 16.95" in the reader's language; empty means no price. */
	changes: { partNumber: string; before: string; after: string }[];
};

const SHOWN_ERRORS = 200;
const SHOWN_CHANGES = 20;

/**
 * Exports all prices of a list that are in force today. Unless the list is a percentage list, it includes gloves without a price, to be filled
 * in.
 */
export async function exportListPrices(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	list: PriceList,
	today: string,
): Promise<string> {
	const lines = new Map(
		(await listPriceLines(db, list.id, today)).map((line) => [line.partNumber, line.prices]),
	);
	const numbers = list.kind === 'percent' ? [] : catalogue.index.listPartNumbers();
	const rows = [...new Set([...lines.keys(), ...numbers])].toSorted().map((partNumber) => ({
		partNumber,
		name: catalogue.index.findCard(partNumber)?.name ?? '',
		currency: list.currency,
		prices: lines.get(partNumber),
	}));
	return formatPriceFile(rows, 'list');
}

/** Exports all gloves with a company's override, if any, and the price it pays on a day at each break's quantity. */
export async function exportCompanyPrices(
	db: DatabaseLike,
	catalogue: LiveCatalogue,
	company: StoredCompany,
	date: string,
): Promise<string> {
	const { companyIds } = await findCompanySheet(db, company.id);
	const overrides = new Map((await listOverrides(db, companyIds)).map((one) => [one.partNumber, one]));
	const numbers = [...new Set([...overrides.keys(), ...catalogue.index.listPartNumbers()])].toSorted();
	const book = await loadPriceBook(db, numbers);
	const companyPrices = await loadCompanyPrices(db, company.id, numbers);
	const rows = [];
	for (const partNumber of numbers) {
		const glove = await findGloveFacts(catalogue, partNumber);
		const { prices, reason, validFrom, validTo } = overrides.get(partNumber) ?? {};
		rows.push({
			partNumber,
			name: glove.name,
			currency: companyPrices.currency,
			prices,
			currentCents: Object.fromEntries(
				BREAKS.flatMap((unit) => {
					const quantity = pairsOf(unit, glove.caseSize);
					const cents =
						quantity === undefined
							? undefined
							: decidePrice(book, companyPrices, { glove, quantity, date }).cents;
					return cents === undefined ? [] : [[unit, cents]];
				}),
			),
			...(prices ? { reason, validFrom, validTo } : {}),
		});
	}
	return formatPriceFile(rows as Parameters<typeof formatPriceFile>[0], 'client');
}

/** `locale` is the language of the reported errors. */
type Import = { csv: string; version: number | undefined; locale: Locale };

/**
 * Saves a file's prices to a list that was read at `version`; without a version it is a dry run.
 * @throws ProblemError not-found; stale.
 */
export async function importListPrices(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	params: Import & { id: string; today: string },
	change: AuditedChange,
): Promise<PriceFileReport> {
	const list = await requirePriceList(transaction, params.id);
	const file = parsePriceFile(params.csv, list.currency);
	const stored = new Map(
		(await listPriceLines(transaction, list.id, params.today)).map((line) => [line.partNumber, line]),
	);
	const plan = planLines(file, stored, (partNumber) => catalogue.index.hasProduct(partNumber));
	const before = (partNumber: string) => stored.get(partNumber)?.prices;
	const changed = plan.changes.filter(({ partNumber, prices }) => !areSamePrices(before(partNumber), prices));
	let { version } = list;
	if (params.version !== undefined) {
		const written = { id: list.id, version: params.version, lines: changed, today: params.today };
		({ version } = await savePriceLines(transaction, catalogue, written, change));
	}
	return report({
		locale: params.locale,
		version,
		record: { kind: 'price-list', id: list.id },
		file,
		plan,
		changed: changed.map(({ partNumber, prices }) => ({
			partNumber,
			before: wordBreaks(before(partNumber), params.locale),
			after: wordBreaks(prices, params.locale),
		})),
	});
}

/** The same for a company's overrides. */
export async function importCompanyPrices(
	transaction: DatabaseLike,
	catalogue: LiveCatalogue,
	params: Import & { company: StoredCompany },
	change: AuditedChange,
): Promise<PriceFileReport> {
	const { company } = params;
	const sheet = await findCompanySheet(transaction, company.id);
	const file = parsePriceFile(params.csv, sheet.currency);
	const stored = new Map(
		(await listOverrides(transaction, sheet.companyIds)).map((one) => [one.partNumber, one]),
	);
	const plan = planOverrides(file, stored, (partNumber) => catalogue.index.hasProduct(partNumber));
	const changed = plan.changes.filter(
		({ partNumber, override }) => !isSameOverride(stored.get(partNumber), override),
	);
	let { version } = sheet;
	if (params.version !== undefined) {
		const written = {
			company,
			version: params.version,
			change: { overrides: changed, customerParts: [] },
		};
		({ version } = await saveCompanyPrices(transaction, catalogue, written, change));
	}
	return report({
		locale: params.locale,
		version,
		record: sheetRecord(sheet),
		file,
		plan,
		changed: changed.map(({ partNumber, override }) => ({
			partNumber,
			before: describeOverride(stored.get(partNumber), params.locale),
			after: describeOverride(override, params.locale),
		})),
	});
}

function describeOverride(
	override: Pick<CompanyOverride, 'prices' | 'reason' | 'validFrom' | 'validTo'> | undefined,
	locale: Locale,
) {
	if (!override) return '';
	const days = wordDays(override, locale);
	return [wordBreaks(override.prices, locale), override.reason, days]
		.filter((part) => part !== '')
		.join(' · ');
}

/** "18.50, dozen 16.95"; in French "18,50 · douzaine 16,95", where a comma is part of an amount. */
function wordBreaks(prices: Breaks | undefined, locale: Locale): string {
	if (locale === 'en' || !prices) return formatBreaks(prices);
	const t = messagesFor(locale, 'pricing');
	const { number } = formatterFor(locale);
	return BREAKS.flatMap((unit) => {
		const cents = prices[unit];
		if (cents === undefined) return [];
		const amount = number(cents / 100, { minimumFractionDigits: 2 });
		return unit === 'pair' ? [amount] : [`${t(`breaks.${unit}`).toLowerCase()} ${amount}`];
	}).join(' · ');
}

function wordDays(
	{ validFrom, validTo }: Pick<CompanyOverride, 'validFrom' | 'validTo'>,
	locale: Locale,
): string {
	const t = messagesFor(locale, 'pricing');
	const [from, to] = [validFrom, validTo].map((day) => (day === '' ? '' : formatCalendarDate(day, locale)));
	if (from && to) return t('templates.between', { from, to });
	if (from) return t('templates.from', { from });
	return to ? t('templates.to', { to }) : '';
}

function report({
	locale,
	version,
	record,
	file,
	plan,
	changed,
}: {
	locale: Locale;
	version: number;
	record: VersionedRecord;
	file: ReturnType<typeof parsePriceFile>;
	plan: PricePlan<unknown>;
	changed: PriceFileReport['changes'];
}): PriceFileReport {
	const removed = changed.filter(({ after }) => after === '').length;
	const errors = plan.errors.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
	return {
		version,
		tag: formatVersionTag(record, version),
		rows: file.count,
		set: changed.length - removed,
		removed,
		unchanged: plan.changes.length - changed.length,
		errors: errors
			.slice(0, SHOWN_ERRORS)
			.map((error) => ({ ...error, reason: wordMessage(locale, error.reason) })),
		errorCount: errors.length,
		ignoredColumns: file.ignoredColumns,
		changes: changed.slice(0, SHOWN_CHANGES),
	};
}

/** Validates an uploaded file. @throws ProblemError invalid. */
export function requireFile(body: unknown): { csv: string; isDryRun: boolean } {
	const { csv, dryRun = true } = (typeof body === 'object' && body !== null ? body : {}) as Record<
		string,
		unknown
	>;
	const errors = [
		...(typeof csv === 'string' ? [] : [{ path: 'csv', message: say('problems.prices.csv') }]),
		...(typeof dryRun === 'boolean' ? [] : [{ path: 'dryRun', message: say('problems.prices.dryRun') }]),
	];
	if (errors.length > 0) throw new ProblemError('invalid', undefined, errors);
	return { csv: csv as string, isDryRun: dryRun as boolean };
}
