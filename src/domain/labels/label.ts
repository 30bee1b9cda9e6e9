import { formatterFor } from '../../platform/i18n/formatter.ts';
import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatSize } from '../catalogue/sizes/glove-size.ts';
import type { LabelLanguage } from './label-language.ts';
import type { LabelState } from './label-state.ts';

/** One line of a label: a snapshot of the glove's data at the time of writing, unaffected by later changes. */
export type LabelLine = {
	productName: string;
	/** Lower case, as in the catalogue. */
	productPartNumber: string;
	productDescription: string;
	/** The description in French, with ordinary spaces; unset if the glove has none. */
	productDescriptionFrench?: string | undefined;
	size: string;
	/** Pairs, a whole number from 1 to 9,999. */
	quantity: number;
};

/** A label as entered by staff. Missing texts are empty. */
export type LabelInput = {
	operatingName: string;
	/** One line with comma-separated parts, or several lines that are printed unchanged. */
	shippingAddress: string;
	attention: string;
	/** yyyy-mm-dd. */
	date: string;
	invoiceNumber: string;
	purchaseOrderNumber: string;
	content: LabelLine[];
	/** The company it was filled in from; empty if typed by hand. */
	companyId: string;
	/** The language of the label and of its packing list; unset on labels stored before they had one. */
	language?: LabelLanguage | undefined;
};

/** A label as stored. `version` increases with every write; times are UTC. */
export type Label = LabelInput & {
	/** A number that is easy to say: "label ten forty-eight". */
	id: number;
	state: LabelState;
	/** The number of the sample request or order that it ships, such as S-2026-0001; empty if there is none. */
	source: string;
	version: number;
	createdBy: string;
	createdAt: string;
	updatedAt: string;
};

/** The label data shown in lists. */
export type LabelSummary = Pick<
	Label,
	'id' | 'operatingName' | 'date' | 'state' | 'invoiceNumber' | 'purchaseOrderNumber' | 'updatedAt'
> & { lines: number; pairs: number };

/** What can be printed for a label: the label itself, and the packing list that goes inside the carton. */
export const PRINT_KINDS = ['label', 'packing-list'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** One printing of a label or its packing list. */
export type LabelPrint = {
	id: string;
	kind: PrintKind;
	copies: number;
	cartons: number;
	paper: string;
	by: string;
	at: string;
};

/** Max lengths in characters, and the max size of a label and of a print. */
export const LABEL_LIMITS = {
	name: 200,
	address: 400,
	attention: 120,
	number: 40,
	productName: 200,
	productDescription: 300,
	size: 60,
	lines: 200,
	quantity: 9999,
	copies: 50,
	cartons: 500,
	/** Max labels per print. */
	batch: 100,
	/** Max pages per print: a typing error must not use up the roll. */
	sheets: 1000,
} as const;

/** "1 Pr" for one, otherwise "N Prs"; in French "N pr", with its thousands apart. */
export function formatPairs(quantity: number, locale: Locale): string {
	if (locale === 'fr') return `${formatterFor('fr').number(quantity)}\u00A0pr`;
	return quantity === 1 ? '1 Pr' : `${quantity} Prs`;
}

/** The number of pairs in a column of a paper: "1048"; in French, and where both languages are printed, "1 048". */
export function formatPrintedCount(quantity: number, locales: readonly Locale[]): string {
	return locales.includes('fr') ? formatterFor('fr').number(quantity) : String(quantity);
}

/** "72 Prs"; in French, and where both languages are printed, "72 pr". */
export function formatPrintedPairs(quantity: number, locales: readonly Locale[]): string {
	return formatPairs(quantity, locales.includes('fr') ? 'fr' : 'en');
}

/**
 * The name of a glove and its description in the languages of a paper: "Argon Bulwark (gant long cuir refendu doublé /
 * split cow gauntlet, lined)". A description without French is in English.
 */
export function formatPrintedDescription(line: LabelLine, locales: readonly Locale[]): string {
	const { productName, productDescription: english, productDescriptionFrench: french } = line;
	const texts = { en: english, fr: french ? withFrenchSpaces(french) : english };
	const productDescription = joinTexts(locales.map((locale) => texts[locale]));
	return formatLineDescription({ productName, productDescription });
}

/** A size in the languages of a paper. */
export function formatPrintedSize(size: string, locales: readonly Locale[]): string {
	return joinTexts(locales.map((locale) => formatSize(size, locale)));
}

/** Texts in several languages as one; the same text is printed once. */
export function joinTexts(texts: readonly string[]): string {
	return [...new Set(texts)].join(' / ');
}

/** "#1048". */
export function formatLabelNumber(id: number): string {
	return `#${id}`;
}

/** The content of the label's matrix code: the number with a letter prefix, so that it is not taken for a part number. */
export function formatLabelCode(id: number): string {
	return `L${id}`;
}

/** The number in "1048", "#1048" or the scanned code "L1048"; undefined for anything else. */
export function parseLabelNumber(text: string): number | undefined {
	const match = /^\s*[#Ll]?(\d{1,9})\s*$/.exec(text);
	return match ? Number(match[1]) : undefined;
}

/** "Argon Bulwark (split cow, lined, 5 in cuff)"; no brackets without a description. */
export function formatLineDescription(line: Pick<LabelLine, 'productName' | 'productDescription'>): string {
	return line.productDescription === ''
		? line.productName
		: `${line.productName} (${line.productDescription})`.trim();
}

/** Parses a whole number of pairs from 1 to 9,999, or undefined. */
export function parseQuantity(text: string): number | undefined {
	const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
	return quantity >= 1 ? quantity : undefined;
}

export function countPairs(content: readonly Pick<LabelLine, 'quantity'>[]): number {
	return content.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The printed lines of an address. A single line is split so that its last two comma-separated parts form the second
 * line; an address with line breaks keeps them.
 */
export function splitAddress(address: string): string[] {
	const lines = address
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
	const [only, second] = lines;
	if (only === undefined || second !== undefined) return lines;
	const parts = only
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');
	if (parts.length < 3) return parts.length === 0 ? [] : [parts.join(', ')];
	return [parts.slice(0, -2).join(', '), parts.slice(-2).join(', ')];
}

/** An empty label with today's date. */
export function emptyLabel(today: string): LabelInput {
	return {
		operatingName: '',
		shippingAddress: '',
		attention: '',
		date: today,
		invoiceNumber: '',
		purchaseOrderNumber: '',
		content: [],
		companyId: '',
	};
}

/** A copy of a label: the same content with a new date and without the old order's data. */
export function duplicateLabel(label: LabelInput, today: string): LabelInput {
	const { operatingName, shippingAddress, attention, companyId, language } = label;
	return {
		...emptyLabel(today),
		operatingName,
		shippingAddress,
		attention,
		companyId,
		language,
		content: label.content.map((line) => ({ ...line })),
	};
}
