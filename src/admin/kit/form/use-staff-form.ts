import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallError } from '../staff-call.ts';
import { dropDraft, type FormDraft, keepDraft, readDraft } from './form-draft.ts';
import { areSame, fieldId, withValueAt } from './form-value.ts';

const DRAFT_PAUSE_MS = 400;
const SETTLED_AFTER_MS = 700;

export type StaffForm<Value> = {
	value: Value;
	/** The value as of the last rest in typing: what doubts are looked for in. */
	settled: Value;
	/** Changes what stands at a path; undefined takes an entry away. */
	set: (path: string, next: unknown) => void;
	isDirty: boolean;
	/** What is wrong, in the order the server named it. */
	errorList: readonly CallError[];
	/** Errors by path. */
	errors: ReadonlyMap<string, string>;
	/** Shows what is wrong and goes to the first of it. */
	showErrors: (errors: readonly CallError[]) => void;
	/** Begins anew from `base`, as stored: nothing is unsaved then and the draft goes. */
	begin: (base: Value) => void;
	/** Holds `value`, unsaved, beside another base. */
	rebase: (base: Value, value: Value) => void;
	base: Value;
	/** What was typed here before and never saved. */
	draft: FormDraft<Value> | undefined;
	restoreDraft: () => void;
	forgetDraft: () => void;
};

type StaffFormOptions<Value> = {
	initial: Value;
	/** The draft in the browser: its name, such as "company:co_…", and whether what was stored still has the form's shape. */
	draft?: { name: string; isValue: (value: unknown) => value is Value };
	/** The control that stands for a path the server names, where it is another one. */
	placeOf?: (path: string) => string;
};

/** The state of a staff form: what is typed, what it began from, what is wrong, and a draft in the browser. */
export function useStaffForm<Value extends object>(options: StaffFormOptions<Value>): StaffForm<Value> {
	const { initial, placeOf } = options;
	const draftName = options.draft?.name;
	const isValue = options.draft?.isValue;
	const [base, setBase] = useState(initial);
	const [value, setValue] = useState(initial);
	const [settled, setSettled] = useState(initial);
	const [errorList, setErrors] = useState<readonly CallError[]>([]);
	const [draft, setDraft] = useState<FormDraft<Value>>();
	const isDirty = useMemo(() => !areSame(base, value), [base, value]);

	// Read once the page is there: the server knows no drafts.
	useEffect(() => {
		const found = draftName && isValue && readDraft(draftName, isValue);
		if (found && !areSame(found.value, initial)) setDraft(found);
	}, [draftName, initial, isValue]);
	useEffect(() => {
		if (!isDirty || !draftName) return;
		const timer = setTimeout(() => keepDraft(draftName, value), DRAFT_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [draftName, isDirty, value]);

	const set = useCallback((path: string, next: unknown) => {
		setValue((now) => withValueAt(now, path, next));
		// What was said about a text goes when it is changed; removed rows move those below them.
		setErrors((now) => now.filter((error) => next !== undefined && !isWithin(error.path, path)));
	}, []);
	// Doubts are looked at when typing rests. Not when a field is left: what is said would move the button that is just
	// being pressed.
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
		return () => clearTimeout(timer);
	}, [value]);

	const errors = useMemo(() => new Map(errorList.map(({ path, message }) => [path, message])), [errorList]);

	function showErrors(found: readonly CallError[]) {
		const placed = placeOf ? found.map((error) => ({ ...error, path: placeOf(error.path) })) : found;
		setErrors(placed);
		// Once the fields say so themselves.
		requestAnimationFrame(() => {
			const first = placed.map(({ path }) => document.getElementById(fieldId(path))).find((field) => field);
			first?.focus();
		});
	}

	return {
		value,
		settled,
		set,
		isDirty,
		errorList,
		errors,
		showErrors,
		base,
		begin: (next) => {
			setBase(next);
			setValue(next);
			setSettled(next);
			setErrors([]);
			setDraft(undefined);
			if (draftName) dropDraft(draftName);
		},
		rebase: (nextBase, nextValue) => {
			setBase(nextBase);
			setValue(nextValue);
			setErrors([]);
		},
		draft: isDirty ? undefined : draft,
		restoreDraft: () => {
			if (draft) {
				setValue(draft.value);
				setSettled(draft.value);
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
