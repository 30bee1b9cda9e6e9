import messages from 'messages:assignment,sampleInbox,labels.source,labels.states';
import { Paper } from '@mantine/core';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { assignedFilter } from '../assignment/assigned-filter.ts';
import { AssignmentBulkBar } from '../assignment/bulk/assignment-bulk-bar.tsx';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { countShown } from '../kit/list/count-shown.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { exportQuery } from '../kit/list/list-href.ts';
import { ListOverlay } from '../kit/list/list-overlay.tsx';
import { usePicked } from '../kit/list/picking/use-picked.ts';
import { RECORD_SORTS } from '../kit/list/record-sort.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/inbox-layout';
import styles from './inbox-layout.module.css';
import { type InboxFilter, isFiltered, sortOf } from './inbox-list.ts';
import { REQUEST_COLUMNS, RequestList } from './request/request-list.tsx';
import { RequestTabs } from './request/request-tabs.tsx';

export { loader } from './inbox-layout.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, InboxLayout);

/** The list of requests, and next to it the selected one; phones show only one of the two. */
function InboxLayout({ loaderData: { list, filter, days, people, now } }: Route.ComponentProps) {
	const t = useTranslations('sampleInbox');
	const locale = useLocale();
	const staff = useTranslations('staff');
	const assignment = useTranslations('assignment');
	const { number } = useParams();
	const [parameters] = useSearchParams();
	const picked = usePicked<string>(MAX_BULK);
	const sort = sortOf(filter);
	const usual = sortOf({ ...filter, sort: undefined });
	const exported = exportQuery(
		{
			q: filter.text,
			state: filter.state,
			review: filter.manualReview ? '1' : '',
			company: filter.companyId,
			language: filter.language,
			assigned: people.assigned,
			glove: filter.glove,
			province: filter.place?.province,
			country: filter.place?.country,
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
			<div className={styles.tools}>
				<FilterBar
					path="/admin/samples"
					columns={[
						{ key: 'company', title: t('list.columns.company'), isMain: true },
						...REQUEST_COLUMNS.map((key) => ({
							key,
							title: key === 'assigned' ? assignment('filter') : t(`list.columns.${key}`),
						})),
					]}
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
						assignedFilter(assignment, people.assigned, people),
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
					preserved={Object.fromEntries(PRESERVED.flatMap((name) => keep(name, parameters.get(name))))}
					count={
						isFiltered(filter) &&
						[t('list.found', { count: countShown(list.counts, filter.state) }), ...listOrigin(filter)].join(
							' · ',
						)
					}
					isNarrowed={filter.companyId !== '' || listOrigin(filter).length > 0}
				/>
				<RequestTabs list={list} filter={filter} parameters={parameters} />
			</div>
			<Paper className={styles.columns}>
				<div className={styles.list}>
					<RequestList
						list={list}
						filter={filter}
						now={now}
						current={number}
						parameters={parameters}
						picked={picked}
					/>
					<div className={styles.bulk}>
						<AssignmentBulkBar
							kind="sampleRequest"
							picked={picked}
							total={countShown(list.counts, filter.state)}
							query={exported}
							people={people}
						/>
					</div>
				</div>
				<div className={styles.pane}>
					<Outlet />
				</div>
			</Paper>
			<ListOverlay path="/admin/samples" hasPages label={t('loading')} />
		</div>
	);
}

/** What filtering preserves: the tab, and what a report has narrowed the list to. */
const PRESERVED = ['state', 'glove', 'province', 'country'] as const;
const keep = (name: string, value: string | null) => (value === null ? [] : [[name, value] as const]);

/** The glove and the place that a report has narrowed the list to, as shown. */
function listOrigin({ glove, place }: Pick<InboxFilter, 'glove' | 'place'>): string[] {
	const where = [place?.province, place?.country].filter(Boolean).join(', ');
	return [glove === undefined ? '' : formatPartNumber(glove), where].filter((text) => text !== '');
}

export const ErrorBoundary = withMessages(messages, function FailedInbox() {
	return <FailedList title={useTranslations('sampleInbox')('title')} />;
});
