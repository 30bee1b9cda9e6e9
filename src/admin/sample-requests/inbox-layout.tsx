import messages from 'messages:sampleInbox';
import { Paper } from '@mantine/core';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { ListOverlay } from '../kit/list/list-overlay.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/inbox-layout';
import styles from './inbox-layout.module.css';
import { RequestList } from './request/request-list.tsx';

export { loader } from './inbox-layout.server.ts';

export default withMessages(messages, InboxLayout);

/** The list of requests, and next to it the selected one; phones show only one of the two. */
function InboxLayout({ loaderData: { list, filter, days, now } }: Route.ComponentProps) {
	const t = useTranslations('sampleInbox');
	const locale = useLocale();
	const staff = useTranslations('staff');
	const { number } = useParams();
	const [parameters] = useSearchParams();
	const exported = new URLSearchParams();
	if (filter.text !== '') exported.set('q', filter.text);
	if (filter.state) exported.set('state', filter.state);
	if (filter.manualReview) exported.set('review', '1');
	if (filter.companyId !== '') exported.set('company', filter.companyId);
	if (filter.language) exported.set('language', filter.language);
	for (const name of ['period', 'dateFrom', 'dateTo'] as const) {
		if (days[name] !== '') exported.set(name, days[name]);
	}
	const fileOf = (query: URLSearchParams | Record<string, string>, rows: 'requests' | 'samples') =>
		`/api/admin/samples/export.csv?${new URLSearchParams([...new URLSearchParams(query), ['rows', rows]])}`;
	return (
		<div className={styles.inbox} data-reading={number !== undefined}>
			<div className={number === undefined ? undefined : `spokenBelowDesk ${styles.head}`}>
				<StaffPageHead title={t('title')} documentTitle={number ? t('requestTitle', { number }) : t('title')}>
					<ExportMenu
						files={[
							{ label: t('list.exportRequests'), href: fileOf(exported, 'requests') },
							{ label: t('list.exportSamples'), href: fileOf(exported, 'samples') },
							...(['this-quarter', 'last-quarter'] as const).map((period) => ({
								label: t(`list.exportSent.${period}`),
								href: fileOf({ state: 'shipped', period }, 'samples'),
							})),
						]}
					/>
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
								languageFilter(staff, filter.language, locale),
								...daysFilter(staff, days, t('list.days')),
								{
									kind: 'tick',
									name: 'review',
									label: t('list.review'),
									value: filter.manualReview ? '1' : '',
								},
							]}
							preserved={parameters.has('state') ? { state: parameters.get('state') ?? '' } : {}}
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
