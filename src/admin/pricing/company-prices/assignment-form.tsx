import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate, isCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { clientTag } from '../../../domain/pricing/company-prices.ts';
import { CURRENCIES, type Currency } from '../../../domain/pricing/price.ts';
import { type Assignment, findAssignment } from '../../../domain/pricing/price-decision.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { MergedAway } from '../../kit/form/merged-away.tsx';
import { StaleSave } from '../../kit/form/stale-save.tsx';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import { useCallErrors } from '../use-call-errors.ts';
import styles from './company-prices-page.module.css';
import type { FoundClient } from './company-prices-page.server.ts';

type Stored = { listId: string; from: string; currency: Currency };
/** What is stored now, as a refused save answers it. */
type CurrentSheet = { tag: string; currency: Currency; assignments: Assignment[] };

/** Which template the company has, and from when on. What it had before that day stays on record. */
export function AssignmentForm({ found, onSaved }: { found: FoundClient; onSaved: () => void }) {
	const { company, table, given, next, templates, today } = found;
	const t = useTranslations('pricing.client.template');
	const call = useStaffCall();
	const { message, movedTo, errorOf, show } = useCallErrors();
	const [listId, setListId] = useState(given?.listId ?? '');
	const [from, setFrom] = useState(given?.from ?? today);
	const [isDayTyped, setDayTyped] = useState(false);
	const [currency, setCurrency] = useState<Currency>(table.sheet.currency);
	const [tag, setTag] = useState(() => clientTag(table.sheet));
	const stored = clientTag(table.sheet);
	// A price that was saved on this page is no other editor's.
	useEffect(() => setTag(stored), [stored]);
	const [theirs, setTheirs] = useState<Stored>();
	const [busy, setBusy] = useState(false);
	const isAssigned = listId !== (given?.listId ?? '') || from !== (given?.from ?? today);
	const isChanged = isAssigned || currency !== table.sheet.currency;
	const known = templates.some(({ id }) => id === given?.listId);

	async function save(event: FormEvent) {
		event.preventDefault();
		setBusy(true);
		const result = await call(`/api/admin/pricing/clients/${company.id}`, {
			method: 'PUT',
			headers: { 'if-match': tag },
			body: {
				...(isAssigned ? { assignment: { listId, from } } : {}),
				...(currency === table.sheet.currency ? {} : { currency }),
			},
		});
		setBusy(false);
		if (result.ok) return onSaved();
		const current = (result.answer as { current?: CurrentSheet } | undefined)?.current;
		if (result.status !== 412 || !current) return show(result);
		const now = findAssignment(current.assignments, found.filter.date);
		setTag(current.tag);
		setTheirs({ listId: now?.listId ?? '', from: now?.from ?? today, currency: current.currency });
	}

	/** Another template is in force from today on, unless another day was typed: what was paid before stays what it was. */
	function pickList(id: string) {
		setListId(id);
		if (!isDayTyped) setFrom(id === (given?.listId ?? '') ? (given?.from ?? today) : today);
	}

	const nameOf = (id: string) =>
		id === '' ? t('none') : (templates.find((one) => one.id === id)?.name ?? given?.name ?? id);
	const clashes = theirs
		? [
				{ field: 'listId', label: t('label'), yours: nameOf(listId), theirs: nameOf(theirs.listId) },
				{ field: 'from', label: t('from'), yours: from, theirs: theirs.from },
				{ field: 'currency', label: t('currency'), yours: currency, theirs: theirs.currency },
			].filter((one) => one.yours !== one.theirs)
		: [];

	function takeTheirs(field: string) {
		if (!theirs) return;
		if (field === 'listId') setListId(theirs.listId);
		else if (field === 'from') setFrom(theirs.from);
		else setCurrency(theirs.currency);
	}

	return (
		<form className={styles.assignment} onSubmit={save} noValidate>
			{movedTo && <MergedAway movedTo={movedTo} href={`/admin/pricing/${movedTo.id}`} />}
			{message && <AlertBlock tone="error">{message}</AlertBlock>}
			{theirs && <StaleSave fields={clashes} onTakeTheirs={takeTheirs} />}
			<div className={styles.fields}>
				<NativeSelect
					label={t('label')}
					size="md"
					value={listId}
					onChange={(event) => pickList(event.currentTarget.value)}
					error={errorOf('assignment.listId')}
					data={[
						{ value: '', label: t('none') },
						...(given && given.listId !== '' && !known ? [{ value: given.listId, label: given.name }] : []),
						...templates
							.filter((template) => template.currency === currency || template.id === listId)
							.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
				<TextInput
					label={t('from')}
					type="date"
					min="2000-01-01"
					max="2100-12-31"
					value={from}
					onChange={(event) => {
						setFrom(event.currentTarget.value);
						setDayTyped(true);
					}}
					error={errorOf('assignment.from')}
				/>
				<NativeSelect
					label={t('currency')}
					size="md"
					value={currency}
					onChange={(event) => {
						setCurrency(event.currentTarget.value as Currency);
						pickList('');
					}}
					error={errorOf('currency')}
					data={[...CURRENCIES]}
				/>
				{isChanged && (
					<Button type="submit" loading={busy}>
						{t('save')}
					</Button>
				)}
			</div>
			{isAssigned && isCalendarDate(from) && from < today && (
				<AlertBlock tone="caution">{t('past', { day: formatCalendarDate(from) })}</AlertBlock>
			)}
			{isAssigned && given && from !== given.from && from >= today && (
				<p className={styles.quiet}>{t('hint')}</p>
			)}
			<LeaveGuard isDirty={isChanged} />
			{next.map((one) => (
				<p key={one.from} className={styles.quiet}>
					{t('next', { template: one.name || t('none'), day: formatCalendarDate(one.from) })}
				</p>
			))}
		</form>
	);
}
