import messages from 'messages:assignment,distributorOrders,labels.source,labels.states';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { type PortalOrder, sumOrder } from '../../domain/orders/portal-order.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import { LANGUAGES_IN } from '../../platform/i18n/languages-in.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import { AssigneeField } from '../assignment/assignee-field.tsx';
import { StaffNotFound } from '../frame/staff-not-found.tsx';
import { useRecordChange } from '../kit/form/use-record-change.ts';
import { Fact, FactList } from '../kit/list/fact-list.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { LabelsAnswer } from '../labels/source/labels-answer.ts';
import { SourceLabels } from '../labels/source/source-labels.tsx';
import { useMadeLabels } from '../labels/source/use-made-labels.ts';
import type { Route } from './+types/order-answer-page';

export { loader } from './order-answer-page.server.ts';

export const handle = {
	crumb: (loaded: { found?: { order: { number: string } } } | undefined) => loaded?.found?.order.number,
	subject: ({ found }: { found?: { order: { number: string } } }) =>
		found && { kind: 'distributorOrder', id: found.order.number },
};

export default withMessages(messages, OrderAnswerPage);

/** One distributor order: its items, its sender, and whether it was answered. */
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

function FoundOrder({ found: { order, company, shipping, assignment } }: { found: Found }) {
	const locale = useLocale();
	const staff = useTranslations('staff');
	const t = useTranslations('distributorOrders');
	const { number, person, lines, currency } = order;
	const total = sumOrder(lines);
	const next = order.state === 'new' ? 'answered' : 'new';
	const hasOpen = shipping.shipment.lines.some(({ open }) => open > 0);

	const options = {
		url: `/api/admin/orders/${number}`,
		record: { kind: 'distributor-order', id: number },
		version: order.version,
		messages: {
			offline: t('failed'),
			stale: t('stale'),
			failed: (reason: string) => reason || t('failed'),
		},
	} as const;
	const { busy, change } = useRecordChange({ ...options, method: 'PATCH' });
	const making = useRecordChange<LabelsAnswer, PortalOrder>(options);
	const openLabels = useMadeLabels();
	const move = () =>
		change('', () => t(next === 'answered' ? 'answered' : 'reopened', { number }), { state: next });

	async function makeLabels(another: boolean) {
		const outcome = await making.send('labels', { another });
		if (outcome?.kind === 'saved') return openLabels(outcome.answer.labels);
		if (outcome) showError(making.explain(outcome));
		await making.revalidate();
	}

	return (
		<>
			<StaffPageHead title={t('orderTitle', { number })} detail={<bdi>{order.companyName}</bdi>}>
				<Button component="a" variant="default" href={`mailto:${person.email}?subject=${number}`}>
					{t('write', { name: person.name })}
				</Button>
				{order.state !== 'shipped' && (
					<Button
						loading={busy}
						{...(next === 'new' || hasOpen ? { variant: 'default' } : {})}
						onClick={move}
					>
						{t(next === 'answered' ? 'answer' : 'reopen')}
					</Button>
				)}
			</StaffPageHead>
			<StaffColumns
				side={
					<StaffCard title={t('facts')}>
						<AssigneeField assignment={assignment} />
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
							<Fact name={staff('account.language')}>{LANGUAGES_IN[locale][order.language]}</Fact>
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
				<SourceLabels number={number} found={shipping} busy={making.busy} onMake={makeLabels} />
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
								key: 'shipped',
								title: t('shippedPairs'),
								isNumber: true,
								cell: ({ at }) => shipping.shipment.lines[at]?.shipped,
							},
							{
								key: 'each',
								title: t('each'),
								isNumber: true,
								cell: ({ cents }) => (cents === undefined ? t('ask') : formatPrice(cents, currency, locale)),
							},
							{
								key: 'sum',
								title: t('sum'),
								isNumber: true,
								cell: ({ cents, pairs }) =>
									cents === undefined ? t('ask') : formatPrice(cents * pairs, currency, locale),
							},
						]}
					/>
					<Text fw={700} ta="end">
						{total === undefined
							? t('noTotal')
							: `${withColon(t('total'), locale)} ${formatPrice(total, currency, locale)}`}
					</Text>
					<Text c="dimmed" ta="end">
						{t('pricesNote')}
					</Text>
				</StaffCard>
			</StaffColumns>
		</>
	);
}
