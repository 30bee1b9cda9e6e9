import { basePartNumber } from '../../catalogue/part-numbers/part-number.ts';
import type { Product } from '../../catalogue/product.ts';
import { formatAmperage, parseAmperage } from '../../ratings/amperage.ts';
import { ANSI_ABRASION, ANSI_CUT, ANSI_HEAT, ANSI_PUNCTURE } from '../../ratings/ansi-105.ts';
import { ANSI_138 } from '../../ratings/ansi-138.ts';
import { formatCertificationType } from '../../ratings/certification.ts';
import { EN388 } from '../../ratings/en388.ts';
import { EN407 } from '../../ratings/en407.ts';
import { EN511 } from '../../ratings/en511.ts';
import { PERFORMANCES, type Performance } from '../../ratings/performance.ts';
import { levelOfMark, type RatingStandard } from '../../ratings/rating-standard.ts';
import { positionOfRow, processOfRow } from '../../search/welding-row.ts';
import { findMelting, type Melting } from './melting-material.ts';
import { type Cuff, readCuff, readThickness } from './sheet-measure.ts';

/** The part of a glove's process row that the judge uses. */
export type ProcessStep = {
	/** Its name on the sheet. */
	label: string;
	performance: Performance;
	/** "85–160 A"; empty if the row has no current. */
	range: string;
	/** The min and max current in amperes; null if the row has none. */
	from: number | null;
	reach: number | null;
};
type PositionStep = { label: string; performance: Performance };

/** One level of a rating; null if not tested. */
export type RatedLevel = { row: string; value: string; level: number | null };

/** The rating positions that a job is compared with; positions without a rating are absent. */
export type RatedPositions = {
	ansiCut?: RatedLevel;
	ansiHeat?: RatedLevel;
	ansiPuncture?: RatedLevel;
	ansiImpact?: RatedLevel;
	ansiAbrasion?: RatedLevel;
	/** EN 388, positions 1, 2, 4, 5 and 6. */
	abrasion?: RatedLevel;
	coup?: RatedLevel;
	puncture?: RatedLevel;
	straightBlade?: RatedLevel;
	impact?: RatedLevel;
	/** EN 407, positions 2 and 6. */
	contact?: RatedLevel;
	molten?: RatedLevel;
	/** EN 511, positions 1 and 3. */
	coldAir?: RatedLevel;
	water?: RatedLevel;
};

/** A glove prepared for the judge. Its sheet is parsed once, so that a whole catalogue is judged in milliseconds. */
export type FitGlove = {
	partNumber: string;
	/** The part number of the base glove for a colour variant, otherwise its own. */
	base: string;
	name: string;
	processes: ReadonlyMap<string, ProcessStep>;
	positions: ReadonlyMap<string, PositionStep>;
	rated: RatedPositions;
	cuff: Cuff | null;
	melting: Melting | null;
	/** As on the sheet; empty when it is not given. */
	hide: string;
	lining: string;
	coating: string;
	/** The thickest leather in millimetres. */
	thicknessMm: number | null;
	/** Sold for the left hand only. */
	leftOnly: boolean;
	/** Work and material tags, used to find similar gloves. */
	tags: ReadonlySet<string>;
};

/** Parses the parts of a glove's sheet that the judge needs. Never throws; unreadable values count as missing. */
export function readFitGlove(product: Product): FitGlove {
	const { specifications } = product;
	const sizes = Object.keys(product.sizes);
	return {
		partNumber: product.partNumber,
		base: basePartNumber(product.partNumber),
		name: product.name,
		processes: readProcesses(product),
		positions: readPositions(product),
		rated: readRated(product),
		cuff: readCuff(specifications),
		melting: findMelting(product),
		hide: specifications.Hide ?? '',
		lining: specifications.Lining ?? '',
		coating: specifications.Coating ?? '',
		thicknessMm: readThickness(specifications['Leather thickness'] ?? ''),
		leftOnly: sizes.length > 0 && sizes.every((label) => /left/i.test(label)),
		tags: new Set([...product.weldingTags, ...product.materialTags].map((tag) => tag.toLowerCase())),
	};
}

/** Two rows for one process cannot both be right, so the worse one is used. */
function readProcesses({ weldingProcesses }: Product): Map<string, ProcessStep> {
	const steps = new Map<string, ProcessStep>();
	for (const row of weldingProcesses) {
		const { process, performance, amperageRange } = row;
		const code = processOfRow(row)?.code;
		if (code === undefined || isBetter(performance, steps.get(code)?.performance)) continue;
		steps.set(code, { label: process, performance, ...readCurrent(amperageRange) });
	}
	return steps;
}

/** "And over" extends the upper limit before it by half (authored; docs/decisions/023-fit.md). */
const OPEN_REACH = 1.5;

function readCurrent(text: string): Pick<ProcessStep, 'range' | 'from' | 'reach'> {
	const amperage = parseAmperage(text);
	if (amperage.kind !== 'range') return { range: '', from: null, reach: null };
	const { min, max, open } = amperage;
	const reach = max === null ? Number.POSITIVE_INFINITY : open ? max * OPEN_REACH : max;
	return { range: formatAmperage(amperage), from: min, reach };
}

function readPositions({ weldingPositions }: Product): Map<string, PositionStep> {
	const steps = new Map<string, PositionStep>();
	for (const row of weldingPositions) {
		const { position, performance } = row;
		const code = positionOfRow(row)?.code;
		if (code === undefined || isBetter(performance, steps.get(code)?.performance)) continue;
		steps.set(code, { label: position, performance });
	}
	return steps;
}

function isBetter(performance: Performance, than: Performance | undefined): boolean {
	return than !== undefined && PERFORMANCES.indexOf(performance) < PERFORMANCES.indexOf(than);
}

/** The zero-based position of each rating in its marking. */
const RATED_POSITIONS: readonly [keyof RatedPositions, type: string, RatingStandard, position: number][] = [
	['ansiCut', 'ANSI_CUT', ANSI_CUT, 0],
	['ansiHeat', 'ANSI_HEAT', ANSI_HEAT, 0],
	['ansiPuncture', 'ANSI_PUN', ANSI_PUNCTURE, 0],
	['ansiImpact', 'ANSI_138', ANSI_138, 0],
	['ansiAbrasion', 'ANSI_ABR', ANSI_ABRASION, 0],
	['abrasion', 'EN388', EN388, 0],
	['coup', 'EN388', EN388, 1],
	['puncture', 'EN388', EN388, 3],
	['straightBlade', 'EN388', EN388, 4],
	['impact', 'EN388', EN388, 5],
	['contact', 'EN407', EN407, 1],
	['molten', 'EN407', EN407, 5],
	['coldAir', 'EN511', EN511, 0],
	['water', 'EN511', EN511, 2],
];

function readRated({ certifications }: Product): RatedPositions {
	const rated: RatedPositions = {};
	for (const [name, type, standard, position] of RATED_POSITIONS) {
		const found = certifications.find((certification) => certification.type === type);
		const reading = found && standard.read(found.value, found.edition);
		const mark = reading?.ok ? reading.marks[position] : undefined;
		if (found === undefined || mark === undefined) continue;
		rated[name] = { row: formatCertificationType(type), value: found.value, level: levelOfMark(mark) };
	}
	return rated;
}
