import messages from 'messages:applicationInbox,assignment,distributorApplication';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { assignedFilter } from '../assignment/assigned-filter.ts';
import { AssignmentBulkBar } from '../assignment/bulk/assignment-bulk-bar.tsx';
import { MAX_BULK } from '../kit/bulk/bulk-change.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { useHiddenColumns } from '../kit/list/columns/hidden-columns.ts';
import { countShown } from '../kit/list/count-shown.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { exportQuery, keptParameters, withParameters } from '../kit/list/list-href.ts';
import { pickRows, usePicked } from '../kit/list/picking/use-picked.ts';
import { sortedColumn } from '../kit/list/sorted-column.ts';
import { StaffTabs } from '../kit/list/staff-tabs.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { type StaffColumn, StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/application-list-page';
import { ApplicationChip } from './application-chip.tsx';
import { APPLICATION_STATES } from './application-state.ts';
import { sortOf } from './inbox-application.ts';

export { loader } from './application-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, ApplicationListPage);

/** The list of distributor applications: open ones, or search results in any state. */
function ApplicationListPage({ loaderData: { list, filter, days, people } }: Route.ComponentProps) {
	const t = useTranslations('applicationInbox');
	const business = useTranslations('distributorApplication.form.businesses');
	const locale = useLocale();
	const staff = useTranslations('staff');
	const assignment = useTranslations('assignment');
	const [parameters] = useSearchParams();
	const hrefOf = (changes: Record<string, string | undefined>) =>
		`/admin/applications${withParameters(parameters, changes)}`;
	const sort = sortOf(filter);
	const { text, state, language } = filter;
	const isNarrowed = text !== '' || language !== undefined || days.period !== '' || people.assigned !== '';
	const exported = exportQuery({ q: text, state, language, assigned: people.assigned, sort }, days);
	const picked = usePicked<string>(MAX_BULK);
	const hidden = useHiddenColumns();
	const columns: StaffColumn<(typeof list.content)[number]>[] = [
		{
			key: 'company',
			title: t('list.company'),
			isMain: true,
			...sortedColumn(parameters, sort, 'company'),
			cell: ({ number, application, erasedAt }) => (
				<bdi title={application.company}>
					{erasedAt ? `${number} (${t('list.erased')})` : application.company}
				</bdi>
			),
		},
		{
			key: 'person',
			title: t('list.person'),
			cell: ({ application }) => application.contactName && <bdi>{application.contactName}</bdi>,
		},
		{
			key: 'place',
			title: t('list.place'),
			cell: ({ application: { city, region } }) => <bdi>{[city, region].filter(Boolean).join(', ')}</bdi>,
		},
		{
			key: 'business',
			title: t('list.business'),
			cell: ({ application }) => business(application.business),
		},
		{
			key: 'applied',
			title: t('list.applied'),
			...sortedColumn(parameters, sort, 'received', 'descending'),
			cell: ({ createdAt }) => <StaffTime at={createdAt} />,
		},
		{
			key: 'assigned',
			title: assignment('filter'),
			cell: ({ assignee }) => assignee && <bdi>{assignee.name}</bdi>,
		},
		{
			key: 'state',
			title: t('list.stateHead'),
			...sortedColumn(parameters, sort, 'state'),
			cell: ({ state }) => <ApplicationChip state={state} />,
		},
	];
	return (
		<>
			<StaffPageHead title={t('title')}>
				<ExportMenu
					files={[{ label: t('list.export'), href: `/api/admin/applications/export.csv?${exported}` }]}
				/>
			</StaffPageHead>
			<FilterBar
				columns={columns}
				path="/admin/applications"
				fields={[
					{
						kind: 'text',
						name: 'q',
						label: t('list.search'),
						value: text,
						hint: t('list.searchHint'),
					},
					languageFilter(staff, language, locale),
					assignedFilter(assignment, people.assigned, people),
					...daysFilter(staff, days, t('list.applied')),
				]}
				preserved={keptParameters(parameters)}
				count={isNarrowed && t('list.found', { count: countShown(list.counts, state) })}
			/>
			<StaffTabs
				label={t('list.states')}
				tabs={[...APPLICATION_STATES, undefined].map((state) => ({
					href: hrefOf({ state: state ?? 'all', from: undefined }),
					label: t(`list.state.${state ?? 'all'}`),
					count: countShown(list.counts, state),
					isCurrent: filter.state === state,
					isWaiting: state === 'new',
				}))}
			/>
			<StaffTable
				label={t('title')}
				rows={list.content}
				rowKey={({ number }) => number}
				rowHref={({ number }) => `/admin/applications/${number}`}
				{...pickRows(picked, {
					rows: list.content,
					keyOf: ({ number }) => number,
					labelOf: ({ number }) => assignment('pickOne', { number }),
				})}
				previousHref={list.before && hrefOf({ from: list.before })}
				nextHref={list.after && hrefOf({ from: list.after })}
				empty={<p>{isNarrowed ? t('list.noMatch') : t(state === 'new' ? 'list.none' : 'list.empty')}</p>}
				columns={columns}
				hidden={hidden}
			/>
			<AssignmentBulkBar
				kind="application"
				picked={picked}
				total={countShown(list.counts, state)}
				query={exported}
				people={people}
			/>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedApplications() {
	return <FailedList title={useTranslations('applicationInbox')('title')} />;
});
