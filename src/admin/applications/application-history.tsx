import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordHistory } from '../kit/record-history.tsx';
import type { FoundApplication } from './application-page.server.ts';
import { APPLICATION_LIMITS, type ApplicationEvent } from './inbox-application.ts';
import { useApplicationChange } from './use-application-change.ts';

/** Staff actions and notes, latest first, and a field for another note. */
export function ApplicationHistory({ found: { asked, events } }: { found: FoundApplication }) {
	const t = useTranslations('applicationInbox.history');
	const change = useApplicationChange(asked);
	return (
		<RecordHistory
			events={events}
			words={{ title: t('title'), note: t('note'), add: t('add'), empty: t('empty') }}
			noteMax={APPLICATION_LIMITS.note}
			change={asked.erasedAt ? undefined : change}
		>
			{(event) => <EventWords event={event} />}
		</RecordHistory>
	);
}

function EventWords({ event: { kind, from, to, body, reference, undoneAt } }: { event: ApplicationEvent }) {
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
		const words = t('state', { from: states(from), to: states(to) });
		return (
			<>
				<p>
					<strong>{undoneAt ? <del>{words}</del> : words}</strong> {undoneAt && `(${t('undone')})`}
				</p>
				{body !== '' && <p>{t('reason', { reason: body })}</p>}
			</>
		);
	}
	if (kind === 'company' || kind === 'invited') {
		const words = t(kind === 'invited' ? 'invited' : reference === '' ? 'unlinked' : 'company');
		return <p>{reference === '' ? words : <Link to={`/admin/companies/${reference}`}>{words}</Link>}</p>;
	}
	return <p>{t('erased')}</p>;
}
