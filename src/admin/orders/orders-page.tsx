import messages from 'messages:distributorOrders';
import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { StaffTabs } from '../kit/list/staff-tabs.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/orders-page';

export { loader } from './orders-page.server.ts';

export default withMessages(messages, OrdersPage);

/** Distributors' quick orders, filtered by state: open or answered. */
function OrdersPage({ loaderData }: Route.ComponentProps) {
	const { state, language, days, counts, orders, before, after } = loaderData;
	const t = useTranslations('distributorOrders');
	const locale = useLocale();
	const staff = useTranslations('staff');
	const [parameters] = useSearchParams();
	const isNarrowed = language !== undefined || days.period !== '';
	const hrefOf = (changes: Record<string, string | undefined>) =>
		`/admin/orders${withParameters(parameters, { from: undefined, ...changes })}`;
	const fileOf = (rows: 'orders' | 'lines') =>
		`/api/admin/orders/export.csv${withParameters(parameters, { from: undefined, rows })}`;
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
				path="/admin/orders"
				preserved={state === 'answered' ? { state } : {}}
				fields={[languageFilter(staff, language, locale), ...daysFilter(staff, days, t('sent'))]}
				count={isNarrowed && t('found', { count: counts[state] })}
			/>
			<StaffTabs
				label={t('tabs')}
				tabs={(['new', 'answered'] as const).map((one) => ({
					href: hrefOf({ state: one === 'new' ? undefined : one }),
					label: t(`${one}Tab`),
					count: counts[one],
					isCurrent: state === one,
					isWaiting: one === 'new',
				}))}
			/>
			<StaffTable
				label={t('title')}
				rows={orders}
				rowKey={({ number }) => number}
				rowHref={({ number }) => `/admin/orders/${number}`}
				previousHref={before && hrefOf({ from: before })}
				nextHref={after && hrefOf({ from: after })}
				empty={<p>{t(isNarrowed ? 'noMatch' : state === 'new' ? 'noneNew' : 'noneAnswered')}</p>}
				columns={[
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
					{ key: 'company', title: t('company'), cell: ({ companyName }) => <bdi>{companyName}</bdi> },
					{ key: 'person', title: t('person'), cell: ({ person }) => <bdi>{person}</bdi> },
					{ key: 'pairs', title: t('pairs'), isNumber: true, cell: ({ pairs }) => pairs },
					{ key: 'sent', title: t('sent'), cell: ({ createdAt }) => <StaffTime at={createdAt} /> },
				]}
			/>
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedOrders() {
	return <FailedList title={useTranslations('distributorOrders')('title')} />;
});
