import messages from 'messages:distributorDesk';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DistributorRecord } from '../../domain/distributors/distributor.ts';
import { DISTRIBUTOR_STATES } from '../../domain/distributors/distributor-list.ts';
import { listRegionNames, PROVINCES } from '../../domain/postal-address/region.ts';
import { useFormatter } from '../../platform/i18n/formatter.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { FailedList } from '../kit/failed-list.tsx';
import { LastImport, useImportUndo } from '../kit/file/import-undo.tsx';
import { useHiddenColumns } from '../kit/list/columns/hidden-columns.ts';
import { ExportMenu } from '../kit/list/export-menu.tsx';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { withParameters } from '../kit/list/list-href.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { type StaffColumn, StaffTable } from '../kit/staff-table.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import { showUndo } from '../kit/undo-notice.tsx';
import type { Route } from './+types/distributor-list-page';
import { DistributorImportDialog } from './import/distributor-import-dialog.tsx';

export { loader } from './distributor-list-page.server.ts';

// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default withMessages(messages, DistributorListPage);

const PATH = '/admin/distributors';

/** The stores that "Where to buy" lists, and those that are hidden. */
function DistributorListPage({ loaderData }: Route.ComponentProps) {
	const { distributors, total, undoable, text, province, state, cutoff, before, after } = loaderData;
	const t = useTranslations('distributorDesk');
	const locale = useLocale();
	const { revalidate } = useRevalidator();
	const undoImport = useImportUndo('/api/admin/distributors/import', (count) =>
		t('import.undone', { count }),
	);
	const undo = useTranslations('staff.csvImport')('undo');
	const [isImporting, setImporting] = useState(false);
	const isNarrowed = text !== '' || province !== '' || state !== '';
	const [parameters] = useSearchParams();
	const pageAt = (from: string | undefined) => from && `${PATH}${withParameters(parameters, { from })}`;
	const hidden = useHiddenColumns();
	const columns: StaffColumn<(typeof distributors)[number]>[] = [
		{
			key: 'name',
			title: t('form.name'),
			isMain: true,
			cell: ({ name }) => (
				<Text component="bdi" lineClamp={2} title={name}>
					{name}
				</Text>
			),
		},
		{
			key: 'town',
			title: t('form.city'),
			cell: ({ city, province: code }) => (
				<bdi>
					{city}, {code}
				</bdi>
			),
		},
		{
			key: 'phone',
			title: t('form.phone'),
			cell: ({ phone }) => <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>,
		},
		{
			key: 'confirmed',
			title: t('list.confirmed'),
			cell: (row) => <Confirmed row={row} cutoff={cutoff} />,
		},
		{
			key: 'state',
			title: t('list.state'),
			isTitleHidden: true,
			cell: ({ isShown }) => !isShown && <StateBadge tone="plain">{t('list.states.hidden')}</StateBadge>,
		},
	];
	return (
		<>
			<StaffPageHead title={t('title')} detail={isNarrowed ? undefined : t('list.count', { count: total })}>
				<Button component={Link} to={`${PATH}/online`} variant="default">
					{t('online.title')}
				</Button>
				<Button component="a" href="/where-to-buy" variant="default">
					{t('list.onSite')}
				</Button>
				<ExportMenu
					files={[
						{
							label: t('list.export'),
							href: `/api${PATH}/export.csv${withParameters(parameters, { from: undefined })}`,
						},
					]}
				/>
				<Button variant="default" onClick={() => setImporting(true)}>
					{t('import.open')}
				</Button>
				<Button
					component={Link}
					to={`${PATH}/create`}
					data-key="n"
					leftSection={<StaffIcon name="plus" size={20} />}
				>
					{t('list.add')}
				</Button>
			</StaffPageHead>
			{undoable && (
				<LastImport onUndo={() => void undoImport(undoable.id)}>
					{t.rich('import.last', { count: undoable.changed, time: () => <StaffTime at={undoable.at} /> })}
				</LastImport>
			)}
			{isImporting && (
				<DistributorImportDialog
					onClose={() => setImporting(false)}
					onDone={(message, undoId) => {
						setImporting(false);
						showUndo({ message, undo, onUndo: () => void undoImport(undoId) });
						void revalidate();
					}}
				/>
			)}
			<FilterBar
				path={PATH}
				columns={columns}
				fields={[
					{ kind: 'text', name: 'q', label: t('list.search'), value: text, hint: t('list.searchHint') },
					{
						kind: 'choice',
						name: 'province',
						label: t('form.province'),
						value: province,
						choices: [
							{ value: '', label: t('list.anyProvince') },
							...listRegionNames(PROVINCES, locale).map(({ code, name }) => ({ value: code, label: name })),
						],
					},
					{
						kind: 'choice',
						name: 'state',
						label: t('list.state'),
						value: state,
						choices: [
							{ value: '', label: t('list.anyState') },
							...DISTRIBUTOR_STATES.map((one) => ({ value: one, label: t(`list.states.${one}`) })),
						],
					},
				]}
				count={isNarrowed && t('list.found', { count: total })}
			/>
			<StaffTable
				label={t('title')}
				rows={distributors}
				rowKey={({ id }) => id}
				rowHref={({ id }) => `${PATH}/${id}`}
				previousHref={pageAt(before)}
				nextHref={pageAt(after)}
				empty={
					isNarrowed ? (
						<>
							<p>{t('list.none')}</p>
							<Button component={Link} to={PATH} variant="default">
								{t('list.clear')}
							</Button>
						</>
					) : (
						<>
							<p>{t('list.empty')}</p>
							<Button component={Link} to={`${PATH}/create`}>
								{t('list.add')}
							</Button>
						</>
					)
				}
				columns={columns}
				hidden={hidden}
			/>
		</>
	);
}

/** When the entry was last confirmed, and whether that is too long ago. */
function Confirmed({ row: { confirmedAt, isShown }, cutoff }: { row: DistributorRecord; cutoff: string }) {
	const t = useTranslations('distributorDesk.list');
	const format = useFormatter();
	if (confirmedAt === '') return <span className="quiet">{t('never')}</span>;
	const day = format.dateTime(new Date(confirmedAt), { dateStyle: 'medium' });
	if (!isShown || confirmedAt >= cutoff) return <span className="quiet">{day}</span>;
	return (
		<StateBadge tone="waiting" icon={<StaffIcon name="warning" size={16} />}>
			{day}
		</StateBadge>
	);
}

export const ErrorBoundary = withMessages(messages, function FailedDistributors() {
	return <FailedList title={useTranslations('distributorDesk')('title')} />;
});
