import type { UndoableBulk } from '../kit/bulk/bulk-change.ts';
import type { Colleague } from '../kit/colleagues/colleague.ts';

/** The kinds of records that a member of staff looks after, as the audit log names them. */
export const ASSIGNED_KINDS = ['sampleRequest', 'application', 'distributorOrder'] as const;
export type AssignedKind = (typeof ASSIGNED_KINDS)[number];

export type AssignedRecord = { kind: AssignedKind; id: string };

/** A record of a list with who looks after it; undefined if nobody does. */
export type Assigned = { assignee: Colleague | undefined };

/** What a record's page needs for its field "Assigned to". */
export type Assignment = {
	record: AssignedRecord;
	/** Undefined if nobody looks after it. */
	assignee: Colleague | undefined;
	/** All who can look after it, by name. */
	colleagues: readonly Colleague[];
	/** The reader's own account. */
	ownId: string;
};

/** What a list needs to show whose its records are, and to give many of them to somebody. */
export type ListPeople = Pick<Assignment, 'colleagues' | 'ownId'> & {
	/** As in the list's address. */
	assigned: AssignedFilter;
	/** The reader's last change of many, which can still be undone. */
	undoable: UndoableBulk | undefined;
};

/** Whose records a list shows: everybody's, nobody's, the reader's own, or those of the account with this id. */
export type AssignedFilter = '' | 'nobody' | 'me' | (string & {});

/** The longest id of an account. */
export const MAX_ACCOUNT_ID = 40;

/** Where the page of a record of each kind is. */
export const RECORD_PATHS: Readonly<Record<AssignedKind, string>> = {
	sampleRequest: '/admin/samples',
	application: '/admin/applications',
	distributorOrder: '/admin/orders',
};

/** All colleagues but the reader. */
export function listOthers({ colleagues, ownId }: Pick<Assignment, 'colleagues' | 'ownId'>): Colleague[] {
	return colleagues.filter(({ id }) => id !== ownId);
}

/** The choices of a field that gives a record to somebody, with the words for nobody and for the reader. */
export function listAssignees(
	{ colleagues, ownId }: Pick<Assignment, 'colleagues' | 'ownId'>,
	words: { nobody: string; own: (name: string) => string },
): { value: string; label: string }[] {
	return [
		{ value: '', label: words.nobody },
		...colleagues.map(({ id, name }) => ({ value: id, label: id === ownId ? words.own(name) : name })),
	];
}
