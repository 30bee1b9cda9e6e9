import type { Performance } from '../../ratings/performance.ts';
import { fillWords } from '../../ratings/rating-words.ts';
import type { Reason } from '../fit-answer.ts';
import {
	AMP_SOURCE_NAMES,
	FINDING_BELOW_CONTACT,
	FINDING_WHERE_ASKED,
	FINDINGS,
	PLACE_NAMES,
	POSITION_NAMES,
	PROCESS_NAMES,
} from '../fit-words.ts';

/** A reason as the public API answers it: a row of the sheet, what stands there, and what that alone allows. */
export type DescribedReason = { row: string; finding: string; effect: Performance };

const MAX_VALUE_LENGTH = 60;

/** A reason in words, without a full stop: { row: "Cuff length", finding: "2 in; overhead asks for 4 in" … }. */
export function describeReason(reason: Reason): DescribedReason {
	const { row, effect } = reason;
	const finding = fillWords(templateOf(reason), wordValues(reason.values));
	return { row: plainValue(row), finding: finding.charAt(0).toUpperCase() + finding.slice(1), effect };
}

function templateOf({ kind, values }: Reason): string {
	const finding = FINDINGS[kind];
	if (kind.startsWith('process.') && values.range) return `${finding}, {range}`;
	if (kind.startsWith('cut.') && values.required && values.value) return FINDING_WHERE_ASKED;
	if (kind.startsWith('contact.') && values.level === '0') return FINDING_BELOW_CONTACT;
	// A rating of one level says it already: "3", while "413X4X" holds six.
	return finding.startsWith('{place}') && values.value !== values.level ? `{value}: ${finding}` : finding;
}

/** What the codes among a reason's values are called: by the value's name, then by its code. */
type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

const ENGLISH_NAMES: ValueNames = {
	process: PROCESS_NAMES,
	position: POSITION_NAMES,
	source: AMP_SOURCE_NAMES,
	place: PLACE_NAMES,
};

/** Codes become names, and what staff typed on a sheet becomes plain words of a bounded length. */
export function wordValues(
	values: Readonly<Record<string, string>>,
	names: ValueNames = ENGLISH_NAMES,
): Record<string, string> {
	const named = Object.entries(values).map(([name, value]) => [name, nameValue(name, value, names)] as const);
	return Object.fromEntries(named);
}

function nameValue(name: string, value: string, names: ValueNames): string {
	const known = names[name]?.[value];
	if (known !== undefined) return known;
	if (name === 'said' || name === 'air') return value.replace(/^-/, '−');
	return plainValue(value);
}

/**
 * Text of a sheet without what could make a second sentence, a link or markup of it. Sheets are typed by people,
 * imported from files, and never believed.
 */
function plainValue(text: string): string {
	return text
		.slice(0, MAX_VALUE_LENGTH * 2)
		.replace(/[^\p{L}\p{N} ,.()/+°%&'’≤≥<=–−-]/gu, ' ')
		.replace(/\.(?!\d)/g, ' ')
		.replace(/[<>]/g, ' ')
		.replace(/\/{2,}/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, MAX_VALUE_LENGTH)
		.trim();
}
