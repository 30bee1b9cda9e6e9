import type { PrintedLabel, PrintedLine, SheetWords } from './printed-label.ts';

/** The fixed texts of a label, for tests. */
export const TEST_WORDS: SheetWords = {
	website: 'www.emberhide.example',
	invoice: 'INV#',
	purchaseOrder: 'PO#',
	date: 'Date',
	to: 'To:',
	partNumber: 'Part No.',
	description: 'Description',
	size: 'Size',
	amount: 'Amount',
	page: (page, pages) => `Page ${page} of ${pages}`,
	carton: (carton, cartons) => `Carton ${carton} of ${cartons}`,
};

/** An item whose description takes two lines on 4 × 6 in. */
export const TWO_LINES: PrintedLine = {
	partNumber: 'XY300',
	description: 'Argon Bulwark (split cow, lined, 5 in cuff)',
	size: 'Large',
	amount: '72 Prs',
};

export function aPrintedLabel(change: Partial<PrintedLabel> = {}): PrintedLabel {
	return {
		number: '#1048',
		code: [
			[true, false],
			[false, true],
		],
		invoiceNumber: '20931',
		purchaseOrderNumber: '77-3041',
		date: 'Nov 20, 2026',
		attention: 'V. Petrov, Purchasing',
		operatingName: 'Steeltown Welding Supply',
		addressLines: ['640 Barton St E, Hamilton', 'ON, L8L 3A5'],
		lines: [TWO_LINES],
		...change,
	};
}
