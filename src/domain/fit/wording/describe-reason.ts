import { withFrenchSpaces } from '../../../platform/i18n/french-spaces.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { termIn } from '../../catalogue/translations/product-texts.ts';
import type { Performance } from '../../ratings/performance.ts';
import { fillMessage } from '../../ratings/wording/rating-messages.ts';
import type { Reason } from '../fit-answer.ts';
import {
	AMP_SOURCE_NAMES,
	FINDING_BELOW_CONTACT,
	FINDING_WHERE_REQUIRED,
	FINDINGS,
	LOCATION_NAMES,
	POSITION_NAMES,
	PROCESS_NAMES,
} from '../fit-messages.ts';
import {
	FRENCH_FINDING_BELOW_CONTACT,
	FRENCH_FINDING_WHERE_REQUIRED,
	FRENCH_FINDINGS,
} from '../fit-messages-french.ts';
import { FRENCH_VERDICTS } from './verdict-clauses-french.ts';

/** A reason in the public API: a row of the sheet, the finding in it, and the performance that it allows on its own. */
export type DescribedReason = { row: string; finding: string; effect: Performance };

const MAX_VALUE_LENGTH = 60;

/** A reason in words, without a full stop: { row: "Cuff length", finding: "2 in; overhead asks for 4 in" … }. */
export function describeReason(reason: Reason, locale: Locale = 'en'): DescribedReason {
	const { row, effect } = reason;
	const template = templateOf(reason, FINDINGS_IN[locale]);
	const text = fillMessage(
		template,
		locale === 'fr' ? wordFrenchValues(reason.values) : wordValues(reason.values),
	);
	const finding = locale === 'fr' ? withFrenchSpaces(text) : text;
	return {
		row: plainValue(termIn(row, locale)),
		finding: finding.charAt(0).toUpperCase() + finding.slice(1),
		effect,
	};
}

/** Findings by language. */
const FINDINGS_IN = {
	en: {
		all: FINDINGS,
		whereRequired: FINDING_WHERE_REQUIRED,
		belowContact: FINDING_BELOW_CONTACT,
		colon: ': ',
	},
	fr: {
		all: FRENCH_FINDINGS,
		whereRequired: FRENCH_FINDING_WHERE_REQUIRED,
		belowContact: FRENCH_FINDING_BELOW_CONTACT,
		colon: ' : ',
	},
};

/** Codes by their French names, texts of the sheet as its French page shows them, and English phrases of values. */
function wordFrenchValues(values: Readonly<Record<string, string>>): Record<string, string> {
	const { names, phrases } = FRENCH_VERDICTS;
	const translated = Object.entries(values).map(([name, value]) => {
		const written = value.charAt(0).toUpperCase() + value.slice(1);
		const term = [value, written]
			.map((text) => termIn(text, 'fr'))
			.find((text) => text !== value && text !== written);
		return [name, term ?? phrases.reduce((text, [from, to]) => text.replace(from, to), value)] as const;
	});
	return wordValues(Object.fromEntries(translated), names);
}

function templateOf({ kind, values }: Reason, messages: (typeof FINDINGS_IN)[Locale]): string {
	const finding = messages.all[kind];
	if (kind.startsWith('process.') && values.range) return `${finding}, {range}`;
	if (kind.startsWith('cut.') && values.required && values.value) return messages.whereRequired;
	if (kind.startsWith('contact.') && values.level === '0') return messages.belowContact;
	// A value of one level needs no repetition: "3" is the level, while "413X4X" contains six.
	return finding.startsWith('{place}') && values.value !== values.level
		? `{value}${messages.colon}${finding}`
		: finding;
}

/** Names for the codes among a reason's values, by value name and code. */
type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

const ENGLISH_NAMES: ValueNames = {
	process: PROCESS_NAMES,
	position: POSITION_NAMES,
	source: AMP_SOURCE_NAMES,
	place: LOCATION_NAMES,
};

/** Replaces codes by names, and texts that staff typed on a sheet by plain words of limited length. */
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
 * Removes anything from a sheet's text that could form a second sentence, a link or markup. Sheets are typed by people
 * or imported from files, and never trusted.
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
