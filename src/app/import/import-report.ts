import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { FieldChange } from '../../domain/catalogue-import/changed-fields.ts';
import {
	formatLocation,
	type ImportPlan,
	type PlannedRow,
	type RowError,
	type RowWarning,
} from '../../domain/catalogue-import/import-plan.ts';

export type ImportCounts = { new: number; changed: number; unchanged: number; bad: number };

const MAX_VALUE_LENGTH = 60;
const MAX_NAME_LENGTH = 200;

/** Rows by outcome, products and categories together. */
export function countRows(plan: ImportPlan): ImportCounts {
	const counts: ImportCounts = { new: 0, changed: 0, unchanged: 0, bad: plan.bad };
	for (const { outcome } of [...plan.products.values(), ...plan.categories.values()]) {
		if (outcome !== 'bad') counts[outcome] += 1;
	}
	return counts;
}

/** One line if the import has only gloves; separate lines if it also has categories. */
function formatAllCounts(plan: ImportPlan, counts: ImportCounts): string[] {
	if (plan.categories.size === 0 && plan.badCategories === 0) return [formatCounts(counts)];
	const categories: ImportCounts = { new: 0, changed: 0, unchanged: 0, bad: plan.badCategories };
	for (const { outcome } of plan.categories.values()) if (outcome !== 'bad') categories[outcome] += 1;
	const gloves: ImportCounts = {
		new: counts.new - categories.new,
		changed: counts.changed - categories.changed,
		unchanged: counts.unchanged - categories.unchanged,
		bad: counts.bad - categories.bad,
	};
	return [`gloves: ${formatCounts(gloves)}`, `categories: ${formatCounts(categories)}`];
}

/** Max. lines per kind of warning; ten thousand of one would hide the others. */
const MAX_OF_A_KIND = 20;

/** `warning: gloves.csv, line 12, XY300, sizes "10-Apr": “10-Apr” is a date. …` */
function listWarningLines(warnings: readonly RowWarning[]): string[] {
	const shown = new Map<string, number>();
	const lines: string[] = [];
	for (const warning of warnings) {
		const count = (shown.get(warning.code) ?? 0) + 1;
		shown.set(warning.code, count);
		if (count <= MAX_OF_A_KIND) lines.push(formatWarning(warning));
	}
	for (const [code, count] of shown) {
		const last = warnings.findLast((warning) => warning.code === code);
		if (count <= MAX_OF_A_KIND || !last) continue;
		const more = `and ${count - MAX_OF_A_KIND} more rows with the warning “${showText(last.words, MAX_NAME_LENGTH)}”`;
		lines.push(`warning: ${more}`);
	}
	return lines;
}

function formatWarning({ partNumber, column, value, words, ...location }: RowWarning): string {
	const cell = value === '' ? column : `${column} ${formatValue(value)}`;
	return `warning: ${formatSafeLocation(location)}, ${showText(partNumber, MAX_VALUE_LENGTH)}, ${showText(cell, MAX_NAME_LENGTH)}: ${showText(words, 400)}`;
}

/** "12 new, 3 changed, 40 unchanged, 0 bad" */
function formatCounts({ new: added, changed, unchanged, bad }: ImportCounts): string {
	return `${added} new, ${changed} changed, ${unchanged} unchanged, ${bad} bad`;
}

/**
 * The report as lines: the changes (for a dry run), every error, the warnings, then the summary.
 * @param written the catalogue version, or undefined if nothing was written.
 */
export function formatReport(
	plan: ImportPlan,
	options: { dryRun: boolean; skipBad: boolean },
	written: number | undefined,
): string[] {
	const counts = countRows(plan);
	return [
		...(options.dryRun ? listChangeLines(plan) : []),
		...sortErrors(plan.errors).map(formatError),
		...[...plan.unknownFields].map(([name, { rows, first }]) => {
			const share = rows === 1 ? '1 row' : `${rows} rows`;
			return `warning: unknown field "${showText(name, MAX_VALUE_LENGTH)}" in ${share}, first in ${formatSafeLocation(first)}; it is not imported.`;
		}),
		...plan.notes.map((note) => `warning: ${showText(note, 1000)}`),
		...listWarningLines(plan.warnings),
		...formatAllCounts(plan, counts),
		formatOutcome(counts, options, written),
	];
}

function formatOutcome(
	counts: ImportCounts,
	options: { dryRun: boolean; skipBad: boolean },
	written: number | undefined,
): string {
	if (written !== undefined) return `Written as catalogue version ${written}.`;
	if (options.dryRun) return 'Dry run: nothing was written.';
	if (counts.bad > 0 && !options.skipBad) {
		return 'Nothing was written: correct the bad rows, or write the good ones with --skip-bad.';
	}
	return 'Nothing was written, because nothing changes.';
}

/** By file, then by row; the rows of a file are checked in two passes. */
function sortErrors(errors: readonly RowError[]): RowError[] {
	const order = new Map<string, number>();
	for (const { file } of errors) if (!order.has(file)) order.set(file, order.size);
	return errors.toSorted(
		(a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) || (a.row ?? 0) - (b.row ?? 0),
	);
}

function formatError(error: RowError): string {
	const glove =
		error.partNumber === undefined
			? ''
			: `, ${showText(formatPartNumber(error.partNumber), MAX_VALUE_LENGTH)}`;
	const field = error.field === '' ? '' : `, ${showText(error.field, MAX_VALUE_LENGTH)}`;
	const value = error.value === undefined ? '' : ` ${formatValue(error.value)}:`;
	return `bad: ${formatSafeLocation(error)}${glove}${field}:${value} ${showText(error.reason, 400)}`;
}

function formatSafeLocation(location: Parameters<typeof formatLocation>[0]): string {
	return showText(formatLocation(location), MAX_NAME_LENGTH);
}

function listChangeLines(plan: ImportPlan): string[] {
	return [...listRowChanges('', plan.products), ...listRowChanges('category ', plan.categories)];
}

function listRowChanges<Noun extends { name: string }>(
	kind: string,
	rows: ReadonlyMap<string, PlannedRow<Noun>>,
): string[] {
	return [...rows].flatMap(([key, { outcome, noun, changes }]) => {
		if (noun === undefined) return [];
		const what = outcome === 'new' ? formatValue(noun.name) : changes.map(formatChange).join('; ');
		return [`${outcome}: ${kind}${showText(key, MAX_VALUE_LENGTH)}: ${what}`];
	});
}

/** `name: "Argon" -> "Argon II"`. Two long values with a common prefix are shown from where they differ. */
function formatChange({ field, before, after }: FieldChange): string {
	const [old, next] = [toText(before), toText(after)];
	let same = 0;
	while (same < old.length && old[same] === next[same]) same += 1;
	const from = Math.max(old.length, next.length) <= MAX_VALUE_LENGTH ? 0 : Math.max(0, same - 15);
	const show = (text: string) => `${from > 0 ? '…' : ''}${showText(text.slice(from), MAX_VALUE_LENGTH)}`;
	return `${field}: ${show(old)} -> ${show(next)}`;
}

/** A value as JSON, truncated. */
export function formatValue(value: unknown): string {
	return showText(toText(value), MAX_VALUE_LENGTH);
}

function toText(value: unknown): string {
	try {
		return JSON.stringify(value) ?? 'nothing';
	} catch {
		// Nested too deeply to be serialised.
		return Array.isArray(value) ? '[…]' : '{…}';
	}
}

/**
 * Truncated to `maxLength` characters, with characters that would move a terminal's cursor or hide text escaped as \u{…}.
 */
function showText(text: string, maxLength: number): string {
	const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
	return cut.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (mark) => {
		return `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`;
	});
}
