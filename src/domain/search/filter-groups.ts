import { listIndustries, type Product } from '../catalogue/product.ts';
import { compareSizes, sizeKey } from '../catalogue/sizes/glove-size.ts';
import {
	explainCertification,
	formatCertificationType,
	isOrderedType,
	levelOf,
} from '../ratings/certification.ts';
import type { Performance } from '../ratings/performance.ts';
import type { RatingPart } from '../ratings/rating-standard.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../ratings/welding-process.ts';
import { FILTER_IDS, type FilterId, filterSlug } from './filter-slug.ts';
import { positionOfRow, processOfRow } from './welding-row.ts';

/** A value of a group. `implied` values are met but not shown: A6 meets "A4 or better". */
export type GroupValue = { slug: string; label: string; implied?: boolean };

export type FilterGroup = {
	/** Its query parameter. */
	id: FilterId;
	/** Its heading in `messages/`. */
	labelKey: string;
	/** The raw texts of a glove; the same text always maps to the same values. */
	list: (product: Product) => string[];
	/** Maps a raw text to its values. */
	parse: (text: string) => GroupValue[];
	/** The values of a glove. */
	read: (product: Product) => GroupValue[];
	/** The display order of the values. */
	compare: (a: GroupValue, b: GroupValue) => number;
};

type Row = Omit<FilterGroup, 'id' | 'read'>;

/** Separates a rating's type from its value. */
const SEPARATOR = '\n';

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byLabel = (a: GroupValue, b: GroupValue) => compareText(a.label.toLowerCase(), b.label.toLowerCase());

/** Parses a text as a single value with its label. */
const named =
	(id: FilterId, toLabel: (text: string) => string = (text) => text.trim()) =>
	(text: string): GroupValue[] => [{ slug: filterSlug(id, text), label: toLabel(text) }];

/** Keeps Full use and Limited; "No use" is the opposite of a match. */
const usable = <Use extends { performance: Performance }>(rows: readonly Use[]): Use[] =>
	rows.filter((row) => row.performance !== 'No use');

/** Filters are data: to add one, add a row here and its id in `filter-slug.ts`. */
const ROWS: Record<FilterId, Row> = {
	size: {
		labelKey: 'filters.groups.size',
		list: (product) => Object.keys(product.sizes),
		parse: named('size', sizeKey),
		compare: (a, b) => compareSizes(a.label, b.label) || byLabel(a, b),
	},
	certification: {
		labelKey: 'filters.groups.certification',
		list: (product) => product.certifications.map(({ type, value }) => type + SEPARATOR + value),
		parse: readCertification,
		compare: compareCertifications,
	},
	en: {
		labelKey: 'filters.groups.en',
		list: (product) =>
			product.certifications.map(({ type, value, edition }) => [type, value, edition].join(SEPARATOR)),
		parse: readEnRating,
		compare: compareCertifications,
	},
	material: {
		labelKey: 'filters.groups.material',
		list: (product) => product.materialTags,
		parse: named('material'),
		compare: byLabel,
	},
	industry: {
		labelKey: 'filters.groups.industry',
		list: listIndustries,
		parse: named('industry'),
		compare: byLabel,
	},
	welding: {
		labelKey: 'filters.groups.welding',
		list: (product) => product.weldingTags,
		parse: named('welding'),
		compare: byLabel,
	},
	process: {
		labelKey: 'filters.groups.process',
		list: (product) => usable(product.weldingProcesses).map((row) => row.process),
		parse: named('process', (process) => processOfRow({ process })?.label ?? process.trim()),
		compare: inOrderOf(WELDING_PROCESSES.map(({ label }) => label)),
	},
	position: {
		labelKey: 'filters.groups.position',
		list: (product) => usable(product.weldingPositions).map((row) => row.position),
		parse: named('position', (position) => positionOfRow({ position })?.label ?? position.trim()),
		compare: inOrderOf(WELDING_POSITIONS.map(({ label }) => label)),
	},
};

export const FILTER_GROUPS: readonly FilterGroup[] = FILTER_IDS.map((id) => {
	const row = ROWS[id];
	return { id, ...row, read: (product) => row.list(product).flatMap(row.parse) };
});

/** Groups whose values have no order of their own; a translated list is sorted again. */
export const SORTED_BY_LABEL: ReadonlySet<FilterId> = new Set(
	FILTER_GROUPS.flatMap(({ id, compare }) => (compare === byLabel ? [id] : [])),
);

/** The index of a group in `FILTER_GROUPS`. */
export function groupIndexOf(id: FilterId): number {
	return FILTER_IDS.indexOf(id);
}

/** EN ratings have their own group; ordered ratings also meet every lower level. */
function readCertification(text: string): GroupValue[] {
	const [type = '', value = ''] = text.split(SEPARATOR);
	if (/^EN/i.test(type)) return [];
	const standard = formatCertificationType(type);
	const level = levelOf({ type, value, edition: '' });
	if (level === undefined || !isOrderedType(type)) {
		const label = `${standard} ${value}`;
		return [{ slug: filterSlug('certification', label), label }];
	}
	return Array.from({ length: level }, (_, below) => {
		const label = `${standard} ${value.replace(/\d+/, String(level - below))}`;
		return { slug: filterSlug('certification', label), label, implied: below > 0 };
	});
}

/** Each position of an EN marking with its level and the lower ones: "EN 388 abrasion 3", "EN 12477 type A". */
function readEnRating(text: string): GroupValue[] {
	const [type = '', value = '', edition = ''] = text.split(SEPARATOR);
	if (!/^EN/i.test(type)) return [];
	const { parts } = explainCertification({ type, value, edition });
	return parts.flatMap((part) => listEnLevels(type, part));
}

/** The levels of one EN marking position, from its own down; a mark without levels unchanged; none for "not tested". */
export function listEnLevels(type: string, { name, character, level, of }: RatingPart): GroupValue[] {
	const start = `${formatCertificationType(type)} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
	const toValue = (mark: string, implied: boolean) => {
		// "Type A" already contains its mark.
		const label = start.endsWith(` ${mark}`) ? start : `${start} ${mark}`;
		return { slug: filterSlug('en', label), label, implied };
	};
	if (of === 0) return [toValue(character, false)];
	return Array.from({ length: level ?? 0 }, (_, below) => {
		// Letters count from A as digits do from 1; a single mark, such as P for impact, has no lower level.
		const mark = /\d/.test(character)
			? String((level ?? 0) - below)
			: String.fromCharCode(character.charCodeAt(0) - below);
		return toValue(mark, below > 0);
	});
}

/** By type, then by number: "ANSI Cut A2" before "ANSI Cut A10" before "ANSI Heat 1". */
function compareCertifications(a: GroupValue, b: GroupValue): number {
	const [aType, aLevel] = splitLevel(a.label);
	const [bType, bLevel] = splitLevel(b.label);
	return compareText(aType, bType) || aLevel - bLevel || byLabel(a, b);
}

function splitLevel(label: string): [type: string, level: number] {
	const at = label.lastIndexOf(' ');
	const level = Number(/\d+/.exec(label.slice(at))?.[0] ?? -1);
	return [label.slice(0, at).toLowerCase(), level];
}

/** Sorts in the trade's order; unknown names come last, sorted by name. */
function inOrderOf(labels: readonly string[]): (a: GroupValue, b: GroupValue) => number {
	const rank = ({ label }: GroupValue) => {
		const at = labels.indexOf(label);
		return at < 0 ? labels.length : at;
	};
	return (a, b) => rank(a) - rank(b) || byLabel(a, b);
}
