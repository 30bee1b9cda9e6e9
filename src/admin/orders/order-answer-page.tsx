import messages from 'messages:distributorOrders';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { sumOrder } from '../../domain/orders/portal-order.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { Fact, FactList } from '../kit/list/fact-list.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/order-answer-page';

export { loader } from './order-answer-page.server.ts';

export const handle = {
	crumb: (loaded: { found?: { order: { number: string } } } | undefined) => loaded?.found?.order.number,
};

export default withMessages(messages, OrderAnswerPage);

/** One order of a distributor: what is asked for, by whom, and whether it has been answered. */
function OrderAnswerPage({ loaderData: { found } }: Route.ComponentProps) {
	const t = useTranslations('distributorOrders');
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState(false);
	if (!found) {
		return (
			<StaffNotFound title={t('missingTitle')} line={t('missing')}>
				<Link to="/admin/orders">{t('toList')}</Link>
			</StaffNotFound>
		);
	}
	const { order, company } = found;
	const { number, person, lines, currency } = order;
	const total = sumOrder(lines);
	const next = order.state === 'new' ? 'answered' : 'new';

	async function move() {
		setBusy(true);
		const result = await call(`/api/admin/orders/${number}`, {
			method: 'PATCH',
			body: { state: next },
			headers: { 'if-match': formatVersionTag({ kind: 'distributor-order', id: number }, order.version) },
		});
		setBusy(false);
		if (result.ok) showDone(t(next === 'answered' ? 'answered' : 'reopened', { number }));
		else showError(result.status === 412 ? t('stale') : result.detail || t('failed'));
		await revalidate();
	}

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
			<StaffColumns
				side={
					<StaffCard title={t('facts')}>
						<FactList>
							<Fact name={t('company')}>
								{company ? (
									<Link to={`/admin/companies/${company.id}`}>{company.name}</Link>
								) : (
									order.companyName
								)}
							</Fact>
							<Fact name={t('person')}>{person.name}</Fact>
							<Fact name={t('email')}>
								<a href={`mailto:${person.email}`}>{person.email}</a>
							</Fact>
							<Fact name={t('purchaseOrder')}>{order.purchaseOrder}</Fact>
							<Fact name={t('note')} isText>
								{order.note}
							</Fact>
							<Fact name={t('sent')}>
								<StaffTime at={order.createdAt} />
							</Fact>
							<Fact name={t('state')}>
								{t(`states.${order.state}`)}
								{order.answeredAt !== undefined && (
									<>
										{': '}
										<bdi>{order.answeredBy}</bdi> <StaffTime at={order.answeredAt} />
									</>
								)}
							</Fact>
						</FactList>
					</StaffCard>
				}
			>
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
							{ key: 'pairs', title: t('pairs'), isNumber: true, cell: ({ pairs }) => pairs },
							{
								key: 'each',
								title: t('each'),
								isNumber: true,
								cell: ({ cents }) => (cents === undefined ? t('ask') : formatPrice(cents, currency)),
							},
							{
								key: 'sum',
								title: t('sum'),
								isNumber: true,
								cell: ({ cents, pairs }) =>
									cents === undefined ? t('ask') : formatPrice(cents * pairs, currency),
							},
						]}
					/>
					<Text fw={700} ta="end">
						{total === undefined ? t('noTotal') : `${t('total')}: ${formatPrice(total, currency)}`}
					</Text>
					<Text c="dimmed" ta="end">
						{t('pricesNote')}
					</Text>
				</StaffCard>
			</StaffColumns>
		</>
	);
}
