import { issueOf } from '../../platform/i18n/message.ts';
import { formatPartNumber, normalisePartNumber } from '../catalogue/part-numbers/part-number.ts';
import type { Product } from '../catalogue/product.ts';
import { isFrenchColumn } from '../catalogue/product-columns.ts';
import { dropBlankFields } from '../catalogue/product-fields.ts';
import type { ProductInput, ProductRecord, ProductWarning } from '../catalogue/product-record.ts';
import { PRODUCT_STATES, type ProductState } from '../catalogue/product-state.ts';
import { listProductWarnings } from '../catalogue/product-warning.ts';
import { listChangedFields } from './changed-fields.ts';
import { joinFrench } from './french-columns.ts';
import { type ColumnError, type Difference, MAX_SHOWN_LENGTH, type RowReport } from './product-import.ts';
import { formatFieldValue, type ReadRow } from './product-row.ts';
import type { FieldError } from './readers/record-fields.ts';
import { completeProduct, normaliseStored } from './tidying/complete-product.ts';

/** The result of checking a row; `input` is what would be stored for a new or changed glove. */
export type CheckedRow =
	| { outcome: 'new' | 'changed'; input: ProductInput; report: RowReport }
	| { outcome: 'unchanged' | 'refused'; input: undefined; report: RowReport };

export type RowContext = {
	/** The stored glove. */
	stored: ProductRecord | undefined;
	/** The version from which the row was exported, if the glove was saved since. */
	base: ProductInput | undefined;
	/** Whether a glove with that number will exist: in the catalogue in any state, or in the file. */
	isThere: (partNumber: string) => boolean;
	/** Whether visitors can see it. */
	isPublished: (partNumber: string) => boolean;
	/** A catalogue glove whose part number differs only in zeros, dashes or spaces. */
	findNear: (partNumber: string) => string | undefined;
	/** Another glove with this stock code, from the catalogue or an earlier row. */
	findCodeOwner: (code: string, partNumber: string) => string | undefined;
};

/**
 * Determines the effect of a row. Only values edited in the file are applied: values that are still as exported have
 * no effect, even if the glove was saved in the meantime.
 */
export function checkRow(row: ReadRow, context: RowContext): CheckedRow {
	const { stored } = context;
	const joined = joinFrench(row.given, (context.base ?? stored)?.product, row.exportedVersion !== undefined);
	const joinedRow = { ...row, given: joined.given, warnings: [...row.warnings, ...joined.warnings] };
	const {
		given,
		state: stateSent,
		successor: successorSent,
		overwritten,
	} = pickChangedFields(joinedRow, context);
	const errors = [...row.errors, ...joined.errors, ...listExportErrors(row, stored, context.findNear)];
	const state = readState(stateSent, stored, errors);
	const successor = readSuccessor(successorSent, stored, errors);
	const checked = completeProduct(row.partNumber, given, stored?.product);
	if (!checked.ok) errors.push(...checked.errors);
	else {
		if (successor !== '' && successor === checked.noun.partNumber) {
			errors.push({ field: 'successor', value: successor, reason: issueOf('importing.ownSuccessor') });
		}
		errors.push(...findLostRelations(checked.noun, context));
	}
	if (!checked.ok || row.partNumber === undefined || errors.length > 0) {
		return { outcome: 'refused', input: undefined, report: report({ errors: errors.map(toColumnError) }) };
	}
	const input: ProductInput = { product: checked.noun, state, successor };
	const differences = stored ? listDifferences(stored, input) : [];
	if (stored && differences.length === 0) {
		const lost = joinedRow.warnings.filter(({ code }) => code === 'untitled' || code === 'oldFrench');
		return { outcome: 'unchanged', input: undefined, report: report({ warnings: lost }) };
	}
	const isTouched = (column: string) => !stored || differences.some((one) => one.column === column);
	const warnings = [
		...overwritten.map((field) => ({ path: field, code: 'savedSince', detail: field })),
		...listRowWarnings(joinedRow, input, stored, context).filter(
			({ path, code }) =>
				code === 'untitled' ||
				code === 'oldFrench' ||
				path === 'partNumber' ||
				isTouched(isFrenchColumn(path) ? 'french' : path),
		),
		...listProductWarnings(input, context.isPublished),
	];
	return { outcome: stored ? 'changed' : 'new', input, report: report({ differences, warnings }) };
}

/** A row rejected regardless of its other cells. */
export function refuseRow(
	field: string,
	value: unknown,
	reason: string,
): CheckedRow & { outcome: 'refused' } {
	const errors = [toColumnError({ field, value, reason })];
	return { outcome: 'refused', input: undefined, report: report({ errors }) };
}

function report(parts: Partial<RowReport>): RowReport {
	return { differences: [], errors: [], warnings: [], ...parts };
}

/** The edited values of an exported row; `overwritten` are the edited fields that others also changed since. */
export function pickChangedFields(
	{ given, state, successor }: Pick<ReadRow, 'given' | 'state' | 'successor'>,
	{ base, stored }: Pick<RowContext, 'base' | 'stored'>,
) {
	// Ids are internal: a file from elsewhere must not take over another glove's id.
	const { id: _, ...fields } = given;
	if (!base || !stored) return { given: fields, state, successor, overwritten: [] as string[] };
	const { packaging } = fields as Partial<Product>;
	const asFile = {
		...base.product,
		...fields,
		...(packaging && { packaging: { ...base.product.packaging, ...packaging } }),
	};
	const touched = new Set(listChangedFields(base.product, dropBlankFields(asFile)).map(rootOf));
	const changedSince = new Set(listChangedFields(base.product, stored.product).map(rootOf));
	const isTouched = (field: string) => field === 'partNumber' || touched.has(field);
	return {
		given: Object.fromEntries(Object.entries(fields).filter(([field]) => isTouched(field))),
		state: state === base.state ? undefined : state,
		successor:
			normalisePartNumber(String(successor ?? '')) === (base.successor || undefined) ? undefined : successor,
		overwritten: [...touched].filter((field) => changedSince.has(field)),
	};
}

/**
 * Warnings about a row's own cells and about conflicts with other gloves. Used by both the command line and the
 * browser.
 */
export function listRowWarnings(
	row: Pick<ReadRow, 'warnings' | 'exportedVersion'>,
	{ product }: Pick<ProductInput, 'product'>,
	stored: Pick<ProductRecord, 'version'> | undefined,
	{ findNear, findCodeOwner }: Pick<RowContext, 'findNear' | 'findCodeOwner'>,
): ProductWarning[] {
	const warnings: ProductWarning[] = [...row.warnings];
	const near = stored ? undefined : findNear(product.partNumber);
	if (near !== undefined) {
		warnings.push({
			path: 'partNumber',
			code: 'nearNumber',
			detail: formatPartNumber(near),
			value: formatPartNumber(product.partNumber),
		});
	}
	for (const [label, code] of Object.entries(product.sizes)) {
		if (/[,;]/.test(label)) warnings.push({ path: 'sizes', code: 'sizeComma', detail: label, value: label });
		else if (/[,;]/.test(code))
			warnings.push({ path: 'sizes', code: 'sizeComma', detail: code, value: code });
		const owner = findCodeOwner(code, product.partNumber);
		if (owner === undefined) continue;
		warnings.push({ path: 'sizes', code: 'codeTaken', detail: formatPartNumber(owner), value: code });
	}
	return warnings;
}

/** An exported row with an unknown part number would create a second glove: a spreadsheet has altered the number. */
export function listExportErrors(
	{ partNumber, exportedVersion }: Pick<ReadRow, 'partNumber' | 'exportedVersion'>,
	stored: Pick<ProductRecord, 'version'> | undefined,
	findNear: RowContext['findNear'],
): FieldError[] {
	if (exportedVersion === undefined || partNumber === undefined) return [];
	if (stored) {
		if (exportedVersion <= stored.version) return [];
		const reason = issueOf('importing.laterVersion', { version: stored.version });
		return [{ field: 'exportedVersion', value: exportedVersion, reason }];
	}
	const near = findNear(partNumber);
	const reason =
		near === undefined
			? issueOf('importing.noGlove')
			: issueOf('importing.noGloveNear', { near: formatPartNumber(near) });
	return [{ field: 'partNumber', value: formatPartNumber(partNumber), reason }];
}

const rootOf = ({ field }: { field: string }) => field.split('.', 1)[0] as string;

function readState(sent: unknown, stored: ProductRecord | undefined, errors: FieldError[]): ProductState {
	const text = typeof sent === 'string' ? sent.trim().toLowerCase() : sent;
	// Imported gloves are published unless the row says otherwise (decision 18).
	if (text === undefined || text === null || text === '') return stored?.state ?? 'published';
	const state = PRODUCT_STATES.find((one) => one === text);
	if (!state) {
		errors.push({
			field: 'state',
			value: sent,
			reason: issueOf('importing.state', { states: PRODUCT_STATES }),
		});
	}
	return state ?? 'draft';
}

function readSuccessor(sent: unknown, stored: ProductRecord | undefined, errors: FieldError[]): string {
	if (sent === undefined) return stored?.successor ?? '';
	if (sent === null || (typeof sent === 'string' && sent.trim() === '')) return '';
	const partNumber = typeof sent === 'string' ? normalisePartNumber(sent) : undefined;
	if (partNumber === undefined)
		errors.push({ field: 'successor', value: sent, reason: issueOf('importing.successor') });
	return partNumber ?? '';
}

/** Related gloves that do not exist. Those the stored glove already had are not this file's error. */
function findLostRelations({ relatedProducts }: Product, { stored, isThere }: RowContext): FieldError[] {
	const old = stored?.product.relatedProducts ?? [];
	return relatedProducts.flatMap((partNumber, at) =>
		old.includes(partNumber) || isThere(partNumber)
			? []
			: [
					{
						field: `relatedProducts.${at}`,
						value: partNumber,
						reason: issueOf('importing.unknownGlove'),
					},
				],
	);
}

function listDifferences(stored: ProductRecord, input: ProductInput): Difference[] {
	const product = listChangedFields(normaliseStored(stored.product), input.product);
	const about = (['state', 'successor'] as const)
		.filter((field) => stored[field] !== input[field])
		.map((field) => ({ field, before: stored[field], after: input[field] }));
	return [...product, ...about].map(({ field, before, after }) => {
		const column = field.replace('packaging.', '');
		return { column, ...showLines(formatFieldValue(column, before), formatFieldValue(column, after)) };
	});
}

/** For multi-line texts, only the lines that differ; all lines if only their order differs. */
function showLines(before: string, after: string): { before: string; after: string } {
	const [old, next] = [before.split('\n'), after.split('\n')];
	const removed = old.filter((line) => !next.includes(line));
	const added = next.filter((line) => !old.includes(line));
	const isReordered = removed.length === 0 && added.length === 0;
	return {
		before: shorten(isReordered ? before : removed.join('\n')),
		after: shorten(isReordered ? after : added.join('\n')),
	};
}

const shorten = (text: string, maxLength = MAX_SHOWN_LENGTH) =>
	text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

/** "certifications.1.value" is entry 2 of the column certifications. */
function toColumnError({ field, value, reason }: FieldError): ColumnError {
	const [root = '', ...rest] = field.split('.');
	const isPack = root === 'packaging' && rest.length > 0;
	const [column, parts] = isPack ? [rest[0] as string, rest.slice(1)] : [root, rest];
	const [at, ...names] = parts;
	const entry = at !== undefined && /^\d+$/.test(at) ? Number(at) + 1 : undefined;
	const part = (entry === undefined ? parts : names).join('.');
	const text = typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '');
	return { column, entry, part, value: shorten(text, 120), reason };
}
