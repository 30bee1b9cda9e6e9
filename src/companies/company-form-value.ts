import { type Company, emptyCompany } from './company.ts';
import { formatDunsNumber, formatGstNumber } from './company-number.ts';

/** A company as a form holds it: texts as typed, numbers with their spaces and dashes. The default address' own text stands for `shippingAddress`. */
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

/** What stands at a path such as "otherContacts.0.phone". */
export function valueAt(value: unknown, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** A copy with another value at a path; undefined takes an entry of a list out and a member of an object away. */
export function withValueAt<Value>(value: Value, path: string, next: unknown): Value {
	const [key = '', ...rest] = path.split('.');
	if (Array.isArray(value)) {
		const at = Number(key);
		if (rest.length === 0 && next === undefined) return value.filter((_, place) => place !== at) as Value;
		const list = [...value];
		list[at] = rest.length === 0 ? next : withValueAt(value[at], rest.join('.'), next);
		return list as Value;
	}
	const object = { ...(value as Record<string, unknown>) };
	if (rest.length > 0) object[key] = withValueAt(object[key], rest.join('.'), next);
	else if (next === undefined) delete object[key];
	else object[key] = next;
	return object as Value;
}

/** The same texts, whatever the order of members and whichever are undefined. */
export function areSame(one: unknown, other: unknown): boolean {
	return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
	return JSON.stringify(value, (_, part) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);
}

/** Whether what was stored as a draft has the shape of a form. */
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

export type StaleFormField = { field: keyof CompanyFormValue; yours: unknown; theirs: unknown };

/**
 * Puts somebody else's save and a form together: fields that were not touched here become theirs, fields that were
 * changed only here stay, and those changed on both sides stay as typed and are named.
 */
export function mergeForms(
	base: CompanyFormValue,
	yours: CompanyFormValue,
	theirs: CompanyFormValue,
): { value: CompanyFormValue; conflicts: StaleFormField[] } {
	const conflicts: StaleFormField[] = [];
	const value: Record<string, unknown> = { ...yours };
	for (const field of Object.keys(theirs) as (keyof CompanyFormValue)[]) {
		if (areSame(base[field], theirs[field]) || areSame(yours[field], theirs[field])) continue;
		if (areSame(base[field], yours[field])) value[field] = theirs[field];
		else conflicts.push({ field, yours: yours[field], theirs: theirs[field] });
	}
	return { value: value as CompanyFormValue, conflicts };
}

/** A field's value in words for a comparison: lists line by line. */
export function formatFormField(value: unknown): string {
	if (typeof value === 'string') return value;
	if (Array.isArray(value)) return value.map(formatFormField).join('\n');
	if (typeof value !== 'object' || value === null) return '';
	const { fields: _, isDefault: __, ...shown } = value as Record<string, unknown>;
	return Object.values(shown)
		.filter((part) => typeof part === 'string' && part !== '')
		.join(', ');
}
