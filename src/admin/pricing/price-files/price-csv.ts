import { normalisePartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { type Currency, formatAmount, parsePrice } from '../../../domain/pricing/price.ts';
import { BREAKS, type Breaks, type BreakUnit, isBreakUnit } from '../../../domain/pricing/quantity-break.ts';
import { type Message, say } from '../../../platform/i18n/message.ts';
import { formatCsvCell, unguardCell } from '../../../platform/text/csv-cell.ts';
import { readCsvTable } from '../../../platform/text/csv-table.ts';

/**
 * Prices as CSV for editing in a spreadsheet: one row per glove, currency and break. What is not in the file stays
 * unchanged (docs/decisions/015-prices.md).
 */
const LIST_COLUMNS = ['part_number', 'name', 'currency', 'break', 'price'] as const;
const CLIENT_COLUMNS = [...LIST_COLUMNS, 'current_price', 'reason', 'valid_from', 'valid_to'] as const;
type Column = (typeof CLIENT_COLUMNS)[number];

/** Accepted column titles, in lower case and reduced to letters. */
const COLUMN_NAMES: Readonly<Record<string, Column>> = {
	partnumber: 'part_number',
	part: 'part_number',
	partno: 'part_number',
	sku: 'part_number',
	glove: 'part_number',
	name: 'name',
	currency: 'currency',
	break: 'break',
	unit: 'break',
	quantity: 'break',
	price: 'price',
	amount: 'price',
	newprice: 'price',
	currentprice: 'current_price',
	reason: 'reason',
	validfrom: 'valid_from',
	validto: 'valid_to',
	validuntil: 'valid_to',
};

const BREAK_NAMES: Readonly<Record<string, BreakUnit>> = {
	'': 'pair',
	'1': 'pair',
	pr: 'pair',
	pairs: 'pair',
	each: 'pair',
	'12': 'dozen',
	dz: 'dozen',
	doz: 'dozen',
	cs: 'case',
	mastercase: 'case',
	carton: 'case',
};

const MAX_CSV_ROWS = 20_000;

/** An error in a row, with the value as it is in the file. Errors of the whole file have no row. */
export type PriceFileError = { row: number | undefined; column: string; value: string; reason: Message };

/** A valid row: it sets or removes the price of one break. */
export type PriceFileRow = {
	row: number;
	partNumber: string;
	unit: BreakUnit;
	/** Undefined removes the price. */
	cents: number | undefined;
	/** Undefined if the file has no such column. */
	reason: string | undefined;
	validFrom: string | undefined;
	validTo: string | undefined;
};

export type PriceFile = {
	/** Number of rows, including invalid ones. */
	count: number;
	rows: PriceFileRow[];
	errors: PriceFileError[];
	ignoredColumns: string[];
};

/** Parses a price file in this currency. Invalid rows are reported and skipped; the others are used. */
export function parsePriceFile(text: string, currency: Currency): PriceFile {
	const file: PriceFile = { count: 0, rows: [], errors: [], ignoredColumns: [] };
	const table = readCsvTable(text, MAX_CSV_ROWS);
	if ('error' in table) {
		file.errors.push({ row: undefined, column: '', value: '', reason: table.error });
		return file;
	}
	const columns = table.header.map((title) => COLUMN_NAMES[title.toLowerCase().replace(/[^a-z]/g, '')]);
	file.ignoredColumns = table.header.filter((title, at) => title.trim() !== '' && !columns[at]);
	for (const needed of ['part_number', 'price'] as const) {
		if (columns.includes(needed)) continue;
		const reason = say('validation.csvFile.noColumn', { column: needed });
		file.errors.push({ row: undefined, column: needed, value: '', reason });
	}
	if (file.errors.length > 0) return file;
	file.count = table.records.length;
	const seen = new Map<string, number>();
	for (const { row, cells } of table.records) {
		const read = (column: Column) => {
			const at = columns.indexOf(column);
			return at < 0 ? undefined : unguardCell((cells[at] ?? '').trim());
		};
		const errors = file.errors.length;
		const refuse = (column: Column, reason: Message) =>
			file.errors.push({ row, column, value: read(column) ?? '', reason });
		const partNumber = normalisePartNumber(read('part_number') ?? '');
		const unit = readBreak(read('break') ?? '');
		const typed = read('price') ?? '';
		const price = typed === '' ? { cents: undefined } : parsePrice(typed.slice(0, 60), currency);
		const paid = (read('currency') ?? '').toUpperCase();
		if (partNumber === undefined) refuse('part_number', say('validation.noPartNumber'));
		if (unit === undefined) refuse('break', say('validation.priceFile.break'));
		if (paid !== '' && paid !== currency)
			refuse('currency', say('validation.priceFile.currency', { currency }));
		if ('error' in price) refuse('price', price.error);
		// Empty extra cells are errors too: an unquoted 18,50 shifts the cells after it.
		if (cells.length > table.header.length) {
			refuse('price', say('validation.csvFile.cells'));
		}
		if (file.errors.length > errors || partNumber === undefined || unit === undefined || 'error' in price)
			continue;
		const key = `${partNumber} ${unit}`;
		const first = seen.get(key);
		if (first !== undefined) {
			refuse('part_number', say('validation.priceFile.again', { row: first }));
			continue;
		}
		seen.set(key, row);
		file.rows.push({
			row,
			partNumber,
			unit,
			cents: price.cents,
			reason: read('reason'),
			validFrom: read('valid_from'),
			validTo: read('valid_to'),
		});
	}
	return file;
}

function readBreak(text: string): BreakUnit | undefined {
	const normalized = text.toLowerCase().replace(/[\s.-]/g, '');
	if (isBreakUnit(normalized)) return normalized;
	return Object.hasOwn(BREAK_NAMES, normalized) ? BREAK_NAMES[normalized] : undefined;
}

/**
 * Applies the rows for one glove to its prices; an error if a dozen or case price would remain without a pair price.
 */
export function mergeBreaks(
	before: Breaks | undefined,
	rows: readonly PriceFileRow[],
): { prices: Breaks | undefined } | { error: Message } {
	const prices: Partial<Breaks> = { ...before };
	for (const { unit, cents } of rows) {
		if (cents === undefined) delete prices[unit];
		else prices[unit] = cents;
	}
	if (BREAKS.every((unit) => prices[unit] === undefined)) return { prices: undefined };
	if (prices.pair === undefined) return { error: say('validation.price.pairFirst') };
	return { prices: prices as Breaks };
}

/** A row of the export; breaks without a price have an empty cell. */
type ExportRow = {
	partNumber: string;
	name: string;
	currency: Currency;
	prices: Breaks | undefined;
	/** The price currently paid at each break's quantity. */
	currentCents?: Partial<Breaks>;
	reason?: string;
	validFrom?: string;
	validTo?: string;
};

/**
 * Formats a price file. It starts with a byte order mark, from which spreadsheets detect UTF-8; decimals have a dot.
 */
export function formatPriceFile(rows: Iterable<ExportRow>, kind: 'list' | 'client'): string {
	const columns: readonly Column[] = kind === 'list' ? LIST_COLUMNS : CLIENT_COLUMNS;
	const lines = [columns.join(',')];
	for (const row of rows) {
		for (const unit of BREAKS) {
			const cents = row.prices?.[unit];
			if (cents === undefined && (row.prices !== undefined || unit !== 'pair')) continue;
			const cells: Record<Column, string> = {
				part_number: row.partNumber.toUpperCase(),
				name: row.name,
				currency: row.currency,
				break: unit,
				price: formatOptional(cents),
				current_price: formatOptional(row.currentCents?.[unit]),
				reason: row.reason ?? '',
				valid_from: row.validFrom ?? '',
				valid_to: row.validTo ?? '',
			};
			lines.push(columns.map((column) => formatCsvCell(cells[column])).join(','));
		}
	}
	return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function formatOptional(cents: number | undefined): string {
	return cents === undefined ? '' : formatAmount(cents);
}
