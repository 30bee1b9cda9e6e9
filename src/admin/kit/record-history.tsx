import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addMention, type Colleague } from './colleagues/colleague.ts';
import { LeaveGuard } from './form/leave-guard.tsx';
import type { useRecordChange } from './form/use-record-change.ts';
import styles from './record-history.module.css';
import { StaffCard } from './staff-card.tsx';
import { StaffTime } from './staff-time.tsx';

type RecordHistoryProps<Event> = {
	/** Latest first. */
	events: readonly Event[];
	/** The action or note. */
	children: (event: Event) => ReactNode;
	messages: { title: string; note: string; add: string; empty: string };
	/** Whom a note can name; whoever is named finds the record on Today. */
	colleagues: readonly Colleague[];
	/** Max length of a note, in characters. */
	noteMax: number;
	/** Sends a note; undefined if no notes can be added. */
	change:
		| Pick<ReturnType<typeof useRecordChange<unknown>>, 'busy' | 'send' | 'explain' | 'revalidate'>
		| undefined;
};

/** Staff actions and notes on a record, and a field for another note. */
export function RecordHistory<Event extends { id: string; by: string; at: string }>(
	props: RecordHistoryProps<Event>,
) {
	const { events, children, messages, colleagues, noteMax, change } = props;
	const t = useTranslations('staff.mentions');
	const [note, setNote] = useState('');
	const [error, setError] = useState<string>();
	const field = useRef<HTMLTextAreaElement>(null);

	async function add(event: FormEvent) {
		event.preventDefault();
		const outcome = await change?.send('notes', { text: note });
		if (!change || !outcome) return;
		if (outcome.kind !== 'saved') return setError(change.explain(outcome));
		await change.revalidate();
		setError(undefined);
		setNote('');
	}

	return (
		<StaffCard title={messages.title}>
			{change && (
				<form onSubmit={add} noValidate>
					<LeaveGuard isDirty={note.trim() !== ''} />
					<Stack gap="xs" align="start">
						<Textarea
							w="100%"
							ref={field}
							label={messages.note}
							rows={3}
							maxLength={noteMax}
							value={note}
							error={error && <span role="alert">{error}</span>}
							onChange={(event) => {
								setNote(event.currentTarget.value);
								setError(undefined);
							}}
						/>
						<Group gap="sm">
							<Button type="submit" variant="default" loading={change.busy}>
								{messages.add}
							</Button>
							{colleagues.length > 0 && (
								<NativeSelect
									aria-label={t('label')}
									value=""
									onChange={(event) => {
										const person = colleagues.find(({ id }) => id === event.currentTarget.value);
										if (person) setNote(addMention(note, person));
										field.current?.focus();
									}}
									data={[
										{ value: '', label: t('pick') },
										...colleagues.map(({ id, name }) => ({ value: id, label: name })),
									]}
								/>
							)}
						</Group>
					</Stack>
				</form>
			)}
			{events.length === 0 ? (
				<p className="quiet">{messages.empty}</p>
			) : (
				<ol role="list" className={styles.history}>
					{events.map((event) => (
						<li key={event.id}>
							{children(event)}
							<span className="quiet">
								<bdi>{event.by}</bdi>, <StaffTime at={event.at} />
							</span>
						</li>
					))}
				</ol>
			)}
		</StaffCard>
	);
}
