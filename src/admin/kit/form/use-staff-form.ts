import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RequestError } from '../staff-request.ts';
import { dropDraft, type FormDraft, readDraft, storeDraft } from './form-draft.ts';
import { areSame, fieldId, withValueAt } from './form-value.ts';

const DRAFT_PAUSE_MS = 400;
const DEBOUNCE_MS = 700;

export type StaffForm<Value> = {
	value: Value;
	/** The debounced value, checked for warnings. */
	debounced: Value;
	/** Sets the value at a path; undefined removes it. */
	set: (path: string, next: unknown) => void;
	isDirty: boolean;
	/** The errors, in the server's order. */
	errorList: readonly RequestError[];
	/** Errors by path. */
	errors: ReadonlyMap<string, string>;
	/** Shows errors and focuses the first invalid field. */
	showErrors: (errors: readonly RequestError[]) => void;
	/** Resets the form to the stored `base` and deletes the draft. */
	reset: (base: Value) => void;
	/** Replaces the base, with `value` as the possibly unsaved content. */
	merge: (base: Value, value: Value) => void;
	base: Value;
	/** An earlier, unsaved draft. */
	draft: FormDraft<Value> | undefined;
	restoreDraft: () => void;
	forgetDraft: () => void;
};

type StaffFormOptions<Value> = {
	initial: Value;
	/** The draft in the browser: its name, such as "company:co_…", and a check that it still has the form's shape. */
	draft?: { name: string; isValue: (value: unknown) => value is Value };
	/** Maps the path of a server error to the path of the control that shows it, if they differ. */
	fieldOf?: (path: string) => string;
};

/** The state of a staff form: its value, its stored base, errors, and a draft in the browser. */
export function useStaffForm<Value extends object>(options: StaffFormOptions<Value>): StaffForm<Value> {
	const { initial, fieldOf } = options;
	const draftName = options.draft?.name;
	const isValue = options.draft?.isValue;
	const [base, setBase] = useState(initial);
	const [value, setValue] = useState(initial);
	const [debounced, setDebounced] = useState(initial);
	const [errorList, setErrors] = useState<readonly RequestError[]>([]);
	const [draft, setDraft] = useState<FormDraft<Value>>();
	const isDirty = useMemo(() => !areSame(base, value), [base, value]);

	// Read in an effect, because the server has no drafts.
	useEffect(() => {
		const found = draftName && isValue && readDraft(draftName, isValue);
		if (found && !areSame(found.value, initial)) setDraft(found);
	}, [draftName, initial, isValue]);
	useEffect(() => {
		if (!isDirty || !draftName) return;
		const timer = setTimeout(() => storeDraft(draftName, value), DRAFT_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [draftName, isDirty, value]);

	const set = useCallback((path: string, next: unknown) => {
		setValue((now) => withValueAt(now, path, next));
		// Changing a value removes its errors. Removing a row clears all, because the indices of later rows shift.
		setErrors((now) => now.filter((error) => next !== undefined && !isWithin(error.path, path)));
	}, []);
	// Warnings are checked after a pause in typing. Not on blur: a new warning would move the button that is being
	// clicked.
	useEffect(() => {
		const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [value]);

	// After the fields have rendered their errors, and rows with an error have opened.
	const [shown, setShown] = useState<readonly RequestError[]>([]);
	useEffect(() => {
		const first = shown.map(({ path }) => document.getElementById(fieldId(path))).find((field) => field);
		first?.focus();
	}, [shown]);

	const errors = useMemo(() => new Map(errorList.map(({ path, message }) => [path, message])), [errorList]);

	function showErrors(found: readonly RequestError[]) {
		const placed = fieldOf ? found.map((error) => ({ ...error, path: fieldOf(error.path) })) : found;
		setErrors(placed);
		setShown(placed);
	}

	return {
		value,
		debounced,
		set,
		isDirty,
		errorList,
		errors,
		showErrors,
		base,
		reset: (next) => {
			setBase(next);
			setValue(next);
			setDebounced(next);
			setErrors([]);
			setDraft(undefined);
			if (draftName) dropDraft(draftName);
		},
		merge: (nextBase, nextValue) => {
			setBase(nextBase);
			setValue(nextValue);
			setErrors([]);
		},
		draft: isDirty ? undefined : draft,
		restoreDraft: () => {
			if (draft) {
				setValue(draft.value);
				setDebounced(draft.value);
			}
			setDraft(undefined);
		},
		forgetDraft: () => {
			setDraft(undefined);
			if (draftName) dropDraft(draftName);
		},
	};
}

function isWithin(path: string, changed: string): boolean {
	return path === changed || path.startsWith(`${changed}.`);
}
