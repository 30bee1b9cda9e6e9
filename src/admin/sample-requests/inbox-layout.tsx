import messages from 'messages:sampleInbox';
import { Button, Paper } from '@mantine/core';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { ListOverlay } from '../kit/list/list-overlay.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/inbox-layout';
import styles from './inbox-layout.module.css';
import { RequestList } from './request/request-list.tsx';

export { loader } from './inbox-layout.server.ts';

export default withMessages(messages, InboxLayout);

/** The list of requests, and next to it the selected one; phones show only one of the two. */
function InboxLayout({ loaderData: { list, filter, now } }: Route.ComponentProps) {
	const t = useTranslations('sampleInbox');
	const staff = useTranslations('staff');
	const { number } = useParams();
	const [parameters] = useSearchParams();
	const exported = new URLSearchParams();
	if (filter.text !== '') exported.set('q', filter.text);
	if (filter.state) exported.set('state', filter.state);
	if (filter.manualReview) exported.set('review', '1');
	if (filter.companyId !== '') exported.set('company', filter.companyId);
	if (filter.language) exported.set('language', filter.language);
	return (
		<div className={styles.inbox} data-reading={number !== undefined}>
			<div className={number === undefined ? undefined : `spokenBelowDesk ${styles.head}`}>
				<StaffPageHead title={t('title')} documentTitle={number ? t('requestTitle', { number }) : t('title')}>
					<Button component="a" variant="default" href={`/api/admin/samples/export.csv?${exported}`} download>
						{t('list.export')}
					</Button>
				</StaffPageHead>
			</div>
			<Paper className={styles.columns}>
				<div className={styles.list}>
					<div className={styles.search}>
						<FilterBar
							path="/admin/samples"
							fields={[
								{
									kind: 'text',
									name: 'q',
									label: t('list.search'),
									value: filter.text,
									hint: t('list.searchHint'),
								},
								{
									kind: 'tick',
									name: 'review',
									label: t('list.review'),
									value: filter.manualReview ? '1' : '',
								},
								languageFilter(staff, filter.language),
							]}
							kept={parameters.has('state') ? { state: parameters.get('state') ?? '' } : {}}
							isNarrowed={filter.companyId !== ''}
							isBare
						/>
					</div>
					<RequestList list={list} filter={filter} now={now} current={number} parameters={parameters} />
				</div>
				<div className={styles.pane}>
					<Outlet />
				</div>
			</Paper>
			<ListOverlay path="/admin/samples" hasPages label={t('loading')} />
		</div>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedInbox() {
	return <FailedList title={useTranslations('sampleInbox')('title')} />;
});
