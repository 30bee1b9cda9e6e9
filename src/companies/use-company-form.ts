import { useCallback, useEffect, useMemo, useState } from 'react';
import { dropDraft, type FormDraft, keepDraft, readDraft } from '../staff/form-draft.ts';
import type { CallFault } from '../staff/staff-call.ts';
import { areSame, type CompanyFormValue, isFormValue, withValueAt } from './company-form-value.ts';
import { listWarnings } from './company-warning.ts';
import { type FormState, fieldId } from './form-field.tsx';

const DRAFT_PAUSE_MS = 400;
const DOUBT_PAUSE_MS = 700;

export type CompanyForm = {
	state: FormState;
	isDirty: boolean;
	/** What is wrong, in the order the server named it. */
	faults: readonly CallFault[];
	/** Shows what is wrong and goes to the first of it. */
	showFaults: (faults: readonly CallFault[]) => void;
	/** Begins anew from `base`, as stored: nothing is unsaved then and the draft goes. */
	begin: (base: CompanyFormValue) => void;
	/** Holds `value`, unsaved, beside another base. */
	rebase: (base: CompanyFormValue, value: CompanyFormValue) => void;
	base: CompanyFormValue;
	/** What was typed here before and never saved. */
	draft: FormDraft<CompanyFormValue> | undefined;
	restoreDraft: () => void;
	forgetDraft: () => void;
};

/** The state of a company's form: what is typed, what it began from, what is wrong, and a draft in the browser. */
export function useCompanyForm(initial: CompanyFormValue, draftName: string): CompanyForm {
	const [base, setBase] = useState(initial);
	const [value, setValue] = useState(initial);
	const [settled, setSettled] = useState(initial);
	const [faults, setFaults] = useState<readonly CallFault[]>([]);
	const [draft, setDraft] = useState<FormDraft<CompanyFormValue>>();
	const isDirty = useMemo(() => !areSame(base, value), [base, value]);

	// Read once the page is there: the server knows no drafts.
	useEffect(() => {
		const found = readDraft(draftName, isFormValue);
		if (found && !areSame(found.value, initial)) setDraft(found);
	}, [draftName, initial]);
	useEffect(() => {
		if (!isDirty) return;
		const timer = setTimeout(() => keepDraft(draftName, value), DRAFT_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [draftName, isDirty, value]);

	const set = useCallback((path: string, next: unknown) => {
		setValue((now) => withValueAt(now, path, next));
		// What was said about a text goes when it is changed; removed rows move those below them.
		setFaults((now) => now.filter((fault) => next !== undefined && !isWithin(fault.path, path)));
	}, []);
	// Doubts are looked at when typing rests. Not when a field is left: what is said would move the button that is just
	// being pressed.
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), DOUBT_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [value]);

	const errors = useMemo(() => new Map(faults.map(({ path, message }) => [path, message])), [faults]);
	const warnings = useMemo(() => listWarnings(settled), [settled]);
	const state = useMemo(() => ({ value, set, errors, warnings }), [value, set, errors, warnings]);

	function showFaults(found: readonly CallFault[]) {
		const placed = found.map((fault) =>
			fault.path === 'shippingAddress' ? { ...fault, path: 'shippingAddresses.0.address' } : fault,
		);
		setFaults(placed);
		// Once the fields say so themselves.
		requestAnimationFrame(() => {
			const first = placed.map(({ path }) => document.getElementById(fieldId(path))).find((field) => field);
			first?.focus();
		});
	}

	return {
		state,
		isDirty,
		faults,
		showFaults,
		base,
		begin: (next) => {
			setBase(next);
			setValue(next);
			setSettled(next);
			setFaults([]);
			setDraft(undefined);
			dropDraft(draftName);
		},
		rebase: (nextBase, nextValue) => {
			setBase(nextBase);
			setValue(nextValue);
			setFaults([]);
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
			dropDraft(draftName);
		},
	};
}

function isWithin(path: string, changed: string): boolean {
	return path === changed || path.startsWith(`${changed}.`);
}
