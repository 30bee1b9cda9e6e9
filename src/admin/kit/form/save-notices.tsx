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
		'refusal' | 'movedTo' | 'conflicts' | 'acceptStored' | 'keepLocal'
	>;
	labelOf?: (field: keyof Value & string) => string;
	/** Formats a field's value as text. */
	format?: (value: unknown, field: keyof Value & string) => string;
	/** The remaining company's equivalent of this page; by default, its main page. */
	movedHref?: (id: string) => string;
};

/** Notices above a form's fields: an older draft, a merged record, errors, and concurrent changes by somebody else. */
export function SaveNotices<Value extends object>(props: SaveNoticesProps<Value>) {
	const { form, save, labelOf = String, format = String, movedHref } = props;
	const { movedTo, conflicts } = save;
	const top = useRef<HTMLDivElement>(null);
	// On a phone, the save button is far below the notices.
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
							fields={conflicts.map(({ field, local, stored }) => ({
								field,
								label: labelOf(field),
								local: format(local, field),
								stored: format(stored, field),
							}))}
							onAcceptStored={save.acceptStored}
							onKeepLocal={save.keepLocal}
						/>
					)}
				</div>
			)}
			<FormErrors errors={form.errorList} refusal={save.refusal} />
		</>
	);
}
