import { useEffect, useRef, useState } from 'react';
import { useStaffCall } from '../session-dialog.tsx';
import type { CallError } from '../staff-call.ts';
import type { StaleFormField } from './form-value.ts';
import type { StaffForm } from './use-staff-form.ts';
import {
	createVersionedSave,
	type MovedTo,
	type Refusal,
	type SaveOutcome,
	type SaveRequest,
	saveForm,
	type VersionedSave,
} from './versioned-save.ts';

export type SaveMessages = {
	/** The server did not answer. */
	unanswered: string;
	/** Refused as a whole. */
	refused: (refusal: Refusal) => string;
	/** Refused for wrong fields; left out where the fields say enough. */
	invalid?: (count: number) => string;
};

type VersionedSaveOptions<Answer, Current, Value extends object> = {
	/** The tag of the version that the page shows; left out for a record that does not exist yet. */
	tag?: string | undefined;
	/** The tag of what is stored now, from the answer to a save or to one that came too late. */
	tagOf?: (stored: Answer | Current) => string | undefined;
	messages: SaveMessages;
	/** The form that is saved. */
	form?: StaffForm<Value>;
	/** What is stored now as the form holds it; undefined, and so a refusal, where the form cannot take it in. */
	toForm?: (current: Current) => Value | undefined | Promise<Value | undefined>;
	/** What the page shows as the form holds it: an untouched form follows it. */
	stored?: Value;
};

/** How saving stands, as a page shows it. */
export type SaveState<Answer, Current, Value extends object> = {
	/** A save is under way: further presses do nothing. */
	busy: boolean;
	/** The name of the save that is under way, where a page has several. */
	sending: string | undefined;
	/** Why the last save failed, in one sentence. */
	refusal: string | undefined;
	/** What is wrong with which field, for a page without a `StaffForm`. */
	errors: readonly CallError[];
	errorOf: (path: string) => string | undefined;
	/** Forgets the error of one field, or everything that was reported. */
	clear: (path?: string) => void;
	/** The record that this one was merged into. */
	movedTo: MovedTo | undefined;
	/** What somebody else saved meanwhile. */
	theirs: Current | undefined;
	/** Fields that both changed; empty where everything could be merged. */
	conflicts: readonly StaleFormField<Value>[] | undefined;
	/** Puts their value into the form. */
	takeTheirs: (field: string) => void;
	/** Settles a field as it stands in the form. */
	keepYours: (field: string) => void;
	/** Sends a save; undefined while another one is under way. */
	send: (request: SaveRequest, name?: string) => Promise<SaveOutcome<Answer, Current> | undefined>;
	/** Takes over the tag of a version that was stored otherwise than by `send`. */
	follow: (tag: string | undefined) => void;
	/** Reports a refusal that the page found by itself. */
	refuse: (reason: string) => void;
};

/**
 * Saves one versioned record from a page (`createVersionedSave`) and reports how that went.
 * A save that came too late changes nothing on the server. Where the form and what is stored differ in other fields, what
 * only they changed comes into the form and what both changed is named in `conflicts`; the next save is meant to replace
 * theirs. Where they changed nothing that stands in the form, the save is sent again at once.
 */
export function useVersionedSave<Answer, Current = Answer, Value extends object = Record<string, unknown>>(
	options: VersionedSaveOptions<Answer, Current, Value>,
): SaveState<Answer, Current, Value> {
	const { tag, tagOf, messages, form, toForm, stored } = options;
	const call = useStaffCall();
	const [save] = useState(() => createVersionedSave<Answer, Current>(call, tag, tagOf));
	const [sending, setSending] = useState<string>();
	const isSending = useRef(false);
	const [refusal, setRefusal] = useState<string>();
	const [errors, setErrors] = useState<readonly CallError[]>([]);
	const [movedTo, setMovedTo] = useState<MovedTo>();
	const [theirs, setTheirs] = useState<Current>();
	const [conflicts, setConflicts] = useState<readonly StaleFormField<Value>[]>();
	useFollow(save, tag, form, stored);

	const settle = (field: string) =>
		setConflicts((before) => before?.filter((conflict) => conflict.field !== field));

	async function send(request: SaveRequest, name = 'save') {
		if (isSending.current) return undefined;
		isSending.current = true;
		setSending(name);
		setRefusal(undefined);
		setErrors([]);
		setMovedTo(undefined);
		try {
			const { outcome, merged } =
				form && toForm ? await saveForm(save, request, form, toForm) : { outcome: await save.send(request) };
			if (form && merged) {
				form.rebase(merged.base, merged.value);
				setConflicts(merged.conflicts);
			}
			report(outcome);
			return outcome;
		} finally {
			isSending.current = false;
			setSending(undefined);
		}
	}

	function report(outcome: SaveOutcome<Answer, Current>) {
		setTheirs(outcome.kind === 'stale' ? outcome.current : undefined);
		if (outcome.kind === 'saved') return setConflicts(undefined);
		if (outcome.kind === 'moved') return setMovedTo(outcome.movedTo);
		if (outcome.kind === 'unanswered') return setRefusal(messages.unanswered);
		if (outcome.kind === 'stale') return;
		const isInvalid = outcome.errors.length > 0;
		setRefusal(isInvalid ? messages.invalid?.(outcome.errors.length) : messages.refused(outcome));
		setErrors(outcome.errors);
		form?.showErrors(outcome.errors);
	}

	return {
		busy: sending !== undefined,
		sending,
		refusal,
		errors,
		errorOf: (path) => errors.find((error) => error.path === path)?.message,
		clear: (path) => {
			setErrors((before) => (path === undefined ? [] : before.filter((error) => error.path !== path)));
			if (path !== undefined) return;
			setRefusal(undefined);
			setTheirs(undefined);
			setConflicts(undefined);
		},
		movedTo,
		theirs,
		conflicts,
		takeTheirs: (field) => {
			form?.set(field, conflicts?.find((conflict) => conflict.field === field)?.theirs);
			settle(field);
		},
		keepYours: settle,
		send,
		follow: save.follow,
		refuse: setRefusal,
	};
}

/** Takes over what others saved as soon as the page shows it; a form with unsaved work stays with what it began from. */
function useFollow<Value extends object>(
	save: VersionedSave<unknown, unknown>,
	tag: string | undefined,
	form: StaffForm<Value> | undefined,
	stored: Value | undefined,
) {
	const shown = useRef(tag);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another version from the server matters
	useEffect(() => {
		if (tag === shown.current) return;
		shown.current = tag;
		if (form?.isDirty) return;
		save.follow(tag);
		if (stored) form?.begin(stored);
	}, [tag]);
}
