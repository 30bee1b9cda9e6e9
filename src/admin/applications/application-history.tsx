import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { listOthers } from '../assignment/assigned-record.ts';
import { RecordHistory } from '../kit/record-history.tsx';
import type { FoundApplication } from './application-page.server.ts';
import { APPLICATION_LIMITS, type ApplicationEvent } from './inbox-application.ts';
import { useApplicationChange } from './use-application-change.ts';

/** Staff actions and notes, latest first, and a field for another note. */
export function ApplicationHistory({ found: { record, events, assignment } }: { found: FoundApplication }) {
	const t = useTranslations('applicationInbox.history');
	const change = useApplicationChange(record);
	return (
		<RecordHistory
			events={events}
			messages={{ title: t('title'), note: t('note'), add: t('add'), empty: t('empty') }}
			colleagues={listOthers(assignment)}
			noteMax={APPLICATION_LIMITS.note}
			change={record.erasedAt ? undefined : change}
		>
			{(event) => <EventText event={event} />}
		</RecordHistory>
	);
}

function EventText({ event: { kind, from, to, body, reference, undoneAt } }: { event: ApplicationEvent }) {
	const t = useTranslations('applicationInbox.history');
	const states = useTranslations('applicationInbox.list.state');
	if (kind === 'note') {
		return (
			<p>
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
				{body !== '' && <p>{t('reason', { reason: body })}</p>}
			</>
		);
	}
	if (kind === 'company' || kind === 'invited') {
		const text = t(kind === 'invited' ? 'invited' : reference === '' ? 'unlinked' : 'company');
		return <p>{reference === '' ? text : <Link to={`/admin/companies/${reference}`}>{text}</Link>}</p>;
	}
	return <p>{t('erased')}</p>;
}
