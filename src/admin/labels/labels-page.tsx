import messages from 'messages:labels,labelSheet';
import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import {
	formatLabelNumber,
	formatPairs,
	LABEL_LIMITS,
	type LabelSummary,
} from '../../domain/labels/label.ts';
import { LABEL_STATES } from '../../domain/labels/label-state.ts';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { useHiddenColumns } from '../kit/list/columns/hidden-columns.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { daysFilter, FilterBar } from '../kit/list/filter-bar.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { ListOverlay } from '../kit/list/list-overlay.tsx';
import { pickRows, usePicked } from '../kit/list/picking/use-picked.ts';
import { sortedColumn } from '../kit/list/sorted-column.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { type StaffColumn, StaffTable } from '../kit/staff-table.tsx';
import type { Route } from './+types/labels-page';
import { LabelBulkBar } from './bulk/label-bulk-bar.tsx';
import { PrintControls } from './printing/print-controls.tsx';
import { usePrinter } from './printing/use-printer.ts';
import { StateChip } from './state-chip.tsx';

export { loader } from './labels-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, LabelsPage);

/** All labels, newest first; several can be selected and printed together. */
function LabelsPage({ loaderData: { list, filter, days, undoable, today } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = useTranslations('labels.list');
	const states = useTranslations('labels.states');
	const staff = useTranslations('staff');
	const sheet = useTranslations('labelSheet');
	const prints = useTranslations('labels.print');
	const format = useFormatter();
	const { revalidate } = useRevalidator();
	const [parameters] = useSearchParams();
	const picked = usePicked<number>(LABEL_LIMITS.batch);
	const [isPrinting, setIsPrinting] = useState(false);
	const desk = usePrinter();

	const isFiltered = [filter.text, filter.fromDate, filter.toDate, filter.companyId].some(
		(one) => one !== '',
	);
	const hrefOf = (path: string, rows?: 'labels' | 'lines') =>
		`/api/admin/labels/${path}${withParameters(parameters, { from: undefined, rows })}`;

	const hidden = useHiddenColumns();
	const columns: StaffColumn<LabelSummary>[] = [
		{
			key: 'id',
			title: t('label'),
			isMain: true,
			cell: ({ id }) => formatLabelNumber(id),
			...sortedColumn(parameters, filter.sort, 'label', 'descending'),
		},
		{
			key: 'name',
			title: t('operatingName'),
			cell: ({ operatingName }) => (
				<Text component="bdi" lineClamp={2} title={operatingName}>
					{operatingName}
				</Text>
			),
		},
		{
			key: 'lines',
			title: t('lines'),
			cell: ({ lines, pairs }) => t('content', { lines, pairs: formatPairs(pairs, locale) }),
		},
		{
			key: 'invoice',
			title: t('invoice'),
			cell: ({ invoiceNumber }) => <bdi>{invoiceNumber || sheet('none')}</bdi>,
		},
		{
			key: 'order',
			title: t('purchaseOrder'),
			cell: ({ purchaseOrderNumber }) => <bdi>{purchaseOrderNumber || sheet('none')}</bdi>,
		},
		{ key: 'state', title: t('state'), cell: ({ state }) => <StateChip state={state} /> },
		{
			key: 'date',
			title: t('date'),
			...sortedColumn(parameters, filter.sort, 'date', 'descending'),
			cell: ({ date }) => (
				<Text component="time" dateTime={date} style={{ whiteSpace: 'nowrap' }}>
					{formatCalendarDate(date, locale)}
				</Text>
			),
		},
	];
	return (
		<>
			<StaffPageHead title={t('title')} detail={format.number(list.total)}>
				<ExportMenu
					files={[
						{ label: t('exportLabels'), href: hrefOf('export.csv', 'labels') },
						{ label: t('exportLines'), href: hrefOf('export.csv', 'lines') },
					]}
				/>
				<Button
					component={Link}
					to="/admin/labels/create"
					data-key="n"
					leftSection={<StaffIcon name="plus" size={20} />}
				>
					{t('add')}
				</Button>
			</StaffPageHead>
			<FilterBar
				columns={columns}
				path="/admin/labels"
				fields={[
					{ kind: 'text', name: 'q', label: t('search'), value: filter.text, hint: t('searchHint') },
					{
						kind: 'choice',
						name: 'state',
						label: t('state'),
						value: filter.state ?? '',
						choices: [
							{ value: '', label: t('anyState') },
							...LABEL_STATES.map((state) => ({ value: state, label: states(state) })),
						],
					},
					...daysFilter(staff, days),
				]}
				preserved={{
					...(filter.companyId === '' ? {} : { company: filter.companyId }),
					...(filter.sort === '-label' ? {} : { sort: filter.sort }),
				}}
				isNarrowed={filter.companyId !== ''}
				count={
					filter.companyId === ''
						? (isFiltered || filter.state) && t('found', { count: list.total })
						: `${t('ofCompany')} · ${t('found', { count: list.total })}`
				}
			/>
			<StaffTable<LabelSummary>
				label={t('title')}
				rows={list.content}
				rowKey={({ id }) => String(id)}
				rowHref={({ id }) => `/admin/labels/${id}`}
				{...pickRows(picked, {
					rows: list.content,
					keyOf: ({ id }) => id,
					labelOf: ({ id }) => t('pickOne', { number: formatLabelNumber(id) }),
				})}
				previousHref={list.before && withParameters(parameters, { from: list.before })}
				nextHref={list.after && withParameters(parameters, { from: list.after })}
				empty={
					<>
						<p>{isFiltered || filter.state ? t('noMatch') : t('empty')}</p>
						<Button component={Link} to="/admin/labels/create">
							{t('add')}
						</Button>
					</>
				}
				columns={columns}
				hidden={hidden}
			/>
			<LabelBulkBar
				picked={picked}
				total={list.total}
				keysHref={hrefOf('ids')}
				today={today}
				undoable={undoable}
				print={
					<Button
						variant="dark"
						onClick={() => setIsPrinting(true)}
						leftSection={<StaffIcon name="printer" size={20} />}
					>
						{t('printPicked', { count: picked.keys.length })}
					</Button>
				}
			/>
			<Modal
				opened={isPrinting}
				onClose={() => setIsPrinting(false)}
				title={prints('batchTitle', { count: picked.keys.length })}
				closeButtonProps={{ 'aria-label': prints('close') }}
			>
				<Text mb="md">{picked.keys.map(formatLabelNumber).join(', ')}</Text>
				<PrintControls
					ids={picked.keys}
					desk={desk}
					onSent={() => {
						setIsPrinting(false);
						picked.set([]);
						revalidate();
					}}
				/>
			</Modal>
			<ListOverlay path="/admin/labels" label={t('loading')} />
		</>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedLabels() {
	return <FailedList title={useTranslations('labels.list')('title')} />;
});
