import type { MessagesIn, PrintedLabel, PrintedLine, SheetMessages } from './printed-label.ts';

/** The fixed texts of a label in English, for tests. */
export const TEST_MESSAGES: SheetMessages = {
	website: 'www.emberhide.example',
	invoice: ['INV#'],
	purchaseOrder: ['PO#'],
	date: ['Date'],
	to: 'To:',
	partNumber: ['Part No.'],
	description: ['Description'],
	size: ['Size'],
	amount: ['Amount'],
	page: (page, pages) => `Page ${page} of ${pages}`,
	carton: (carton, cartons) => `Carton ${carton} of ${cartons}`,
};

const FRENCH_MESSAGES: SheetMessages = {
	website: 'www.emberhide.example',
	invoice: ['Nᵒ de facture'],
	purchaseOrder: ['Bon de commande'],
	date: ['Date'],
	to: 'Destinataire\u00a0:',
	partNumber: ['Nᵒ de pièce'],
	description: ['Description'],
	size: ['Taille'],
	amount: ['Qté'],
	page: (page, pages) => `Page ${page} sur ${pages}`,
	carton: (carton, cartons) => `Colis ${carton} de ${cartons}`,
};

const BILINGUAL_MESSAGES: SheetMessages = {
	website: 'www.emberhide.example',
	invoice: ['Nᵒ de facture', 'INV#'],
	purchaseOrder: ['Bon de commande', 'PO#'],
	date: ['Date'],
	to: 'Destinataire / To',
	partNumber: ['Nᵒ de pièce', 'Part No.'],
	description: ['Description'],
	size: ['Taille', 'Size'],
	amount: ['Qté', 'Amount'],
	page: (page, pages) => `Page ${page}/${pages}`,
	carton: (carton, cartons) => `Colis / Carton ${carton}/${cartons}`,
};

/** The fixed texts of a label in its languages, for tests. */
export const TEST_MESSAGES_IN: MessagesIn<SheetMessages> = ([first, second]) =>
	second ? BILINGUAL_MESSAGES : first === 'fr' ? FRENCH_MESSAGES : TEST_MESSAGES;

/** An item whose description takes two lines on 4 × 6 in. */
export const TWO_LINES: PrintedLine = {
	partNumber: 'XY300',
	description: 'Argon Bulwark (split cow, lined, 5 in cuff)',
	size: 'Large',
	amount: '72 Prs',
};

export function aPrintedLabel(change: Partial<PrintedLabel> = {}): PrintedLabel {
	return {
		locales: ['en'],
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
