import type { Product } from '../../../domain/catalogue/product.ts';
import {
	FORM_SECTIONS,
	type FormSection,
	fieldOf,
	isProductKey,
	type PRODUCT_FIELDS,
	PRODUCT_KEYS,
	type ProductKey,
} from '../../../domain/catalogue/product-fields.ts';
import type { ProductAnswer } from '../../../domain/catalogue/product-record.ts';
import { PRODUCT_STATES, type ProductState } from '../../../domain/catalogue/product-state.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { CONVERTERS, type FormValues } from './field-converters.ts';

type Fields = typeof PRODUCT_FIELDS;
/** A field of the form. */
type FormKey = {
	[Key in ProductKey]: Fields[Key] extends { section: FormSection } ? Key : never;
}[ProductKey & keyof Fields];
type FormValueOf<Key extends FormKey> = Fields[Key]['kind'] extends 'rows'
	? { [Part in keyof Extract<Product[Key], object[]>[number]]: string }[]
	: FormValues[Fields[Key]['kind']];

/** A glove as form values: lists as texts, rows as rows (docs/behaviour.md, "Product texts"). */
export type ProductFormValue = { state: ProductState; successor: string } & {
	[Key in FormKey]: FormValueOf<Key>;
};

export type ProductField = keyof ProductFormValue;

/** The fields of a form section. */
export function listSectionFields(section: FormSection): ProductField[] {
	const keys = listSectionKeys(section);
	return section === 'basics' ? [...keys, 'state', 'successor'] : keys;
}

function listSectionKeys(section: FormSection): FormKey[] {
	return PRODUCT_KEYS.filter((key): key is FormKey => fieldOf(key).section === section);
}

const FORM_KEYS = FORM_SECTIONS.flatMap(listSectionKeys);

/** The section of a path such as "certifications.2.value". */
export function sectionOf(path: string): FormSection {
	const [field = ''] = path.split('.', 1);
	return (isProductKey(field) && fieldOf(field).section) || 'basics';
}

/** The form values of a new glove, with the sizes that most gloves have. */
export const BLANK_FORM = {
	state: 'draft',
	successor: '',
	...Object.fromEntries(FORM_KEYS.map((key) => [key, CONVERTERS[fieldOf(key).kind].blank])),
	sizes: 'M:L\nL:XL',
} as ProductFormValue;

type StoredProduct = Omit<ProductAnswer, 'completeness' | 'missing' | 'warnings'>;

export function toFormValue(product: StoredProduct): ProductFormValue {
	const fields = FORM_KEYS.map((key) => {
		const { blank, write } = CONVERTERS[fieldOf(key).kind];
		const stored = product[key];
		return [key, stored === undefined ? blank : write(stored as never)];
	});
	return {
		state: product.state,
		successor: product.successor,
		...Object.fromEntries(fields),
	} as ProductFormValue;
}

/** The form values of a new glove copied from another, without its part number, stock codes and pictures. */
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

/** True if a stored draft still has the shape of the form. */
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

/** The form's names for the parts of a field, and the words for yes and no, for comparisons. */
export type FieldMessages = { nameOf: (part: string) => string; yes: string; no: string; locale: Locale };

/** A field's value as text, for comparisons. */
export function formatProductField(value: unknown, messages: FieldMessages): string {
	if (Array.isArray(value)) return value.map((part) => formatProductField(part, messages)).join('\n');
	if (typeof value === 'object' && value !== null)
		return Object.entries(value)
			.filter(([, part]) => part !== '' && part !== null)
			.map(
				([name, part]) =>
					`${withColon(messages.nameOf(name), messages.locale)} ${formatProductField(part, messages)}`,
			)
			.join(' · ');
	if (typeof value === 'boolean') return value ? messages.yes : messages.no;
	return value === undefined || value === null ? '' : String(value);
}
