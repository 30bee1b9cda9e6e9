import messages from 'messages:distributorOrders';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { FilterBar, languageFilter } from '../kit/list/filter-bar.tsx';
import { StaffTabs } from '../kit/list/staff-tabs.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/orders-page';

export { loader } from './orders-page.server.ts';

export default withMessages(messages, OrdersPage);

/** Distributors' quick orders, filtered by state: open or answered. */
function OrdersPage({ loaderData: { state, language, count, orders } }: Route.ComponentProps) {
	const t = useTranslations('distributorOrders');
	const staff = useTranslations('staff');
	const hrefOf = (query: Record<string, string>) => {
		const search = new URLSearchParams({ ...query, ...(language && { language }) });
		return search.size === 0 ? '/admin/orders' : `/admin/orders?${search}`;
	};
	return (
		<>
			<StaffPageHead title={t('title')} />
			<StaffTabs
				label={t('tabs')}
				tabs={[
					{ href: hrefOf({}), label: t('newTab'), count, isCurrent: state === 'new', isWaiting: true },
					{ href: hrefOf({ state: 'answered' }), label: t('answeredTab'), isCurrent: state === 'answered' },
				]}
			/>
			<FilterBar
				path="/admin/orders"
				kept={state === 'answered' ? { state } : {}}
				fields={[languageFilter(staff, language)]}
			/>
			<StaffTable
				label={t('title')}
				rows={orders}
				rowKey={({ number }) => number}
				rowHref={({ number }) => `/admin/orders/${number}`}
				empty={<p>{t(language ? 'noneInLanguage' : state === 'new' ? 'noneNew' : 'noneAnswered')}</p>}
				columns={[
					{ key: 'number', title: t('number'), isMain: true, cell: ({ number }) => number },
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
