import { useEffect, useRef, useState } from 'react';
import { useStaffRequest } from '../session-dialog.tsx';
import type { RequestError } from '../staff-request.ts';
import { areSame, type StaleFormField } from './form-value.ts';
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
	/** The save was refused without field errors. */
	refused: (refusal: Refusal) => string;
	/** Fields are invalid; omitted if the field errors suffice. */
	invalid?: (count: number) => string;
};

type VersionedSaveOptions<Answer, Current, Value extends object> = {
	/** The tag of the version that the page shows; undefined for a record that does not exist yet. */
	tag?: string | undefined;
	/** The tag of the stored version, from the response to a successful or a stale save. */
	tagOf?: (stored: Answer | Current) => string | undefined;
	messages: SaveMessages;
	/** The form that is saved. */
	form?: StaffForm<Value>;
	/** Converts the stored version to the form's value; undefined, and thus a refusal, if the form cannot represent it. */
	toForm?: (current: Current) => Value | undefined | Promise<Value | undefined>;
	/** The version shown by the page, as the form's value; a form without unsaved changes follows it. */
	stored?: Value;
};

/** The state of saving, for display. */
export type SaveState<Answer, Current, Value extends object> = {
	/** A save is in progress; further ones are ignored. */
	busy: boolean;
	/** The name of the save in progress, for pages that have several. */
	sending: string | undefined;
	/** Why the last save failed, in one sentence. */
	refusal: string | undefined;
	/** Field errors, for a page without a `StaffForm`. */
	errors: readonly RequestError[];
	errorOf: (path: string) => string | undefined;
	/** Clears the error of one field, or everything reported. */
	clear: (path?: string) => void;
	/** The record that this one was merged into. */
	movedTo: MovedTo | undefined;
	/** The version that somebody else saved meanwhile. */
	current: Current | undefined;
	/** Fields changed on both sides; empty if everything could be merged. */
	conflicts: readonly StaleFormField<Value>[] | undefined;
	/** Puts their value into the form. */
	acceptStored: (field: string) => void;
	/** Resolves a field with the form's value. */
	keepLocal: (field: string) => void;
	/** Sends a save; undefined if another one is in progress. */
	send: (request: SaveRequest, name?: string) => Promise<SaveOutcome<Answer, Current> | undefined>;
	/** Sets the tag of a version that was stored by other means than `send`. */
	follow: (tag: string | undefined) => void;
	/** Reports a refusal determined by the page itself. */
	refuse: (reason: string) => void;
};

/**
 * Saves one versioned record from a page (`createVersionedSave`) and reports the outcome.
 * A stale save changes nothing on the server. Fields changed only by the other user are merged into the form; fields
 * changed on both sides are listed in `conflicts`. The next save intentionally overwrites the other user's version. If
 * they changed none of the form's fields, the save is sent again at once.
 */
export function useVersionedSave<Answer, Current = Answer, Value extends object = Record<string, unknown>>(
	options: VersionedSaveOptions<Answer, Current, Value>,
): SaveState<Answer, Current, Value> {
	const { tag, tagOf, messages, form, toForm, stored } = options;
	const sendRequest = useStaffRequest();
	const [save] = useState(() => createVersionedSave<Answer, Current>(sendRequest, tag, tagOf));
	const [sending, setSending] = useState<string>();
	const isSending = useRef(false);
	const [refusal, setRefusal] = useState<string>();
	const [errors, setErrors] = useState<readonly RequestError[]>([]);
	const [movedTo, setMovedTo] = useState<MovedTo>();
	const [current, setCurrent] = useState<Current>();
	const [conflicts, setConflicts] = useState<readonly StaleFormField<Value>[]>();
	useFollow(save, tag, form, stored);

	const resolveConflict = (field: string) =>
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
				form.merge(merged.base, merged.value);
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
		setCurrent(outcome.kind === 'stale' ? outcome.current : undefined);
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
			setCurrent(undefined);
			setConflicts(undefined);
		},
		movedTo,
		current,
		conflicts,
		acceptStored: (field) => {
			form?.set(field, conflicts?.find((conflict) => conflict.field === field)?.stored);
			resolveConflict(field);
		},
		keepLocal: resolveConflict,
		send,
		follow: save.follow,
		refuse: setRefusal,
	};
}

/** Follows newer versions as soon as the page shows them; a form with unsaved changes keeps its base. */
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
		// A version of our own is in the form already, perhaps with the errors of a later step.
		if (stored && form && !areSame(stored, form.base)) form.reset(stored);
	}, [tag]);
}
