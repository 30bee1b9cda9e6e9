import messages from 'messages:reports';
import { Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { AutoGrid } from '../kit/auto-grid.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { FigureTile } from '../kit/figures/figure-tile.tsx';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar } from '../kit/list/filter-bar.tsx';
import { ListOverlay } from '../kit/list/list-overlay.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import type { Route } from './+types/reports-page';
import { labelsHref, requestsHref } from './report-links.ts';
import { Bar, Part } from './report-parts.tsx';
import styles from './reports-page.module.css';

export { loader } from './reports-page.server.ts';

export default withMessages(messages, ReportsPage);

/** Samples by month, glove and place, how long they took, what was ordered afterwards, and labels; each with its list. */
function ReportsPage({ loaderData: { days, span, report, labels } }: Route.ComponentProps) {
	const t = useTranslations('reports');
	const staff = useTranslations('staff');
	const locale = useLocale();
	const format = useFormatter();
	const { total, months, gloves, places, moreGloves, morePlaces } = report;
	const requests = total.waiting + total.shipped + total.declined;
	const monthOf = ({ month }: { month: string }) =>
		format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
	const waitOf = (wait: number | undefined) =>
		wait === undefined ? '' : t('days', { days: format.number(wait, { maximumFractionDigits: 1 }) });
	// Without chosen days, a report covers a year.
	const spanFilter = daysFilter(staff, days).map((field) =>
		field.kind === 'choice'
			? {
					...field,
					choices: field.choices.map((choice) =>
						choice.value === '' ? { value: '', label: t('year') } : choice,
					),
				}
			: field,
	);
	/** Zeros are left out, so that what happened stands out. */
	const countOf = (count: number) => (count === 0 ? '' : format.number(count));
	const mostRequests = Math.max(...months.map((row) => row.waiting + row.shipped + row.declined), 1);
	const mostSamples = Math.max(...gloves.map(({ samples }) => samples), 1);
	return (
		<>
			<StaffPageHead
				title={t('title')}
				detail={t('span', {
					from: formatCalendarDate(span.fromDate, locale),
					to: formatCalendarDate(span.toDate, locale),
				})}
			>
				<ExportMenu
					files={[
						{
							label: t('exportSamples'),
							href: requestsHref(
								span,
								{ state: 'shipped', rows: 'samples' },
								'/api/admin/samples/export.csv',
							),
						},
						{
							label: t('exportRequests'),
							href: requestsHref(span, { rows: 'requests' }, '/api/admin/samples/export.csv'),
						},
					]}
				/>
			</StaffPageHead>
			<FilterBar path="/admin/reports" fields={spanFilter} />
			<AutoGrid as="ul" role="list" min={160} className={styles.figures}>
				<FigureTile
					href={requestsHref(span, { state: 'all' })}
					label={t('requests')}
					value={format.number(requests)}
				>
					{t('outcomes', { shipped: total.shipped, waiting: total.waiting, declined: total.declined })}
				</FigureTile>
				<FigureTile
					href={requestsHref(span, { state: 'shipped' })}
					label={t('samplesSent')}
					value={format.number(total.samples)}
				>
					{t('inRequests', { count: total.shipped })}
				</FigureTile>
				<FigureTile label={t('toShipment')} value={waitOf(total.median) || '–'}>
					{total.slow === undefined ? t('noneShipped') : t('slow', { wait: waitOf(total.slow) })}
				</FigureTile>
				<FigureTile
					label={t('ordering')}
					value={
						total.companies === 0
							? '–'
							: format.number(total.ordering / total.companies, {
									style: 'percent',
									maximumFractionDigits: 0,
								})
					}
				>
					{t('orderingOf', { ordering: total.ordering, companies: total.companies })}
				</FigureTile>
			</AutoGrid>
			<Stack gap="xl">
				<Part title={t('byMonth')} note={t('byMonthNote')}>
					<StaffTable
						label={t('byMonth')}
						rows={months.toReversed()}
						rowKey={({ month }) => month}
						empty={null}
						columns={[
							{
								key: 'month',
								title: t('month'),
								isMain: true,
								cell: (row) => <Link to={requestsHref(row, { state: 'all' })}>{monthOf(row)}</Link>,
							},
							{
								key: 'bar',
								title: t('requests'),
								cell: (row) => <Bar value={row.waiting + row.shipped + row.declined} most={mostRequests} />,
							},
							...(['waiting', 'shipped', 'declined'] as const).map((outcome) => ({
								key: outcome,
								title: t(outcome),
								isNumber: true,
								cell: (row: (typeof months)[number]) =>
									outcome === 'waiting' || row[outcome] === 0 ? (
										countOf(row[outcome])
									) : (
										<Link to={requestsHref(row, { state: outcome })}>{format.number(row[outcome])}</Link>
									),
							})),
							{
								key: 'samples',
								title: t('samples'),
								isNumber: true,
								cell: ({ samples }) => countOf(samples),
							},
							{ key: 'median', title: t('median'), isNumber: true, cell: ({ median }) => waitOf(median) },
							{ key: 'slow', title: t('slowHead'), isNumber: true, cell: ({ slow }) => waitOf(slow) },
						]}
					/>
				</Part>
				<Part title={t('byGlove')} note={t('byGloveNote')}>
					<StaffTable
						label={t('byGlove')}
						rows={gloves}
						rowKey={({ partNumber }) => partNumber}
						empty={<p>{t('noneShipped')}</p>}
						columns={[
							{
								key: 'glove',
								title: t('glove'),
								isMain: true,
								cell: ({ partNumber, name }) => (
									<Link to={requestsHref(span, { state: 'shipped', glove: partNumber })}>
										{formatPartNumber(partNumber)} <span className="quiet">{name}</span>
									</Link>
								),
							},
							{
								key: 'samples',
								title: t('samples'),
								cell: ({ samples }) => <Bar value={samples} most={mostSamples} />,
							},
							{
								key: 'requests',
								title: t('requests'),
								isNumber: true,
								cell: ({ requests }) => format.number(requests),
							},
							{
								key: 'companies',
								title: t('companies'),
								isNumber: true,
								cell: ({ companies }) => countOf(companies),
							},
							{
								key: 'ordering',
								title: t('orderedAfter'),
								isNumber: true,
								cell: ({ ordering }) => countOf(ordering),
							},
							{
								key: 'pairs',
								title: t('pairsOrdered'),
								isNumber: true,
								cell: ({ pairs }) => countOf(pairs),
							},
						]}
					/>
					{moreGloves > 0 && <p className="quiet">{t('moreGloves', { count: moreGloves })}</p>}
				</Part>
				<Part title={t('byPlace')}>
					<StaffTable
						label={t('byPlace')}
						rows={places}
						rowKey={({ province, country }) => `${province}\n${country}`}
						empty={<p>{t('noneShipped')}</p>}
						columns={[
							{
								key: 'place',
								title: t('place'),
								isMain: true,
								cell: ({ province, country }) => (
									<Link to={requestsHref(span, { state: 'shipped', province, country })}>
										<bdi>{[province, country].filter(Boolean).join(', ') || t('nowhere')}</bdi>
									</Link>
								),
							},
							{
								key: 'requests',
								title: t('requests'),
								isNumber: true,
								cell: ({ requests }) => format.number(requests),
							},
							{
								key: 'samples',
								title: t('samples'),
								isNumber: true,
								cell: ({ samples }) => countOf(samples),
							},
						]}
					/>
					{morePlaces > 0 && <p className="quiet">{t('morePlaces', { count: morePlaces })}</p>}
				</Part>
				<Part title={t('labels')}>
					<StaffTable
						label={t('labels')}
						rows={labels.filter((row) => row.labels > 0).reverse()}
						rowKey={({ month }) => month}
						empty={<p>{t('noLabels')}</p>}
						columns={[
							{
								key: 'month',
								title: t('month'),
								isMain: true,
								cell: (row) => <Link to={labelsHref(row)}>{monthOf(row)}</Link>,
							},
							{ key: 'labels', title: t('labels'), isNumber: true, cell: (row) => format.number(row.labels) },
							{ key: 'pairs', title: t('pairs'), isNumber: true, cell: ({ pairs }) => countOf(pairs) },
							{
								key: 'perDay',
								title: t('perDay'),
								isNumber: true,
								cell: (row) =>
									row.workDays === 0
										? ''
										: format.number(row.labels / row.workDays, { maximumFractionDigits: 1 }),
							},
							{
								key: 'busiest',
								title: t('busiest'),
								cell: ({ busiest: { date, labels } }) =>
									date !== '' && (
										<Link to={labelsHref({ fromDate: date, toDate: date })}>
											{t('busiestDay', { date: formatCalendarDate(date, locale), count: labels })}
										</Link>
									),
							},
						]}
					/>
				</Part>
			</Stack>
			<ListOverlay path="/admin/reports" label={t('loading')} />
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedReports() {
	return <FailedList title={useTranslations('reports')('title')} />;
});
