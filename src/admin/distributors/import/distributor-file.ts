import { productSlug } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { listSchemaErrors } from '../../../domain/catalogue/schema-error.ts';
import { normalizeName } from '../../../domain/companies/company-name.ts';
import {
	type DistributorRecord,
	SERVED_LANGUAGES,
	STOCKED_LINES,
} from '../../../domain/distributors/distributor.ts';
import {
	BLANK_DISTRIBUTOR,
	type DistributorInput,
	toDistributorInput,
} from '../../../domain/distributors/distributor-input.ts';
import { distributorInputSchema } from '../../../domain/distributors/distributor-schema.ts';
import { parsePostalCode } from '../../../domain/postal-address/postal-code.ts';
import { pickDifferences } from '../../../platform/audit/audit-entry.ts';
import { LANGUAGES_IN } from '../../../platform/i18n/languages-in.ts';
import { LOCALES } from '../../../platform/i18n/locale.ts';
import { type Message, readIssue, say } from '../../../platform/i18n/message.ts';
import { messagesFor } from '../../../platform/i18n/server-messages.ts';
import { unguardCell } from '../../../platform/text/csv-cell.ts';
import { readCsvTable } from '../../../platform/text/csv-table.ts';
import { FRENCH_HEADINGS } from '../../kit/list/file-headings.ts';

const MAX_ROWS = 2_000;

/** The columns of the exported file that an import reads, with the field of each. */
const FIELDS = {
	name: 'name',
	street: 'street',
	city: 'city',
	province: 'province',
	postal_code: 'postalCode',
	position: 'position',
	phone: 'phone',
	website: 'website',
	email: 'email',
	mon_fri: 'monFri',
	sat: 'sat',
	sun: 'sun',
	stocks: 'lines',
	languages: 'languages',
	counter_sales: 'counterSales',
	shown: 'isShown',
} as const satisfies Record<string, keyof DistributorInput>;
type Column = keyof typeof FIELDS | 'id';

/** Columns of the exported file that say what cannot be imported. */
const PASSED_OVER = ['confirmed', 'changed'];

/** An error in a row, with the value as the file has it. Errors of the whole file have no row. */
type FileError = { row: number | undefined; column: string; value: string; reason: Message | string };

export type DistributorFilePlan = {
	/** Number of rows, including those left out. */
	rows: number;
	created: DistributorInput[];
	changed: { before: DistributorRecord; input: DistributorInput; fields: string[] }[];
	unchanged: number;
	errors: FileError[];
	ignoredColumns: string[];
};

const keyOfTitle = (title: string) =>
	title
		.normalize('NFD')
		.toLowerCase()
		.replaceAll(/[^a-z]/g, '');

/** The columns by their titles in either language, reduced to letters. */
const COLUMNS: ReadonlyMap<string, Column> = new Map(
	(['id', ...Object.keys(FIELDS)] as Column[]).flatMap((column) =>
		[column, FRENCH_HEADINGS[column] ?? column].map((title) => [keyOfTitle(title), column] as const),
	),
);
const PASSED_TITLES = new Set(
	PASSED_OVER.flatMap((column) => [column, FRENCH_HEADINGS[column] ?? column]).map(keyOfTitle),
);

/** A store is known by its name and postal code, if the file does not say its id. */
const keyOfStore = (name: string, postalCode: string) =>
	`${normalizeName(name)} ${parsePostalCode(postalCode, 'Canada') ?? postalCode}`;

/**
 * What a file would change. A row is about the store with its id, or else with its name and postal code; any other row
 * is a new store. Invalid rows are reported and left out; the others are used.
 */
export function planDistributorFile(text: string, stored: readonly DistributorRecord[]): DistributorFilePlan {
	const plan: DistributorFilePlan = {
		rows: 0,
		created: [],
		changed: [],
		unchanged: 0,
		errors: [],
		ignoredColumns: [],
	};
	const table = readCsvTable(text, MAX_ROWS);
	if ('error' in table) {
		plan.errors.push({ row: undefined, column: '', value: '', reason: table.error });
		return plan;
	}
	const columns = table.header.map((title) => COLUMNS.get(keyOfTitle(title)));
	plan.ignoredColumns = table.header.filter(
		(title, at) => title.trim() !== '' && !columns[at] && !PASSED_TITLES.has(keyOfTitle(title)),
	);
	if (!columns.includes('name') && !columns.includes('id')) {
		const reason = say('validation.csvFile.noColumn', { column: 'name' });
		plan.errors.push({ row: undefined, column: 'name', value: '', reason });
		return plan;
	}
	plan.rows = table.records.length;
	const byId = new Map(stored.map((one) => [one.id, one]));
	const byName = new Map(stored.map((one) => [keyOfStore(one.name, one.postalCode), one]));
	const seen = new Map<string, number>();
	for (const { row, cells } of table.records) {
		const read = (column: Column) => {
			const at = columns.indexOf(column);
			return at < 0 ? undefined : unguardCell((cells[at] ?? '').trim());
		};
		const before =
			byId.get(read('id') ?? '') ?? byName.get(keyOfStore(read('name') ?? '', read('postal_code') ?? ''));
		const { input, errors } = readInput(read, before ? toDistributorInput(before) : BLANK_DISTRIBUTOR);
		const refuse = (column: string, reason: Message | string) =>
			plan.errors.push({ row, column, value: read(column as Column) ?? '', reason });
		// An unquoted position is two cells, and shifts those after it.
		if (cells.length > table.header.length) {
			refuse('', say('validation.csvFile.cells'));
			continue;
		}
		for (const { column, reason } of errors) refuse(column, reason);
		if (!input) continue;
		const key = before?.id ?? keyOfStore(input.name, input.postalCode);
		const first = seen.get(key);
		if (first !== undefined) {
			refuse('name', say('distributorDesk.errors.again', { row: first }));
			continue;
		}
		seen.set(key, row);
		if (!before) {
			plan.created.push(input);
			continue;
		}
		const fields = Object.keys(pickDifferences(toDistributorInput(before), input).after);
		if (fields.length === 0) plan.unchanged++;
		else plan.changed.push({ before, input, fields });
	}
	return plan;
}

/** The input that a row comes to, over what is stored; or its errors by column. */
function readInput(read: (column: Column) => string | undefined, base: DistributorInput) {
	const errors: { column: string; reason: Message | string }[] = [];
	const sent: Record<string, unknown> = { ...base };
	for (const [column, field] of Object.entries(FIELDS) as [keyof typeof FIELDS, keyof DistributorInput][]) {
		const cell = read(column);
		if (cell === undefined) continue;
		sent[field] = readCell(field, cell);
		if (sent[field] === undefined) errors.push({ column, reason: say('distributorDesk.errors.flag') });
	}
	if (errors.length > 0) return { input: undefined, errors };
	const parsed = distributorInputSchema.safeParse(sent);
	if (parsed.success) return { input: parsed.data, errors };
	for (const { path, message } of listSchemaErrors(parsed.error)) {
		const [field] = path.split('.');
		const column = Object.entries(FIELDS).find(([, one]) => one === field)?.[0] ?? path;
		errors.push({ column, reason: readIssue(message) });
	}
	return { input: undefined, errors };
}

/** The value of a field; undefined for a flag that is neither yes nor no. */
function readCell(field: keyof DistributorInput, cell: string): unknown {
	if (field === 'lines') return listWords(cell).map((word) => LINE_NAMES.get(productSlug(word)) ?? word);
	if (field === 'languages') return listWords(cell).map((word) => LANGUAGE_NAMES.get(word) ?? word);
	if (field !== 'counterSales' && field !== 'isShown') return cell;
	if (/^(?:yes|y|oui|o|true|1|x)$/i.test(cell)) return true;
	return /^(?:no|n|non|false|0|)$/i.test(cell) ? false : undefined;
}

const listWords = (cell: string) => cell.split(/[;,|]/).flatMap((word) => word.trim().toLowerCase() || []);

/** The lines by their names in each language, and by their codes. Any other word stays, for the schema to name it. */
const LINE_NAMES: ReadonlyMap<string, string> = new Map(
	STOCKED_LINES.flatMap((line) => [
		[line, line],
		...LOCALES.map(
			(locale) => [productSlug(messagesFor(locale, 'whereToBuy')(`lines.${line}`)), line] as const,
		),
	]),
);

const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
	SERVED_LANGUAGES.flatMap((language) => [
		[language, language],
		...LOCALES.map((locale) => [LANGUAGES_IN[locale][language].toLowerCase(), language] as const),
	]),
);
