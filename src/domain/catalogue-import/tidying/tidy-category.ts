import { type FieldError, nameFields, normalizeFieldName, readFields } from '../readers/record-fields.ts';
import { readPartNumbers } from './tidy-product.ts';
import { readLine } from './tidy-value.ts';

/** A tidied category record; unreadable values are left for the schema to reject. */
export type TidyCategory = {
	candidate: Record<string, unknown>;
	unknown: string[];
	errors: FieldError[];
};

const NAMES = nameFields(['name', 'partNumbers']);

/** A category lists part numbers and has none of its own. */
export function isCategoryRecord(record: Record<string, unknown>): boolean {
	const names = Object.keys(record).map(normalizeFieldName);
	return names.includes('partnumbers') && !names.includes('partnumber');
}

/** Reads a category in the formats of various exports. */
export function tidyCategory(record: Record<string, unknown>): TidyCategory {
	const { values, unknown, errors } = readFields(record, NAMES);
	const candidate = {
		name: readLine(values.get('name')),
		partNumbers: readPartNumbers(values.get('partNumbers')),
	};
	return { candidate, unknown, errors };
}
