import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { usePathTo } from '../../platform/ui/link.tsx';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import { StateMark } from '../records/state-mark.tsx';
import type { Route } from './+types/portal-order-sent-page';
import { OrderTable } from './order-table.tsx';
import styles from './portal-order-sent-page.module.css';

export { loader } from './portal-order-sent-page.server.ts';

/** One of the company's orders, as sent, with its state. */
export default function PortalOrderSentPage({ loaderData: { order, isSent } }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const locale = useLocale();
	const t = useTranslations('distributorPortal.order');
	const back = (
		<p className={styles.back}>
			<a href={pathTo('/distributor/order')}>{t('backToOrders')}</a>
		</p>
	);
	if (!order) {
		return (
			<div className={`page ${styles.sent}`}>
				<PortalHead title={t('noOrder')} />
				{back}
			</div>
		);
	}
	return (
		<div className={`page ${styles.sent}`}>
			<PortalHead title={t('orderTitle', { number: order.number })} />
			{isSent && (
				<Notice kind="good" role="status" title={t('sentTitle')} className={styles.notice}>
					{t('sentLine', { number: order.number })}
				</Notice>
			)}
			<p className={styles.facts}>
				<StateMark done={order.state !== 'new'} label={t(`states.${order.state}`)} />
				<span>{formatCalendarDate(order.day, locale)}</span>
				<bdi>{order.person}</bdi>
				{order.purchaseOrder !== '' && <bdi>{t('poIs', { number: order.purchaseOrder })}</bdi>}
			</p>
			{order.note !== '' && (
				<p className={styles.note}>
					<bdi>{order.note}</bdi>
				</p>
			)}
			<OrderTable lines={order.lines} currency={order.currency} />
			{back}
		</div>
	);
}
