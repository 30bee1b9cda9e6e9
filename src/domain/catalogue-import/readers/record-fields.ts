import { issueOf } from '../../../platform/i18n/message.ts';

/** An error of one field of a row; `field` has the form "certifications.2.value", and `reason` is a message. */
export type FieldError = { field: string; value: unknown; reason: string };

/** The fields of a record by canonical name. Fields that the record does not have are absent. */
export type NamedFields = {
	values: Map<string, unknown>;
	/** Unknown names, as written. */
	unknown: string[];
	errors: FieldError[];
};

/** "Part Number", "part_number" and "PARTNUMBER" are the same name; accents are ignored. */
export function normalizeFieldName(name: string): string {
	return name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for values that exports write for empty fields. */
export function isBlank(value: unknown): boolean {
	return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/**
 * Finds the fields of a record by normalized name.
 * @param known normalized name to field, from `nameFields`
 */
export function readFields(record: Record<string, unknown>, known: ReadonlyMap<string, string>): NamedFields {
	const fields: NamedFields = { values: new Map(), unknown: [], errors: [] };
	const writtenAs = new Map<string, string>();
	for (const [name, value] of Object.entries(record)) {
		const field = known.get(normalizeFieldName(name));
		if (field === undefined) {
			fields.unknown.push(name);
			continue;
		}
		const first = writtenAs.get(field);
		if (first === undefined) {
			writtenAs.set(field, name);
			fields.values.set(field, value);
		} else if (fields.values.get(field) !== value) {
			fields.errors.push({ field, value, reason: issueOf('importing.twiceAs', { first, second: name }) });
		}
	}
	return fields;
}

/** The names for `readFields`: each field under its own normalized name, and the additional ones. */
export function nameFields(
	fields: readonly string[],
	others: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
	return new Map([
		...fields.map((field) => [normalizeFieldName(field), field] as const),
		...Object.entries(others),
	]);
}
