import messages from 'messages:assignment,distributorOrders';
import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ORDER_STATES } from '../../domain/orders/portal-order.ts';
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
import { StateBadge } from '../kit/state-badge.tsx';
import type { Route } from './+types/orders-page';
import { sortOf } from './order-list.ts';

export { loader } from './orders-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, OrdersPage);

/** Distributors' quick orders: new ones, or search results in any state. */
function OrdersPage({ loaderData }: Route.ComponentProps) {
	const { filter, days, people, counts, orders, before, after } = loaderData;
	const { text, state, language } = filter;
	const t = useTranslations('distributorOrders');
	const locale = useLocale();
	const staff = useTranslations('staff');
	const assignment = useTranslations('assignment');
	const [parameters] = useSearchParams();
	const sort = sortOf(filter);
	const isNarrowed = text !== '' || language !== undefined || days.period !== '' || people.assigned !== '';
	const hrefOf = (changes: Record<string, string | undefined>) =>
		`/admin/orders${withParameters(parameters, { from: undefined, ...changes })}`;
	const exported = exportQuery(
		{ q: text, state: state ?? 'all', language, assigned: people.assigned, sort },
		days,
	);
	const fileOf = (rows: 'orders' | 'lines') =>
		`/api/admin/orders/export.csv${withParameters(exported, { rows })}`;
	const picked = usePicked<string>(MAX_BULK);
	const hidden = useHiddenColumns();
	const columns: StaffColumn<(typeof orders)[number]>[] = [
		{
			key: 'number',
			title: t('number'),
			isMain: true,
			cell: ({ number }) => (
				<Text span inherit style={{ whiteSpace: 'nowrap' }}>
					{number}
				</Text>
			),
		},
		{
			key: 'company',
			title: t('company'),
			...sortedColumn(parameters, sort, 'company'),
			cell: ({ companyName }) => <bdi>{companyName}</bdi>,
		},
		{ key: 'person', title: t('person'), cell: ({ person }) => <bdi>{person}</bdi> },
		{ key: 'pairs', title: t('pairs'), isNumber: true, cell: ({ pairs }) => pairs },
		{
			key: 'sent',
			title: t('sent'),
			...sortedColumn(parameters, sort, 'received', 'descending'),
			cell: ({ createdAt }) => <StaffTime at={createdAt} />,
		},
		{
			key: 'assigned',
			title: assignment('filter'),
			cell: ({ assignee }) => assignee && <bdi>{assignee}</bdi>,
		},
		{
			key: 'state',
			title: t('state'),
			...sortedColumn(parameters, sort, 'state'),
			cell: ({ state: one }) => (
				<StateBadge tone={one === 'new' ? 'waiting' : 'good'}>{t(`states.${one}`)}</StateBadge>
			),
		},
	];
	return (
		<>
			<StaffPageHead title={t('title')}>
				<ExportMenu
					files={[
						{ label: t('exportOrders'), href: fileOf('orders') },
						{ label: t('exportLines'), href: fileOf('lines') },
					]}
				/>
			</StaffPageHead>
			<FilterBar
				columns={columns}
				path="/admin/orders"
				preserved={keptParameters(parameters)}
				fields={[
					{ kind: 'text', name: 'q', label: t('search'), value: text, hint: t('searchHint') },
					languageFilter(staff, language, locale),
					assignedFilter(assignment, people.assigned, people),
					...daysFilter(staff, days, t('sent')),
				]}
				count={isNarrowed && t('found', { count: countShown(counts, state) })}
			/>
			<StaffTabs
				label={t('tabs')}
				tabs={[...ORDER_STATES, undefined].map((one) => ({
					href: hrefOf({ state: one ?? 'all' }),
					label: t(`${one ?? 'all'}Tab`),
					count: countShown(counts, one),
					isCurrent: state === one,
					isWaiting: one === 'new',
				}))}
			/>
			<StaffTable
				label={t('title')}
				rows={orders}
				rowKey={({ number }) => number}
				rowHref={({ number }) => `/admin/orders/${number}`}
				{...pickRows(picked, {
					rows: orders,
					keyOf: ({ number }) => number,
					labelOf: ({ number }) => assignment('pickOne', { number }),
				})}
				previousHref={before && hrefOf({ from: before })}
				nextHref={after && hrefOf({ from: after })}
				empty={<p>{t(isNarrowed ? 'noMatch' : NONE[state ?? 'all'])}</p>}
				columns={columns}
				hidden={hidden}
			/>
			<AssignmentBulkBar
				kind="distributorOrder"
				picked={picked}
				total={countShown(counts, state)}
				query={exported}
				people={people}
			/>
		</>
	);
}

const NONE = { new: 'noneNew', answered: 'noneAnswered', shipped: 'noneShipped', all: 'noneAll' } as const;

export const ErrorBoundary = withMessages(messages, function FailedOrders() {
	return <FailedList title={useTranslations('distributorOrders')('title')} />;
});
