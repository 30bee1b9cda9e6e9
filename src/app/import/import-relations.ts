import type { Category } from '../../domain/catalogue/category.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import {
	addBadRow,
	formatLocation,
	type ImportPlan,
	type PlannedRow,
	replaceNoun,
} from '../../domain/catalogue-import/import-plan.ts';
import type { FieldError } from '../../domain/catalogue-import/readers/record-fields.ts';
import { issueOf } from '../../platform/i18n/message.ts';

/** How a record refers to gloves: products through relations, categories through members. */
type Relations<Noun> = {
	field: string;
	list: (noun: Noun) => readonly string[];
	replace: (noun: Noun, partNumbers: string[]) => Noun;
};

const OF_PRODUCT: Relations<Product> = {
	field: 'relatedProducts',
	list: (product) => product.relatedProducts,
	replace: (product, relatedProducts) => ({ ...product, relatedProducts }),
};

const OF_CATEGORY: Relations<Category> = {
	field: 'partNumbers',
	list: (category) => category.partNumbers,
	replace: (category, partNumbers) => ({ ...category, partNumbers }),
};

/**
 * Checks, once every row has been read, that the part numbers referred to by gloves and categories are in the import or
 * the catalogue. References that were already stored are not this import's errors.
 * @param stored part numbers in the catalogue.
 */
export function checkRelations(plan: ImportPlan, stored: ReadonlySet<string>): void {
	const isKnown = (partNumber: string) => stored.has(partNumber) || plan.products.has(partNumber);
	for (const row of plan.products.values()) checkRow(plan, row, OF_PRODUCT, isKnown);
	for (const row of plan.categories.values()) checkRow(plan, row, OF_CATEGORY, isKnown);
}

function checkRow<Noun>(
	plan: ImportPlan,
	row: PlannedRow<Noun>,
	relations: Relations<Noun>,
	isKnown: (partNumber: string) => boolean,
): void {
	if (row.noun === undefined) return;
	const old = new Set(row.before === undefined ? [] : relations.list(row.before));
	const errors = relations.list(row.noun).flatMap((partNumber, index): FieldError[] => {
		if (old.has(partNumber) || isKnown(partNumber)) return [];
		const reason = issueOf('importing.unknownGlove');
		return [{ field: `${relations.field}.${index}`, value: partNumber, reason }];
	});
	if (errors.length === 0) return;
	const { noun } = row;
	const partNumber = 'partNumber' in (noun as object) ? (noun as Product).partNumber : undefined;
	addBadRow(plan, row.location, errors, partNumber);
	if (partNumber === undefined) plan.badCategories += 1;
	Object.assign(row, { outcome: 'bad', noun: undefined });
}

/**
 * Before the good rows are written without the bad ones: drops relations to gloves whose row is bad and which the
 * catalogue does not have, with a note for each. A later import of the corrected row restores them.
 */
export function leaveOutBadRelations(plan: ImportPlan, stored: ReadonlySet<string>): void {
	const isExcluded = (partNumber: string) =>
		!stored.has(partNumber) && plan.products.get(partNumber)?.outcome === 'bad';
	for (const row of plan.products.values()) leaveOut(plan, row, OF_PRODUCT, isExcluded);
	for (const row of plan.categories.values()) leaveOut(plan, row, OF_CATEGORY, isExcluded);
}

function leaveOut<Noun extends object>(
	plan: ImportPlan,
	row: PlannedRow<Noun>,
	relations: Relations<Noun>,
	isExcluded: (partNumber: string) => boolean,
): void {
	if (row.noun === undefined) return;
	const named = relations.list(row.noun);
	const excluded = named.filter(isExcluded);
	if (excluded.length === 0) return;
	plan.notes.push(
		`${formatLocation(row.location)}, ${relations.field}: ${excluded.join(', ')} left out, because its own row is bad.`,
	);
	const remaining = named.filter((partNumber) => !isExcluded(partNumber));
	if (remaining.length === 0 && relations.field === OF_CATEGORY.field) {
		const value = named.join(', ');
		addBadRow(plan, row.location, [{ field: relations.field, value, reason: 'no glove of it is left' }]);
		plan.badCategories += 1;
		Object.assign(row, { outcome: 'bad', noun: undefined });
		return;
	}
	replaceNoun(row, relations.replace(row.noun, remaining));
}
