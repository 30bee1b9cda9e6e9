import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import { issueOf } from '../../platform/i18n/message.ts';
import type { Product } from '../catalogue/product.ts';
import {
	FRENCH_FIELDS,
	type FrenchColumn,
	type FrenchField,
	isFrenchColumn,
} from '../catalogue/product-columns.ts';
import { blankProduct } from '../catalogue/product-fields.ts';
import { productSchema } from '../catalogue/product-schema.ts';
import { findTerm, listFieldTexts, listTexts, textsOf } from '../catalogue/translations/product-texts.ts';
import type { CellWarning } from './cell-warnings.ts';
import { addBackslashes, split, unescapeLines } from './exact-cell.ts';
import { type FieldError, isRecord } from './readers/record-fields.ts';

/**
 * The French columns of a glove table. A cell has the French of its English column line by line, and part by part
 * ("Cuir: fleur de chèvre"), with "-" for a text without French. `Product.french` has the same by English text.
 */

const NOT_TRANSLATED = '-';

/** What separates the parts of a line; undefined for a line that is one text. */
const SEPARATORS: Partial<Record<FrenchField, ':' | ';'>> = {
	weldingProcesses: ';',
	weldingPositions: ';',
	specifications: ':',
	pictureTexts: ':',
};

/** Fields whose cell is one text as it stands, with line breaks and backslashes. */
const WHOLE_CELLS: readonly FrenchField[] = ['description', 'descriptionLong', 'color', 'label'];

/** The cell of a French column, with shared terms as visitors read them. Empty if nothing is translated. */
export function formatFrenchCell(field: FrenchField, product: Product): string {
	const own = product.french ?? {};
	const find = textsOf(product, 'fr');
	// Own texts as they were typed: `find` adds no-break spaces.
	const translate = (text: string) => (Object.hasOwn(own, text) ? own[text] : find(text));
	const lines = listLines(field, product);
	if (lines.every(({ texts }) => texts.every((text) => text === '' || translate(text) === undefined))) {
		return '';
	}
	if (WHOLE_CELLS.includes(field)) return translate(lines[0]?.texts[0] ?? '') ?? '';
	return lines
		.map(({ separator, address, texts }) => {
			const parts = texts.map((text) => writePart(text === '' ? '' : translate(text), separator));
			while (parts.length > 1 && parts.at(-1) === '') parts.pop();
			const line = parts.join(`${separator} `) || NOT_TRANSLATED;
			return address === undefined ? line : `${writePart(address, separator)}${separator} ${line}`;
		})
		.join('\n');
}

function writePart(text: string | undefined, separator: string): string {
	if (text === undefined) return NOT_TRANSLATED;
	return text === NOT_TRANSLATED ? `\\${text}` : addBackslashes(text, separator).replaceAll('\n', '\\n');
}

/** The translations of a glove that no column has: those of texts that it had before. */
export function listOtherFrench(product: Product): Record<string, string> {
	const texts = new Set(listTexts(product));
	return Object.fromEntries(Object.entries(product.french ?? {}).filter(([text]) => !texts.has(text)));
}

type EnglishLine = { texts: string[]; separator: string; address?: string };

/** The lines of a field's English; a picture text begins with the address of its picture. */
function listLines(field: FrenchField, product: Product): EnglishLine[] {
	const separator = SEPARATORS[field] ?? '';
	const addresses = field === 'pictureTexts' ? Object.keys(product.pictureTexts ?? {}) : [];
	return listFieldTexts(product, field).map((texts, at) => {
		const address = addresses[at];
		if (address !== undefined) return { texts, separator, address };
		return { texts, separator: field === 'usedIn' && at === 0 ? ',' : separator };
	});
}

export type FrenchJoined = {
	given: Record<string, unknown>;
	errors: FieldError[];
	warnings: CellWarning[];
};

/**
 * Moves the French columns of a row into its field `french`, each text beside the English of the row, or of the known
 * glove where the row has none. Translations of texts without a column in the row are kept. In an exported row,
 * French left as it was beside new English is not taken: it says what the old English said.
 * @param known the stored glove, or the version that the row was exported from
 */
export function joinFrench(
	given: Readonly<Record<string, unknown>>,
	known: Product | undefined,
	isExported: boolean,
): FrenchJoined {
	const joined: FrenchJoined = { given: withoutFrenchColumns(given), errors: [], warnings: [] };
	const columns = FRENCH_FIELDS.filter((field) => columnOf(field) in given);
	if (columns.length === 0 || ('french' in given && !isRecord(given.french))) return joined;
	const product = { ...blankProduct(undefined), ...known, ...joined.given } as Product;
	const cells = new Map<string, { french: string | undefined; column: FrenchColumn }>();
	for (const field of columns) {
		const parsed = productSchema.shape[field].safeParse(product[field]);
		// The schema names the error of the English.
		if (!parsed.success) continue;
		const column = columnOf(field);
		const lines = listLines(field, { ...product, [field]: parsed.data });
		const read = readFrenchCell(field, given[column], lines);
		if (typeof read === 'string') {
			joined.errors.push({ field: column, value: given[column], reason: read });
			continue;
		}
		for (const [text, french] of read) {
			const other = cells.get(text);
			if (other?.french !== undefined && french !== undefined && other.french !== french) {
				const reason = issueOf('importing.frenchTwice', { text: shorten(text), column: other.column });
				joined.errors.push({ field: column, value: french, reason });
			} else if (other?.french === undefined) cells.set(text, { french, column });
		}
	}
	const french = startFrench(given.french, known);
	for (const [text, { french: translation, column }] of cells) {
		const isShared = translation !== undefined && withFrenchSpaces(translation) === findTerm(text, 'fr');
		if (translation === undefined) french.delete(text);
		else if (isExported && !isShared && isOfOtherText(text, translation, known?.french)) {
			joined.warnings.push({ path: column, code: 'oldFrench', detail: shorten(text), value: translation });
		} else if (french.has(text) || !isShared) french.set(text, translation);
	}
	joined.given.french = Object.fromEntries(french);
	return joined;
}

const columnOf = (field: FrenchField): FrenchColumn => `${field}_fr`;

function withoutFrenchColumns(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(given).filter(([column]) => !isFrenchColumn(column)));
}

/** The known translations; those that no column has are replaced by the row's own column, if it has one. */
function startFrench(given: unknown, known: Product | undefined): Map<string, string> {
	const french = new Map(Object.entries(known?.french ?? {}));
	if (!isRecord(given)) return french;
	for (const text of Object.keys(known ? listOtherFrench(known) : {})) french.delete(text);
	for (const [text, translation] of Object.entries(given)) french.set(text, translation as string);
	return french;
}

/** True if a translation is the known one of another text: the English was changed or moved, the French was not. */
function isOfOtherText(
	text: string,
	translation: string,
	old: Readonly<Record<string, string>> = {},
): boolean {
	const texts = Object.keys(old).filter((one) => old[one] === translation);
	return texts.length > 0 && !texts.includes(text);
}

/** The French of each English text, undefined for none; or why the cell does not fit, as a message. */
function readFrenchCell(
	field: FrenchField,
	cell: unknown,
	english: readonly EnglishLine[],
): (readonly [text: string, french: string | undefined])[] | string {
	const texts = english.flatMap((line) => line.texts);
	const isList = Array.isArray(cell) && cell.every((item) => typeof item === 'string');
	if (typeof cell !== 'string' && !isList && cell !== null) return issueOf('validation.text');
	const text = isList
		? cell.map((item) => addBackslashes(item).replaceAll('\n', '\\n')).join('\n')
		: (cell ?? '');
	if (text.trim() === '') return texts.map((one) => [one, undefined]);
	if (WHOLE_CELLS.includes(field)) {
		const only = texts[0] ?? '';
		if (only === '') return issueOf('importing.frenchWithout');
		return [[only, text]];
	}
	const lines = matchLines(field, text, english.length);
	if (typeof lines === 'string') return lines;
	const pairs: [string, string | undefined][] = [];
	for (const [at, line] of english.entries()) {
		const parts = readParts(lines[at] ?? '', line);
		if (parts === undefined) {
			return issueOf('importing.frenchParts', { line: at + 1, english: shorten(describeLine(line)) });
		}
		for (const [part, one] of line.texts.entries()) if (one !== '') pairs.push([one, parts[part]]);
	}
	return pairs;
}

/** As many lines as the English has. A blank line counts as a text without French, unless lines are left over. */
function matchLines(field: FrenchField, cell: string, count: number): string[] | string {
	const all = split(cell, (sign) => sign === '\n' || sign === '|');
	// Blank lines also stand between groups of features.
	if (all.length === count && field !== 'features') return all;
	const filled = all.filter((line) => line.trim() !== '');
	if (filled.length === count) return filled;
	const tags = filled.length === 1 ? split(filled[0] as string, (sign) => sign === ',') : [];
	if (tags.length === count && (field === 'weldingTags' || field === 'materialTags')) return tags;
	return issueOf('importing.frenchLines', { lines: filled.length, count });
}

/** The parts of a line, undefined where it has no French; undefined if it does not fit the English. */
function readParts(
	line: string,
	{ separator, address, texts }: EnglishLine,
): (string | undefined)[] | undefined {
	const plain = line.trim();
	if (plain === '' || plain === NOT_TRANSLATED) return texts.map(() => undefined);
	const isPart = (sign: string) => separator !== '' && sign === separator;
	// The last part may contain the separator, except in a list.
	const maxItems =
		separator === ',' ? Number.POSITIVE_INFINITY : texts.length + (address === undefined ? 0 : 1);
	let parts = split(plain, isPart, separator === '' ? 1 : maxItems).map((part) => part.trim());
	if (address !== undefined) {
		if (unescapeLines(parts[0] ?? '') !== address) return undefined;
		parts = parts.slice(1);
	}
	const filled = texts.findLastIndex((text) => text !== '') + 1;
	if (parts.slice(filled).some((part) => part !== '') || parts.length < filled) return undefined;
	return parts.map((part) => (part === '' || part === NOT_TRANSLATED ? undefined : unescapeLines(part)));
}

const describeLine = ({ texts, separator }: EnglishLine) => texts.join(`${separator} `);

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text);
