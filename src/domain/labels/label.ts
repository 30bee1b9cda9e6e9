import type { LabelState } from './label-state.ts';

/** One line of a label: what the glove was called when the label was written, whatever becomes of the glove. */
export type LabelLine = {
	productName: string;
	/** Lower case, as in the catalogue. */
	productPartNumber: string;
	productDescription: string;
	size: string;
	/** Pairs, a whole number from 1 to 9,999. */
	quantity: number;
};

/** A label as staff write it. Text that was not given is empty. */
export type LabelInput = {
	operatingName: string;
	/** One line with its parts between commas, or several lines that are printed as they are. */
	shippingAddress: string;
	attention: string;
	/** yyyy-mm-dd. */
	date: string;
	invoiceNumber: string;
	purchaseOrderNumber: string;
	content: LabelLine[];
	/** The company it was filled from; empty when it was typed by hand. */
	companyId: string;
};

/** A label as stored. `version` rises with every write; times are UTC. */
export type Label = LabelInput & {
	/** A number that people can say: "label ten forty-eight". */
	id: number;
	state: LabelState;
	version: number;
	createdBy: string;
	createdAt: string;
	updatedAt: string;
};

/** What lists show of a label. */
export type LabelSummary = Pick<
	Label,
	'id' | 'operatingName' | 'date' | 'state' | 'invoiceNumber' | 'purchaseOrderNumber' | 'updatedAt'
> & { lines: number; pairs: number };

/** What can be printed of a label: itself, and the list that goes inside the carton. */
export const PRINT_KINDS = ['label', 'packing-list'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** One time that a label, or the packing list of it, was sent to print. */
export type LabelPrint = {
	id: string;
	kind: PrintKind;
	copies: number;
	cartons: number;
	paper: string;
	by: string;
	at: string;
};

/** Longest texts in characters, and how much one label or one print may hold. */
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
	/** Labels printed in one go. */
	batch: 100,
	/** Pages printed in one go: a slip of the finger must not empty the roll. */
	sheets: 1000,
} as const;

/** "1 Pr" for one, otherwise "N Prs". */
export function formatPairs(quantity: number): string {
	return quantity === 1 ? '1 Pr' : `${quantity} Prs`;
}

/** "#1048". */
export function formatLabelNumber(id: number): string {
	return `#${id}`;
}

/** What the label's code holds: the number behind a letter, so that it is not taken for a part number. */
export function formatLabelCode(id: number): string {
	return `L${id}`;
}

/** The number in "1048", "#1048" or what a scanner reads, "L1048"; undefined for anything else. */
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

/** A whole number of pairs from 1 to 9,999 as typed, or undefined. */
export function parseQuantity(text: string): number | undefined {
	const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
	return quantity >= 1 ? quantity : undefined;
}

export function countPairs(content: readonly Pick<LabelLine, 'quantity'>[]): number {
	return content.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The lines that an address is printed on. One line is split so that its last two parts between commas come second;
 * an address that was written in lines keeps them.
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

/** A new label: today's date and nothing else. */
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

/** What a copy of a label starts with: the same content for a new day and a new order. */
export function duplicateLabel(label: LabelInput, today: string): LabelInput {
	const { operatingName, shippingAddress, attention, companyId } = label;
	return {
		...emptyLabel(today),
		operatingName,
		shippingAddress,
		attention,
		companyId,
		content: label.content.map((line) => ({ ...line })),
	};
}
