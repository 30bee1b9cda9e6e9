import { issueOf } from '../../platform/i18n/message.ts';
import type { Category } from '../catalogue/category.ts';
import { productSlug } from '../catalogue/part-numbers/part-number.ts';
import type { Product } from '../catalogue/product.ts';
import { type FieldChange, listChangedFields } from './changed-fields.ts';
import type { FieldError } from './readers/record-fields.ts';
import { checkCategory, completeProduct, normaliseStored } from './tidying/complete-product.ts';
import type { TidyCategory } from './tidying/tidy-category.ts';
import type { TidyProduct } from './tidying/tidy-product.ts';

/** Location of a row: line 12 of a CSV file, record 3 of a JSON file; no row for an error of the whole file. */
export type RowLocation = { file: string; unit: 'line' | 'record'; row: number | undefined };
export type RowError = RowLocation & FieldError & { partNumber?: string | undefined };
/** A warning about a row; `words` is the text shown by the browser. */
export type RowWarning = RowLocation & {
	partNumber: string;
	column: string;
	value: string;
	code: string;
	words: string;
};

/** The planned import of one product or category. Invalid rows are kept, so that others may refer to them. */
export type PlannedRow<Noun> = {
	location: RowLocation;
	outcome: 'new' | 'changed' | 'unchanged' | 'bad';
	/** The value to write, for new and changed rows. */
	noun: Noun | undefined;
	before: Noun | undefined;
	changes: FieldChange[];
	/** Hash of a valid row: an identical duplicate is not an error. */
	fingerprint: string;
};

export type ImportPlan = {
	/** By part number. */
	products: Map<string, PlannedRow<Product>>;
	/** By name in lower case. */
	categories: Map<string, PlannedRow<Category>>;
	errors: RowError[];
	/** Number of rows and files with errors. */
	bad: number;
	/** The number of these that are categories. */
	badCategories: number;
	/** Warnings about accepted rows. */
	warnings: RowWarning[];
	notes: string[];
	/** Number of rows with each unknown field, and the location of the first. */
	unknownFields: Map<string, { rows: number; first: RowLocation }>;
	/** Part numbers by glove id, in the database and in this run. */
	owners: Map<string, string>;
	hash: (text: string) => string;
};

/**
 * @param owners id to part number, of every glove ever stored
 * @param hash distinguishes texts, so that a plan need not keep those of unchanged rows
 */
export function createImportPlan(
	owners: Iterable<readonly [id: string, partNumber: string]>,
	hash: (text: string) => string,
): ImportPlan {
	return {
		products: new Map(),
		categories: new Map(),
		errors: [],
		bad: 0,
		badCategories: 0,
		warnings: [],
		notes: [],
		unknownFields: new Map(),
		owners: new Map(owners),
		hash,
	};
}

/** Records a row or a file that cannot be imported. */
export function addBadRow(
	plan: ImportPlan,
	location: RowLocation,
	errors: readonly FieldError[],
	partNumber?: string,
): void {
	plan.bad += 1;
	plan.errors.push(
		...errors.map((error) => ({ ...location, ...error, ...(partNumber !== undefined && { partNumber }) })),
	);
}

function addBadCategory(plan: ImportPlan, location: RowLocation, errors: readonly FieldError[]): void {
	addBadRow(plan, location, errors);
	plan.badCategories += 1;
}

/** @param stored the stored glove and its text; undefined if the catalogue has none, null if it is unreadable */
export function planProduct(
	plan: ImportPlan,
	location: RowLocation,
	tidy: TidyProduct,
	stored: { document: string; product: Product } | null | undefined,
): void {
	noteUnknownFields(plan, location, tidy.unknown);
	const { partNumber } = tidy;
	if (stored === null) {
		addBadRow(plan, location, [
			{ field: 'partNumber', value: partNumber, reason: issueOf('importing.unreadableGlove') },
		]);
		if (partNumber !== undefined && !plan.products.has(partNumber))
			plan.products.set(partNumber, badRow(location));
		return;
	}
	const checked = completeProduct(partNumber, tidy.given, stored?.product);
	const errors = [...tidy.errors, ...(checked.ok ? findIdError(plan, checked.noun) : checked.errors)];
	if (partNumber === undefined || !checked.ok || errors.length > 0) {
		addBadRow(plan, location, errors, partNumber);
		if (partNumber !== undefined && !plan.products.has(partNumber)) {
			plan.products.set(partNumber, badRow(location));
		}
		return;
	}
	const product = checked.noun;
	const text = JSON.stringify(product);
	const fingerprint = plan.hash(text);
	const first = plan.products.get(partNumber);
	if (first !== undefined) {
		addRepeatedRow(plan, location, 'partNumber', partNumber, first, fingerprint);
		return;
	}
	plan.owners.set(product.id, partNumber);
	const before = stored && (text === stored.document ? stored.product : normaliseStored(stored.product));
	plan.products.set(partNumber, planRow(location, product, before, fingerprint));
}

export function planCategory(
	plan: ImportPlan,
	location: RowLocation,
	tidy: TidyCategory,
	stored: ReadonlyMap<string, Category>,
): void {
	noteUnknownFields(plan, location, tidy.unknown);
	const checked = checkCategory(tidy.candidate, stored);
	if (!checked.ok || tidy.errors.length > 0) {
		addBadCategory(plan, location, [...tidy.errors, ...(checked.ok ? [] : checked.errors)]);
		return;
	}
	const category = checked.noun;
	const key = category.name.toLowerCase();
	const slug = productSlug(category.name);
	const twin = [...stored.keys(), ...plan.categories.keys()].find(
		(other) => other !== key && productSlug(other) === slug,
	);
	if (twin !== undefined && !stored.has(key)) {
		const name = stored.get(twin)?.name ?? plan.categories.get(twin)?.noun?.name ?? twin;
		const reason = issueOf('importing.twinCategory', { name });
		addBadCategory(plan, location, [{ field: 'name', value: category.name, reason }]);
		return;
	}
	const fingerprint = plan.hash(JSON.stringify(category));
	const first = plan.categories.get(key);
	if (first !== undefined) {
		addRepeatedRow(plan, location, 'name', category.name, first, fingerprint);
		return;
	}
	plan.categories.set(key, planRow(location, category, stored.get(key), fingerprint));
}

function planRow<Noun extends object>(
	location: RowLocation,
	noun: Noun,
	before: Noun | undefined,
	fingerprint: string,
): PlannedRow<Noun> {
	if (before === undefined) return { location, outcome: 'new', noun, before, changes: [], fingerprint };
	const changes = listChangedFields(before, noun);
	// Most rows of a repeated import are unchanged, so their values are not retained.
	if (changes.length === 0) {
		return { location, outcome: 'unchanged', noun: undefined, before: undefined, changes, fingerprint };
	}
	return { location, outcome: 'changed', noun, before, changes, fingerprint };
}

/** Replaces the value to write; the row becomes unchanged if no difference remains. */
export function replaceNoun<Noun extends object>(row: PlannedRow<Noun>, noun: Noun): void {
	Object.assign(row, planRow(row.location, noun, row.before, row.fingerprint));
}

function badRow(location: RowLocation): PlannedRow<Product> {
	return { location, outcome: 'bad', noun: undefined, before: undefined, changes: [], fingerprint: '' };
}

function addRepeatedRow(
	plan: ImportPlan,
	location: RowLocation,
	field: string,
	value: string,
	first: PlannedRow<unknown>,
	fingerprint: string,
): void {
	if (first.fingerprint === fingerprint) {
		plan.notes.push(
			`${formatLocation(location)}: "${value}" is given again, the same as in ${formatLocation(first.location)}.`,
		);
		return;
	}
	const reason = issueOf('importing.repeatedRow', { place: formatLocation(first.location) });
	addBadRow(plan, location, [{ field, value, reason }], field === 'partNumber' ? value : undefined);
	if (field !== 'partNumber') plan.badCategories += 1;
}

function findIdError(plan: ImportPlan, { id, partNumber }: Product): FieldError[] {
	const owner = plan.owners.get(id);
	if (owner === undefined || owner === partNumber) return [];
	return [{ field: 'id', value: id, reason: issueOf('importing.ownedId', { partNumber: owner }) }];
}

function noteUnknownFields(plan: ImportPlan, location: RowLocation, names: readonly string[]): void {
	for (const name of new Set(names)) {
		const known = plan.unknownFields.get(name);
		if (known) known.rows += 1;
		else plan.unknownFields.set(name, { rows: 1, first: location });
	}
}

/** "gloves.csv, line 12" */
export function formatLocation({ file, unit, row }: RowLocation): string {
	return row === undefined ? file : `${file}, ${unit} ${row}`;
}
