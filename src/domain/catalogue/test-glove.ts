import type { Product } from './product.ts';

/** A complete and valid glove for tests; pass only the fields the test is about. */
export function aGlove(changes: Partial<Product> = {}): Product {
	return {
		id: 'glv_xy900',
		partNumber: 'xy900',
		name: 'Test Gauntlet',
		description: 'Split-cow gauntlet, lined',
		descriptionLong: 'For flat stick welding.\nToo stiff for TIG.',
		pictures: ['/pictures/drawn/gauntlet-back.svg'],
		sizes: { M: 'XY900-M', L: 'XY900-L' },
		selectedSizeDefault: 'L',
		productDetails: ['Welted seams'],
		applications: ['Structural stick welding'],
		usedIn: ['Shipyard, Rail', 'Worn on the hull deck'],
		features: [['Lined', 'Welted']],
		packaging: { masterCase: 36, innerBag: 6, displayReady: false },
		certifications: [
			{ type: 'EN388', value: '3133X', edition: '2016' },
			{ type: 'EN407', value: '413X4X', edition: '2020' },
			{ type: 'ANSI_CUT', value: 'A2', edition: '2024' },
		],
		weldingProcesses: [
			{ process: 'SMAW (Stick)', amperageRange: '85-160A', performance: 'Full use', notes: 'Thick enough' },
			{ process: 'GTAW (TIG)', amperageRange: 'N/A', performance: 'No use', notes: 'No feel for filler' },
		],
		weldingPositions: [{ position: 'Flat (1G / 1F)', performance: 'Full use', notes: 'Spatter falls away' }],
		resources: [{ title: 'Care sheet', preview: '', pdfUrl: '/documents/care.pdf' }],
		relatedProducts: ['xy901'],
		specifications: { Hide: 'Split cow', 'Length in size L': '356 mm (14 in)' },
		weldingTags: ['High amperage'],
		materialTags: ['Split cowhide'],
		color: 'gold',
		label: 'split cow gauntlet',
		...changes,
	};
}
