import { type Company, emptyCompany } from '../../domain/companies/company.ts';
import { formatDunsNumber, formatGstNumber } from '../../domain/companies/company-number.ts';

/**
 * A company as form values: texts as typed, numbers with their spaces and dashes. The text of the default address
 * replaces `shippingAddress`.
 */
export type CompanyFormValue = Omit<Company, 'shippingAddress'>;

export function toFormValue(company: Company): CompanyFormValue {
	const value: Record<string, unknown> = {};
	for (const field of Object.keys(emptyCompany()) as (keyof Company)[]) {
		if (field !== 'shippingAddress') value[field] = company[field];
	}
	return {
		...(value as CompanyFormValue),
		gstNumber: formatGstNumber(company.gstNumber),
		dunsNumber: formatDunsNumber(company.dunsNumber),
	};
}

/** True if a stored draft has the shape of the form. */
export function isFormValue(value: unknown): value is CompanyFormValue {
	const model = toFormValue(emptyCompany());
	return (
		typeof value === 'object' &&
		value !== null &&
		Object.entries(model).every(([field, part]) => {
			const stored = (value as Record<string, unknown>)[field];
			return Array.isArray(part) ? Array.isArray(stored) : typeof stored === typeof part && stored !== null;
		})
	);
}

/** A field's value as text for a comparison: lists line by line. */
export function formatFormField(value: unknown): string {
	if (typeof value === 'string') return value;
	if (Array.isArray(value)) return value.map(formatFormField).join('\n');
	if (typeof value !== 'object' || value === null) return '';
	const { fields: _, isDefault: __, ...shown } = value as Record<string, unknown>;
	return Object.values(shown)
		.filter((part) => typeof part === 'string' && part !== '')
		.join(', ');
}
