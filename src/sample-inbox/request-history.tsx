import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../staff/leave-guard.tsx';
import { StaffCard } from '../staff/staff-card.tsx';
import { StaffTime } from '../staff/staff-time.tsx';
import { INBOX_LIMITS, type InboxEvent } from './inbox-request.ts';
import styles from './inbox-request-page.module.css';
import type { FoundRequest } from './inbox-request-page.server.ts';
import { useRequestChange } from './use-request-change.ts';

/** What staff did and wrote, the latest first, and a box for another note. */
export function RequestHistory({ found: { asked, events } }: { found: FoundRequest }) {
	const t = useTranslations('sampleInbox.history');
	const id = useId();
	const { busy, send, explain, revalidate } = useRequestChange(asked);
	const [note, setNote] = useState('');
	const [fault, setFault] = useState<string>();

	async function add(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		const result = await send('notes', { text: note });
		setFault(result.ok ? undefined : explain(result));
		if (!result.ok) return;
		setNote('');
		await revalidate();
	}

	return (
		<StaffCard title={t('title')}>
			{!asked.erasedAt && (
				<form className={styles.note} onSubmit={add} noValidate>
					<LeaveGuard isDirty={note.trim() !== ''} />
					<label htmlFor={id}>{t('note')}</label>
					<textarea
						id={id}
						rows={3}
						maxLength={INBOX_LIMITS.note}
						value={note}
						aria-invalid={fault !== undefined}
						aria-describedby={fault === undefined ? undefined : `${id}-fault`}
						onChange={(event) => setNote(event.currentTarget.value)}
					/>
					{fault && (
						<p id={`${id}-fault`} className={styles.fault} role="alert">
							{fault}
						</p>
					)}
					<Button type="submit" variant="default" loading={busy}>
						{t('add')}
					</Button>
				</form>
			)}
			{events.length === 0 ? (
				<p className={styles.quiet}>{t('empty')}</p>
			) : (
				<ol role="list" className={styles.history}>
					{events.map((event) => (
						<li key={event.id}>
							<EventWords event={event} />
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

function EventWords({ event }: { event: InboxEvent }) {
	const t = useTranslations('sampleInbox.history');
	const states = useTranslations('sampleInbox.list.state');
	const { kind, from, to, body, mail, reference, undoneAt } = event;
	if (kind === 'note') {
		return (
			<p className={styles.lines}>
				<bdi>{body}</bdi>
			</p>
		);
	}
	if (kind === 'state' && from && to) {
		const words = t('state', { from: states(from), to: states(to) });
		return (
			<>
				<p>
					<strong>{undoneAt ? <del>{words}</del> : words}</strong> {undoneAt && `(${t('undone')})`}
				</p>
				{body !== '' && <p className={styles.lines}>{t('reason', { reason: body })}</p>}
				{mail && (
					<details>
						<summary>{t('mail', { subject: mail.subject })}</summary>
						<p className={styles.lines}>{mail.text}</p>
					</details>
				)}
			</>
		);
	}
	if (kind === 'label' && reference !== '') {
		return (
			<p>
				<Link to={`/admin/labels/${reference}`}>{t('label', { id: reference })}</Link>
			</p>
		);
	}
	if (kind === 'company') {
		return (
			<p>
				{reference === '' ? t('unlinked') : <Link to={`/admin/companies/${reference}`}>{t('company')}</Link>}
			</p>
		);
	}
	return <p>{t(kind === 'erased' ? 'erased' : 'title')}</p>;
}
