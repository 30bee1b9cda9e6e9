import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { LeaveGuard } from './form/leave-guard.tsx';
import type { useRecordChange } from './form/use-record-change.ts';
import styles from './record-history.module.css';
import { StaffCard } from './staff-card.tsx';
import { StaffTime } from './staff-time.tsx';

type RecordHistoryProps<Event> = {
	/** The latest first. */
	events: readonly Event[];
	/** What was done or written. */
	children: (event: Event) => ReactNode;
	words: { title: string; note: string; add: string; empty: string };
	/** Longest note, in characters. */
	noteMax: number;
	/** Sends a note; undefined where none can be written any more. */
	change:
		| Pick<ReturnType<typeof useRecordChange<unknown>>, 'busy' | 'send' | 'explain' | 'revalidate'>
		| undefined;
};

/** What staff did with a record and wrote about it, and a box for another note. */
export function RecordHistory<Event extends { id: string; by: string; at: string }>(
	props: RecordHistoryProps<Event>,
) {
	const { events, children, words, noteMax, change } = props;
	const id = useId();
	const [note, setNote] = useState('');
	const [fault, setError] = useState<string>();

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
		<StaffCard title={words.title}>
			{change && (
				<form className={styles.note} onSubmit={add} noValidate>
					<LeaveGuard isDirty={note.trim() !== ''} />
					<label htmlFor={id}>{words.note}</label>
					<textarea
						id={id}
						rows={3}
						maxLength={noteMax}
						value={note}
						aria-invalid={fault !== undefined}
						aria-describedby={fault === undefined ? undefined : `${id}-fault`}
						onChange={(event) => {
							setNote(event.currentTarget.value);
							setError(undefined);
						}}
					/>
					{fault && (
						<p id={`${id}-fault`} className={styles.fault} role="alert">
							{fault}
						</p>
					)}
					<Button type="submit" variant="default" loading={change.busy}>
						{words.add}
					</Button>
				</form>
			)}
			{events.length === 0 ? (
				<p className={styles.quiet}>{words.empty}</p>
			) : (
				<ol role="list" className={styles.history}>
					{events.map((event) => (
						<li key={event.id}>
							{children(event)}
							<span className={styles.quiet}>
								<bdi>{event.by}</bdi>, <StaffTime at={event.at} />
							</span>
						</li>
					))}
				</ol>
			)}
		</StaffCard>
	);
}
