import messages from 'messages:sampleInbox,labels.source,labels.states';
import { Paper } from '@mantine/core';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { countShown } from '../kit/list/count-shown.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { exportQuery } from '../kit/list/list-href.ts';
import { ListOverlay } from '../kit/list/list-overlay.tsx';
import { RECORD_SORTS } from '../kit/list/record-sort.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/inbox-layout';
import styles from './inbox-layout.module.css';
import { isFiltered, sortOf } from './inbox-list.ts';
import { RequestList } from './request/request-list.tsx';

export { loader } from './inbox-layout.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, InboxLayout);

/** The list of requests, and next to it the selected one; phones show only one of the two. */
function InboxLayout({ loaderData: { list, filter, days, now } }: Route.ComponentProps) {
	const t = useTranslations('sampleInbox');
	const locale = useLocale();
	const staff = useTranslations('staff');
	const { number } = useParams();
	const [parameters] = useSearchParams();
	const sort = sortOf(filter);
	const usual = sortOf({ ...filter, sort: undefined });
	const exported = exportQuery(
		{
			q: filter.text,
			state: filter.state,
			review: filter.manualReview ? '1' : '',
			company: filter.companyId,
			language: filter.language,
			sort,
		},
		days,
	);
	const fileOf = (query: URLSearchParams | Record<string, string>, rows: 'requests' | 'samples') =>
		`/api/admin/samples/export.csv?${new URLSearchParams([...new URLSearchParams(query), ['rows', rows]])}`;
	return (
		<div className={styles.inbox} data-reading={number !== undefined}>
			<div className={number === undefined ? undefined : `sr-only-below-desk ${styles.head}`}>
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
								{
									kind: 'choice',
									name: 'sort',
									label: t('list.sort'),
									value: sort,
									initial: usual,
									choices: RECORD_SORTS.filter(
										// A list of one state has no order by state.
										(one) => !one.endsWith('state') || filter.state === undefined || one === sort,
									).map((one) => ({ value: one, label: t(`list.sorts.${one}`) })),
								},
							]}
							preserved={parameters.has('state') ? { state: parameters.get('state') ?? '' } : {}}
							count={isFiltered(filter) && t('list.found', { count: countShown(list.counts, filter.state) })}
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
