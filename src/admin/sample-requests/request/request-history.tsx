import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { INBOX_LIMITS, type InboxEvent } from '../../../domain/sample-requests/inbox-request.ts';
import { listOthers } from '../../assignment/assigned-record.ts';
import { RecordHistory } from '../../kit/record-history.tsx';
import styles from './inbox-request-page.module.css';
import type { FoundRequest } from './inbox-request-page.server.ts';
import { useRequestChange } from './use-request-change.ts';

/** Staff actions and notes, latest first, and a field for another note. */
export function RequestHistory({ found: { record, events, assignment } }: { found: FoundRequest }) {
	const t = useTranslations('sampleInbox.history');
	const change = useRequestChange(record);
	return (
		<RecordHistory
			events={events}
			messages={{ title: t('title'), note: t('note'), add: t('add'), empty: t('empty') }}
			colleagues={listOthers(assignment)}
			noteMax={INBOX_LIMITS.note}
			change={record.erasedAt ? undefined : change}
		>
			{(event) => <EventText event={event} />}
		</RecordHistory>
	);
}

function EventText({ event }: { event: InboxEvent }) {
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
		const text = t('state', { from: states(from), to: states(to) });
		return (
			<>
				<p>
					<strong>{undoneAt ? <del>{text}</del> : text}</strong> {undoneAt && `(${t('undone')})`}
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
