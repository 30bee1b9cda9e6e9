import messages from 'messages:distributorOrders';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/orders-page';
import styles from './orders-page.module.css';

export { loader } from './orders-page.server.ts';

export default withMessages(messages, OrdersPage);

/** What distributors asked for by quick order: those that wait, or those answered. */
function OrdersPage({ loaderData: { state, count, orders } }: Route.ComponentProps) {
	const t = useTranslations('distributorOrders');
	return (
		<>
			<StaffPageHead title={t('title')} />
			<nav className={styles.tabs} aria-label={t('tabs')}>
				<Link to="/admin/orders" aria-current={state === 'new' ? 'page' : undefined}>
					{t('newTab')} ({count})
				</Link>
				<Link to="/admin/orders?state=answered" aria-current={state === 'answered' ? 'page' : undefined}>
					{t('answeredTab')}
				</Link>
			</nav>
			<StaffTable
				label={t('title')}
				rows={orders}
				rowKey={({ number }) => number}
				empty={<p>{t(state === 'new' ? 'noneNew' : 'noneAnswered')}</p>}
				columns={[
					{
						key: 'number',
						title: t('number'),
						cell: ({ number }) => <Link to={`/admin/orders/${number}`}>{number}</Link>,
						isMain: true,
					},
					{ key: 'company', title: t('company'), cell: ({ companyName }) => <bdi>{companyName}</bdi> },
					{ key: 'person', title: t('person'), cell: ({ person }) => <bdi>{person}</bdi> },
					{ key: 'pairs', title: t('pairs'), cell: ({ pairs }) => pairs },
					{ key: 'sent', title: t('sent'), cell: ({ createdAt }) => <StaffTime at={createdAt} /> },
				]}
			/>
		</>
	);
}

export function ErrorBoundary() {
	return <FailedOrders />;
}

const FailedOrders = withMessages(messages, function FailedOrders() {
	return <FailedList title={useTranslations('distributorOrders')('title')} />;
});
