import type { ProductAnswer } from '../../../domain/catalogue/product-record.ts';
import { PRODUCT_STATES, type ProductState } from '../../../domain/catalogue/product-state.ts';
import type { Certification } from '../../../domain/ratings/certification.ts';
import { formatCommaList, formatLineGroups, formatNamedLines } from './product-text.ts';

/** A glove as its form holds it: lists as texts, rows as rows (docs/behaviour.md, "Product texts"). */
export type ProductFormValue = {
	state: ProductState;
	successor: string;
	partNumber: string;
	name: string;
	description: string;
	descriptionLong: string;
	color: string;
	label: string;
	pictures: string[];
	/** By entry; empty ones are no text. */
	pictureTexts: Record<string, string>;
	sizes: string;
	selectedSizeDefault: string;
	productDetails: string;
	applications: string;
	usedIn: string;
	features: string;
	certifications: Certification[];
	weldingProcesses: { process: string; amperageRange: string; performance: string; notes: string }[];
	weldingPositions: { position: string; performance: string; notes: string }[];
	packaging: { masterCase: string; innerBag: string; displayReady: boolean };
	specifications: string;
	resources: { title: string; preview: string; pdfUrl: string }[];
	relatedProducts: string;
	weldingTags: string;
	materialTags: string;
};

export type ProductField = keyof ProductFormValue;

/** The parts of the form, in order, and the fields of each. */
export const FORM_SECTIONS = {
	basics: ['partNumber', 'name', 'description', 'descriptionLong', 'color', 'label', 'state', 'successor'],
	pictures: ['pictures', 'pictureTexts'],
	sizes: ['sizes', 'selectedSizeDefault'],
	lines: ['productDetails', 'usedIn', 'applications', 'features'],
	certifications: ['certifications'],
	welders101: ['weldingProcesses', 'weldingPositions'],
	packaging: ['packaging'],
	specifications: ['specifications'],
	resources: ['resources', 'relatedProducts'],
	tags: ['weldingTags', 'materialTags'],
} as const satisfies Record<string, readonly ProductField[]>;
export type FormSection = keyof typeof FORM_SECTIONS;

/** The section that a path such as "certifications.2.value" stands in. */
export function sectionOf(path: string): FormSection {
	const field = path.split('.', 1)[0];
	const found = Object.entries(FORM_SECTIONS).find(([, fields]) =>
		(fields as readonly string[]).includes(field ?? ''),
	);
	return (found?.[0] as FormSection | undefined) ?? 'basics';
}

/** The form of a new glove, with sizes to be overwritten (docs/behaviour.md, "Product texts"). */
export const BLANK_FORM: ProductFormValue = {
	state: 'draft',
	successor: '',
	partNumber: '',
	name: '',
	description: '',
	descriptionLong: '',
	color: '',
	label: '',
	pictures: [],
	pictureTexts: {},
	sizes: 'M:L\nL:XL',
	selectedSizeDefault: '',
	productDetails: '',
	applications: '',
	usedIn: '',
	features: '',
	certifications: [],
	weldingProcesses: [],
	weldingPositions: [],
	packaging: { masterCase: '', innerBag: '', displayReady: false },
	specifications: '',
	resources: [],
	relatedProducts: '',
	weldingTags: '',
	materialTags: '',
};

type StoredProduct = Omit<ProductAnswer, 'completeness' | 'missing' | 'warnings'>;

export function toFormValue(product: StoredProduct): ProductFormValue {
	const { masterCase, innerBag, displayReady } = product.packaging;
	return {
		state: product.state,
		successor: product.successor,
		partNumber: product.partNumber,
		name: product.name,
		description: product.description,
		descriptionLong: product.descriptionLong,
		color: product.color,
		label: product.label,
		pictures: product.pictures,
		pictureTexts: product.pictureTexts ?? {},
		sizes: formatNamedLines(product.sizes),
		selectedSizeDefault: product.selectedSizeDefault,
		productDetails: product.productDetails.join('\n'),
		applications: product.applications.join('\n'),
		usedIn: product.usedIn.join('\n'),
		features: formatLineGroups(product.features),
		certifications: product.certifications,
		weldingProcesses: product.weldingProcesses,
		weldingPositions: product.weldingPositions,
		packaging: {
			masterCase: masterCase === null ? '' : String(masterCase),
			innerBag: innerBag === null ? '' : String(innerBag),
			displayReady,
		},
		specifications: formatNamedLines(product.specifications),
		resources: product.resources,
		relatedProducts: product.relatedProducts.join(', '),
		weldingTags: formatCommaList(product.weldingTags),
		materialTags: formatCommaList(product.materialTags),
	};
}

/** A new glove that begins as another one: its number, its stock codes and its pictures are not taken along. */
export function toDuplicateForm(product: StoredProduct): ProductFormValue {
	const value = toFormValue(product);
	return {
		...value,
		partNumber: '',
		state: 'draft',
		successor: '',
		sizes: '',
		pictures: [],
		pictureTexts: {},
	};
}

/** Whether what was stored as a draft still has the shape of the form. */
export function isProductForm(value: unknown): value is ProductFormValue {
	if (typeof value !== 'object' || value === null) return false;
	const stored = value as Record<string, unknown>;
	return (
		(PRODUCT_STATES as readonly unknown[]).includes(stored.state) &&
		Object.entries(BLANK_FORM).every(([field, model]) =>
			Array.isArray(model)
				? Array.isArray(stored[field])
				: typeof stored[field] === typeof model && stored[field] !== null,
		)
	);
}

/** How a comparison says what a part of a field is called on the form, and yes and no. */
export type FieldWords = { nameOf: (part: string) => string; yes: string; no: string };

/** A field's value in words, for a comparison. */
export function formatProductField(value: unknown, words: FieldWords): string {
	if (Array.isArray(value)) return value.map((part) => formatProductField(part, words)).join('\n');
	if (typeof value === 'object' && value !== null)
		return Object.entries(value)
			.filter(([, part]) => part !== '' && part !== null)
			.map(([name, part]) => `${words.nameOf(name)}: ${formatProductField(part, words)}`)
			.join(' · ');
	if (typeof value === 'boolean') return value ? words.yes : words.no;
	return value === undefined || value === null ? '' : String(value);
}
