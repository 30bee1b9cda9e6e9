import messages from 'messages:labels,labelSheet';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { Form, Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
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
import { LoadingOverlay } from '../../platform/ui/overlays/loading-overlay.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import type { Route } from './+types/labels-page';
import styles from './labels-page.module.css';
import { PrintControls } from './printing/print-controls.tsx';
import { usePrinter } from './printing/use-printer.ts';
import { StateChip } from './state-chip.tsx';

export { loader } from './labels-page.server.ts';

export default withMessages(messages, LabelsPage);

/** Every label, newest first; several can be picked and printed in one go. */
function LabelsPage({ loaderData: { list, filter } }: Route.ComponentProps) {
	const t = useTranslations('labels.list');
	const states = useTranslations('labels.states');
	const sheet = useTranslations('labelSheet');
	const prints = useTranslations('labels.print');
	const format = useFormatter();
	const navigation = useNavigation();
	const { revalidate } = useRevalidator();
	const [parameters] = useSearchParams();
	const [picked, setPicked] = useState<readonly number[]>([]);
	const [isPrinting, setIsPrinting] = useState(false);
	const [printer, setPrinter] = usePrinter();

	const isFiltered = [filter.text, filter.fromDate, filter.toDate, filter.companyId].some(
		(one) => one !== '',
	);
	const at = (from: string | undefined) => {
		if (from === undefined) return undefined;
		const next = new URLSearchParams(parameters);
		next.set('from', from);
		return `?${next}`;
	};
	const toggle = (id: number) =>
		setPicked((before) =>
			before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-LABEL_LIMITS.batch),
		);

	return (
		<>
			<StaffPageHead title={t('title')} detail={format.number(list.total)}>
				<Button component={Link} to="/admin/labels/create" leftSection={<StaffIcon name="plus" size={20} />}>
					{t('add')}
				</Button>
			</StaffPageHead>
			<Form className={styles.filters} role="search">
				<label className={styles.text}>
					<span>{t('search')}</span>
					<input
						type="search"
						name="q"
						defaultValue={filter.text}
						placeholder={t('searchHint')}
						maxLength={200}
					/>
				</label>
				<label>
					<span>{t('state')}</span>
					<select name="state" defaultValue={filter.state ?? ''}>
						<option value="">{t('anyState')}</option>
						{LABEL_STATES.map((state) => (
							<option key={state} value={state}>
								{states(state)}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('from')}</span>
					<input
						type="date"
						name="dateFrom"
						defaultValue={filter.fromDate}
						min="2000-01-01"
						max="2100-12-31"
					/>
				</label>
				<label>
					<span>{t('to')}</span>
					<input type="date" name="dateTo" defaultValue={filter.toDate} min="2000-01-01" max="2100-12-31" />
				</label>
				{filter.companyId !== '' && <input type="hidden" name="company" value={filter.companyId} />}
				<Button type="submit" variant="default">
					{t('show')}
				</Button>
				{(isFiltered || filter.state) && (
					<Link to="/admin/labels" className={styles.clear}>
						{t('clear')}
					</Link>
				)}
			</Form>
			<p className={styles.order}>
				{filter.companyId !== '' && <strong>{t('ofCompany')} · </strong>}
				{t('order')}
			</p>
			<StaffTable<LabelSummary>
				label={t('title')}
				rows={list.content}
				rowKey={({ id }) => String(id)}
				rowHref={({ id }) => `/admin/labels/${id}`}
				isPicked={({ id }) => picked.includes(id)}
				previousHref={at(list.before)}
				nextHref={at(list.after)}
				empty={
					<>
						<p>{isFiltered || filter.state ? t('noMatch') : t('empty')}</p>
						<Button component={Link} to="/admin/labels/create">
							{t('add')}
						</Button>
					</>
				}
				columns={[
					{
						key: 'pick',
						title: t('pick'),
						isTitleHidden: true,
						cell: ({ id }) => (
							<label className={styles.pick}>
								<input type="checkbox" checked={picked.includes(id)} onChange={() => toggle(id)} />
								<span className="spoken">{t('pickOne', { number: formatLabelNumber(id) })}</span>
							</label>
						),
					},
					{ key: 'id', title: t('label'), isMain: true, cell: ({ id }) => formatLabelNumber(id) },
					{
						key: 'name',
						title: t('operatingName'),
						cell: ({ operatingName }) => (
							<bdi className={styles.name} title={operatingName}>
								{operatingName}
							</bdi>
						),
					},
					{
						key: 'lines',
						title: t('lines'),
						cell: ({ lines, pairs }) => t('content', { lines, pairs: formatPairs(pairs) }),
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
						cell: ({ date }) => <time dateTime={date}>{formatCalendarDate(date)}</time>,
					},
				]}
			/>
			{picked.length > 0 && (
				<div className={styles.bar}>
					<p role="status">{t('picked', { count: picked.length })}</p>
					<Button variant="default" onClick={() => setPicked([])}>
						{t('clearPicked')}
					</Button>
					<Button
						variant="filled"
						className={styles.batch}
						onClick={() => setIsPrinting(true)}
						leftSection={<StaffIcon name="printer" size={20} />}
					>
						{t('printPicked', { count: picked.length })}
					</Button>
				</div>
			)}
			<Modal
				opened={isPrinting}
				onClose={() => setIsPrinting(false)}
				title={prints('batchTitle', { count: picked.length })}
				closeButtonProps={{ 'aria-label': prints('close') }}
			>
				<p className={styles.numbers}>{picked.map(formatLabelNumber).join(', ')}</p>
				<PrintControls
					ids={picked}
					printer={printer}
					onPrinter={setPrinter}
					onSent={() => {
						setIsPrinting(false);
						setPicked([]);
						revalidate();
					}}
				/>
			</Modal>
			<LoadingOverlay
				busy={navigation.state === 'loading' && navigation.location.pathname === '/admin/labels'}
				label={t('loading')}
			/>
		</>
	);
}

export function ErrorBoundary() {
	return <FailedLabels />;
}

const FailedLabels = withMessages(messages, function FailedLabels() {
	return <FailedList title={useTranslations('labels.list')('title')} />;
});
