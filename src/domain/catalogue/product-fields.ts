import { BLANK_PACKAGING, type Product, tidyPictureTexts } from './product.ts';

export type ProductKey = keyof Product;

/** The sections of the product form, in order. */
export const FORM_SECTIONS = [
	'basics',
	'pictures',
	'sizes',
	'lines',
	'certifications',
	'welders101',
	'packaging',
	'specifications',
	'resources',
	'tags',
	'french',
] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

type KindRules =
	/** A single line. */
	| { kind: 'text'; max: number; required?: true }
	/** Multi-line text. */
	| { kind: 'prose'; max: number }
	/** A list of texts; tags may also be separated by commas. */
	| { kind: 'lines' | 'tags'; max: number; maxItems: number }
	/** Objects of texts: in a cell, one per line with the parts in this order. */
	| { kind: 'rows'; separator: ':' | ';'; parts: readonly string[] }
	| {
			kind:
				| 'partNumber'
				| 'partNumbers'
				| 'lineGroups'
				| 'names'
				| 'sizes'
				| 'pictures'
				| 'pictureTexts'
				| 'packaging'
				| 'french';
	  };
export type FieldKind = KindRules['kind'];

type ProductField = KindRules & {
	/** Undefined for a field not shown in the form. */
	section?: FormSection;
	/** Missing from documents stored before the field was added. Omitted if empty. */
	optional?: true;
	/** An example cell of an imported table; the same in every language. */
	example?: string;
	/** Names in other files, in English and French, as normalized by `normalizeFieldName`. */
	synonyms?: readonly string[];
};

/**
 * The fields of a glove, in stored order. Form, files, tidying, schema and help all use this list, so that each kind
 * is handled the same way everywhere.
 */
export const PRODUCT_FIELDS = {
	id: { kind: 'text', max: 80, required: true },
	partNumber: {
		kind: 'partNumber',
		section: 'basics',
		example: 'XY300',
		synonyms: [
			'part',
			'partno',
			'partnum',
			'sku',
			'style',
			'stylenumber',
			'itemnumber',
			'numerodepiece',
			'nodepiece',
			'ndepiece',
			'nopiece',
			'numerodarticle',
			'nodarticle',
			'noarticle',
		],
	},
	name: {
		kind: 'text',
		max: 120,
		required: true,
		section: 'basics',
		example: 'Argon Press',
		synonyms: ['productname', 'glovename', 'nom', 'nomduproduit'],
	},
	description: {
		kind: 'text',
		max: 300,
		section: 'basics',
		example: 'Goat-grain TIG glove',
		synonyms: ['shortdescription', 'descriptioncourte'],
	},
	descriptionLong: {
		kind: 'prose',
		max: 5000,
		section: 'basics',
		synonyms: ['longdescription', 'descriptionlongue'],
	},
	pictures: {
		kind: 'pictures',
		section: 'pictures',
		example: '/pictures/xy300-palm.jpg',
		synonyms: ['picture', 'images', 'photos'],
	},
	pictureTexts: {
		kind: 'pictureTexts',
		section: 'pictures',
		optional: true,
		example: '/pictures/xy300-palm.jpg: The palm, one-piece',
	},
	sizes: { kind: 'sizes', section: 'sizes', example: 'M: XY300-M\nL: XY300-L', synonyms: ['tailles'] },
	selectedSizeDefault: {
		kind: 'text',
		max: 40,
		section: 'sizes',
		example: 'L',
		synonyms: ['defaultsize', 'taillepardefaut'],
	},
	productDetails: {
		kind: 'lines',
		max: 300,
		maxItems: 40,
		section: 'lines',
		example: 'Welted seams\nElastic back',
		synonyms: ['details'],
	},
	applications: {
		kind: 'lines',
		max: 300,
		maxItems: 40,
		section: 'lines',
		example: 'Thin-wall pipe',
		synonyms: ['utilisations'],
	},
	usedIn: {
		kind: 'lines',
		max: 600,
		maxItems: 20,
		section: 'lines',
		example: 'Shipyard, Rail\nWorn at the bench',
		synonyms: ['industries', 'secteurs'],
	},
	features: {
		kind: 'lineGroups',
		section: 'lines',
		example: 'Keystone thumb',
		synonyms: ['caracteristiques'],
	},
	// In a table, each of its parts has a column: `PACK_FIELDS`.
	packaging: { kind: 'packaging', section: 'packaging' },
	certifications: {
		kind: 'rows',
		separator: ':',
		parts: ['type', 'value', 'edition'],
		section: 'certifications',
		example: 'EN388:3133X:2016\nANSI_CUT:A2:2024',
		synonyms: ['ratings', 'normes'],
	},
	weldingProcesses: {
		kind: 'rows',
		separator: ';',
		parts: ['process', 'amperageRange', 'performance', 'notes'],
		section: 'welders101',
		example: 'GTAW (TIG); 5-150A; Full use; feels the filler',
		synonyms: ['processes', 'procedes', 'procedesdesoudage'],
	},
	weldingPositions: {
		kind: 'rows',
		separator: ';',
		parts: ['position', 'performance', 'notes'],
		section: 'welders101',
		example: 'Flat (1G / 1F); Full use; heat goes up',
		synonyms: ['positions', 'positionsdesoudage'],
	},
	resources: {
		kind: 'rows',
		separator: ';',
		parts: ['title', 'pdfUrl', 'preview'],
		section: 'resources',
		example: 'Data sheet; /docs/xy300.pdf; /docs/xy300.png',
		synonyms: ['documents'],
	},
	relatedProducts: {
		kind: 'partNumbers',
		section: 'resources',
		example: 'xy301, xy302',
		synonyms: ['related', 'relatedgloves', 'produitsconnexes'],
	},
	specifications: {
		kind: 'names',
		section: 'specifications',
		example: 'Hide: goat grain\nCuff: 4 in',
		synonyms: ['specs', 'fichetechnique'],
	},
	weldingTags: {
		kind: 'tags',
		max: 80,
		maxItems: 30,
		section: 'tags',
		example: 'Low amperage',
		synonyms: ['etiquettesdesoudage'],
	},
	materialTags: {
		kind: 'tags',
		max: 80,
		maxItems: 30,
		section: 'tags',
		example: 'Goat grain',
		synonyms: ['materials', 'materiaux'],
	},
	color: {
		kind: 'text',
		max: 60,
		section: 'basics',
		example: 'natural',
		synonyms: ['colour', 'couleur'],
	},
	label: {
		kind: 'text',
		max: 120,
		section: 'basics',
		example: 'goat TIG glove',
		synonyms: ['labeldescription', 'etiquette'],
	},
	french: {
		kind: 'french',
		section: 'french',
		optional: true,
		example: 'Keystone thumb: Pouce rapporté',
		synonyms: ['francais', 'traductions', 'translations'],
	},
} as const satisfies Record<ProductKey, ProductField>;

export const PRODUCT_KEYS = Object.keys(PRODUCT_FIELDS) as ProductKey[];

export function isProductKey(name: string): name is ProductKey {
	return Object.hasOwn(PRODUCT_FIELDS, name);
}

export function fieldOf(key: ProductKey): ProductField {
	return PRODUCT_FIELDS[key];
}

const BLANK_VALUES: Record<FieldKind, () => unknown> = {
	text: () => '',
	prose: () => '',
	partNumber: () => '',
	lines: () => [],
	tags: () => [],
	rows: () => [],
	partNumbers: () => [],
	lineGroups: () => [],
	pictures: () => [],
	names: () => ({}),
	sizes: () => ({}),
	pictureTexts: () => ({}),
	packaging: () => BLANK_PACKAGING,
	french: () => ({}),
};

/** The fields of a new, empty glove. The name has no default: without one there is nothing to show. */
export function blankProduct(partNumber: string | undefined): Omit<Product, 'partNumber' | 'name'> {
	const keys = PRODUCT_KEYS.filter(
		(key) => key !== 'partNumber' && key !== 'name' && fieldOf(key).optional === undefined,
	);
	const blank = Object.fromEntries(keys.map((key) => [key, blankValue(key)]));
	return { ...blank, id: `glv_${partNumber ?? ''}` } as Omit<Product, 'partNumber' | 'name'>;
}

/** What an empty field of a glove holds. */
export const blankValue = (key: ProductKey) => BLANK_VALUES[fieldOf(key).kind]();

/** True for an empty text, list or object. */
export function isBlankValue(value: unknown): boolean {
	if (typeof value === 'string') return value === '';
	return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Removes empty optional fields, and picture texts without a matching picture. */
export function dropBlankFields<Glove extends Pick<Product, 'pictures' | 'pictureTexts'>>(
	glove: Glove,
): Glove {
	const fields = Object.entries(tidyPictureTexts(glove)).filter(
		([name, value]) => !(isProductKey(name) && fieldOf(name).optional && isBlankValue(value)),
	);
	return Object.fromEntries(fields) as Glove;
}
