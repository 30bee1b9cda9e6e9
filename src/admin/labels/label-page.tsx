import messages from 'messages:deleting,labels,labelSheet';
import { Button, Group, Skeleton, Table } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPaper } from '../../documents/labels/label-paper.ts';
import type { PrintedLabel } from '../../documents/labels/printed-label.ts';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import {
	countPairs,
	formatLabelNumber,
	formatPairs,
	formatPrintedDescription,
	type Label,
	type LabelPrint,
} from '../../domain/labels/label.ts';
import { canBecome, isEditable, isPrintable } from '../../domain/labels/label-state.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { Fact, FactList } from '../kit/list/fact-list.tsx';
import { RowList } from '../kit/list/row-list.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import { showUndo } from '../kit/undo-notice.tsx';
import type { Route } from './+types/label-page';
import { canDelete } from './label-deleting.ts';
import { LabelMissing } from './label-missing.tsx';
import styles from './label-page.module.css';
import { ForeignCharacters } from './printing/foreign-characters.tsx';
import { LabelPreview } from './printing/label-preview.tsx';
import { PackingControls } from './printing/packing-controls.tsx';
import { PrintControls } from './printing/print-controls.tsx';
import { usePrinter } from './printing/use-printer.ts';
import type { MovedLabel } from './source/move-with-source.server.ts';
import { sourcePath } from './source/source-path.ts';
import { StateChip } from './state-chip.tsx';

export { loader } from './label-page.server.ts';

export const handle = {
	crumb: ({ label }: { label?: Label }) => (label ? formatLabelNumber(label.id) : undefined),
	subject: ({ label }: { label?: Label }) => label && { kind: 'label', id: String(label.id) },
};

export default withMessages(messages, LabelPage);

function LabelPage({ loaderData: { label, printed, prints } }: Route.ComponentProps) {
	if (!label || !printed) return <LabelMissing />;
	return <LabelView key={label.id} label={label} printed={printed} prints={prints} />;
}

/** How long the cover stays over the preview after loading, in milliseconds. */
const COVER_MS = 300;

type LabelViewProps = { label: Label; printed: PrintedLabel; prints: readonly LabelPrint[] };

/** A label: its facts, its items, the preview, and the print log. */
function LabelView({ label, printed, prints }: LabelViewProps) {
	const t = useTranslations('labels.view');
	const packing = useTranslations('labels.packing');
	const states = useTranslations('labels.states');
	const papers = useTranslations('labels.papers');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const desk = usePrinter();
	const printer = desk.setting;
	const [isCovered, setIsCovered] = useState(false);
	const closeUndo = useRef<() => void>(undefined);
	const number = formatLabelNumber(label.id);

	useEffect(() => {
		setIsCovered(true);
		const timer = setTimeout(() => setIsCovered(false), COVER_MS);
		return () => clearTimeout(timer);
	}, []);

	async function move(path: 'void' | 'shipped' | 'not-shipped', version = label.version) {
		const result = await sendRequest<MovedLabel>(`/api/admin/labels/${label.id}/${path}`, {
			method: 'POST',
			body: { version },
		});
		// Only the last move can be undone.
		closeUndo.current?.();
		if (result.ok) reportMove(result.answer);
		else showError(result.detail || t('failed'));
		await revalidate();
	}

	function reportMove({ state, version, moved }: MovedLabel) {
		if (moved?.isShipped) {
			closeUndo.current = showUndo({
				message: t('doneMoved', { number, source: moved.number }),
				undo: t('undo'),
				onUndo: () => move('not-shipped', version),
			});
		} else if (moved) showDone(t('doneBack', { number, source: moved.number }));
		else showDone(t('done', { number, state: states(state) }));
	}

	function confirmVoid() {
		modals.openConfirmModal({
			title: t('voidTitle', { number }),
			children: <p>{t('voidLine')}</p>,
			labels: { confirm: t('voidConfirm'), cancel: t('keep') },
			onConfirm: () => move('void'),
		});
	}

	return (
		<>
			<StaffPageHead title={t('title', { number })} detail={<StateChip state={label.state} />}>
				{isEditable(label.state) && (
					<Button
						component={Link}
						to={`/admin/labels/${label.id}/edit`}
						data-key="e"
						variant="default"
						leftSection={<StaffIcon name="pencil" size={20} />}
					>
						{t('edit')}
					</Button>
				)}
				<Button
					component={Link}
					to={`/admin/labels/create?from=${label.id}`}
					variant="default"
					leftSection={<StaffIcon name="copy" size={20} />}
				>
					{t('useAsStart')}
				</Button>
			</StaffPageHead>
			<Outlet />
			<StaffColumns
				sideWidth={470}
				side={
					<StaffCard title={t('preview')} action={<span className="quiet">{papers(printer.paper)}</span>}>
						{isPrintable(label.state) ? (
							<PrintControls ids={[label.id]} desk={desk} onSent={revalidate} />
						) : (
							<AlertBlock tone="caution">
								{label.state === 'void' ? t('voidNote') : t('draftNote')}
							</AlertBlock>
						)}
						<ForeignCharacters label={printed} />
						<div className={styles.paper} aria-busy={isCovered}>
							<LabelPreview
								label={printed}
								paper={printer.paper}
								nameOf={(page, pages) => t('sheetName', { number, page, pages })}
							/>
							{isCovered && <Skeleton className={styles.cover} />}
							<p className="sr-only" role="status">
								{isCovered && t('loading')}
							</p>
						</div>
					</StaffCard>
				}
			>
				<StaffCard title={t('info')}>
					<LabelFacts label={label} />
				</StaffCard>
				<LabelItems label={label} />
				{isPrintable(label.state) && (
					<StaffCard title={packing('title')}>
						<PackingControls id={label.id} onSent={revalidate} />
					</StaffCard>
				)}
				<StaffCard title={t('log')}>
					{prints.length === 0 ? <p>{t('notSent')}</p> : <PrintLog prints={prints} />}
				</StaffCard>
				<Group gap="sm">
					{canBecome(label.state, 'shipped') && (
						<Button variant="default" onClick={() => move('shipped')}>
							{t('shipped')}
						</Button>
					)}
					{label.state === 'shipped' && (
						<Button variant="default" onClick={() => move('not-shipped')}>
							{t('notShipped')}
						</Button>
					)}
					{canDelete(label) && (
						<DeleteButton
							kind="label"
							id={String(label.id)}
							version={label.version}
							listHref="/admin/labels"
						/>
					)}
					{canBecome(label.state, 'void') && (
						<Button variant="destroy" onClick={confirmVoid}>
							{t('void')}
						</Button>
					)}
				</Group>
			</StaffColumns>
		</>
	);
}

function LabelFacts({ label }: { label: Label }) {
	const locale = useLocale();
	const t = useTranslations('labels.form');
	const languages = useTranslations('labels.languages');
	const source = useTranslations('labels.source');
	const name = <bdi>{label.operatingName}</bdi>;
	return (
		<FactList isWide>
			<Fact name={t('operatingName')}>
				{label.companyId === '' ? name : <Link to={`/admin/companies/${label.companyId}`}>{name}</Link>}
			</Fact>
			<Fact name={t('date')}>
				<time dateTime={label.date}>{formatCalendarDate(label.date, locale)}</time>
			</Fact>
			{(['attention', 'invoiceNumber', 'shippingAddress', 'purchaseOrderNumber'] as const).map((field) => (
				<Fact key={field} name={t(field)}>
					{label[field]}
				</Fact>
			))}
			{label.source !== '' && (
				<Fact name={source('ships')}>
					<Link to={sourcePath(label.source)}>{label.source}</Link>
				</Fact>
			)}
			{label.language && <Fact name={t('language')}>{languages(label.language)}</Fact>}
		</FactList>
	);
}

function LabelItems({ label }: { label: Label }) {
	const t = useTranslations('labels.view');
	const locale = useLocale();
	const total = t('itemsTotal', {
		lines: label.content.length,
		pairs: formatPairs(countPairs(label.content), locale),
	});
	return (
		<StaffCard title={t('items')} action={<span className="quiet">{total}</span>}>
			{label.content.length === 0 ? (
				<p>{t('noItems')}</p>
			) : (
				<Table verticalSpacing="sm" horizontalSpacing={4} className={styles.items}>
					<Table.Thead>
						<Table.Tr>
							<Table.Th scope="col">{t('partNumber')}</Table.Th>
							<Table.Th scope="col">{t('product')}</Table.Th>
							<Table.Th scope="col">{t('size')}</Table.Th>
							<Table.Th scope="col" ta="end">
								{t('quantity')}
							</Table.Th>
						</Table.Tr>
					</Table.Thead>
					<Table.Tbody>
						{label.content.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat, but never move
							<Table.Tr key={index}>
								<Table.Th scope="row" miw={76}>
									{formatPartNumber(line.productPartNumber)}
								</Table.Th>
								<Table.Td>
									<bdi>{formatPrintedDescription(line, [locale])}</bdi>
								</Table.Td>
								<Table.Td>
									<bdi>{formatSize(line.size, locale)}</bdi>
								</Table.Td>
								<Table.Td fw={700} ta="end">
									{t('times', { quantity: line.quantity })}
								</Table.Td>
							</Table.Tr>
						))}
					</Table.Tbody>
				</Table>
			)}
		</StaffCard>
	);
}

function PrintLog({ prints }: { prints: readonly LabelPrint[] }) {
	const t = useTranslations('labels.view');
	const papers = useTranslations('labels.papers');
	// A paper logged by another version of the program is shown by its stored name.
	const nameOf = (paper: string) => (isPaper(paper) ? papers(paper) : paper);
	return (
		<RowList>
			{prints.map(({ id, kind, copies, cartons, paper, by, at }) => (
				<li key={id}>
					<Group gap="4px 20px" justify="space-between">
						<span>
							{t.rich(kind === 'packing-list' ? 'sentPacking' : cartons > 1 ? 'sentCartons' : 'sent', {
								copies,
								cartons,
								paper: nameOf(paper),
								name: () => <bdi>{by}</bdi>,
							})}
						</span>
						<span className="quiet">
							<StaffTime at={at} />
						</span>
					</Group>
				</li>
			))}
		</RowList>
	);
}
