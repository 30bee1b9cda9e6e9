import messages from 'messages:distributorOrders';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { sumOrder } from '../../domain/orders/portal-order.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { useRecordChange } from '../kit/form/use-record-change.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/order-answer-page';
import styles from './order-answer-page.module.css';

export { loader } from './order-answer-page.server.ts';

export const handle = {
	crumb: (loaded: { found?: { order: { number: string } } } | undefined) => loaded?.found?.order.number,
};

export default withMessages(messages, OrderAnswerPage);

/** One order of a distributor: what is asked for, by whom, and whether it has been answered. */
function OrderAnswerPage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('distributorOrders');
	if (!found) {
		return (
			<StaffNotFound title={t('missingTitle')} line={t('missing')}>
				<Link to="/admin/orders">{t('toList')}</Link>
			</StaffNotFound>
		);
	}
	return <FoundOrder found={found} />;
}

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>;

function FoundOrder({ found: { order, company } }: { found: Found }) {
	const t = useTranslations('distributorOrders');
	const { number, person, lines, currency } = order;
	const total = sumOrder(lines);
	const next = order.state === 'new' ? 'answered' : 'new';

	const { busy, change } = useRecordChange({
		url: `/api/admin/orders/${number}`,
		method: 'PATCH',
		record: { kind: 'distributor-order', id: number },
		version: order.version,
		words: { offline: t('failed'), stale: t('stale'), failed: (reason) => reason || t('failed') },
	});
	const move = () =>
		change('', () => t(next === 'answered' ? 'answered' : 'reopened', { number }), { state: next });

	return (
		<>
			<StaffPageHead title={t('orderTitle', { number })} detail={<bdi>{order.companyName}</bdi>}>
				<Button component="a" variant="default" href={`mailto:${person.email}?subject=${number}`}>
					{t('write', { name: person.name })}
				</Button>
				<Button loading={busy} {...(next === 'new' ? { variant: 'default' } : {})} onClick={move}>
					{t(next === 'answered' ? 'answer' : 'reopen')}
				</Button>
			</StaffPageHead>
			<div className={styles.columns}>
				<StaffCard title={t('lines')}>
					<StaffTable
						label={t('lines')}
						rows={lines.map((line, at) => ({ ...line, at }))}
						rowKey={({ at }) => String(at)}
						empty={null}
						columns={[
							{
								key: 'glove',
								title: t('glove'),
								isMain: true,
								cell: ({ partNumber, name }) => (
									<>
										<strong>{formatPartNumber(partNumber)}</strong> {name}
									</>
								),
							},
							{ key: 'code', title: t('stockCode'), cell: ({ stockCode }) => stockCode },
							{ key: 'size', title: t('size'), cell: ({ size }) => size },
							{ key: 'pairs', title: t('pairs'), cell: ({ pairs }) => pairs },
							{
								key: 'each',
								title: t('each'),
								cell: ({ cents }) => (cents === undefined ? t('ask') : formatPrice(cents, currency)),
							},
							{
								key: 'sum',
								title: t('sum'),
								cell: ({ cents, pairs }) =>
									cents === undefined ? t('ask') : formatPrice(cents * pairs, currency),
							},
						]}
					/>
					<p className={styles.total}>
						{total === undefined ? t('noTotal') : `${t('total')}: ${formatPrice(total, currency)}`}
					</p>
					<p className={styles.quiet}>{t('pricesNote')}</p>
				</StaffCard>
				<StaffCard title={t('facts')}>
					<dl className={styles.facts}>
						<dt>{t('company')}</dt>
						<dd>
							{company ? (
								<Link to={`/admin/companies/${company.id}`}>
									<bdi>{company.name}</bdi>
								</Link>
							) : (
								<bdi>{order.companyName}</bdi>
							)}
						</dd>
						<dt>{t('person')}</dt>
						<dd>
							<bdi>{person.name}</bdi>
						</dd>
						<dt>{t('email')}</dt>
						<dd>
							<a href={`mailto:${person.email}`}>{person.email}</a>
						</dd>
						{order.purchaseOrder !== '' && (
							<>
								<dt>{t('purchaseOrder')}</dt>
								<dd>
									<bdi>{order.purchaseOrder}</bdi>
								</dd>
							</>
						)}
						{order.note !== '' && (
							<>
								<dt>{t('note')}</dt>
								<dd className={styles.note}>
									<bdi>{order.note}</bdi>
								</dd>
							</>
						)}
						<dt>{t('sent')}</dt>
						<dd>
							<StaffTime at={order.createdAt} />
						</dd>
						<dt>{t('state')}</dt>
						<dd>
							{t(`states.${order.state}`)}
							{order.answeredAt !== undefined && (
								<>
									{': '}
									<bdi>{order.answeredBy}</bdi> <StaffTime at={order.answeredAt} />
								</>
							)}
						</dd>
					</dl>
				</StaffCard>
			</div>
		</>
	);
}
