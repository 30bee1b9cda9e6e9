import messages from 'messages:deleting,labels,labelSheet';
import { Button, Group, Skeleton } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PrintedLabel } from '../../documents/labels/printed-label.ts';
import { formatLabelNumber, type Label, type LabelPrint } from '../../domain/labels/label.ts';
import { canBecome, isEditable, isPrintable } from '../../domain/labels/label-state.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { DeleteButton } from '../deleting/delete-button.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffColumns } from '../kit/staff-columns.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { showDone, showError } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { showUndo } from '../kit/undo-notice.tsx';
import type { Route } from './+types/label-page';
import { canDelete } from './label-deleting.ts';
import { LabelMissing } from './label-missing.tsx';
import styles from './label-page.module.css';
import { LabelFacts, LabelItems, PrintLog } from './label-parts.tsx';
import { ForeignCharacters } from './printing/foreign-characters.tsx';
import { LabelPreview } from './printing/label-preview.tsx';
import { PackingControls } from './printing/packing-controls.tsx';
import { PrintControls } from './printing/print-controls.tsx';
import { usePrinter } from './printing/use-printer.ts';
import type { MovedLabel } from './source/move-with-source.server.ts';
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
