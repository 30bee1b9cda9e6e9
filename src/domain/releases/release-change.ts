/** A record by its fields: those of a glove, the top parts of a page, or the prices of a list by part number. */
export type RecordFields = Readonly<Record<string, unknown>>;

/** The fields of a record that a release changes. A field that is missing on one side is not set there. */
export type ReleaseChange = { before: RecordFields; after: RecordFields };

/** Undefined for a field that is not set, whatever it is called. */
const valueAt = (fields: RecordFields, field: string) =>
	Object.hasOwn(fields, field) ? fields[field] : undefined;

const isSame = (field: string, one: RecordFields, other: RecordFields) =>
	JSON.stringify(valueAt(one, field)) === JSON.stringify(valueAt(other, field));

const fieldsOf = ({ before, after }: ReleaseChange) => Object.keys({ ...before, ...after });

/** These fields of a record, as far as they are set. */
function pick(fields: RecordFields, named: readonly string[]): RecordFields {
	const set = named.filter((field) => valueAt(fields, field) !== undefined);
	return Object.fromEntries(set.map((field) => [field, fields[field]]));
}

/** What differs between a record as it is and as it is wanted. */
export function pickChange(stored: RecordFields, wanted: RecordFields): ReleaseChange {
	const differing = fieldsOf({ before: stored, after: wanted }).filter(
		(field) => !isSame(field, stored, wanted),
	);
	return { before: pick(stored, differing), after: pick(wanted, differing) };
}

/** What the fields that a change touches are at the moment. */
export const pickTouched = (current: RecordFields, change: ReleaseChange) => pick(current, fieldsOf(change));

/** Whether nothing is changed. */
export const isEmptyChange = (change: ReleaseChange) => fieldsOf(change).length === 0;

/** The fields that somebody has changed otherwise since the release's change was written. */
export function listConflicts(current: RecordFields, change: ReleaseChange): string[] {
	return fieldsOf(change).filter(
		(field) => !isSame(field, current, change.before) && !isSame(field, current, change.after),
	);
}

/** The record with the release's change. Its other fields stay as they are. */
export function applyChange(current: RecordFields, change: ReleaseChange): RecordFields {
	return withFields(current, fieldsOf(change), change.after);
}

/**
 * The record without the release's change: its fields are as they were before, but for those that somebody has changed
 * since.
 */
export function revertChange(
	current: RecordFields,
	change: ReleaseChange,
): { fields: RecordFields; kept: string[] } {
	const changed = fieldsOf(change);
	const kept = changed.filter((field) => !isSame(field, current, change.after));
	const reverted = changed.filter((field) => !kept.includes(field));
	return { fields: withFields(current, reverted, change.before), kept };
}

function withFields(current: RecordFields, fields: readonly string[], values: RecordFields): RecordFields {
	const others = Object.keys(current).filter((field) => !fields.includes(field));
	return { ...pick(current, others), ...pick(values, fields) };
}
