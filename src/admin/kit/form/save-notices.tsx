import { useEffect, useRef } from 'react';
import { DraftNotice, FormErrors } from './form-notices.tsx';
import { MergedAway } from './merged-away.tsx';
import { StaleSave } from './stale-save.tsx';
import type { StaffForm } from './use-staff-form.ts';
import type { SaveState } from './use-versioned-save.ts';

type SaveNoticesProps<Value extends object> = {
	form: StaffForm<Value>;
	save: Pick<
		SaveState<never, unknown, Value>,
		'refusal' | 'movedTo' | 'conflicts' | 'takeTheirs' | 'keepYours'
	>;
	labelOf?: (field: keyof Value & string) => string;
	/** A field's value in words. */
	format?: (value: unknown, field: keyof Value & string) => string;
	/** The page of the kept company that does what this one does; its own page by default. */
	movedHref?: (id: string) => string;
};

/** Above a form's fields: an older draft, where its record went, what is wrong, and what somebody else saved meanwhile. */
export function SaveNotices<Value extends object>(props: SaveNoticesProps<Value>) {
	const { form, save, labelOf = String, format = String, movedHref } = props;
	const { movedTo, conflicts } = save;
	const top = useRef<HTMLDivElement>(null);
	// The button is far below on a phone.
	const isNoticed = movedTo !== undefined || conflicts !== undefined;
	useEffect(() => {
		if (isNoticed) top.current?.scrollIntoView({ block: 'nearest' });
	}, [isNoticed]);
	return (
		<>
			<DraftNotice draft={form.draft} onRestore={form.restoreDraft} onDrop={form.forgetDraft} />
			{isNoticed && (
				<div ref={top}>
					{movedTo && (
						<MergedAway movedTo={movedTo} {...(movedHref ? { href: movedHref(movedTo.id) } : {})} />
					)}
					{conflicts && (
						<StaleSave
							fields={conflicts.map(({ field, yours, theirs }) => ({
								field,
								label: labelOf(field),
								yours: format(yours, field),
								theirs: format(theirs, field),
							}))}
							onTakeTheirs={save.takeTheirs}
							onKeepYours={save.keepYours}
						/>
					)}
				</div>
			)}
			<FormErrors errors={form.errorList} refusal={save.refusal} />
		</>
	);
}
