import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import type { Product } from '../../catalogue/product.ts';
import { formatSize, sortSizes } from '../../catalogue/sizes/glove-size.ts';
import { readerOf, textsOf } from '../../catalogue/translations/product-texts.ts';
import { formatAmperage, parseAmperage } from '../../ratings/amperage.ts';
import { CERTIFICATION_TYPES, formatCertificationType } from '../../ratings/certification.ts';
import type { Performance } from '../../ratings/performance.ts';
import {
	findWeldingPosition,
	findWeldingProcess,
	WELDING_POSITIONS,
	WELDING_PROCESSES,
} from '../../ratings/welding-process.ts';
import { ratingLabelIn } from '../../ratings/wording/rating-messages-in.ts';
import { FRENCH_FINDINGS } from '../fit-messages-french.ts';
import { MAX_COMPARED } from './most-compared.ts';

export const COMPARED_SECTIONS = ['processes', 'positions', 'ratings', 'specifications', 'sizes'] as const;

/** One glove's value in a row; `performance` is set for rows of Welder's 101. */
export type ComparedCell = { text: string; performance: Performance | null };

export type ComparedRow = {
	section: (typeof COMPARED_SECTIONS)[number];
	/** As on the sheet; empty for the sizes, which have one row. */
	label: string;
	/** One cell per glove, in order; null if the sheet has no such row. */
	cells: readonly (ComparedCell | null)[];
	differs: boolean;
};

/**
 * The rows of two to four specification sheets side by side, in the order of the product page. A row is
 * included if any glove has it; "differences only" keeps rows with `differs`.
 */
export function compareGloves(products: readonly Product[], locale: Locale = DEFAULT_LOCALE): ComparedRow[] {
	const gloves = products.slice(0, MAX_COMPARED);
	const rows = [
		...compareProcesses(gloves),
		...comparePositions(gloves),
		...compareRatings(gloves),
		...compareSpecifications(gloves),
		makeRow(
			'sizes',
			'',
			gloves.map(({ sizes }) => toCell(listSizes(sizes, locale))),
		),
	].filter((row) => row.cells.some((cell) => cell !== null));
	return locale === DEFAULT_LOCALE ? rows : rows.map((row) => translateRow(row, gloves, locale));
}

/** In the order of sizes, in the reader's language: "S, M, L". */
function listSizes(sizes: Product['sizes'], locale: Locale): string {
	return sortSizes(Object.keys(sizes))
		.map((label) => formatSize(label, locale))
		.join(', ');
}

/** A row's name; one that only gloves have French of is worded as the first of them words it. */
function wordLabel(label: string, gloves: readonly Product[], locale: Locale): string {
	const found = gloves.map((glove) => textsOf(glove, locale)(label)).find((text) => text !== undefined);
	return found ?? label;
}

/** A row in French: what is the same in English is the same in French. */
function translateRow(row: ComparedRow, gloves: readonly Product[], locale: Locale): ComparedRow {
	const label =
		row.section === 'ratings' ? ratingLabelIn(row.label, locale) : wordLabel(row.label, gloves, locale);
	const cells = row.cells.map((cell, at) => {
		const glove = gloves[at];
		if (cell === null || glove === undefined) return cell;
		if (row.section === 'specifications') return { ...cell, text: readerOf(glove, locale)(cell.text) };
		if (cell.performance === null) return cell;
		const range = cell.text.slice(cell.performance.length).replace(/ and over$/, ' et plus');
		return {
			...cell,
			text: FRENCH_FINDINGS[FINDING_OF[cell.performance]] + range.replace(/^, up to/, ', jusqu’à'),
		};
	});
	return { ...row, label, cells };
}

const FINDING_OF = {
	'Full use': 'process.full',
	Limited: 'process.limited',
	'No use': 'process.no',
} as const satisfies Record<Performance, string>;

function compareProcesses(gloves: readonly Product[]): ComparedRow[] {
	const named = gloves.map(({ weldingProcesses }) =>
		byLabel(weldingProcesses, (row) => findWeldingProcess(row.process)?.label ?? row.process),
	);
	return listLabels(
		named,
		WELDING_PROCESSES.map(({ label }) => label),
	).map((label) =>
		makeRow(
			'processes',
			label,
			named.map((rows) => {
				const row = rows.get(label);
				if (row === undefined) return null;
				const amperage = parseAmperage(row.amperageRange);
				const range = amperage.kind === 'not applicable' ? '' : `, ${formatAmperage(amperage)}`;
				return { text: `${row.performance}${range}`, performance: row.performance };
			}),
		),
	);
}

function comparePositions(gloves: readonly Product[]): ComparedRow[] {
	const named = gloves.map(({ weldingPositions }) =>
		byLabel(weldingPositions, (row) => findWeldingPosition(row.position)?.label ?? row.position),
	);
	return listLabels(
		named,
		WELDING_POSITIONS.map(({ label }) => label),
	).map((label) =>
		makeRow(
			'positions',
			label,
			named.map((rows) => {
				const performance = rows.get(label)?.performance;
				return performance === undefined ? null : { text: performance, performance };
			}),
		),
	);
}

function compareRatings(gloves: readonly Product[]): ComparedRow[] {
	const named = gloves.map(({ certifications }) => byLabel(certifications, ({ type }) => type));
	return listLabels(named, CERTIFICATION_TYPES).map((type) =>
		makeRow(
			'ratings',
			formatCertificationType(type),
			named.map((ratings) => {
				const rating = ratings.get(type);
				if (rating === undefined) return null;
				return toCell(rating.edition === '' ? rating.value : `${rating.value} (${rating.edition})`);
			}),
		),
	);
}

function compareSpecifications(gloves: readonly Product[]): ComparedRow[] {
	const named = gloves.map(({ specifications }) => new Map(Object.entries(specifications)));
	return listLabels(named, []).map((label) =>
		makeRow(
			'specifications',
			label,
			named.map((rows) => toCell(rows.get(label) ?? '')),
		),
	);
}

/** Keeps the first row of each label. */
function byLabel<Row>(rows: readonly Row[], labelOf: (row: Row) => string): Map<string, Row> {
	const named = new Map<string, Row>();
	for (const row of rows) if (!named.has(labelOf(row))) named.set(labelOf(row), row);
	return named;
}

/** Labels that at least one glove has: those in `order` first, then the others in the order found. */
function listLabels(named: readonly ReadonlyMap<string, unknown>[], order: readonly string[]): string[] {
	const labels = new Set(named.flatMap((rows) => [...rows.keys()]));
	return [
		...order.filter((label) => labels.has(label)),
		...[...labels].filter((label) => !order.includes(label)),
	];
}

function toCell(text: string): ComparedCell | null {
	return text === '' ? null : { text, performance: null };
}

function makeRow(
	section: ComparedRow['section'],
	label: string,
	cells: readonly (ComparedCell | null)[],
): ComparedRow {
	const texts = new Set(cells.map((cell) => cell?.text.trim().toLowerCase() ?? null));
	return { section, label, cells, differs: texts.size > 1 };
}
