import messages from 'messages:applicationInbox,distributorApplication';
import { Button } from '@mantine/core';
import { Form, Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/application-list-page';
import { ApplicationChip } from './application-chip.tsx';
import styles from './application-list-page.module.css';
import { APPLICATION_STATES, isWaiting } from './application-state.ts';

export { loader } from './application-list-page.server.ts';

export default withMessages(messages, ApplicationListPage);

/** Who asks to sell our gloves: those that wait, or those of any state that a search finds. */
function ApplicationListPage({ loaderData: { list, filter } }: Route.ComponentProps) {
	const t = useTranslations('applicationInbox');
	const business = useTranslations('distributorApplication.form.businesses');
	const format = useFormatter();
	const [parameters] = useSearchParams();
	const all = APPLICATION_STATES.reduce((sum, state) => sum + list.counts[state], 0);
	const withParameters = (changes: Record<string, string | undefined>) => {
		const next = new URLSearchParams(parameters);
		for (const [name, value] of Object.entries(changes)) {
			if (value === undefined) next.delete(name);
			else next.set(name, value);
		}
		return `/admin/applications${next.size === 0 ? '' : `?${next}`}`;
	};
	const pageAt = (from: string | undefined) => (from === undefined ? {} : { href: withParameters({ from }) });
	const exported = new URLSearchParams();
	if (filter.text !== '') exported.set('q', filter.text);
	if (filter.state) exported.set('state', filter.state);
	const previous = pageAt(list.before).href;
	const next = pageAt(list.after).href;
	return (
		<>
			<StaffPageHead title={t('title')}>
				<Button
					component="a"
					variant="default"
					href={`/api/admin/applications/export.csv?${exported}`}
					download
				>
					{t('list.export')}
				</Button>
			</StaffPageHead>
			<Form className={styles.search} role="search">
				<label>
					<span className="spoken">{t('list.search')}</span>
					<input
						type="search"
						name="q"
						key={filter.text}
						defaultValue={filter.text}
						placeholder={t('list.searchHint')}
						maxLength={200}
					/>
				</label>
				<Button type="submit" variant="default">
					{t('list.show')}
				</Button>
				{filter.text !== '' && (
					<Link to="/admin/applications" className={styles.clear}>
						{t('list.clear')}
					</Link>
				)}
			</Form>
			<nav className={styles.states} aria-label={t('list.states')}>
				<ul role="list">
					{[...APPLICATION_STATES, undefined].map((state) => (
						<li key={state ?? 'all'}>
							<Link
								to={withParameters({ state: state ?? 'all', from: undefined })}
								aria-current={filter.state === state ? 'true' : undefined}
							>
								{t(`list.state.${state ?? 'all'}`)}{' '}
								<span>{format.number(state ? list.counts[state] : all)}</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<p className={styles.order}>{t(isWaiting(filter.state) ? 'list.oldest' : 'list.newest')}</p>
			<StaffTable
				label={t('title')}
				rows={list.content}
				rowKey={({ number }) => number}
				rowHref={({ number }) => `/admin/applications/${number}`}
				{...(previous ? { previousHref: previous } : {})}
				{...(next ? { nextHref: next } : {})}
				empty={
					<p>
						{filter.text !== '' ? t('list.noMatch') : t(filter.state === 'new' ? 'list.none' : 'list.empty')}
					</p>
				}
				columns={[
					{
						key: 'company',
						title: t('list.company'),
						isMain: true,
						cell: ({ number, application, erasedAt }) => (
							<bdi className={styles.name} title={application.company}>
								{erasedAt ? `${number} (${t('list.erased')})` : application.company}
							</bdi>
						),
					},
					{
						key: 'person',
						title: t('list.person'),
						cell: ({ application }) => <bdi className={styles.name}>{application.contactName}</bdi>,
					},
					{
						key: 'place',
						title: t('list.place'),
						cell: ({ application: { city, region } }) => (
							<bdi>{[city, region].filter(Boolean).join(', ')}</bdi>
						),
					},
					{
						key: 'business',
						title: t('list.business'),
						cell: ({ application }) => business(application.business),
					},
					{
						key: 'applied',
						title: t('list.applied'),
						cell: ({ createdAt }) => <StaffTime at={createdAt} />,
					},
					{
						key: 'state',
						title: t('list.stateHead'),
						cell: ({ state }) => <ApplicationChip state={state} />,
					},
				]}
			/>
		</>
	);
}

export function ErrorBoundary() {
	return <FailedApplications />;
}

const FailedApplications = withMessages(messages, function FailedApplications() {
	return <FailedList title={useTranslations('applicationInbox')('title')} />;
});
