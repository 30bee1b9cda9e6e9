import messages from 'messages:labels,labelSheet';
import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { Link, Outlet, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPaper } from '../../documents/labels/label-paper.ts';
import type { PrintedLabel } from '../../documents/labels/printed-label.ts';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import {
	countPairs,
	formatLabelNumber,
	formatLineDescription,
	formatPairs,
	type Label,
	type LabelPrint,
} from '../../domain/labels/label.ts';
import { canBecome, isEditable, isPrintable } from '../../domain/labels/label-state.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { AlertBlock } from '../kit/alert-block.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { Route } from './+types/label-page';
import { LabelMissing } from './label-missing.tsx';
import styles from './label-page.module.css';
import { ForeignCharacters } from './printing/foreign-characters.tsx';
import { LabelPreview } from './printing/label-preview.tsx';
import { PackingControls } from './printing/packing-controls.tsx';
import { PrintControls } from './printing/print-controls.tsx';
import { usePrinter } from './printing/use-printer.ts';
import { StateChip } from './state-chip.tsx';

export { loader } from './label-page.server.ts';

export const handle = {
	crumb: ({ label }: { label?: Label }) => (label ? formatLabelNumber(label.id) : undefined),
};

export default withMessages(messages, LabelPage);

function LabelPage({ loaderData: { label, printed, prints } }: Route.ComponentProps) {
	if (!label || !printed) return <LabelMissing />;
	return <LabelView key={label.id} label={label} printed={printed} prints={prints} />;
}

/** How long the cover stays over the preview after the label has loaded, in milliseconds. */
const COVER_MS = 300;

type LabelViewProps = { label: Label; printed: PrintedLabel; prints: readonly LabelPrint[] };

/** A label: its facts, its items, what is printed, and when it was sent to print. */
function LabelView({ label, printed, prints }: LabelViewProps) {
	const t = useTranslations('labels.view');
	const packing = useTranslations('labels.packing');
	const states = useTranslations('labels.states');
	const papers = useTranslations('labels.papers');
	const call = useStaffCall();
	const { revalidate } = useRevalidator();
	const [printer, setPrinter] = usePrinter();
	const [isCovered, setIsCovered] = useState(false);
	const number = formatLabelNumber(label.id);

	useEffect(() => {
		setIsCovered(true);
		const timer = setTimeout(() => setIsCovered(false), COVER_MS);
		return () => clearTimeout(timer);
	}, []);

	async function move(path: 'void' | 'shipped' | 'not-shipped') {
		const result = await call<Label>(`/api/admin/labels/${label.id}/${path}`, {
			method: 'POST',
			body: { version: label.version },
		});
		notifications.show(
			result.ok
				? { message: t('done', { number, state: states(result.answer.state) }) }
				: { message: result.detail || t('failed'), color: 'red', autoClose: false },
		);
		await revalidate();
	}

	function askToVoid() {
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
						className={styles.action}
						variant="default"
						leftSection={<StaffIcon name="pencil" size={20} />}
					>
						{t('edit')}
					</Button>
				)}
				<Button
					component={Link}
					to={`/admin/labels/create?from=${label.id}`}
					className={styles.action}
					variant="default"
					leftSection={<StaffIcon name="copy" size={20} />}
				>
					{t('useAsStart')}
				</Button>
			</StaffPageHead>
			<Outlet />
			<div className={styles.columns}>
				<div className={styles.parts}>
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
					<div className={styles.moves}>
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
						{canBecome(label.state, 'void') && (
							<Button variant="subtle" className={styles.destroy} onClick={askToVoid}>
								{t('void')}
							</Button>
						)}
					</div>
				</div>
				<StaffCard
					title={t('preview')}
					action={<span className={styles.quiet}>{papers(printer.paper)}</span>}
				>
					{isPrintable(label.state) ? (
						<PrintControls ids={[label.id]} printer={printer} onPrinter={setPrinter} onSent={revalidate} />
					) : (
						<AlertBlock tone="caution">{label.state === 'void' ? t('voidNote') : t('draftNote')}</AlertBlock>
					)}
					<ForeignCharacters label={printed} />
					<div className={styles.paper} aria-busy={isCovered}>
						<LabelPreview
							label={printed}
							paper={printer.paper}
							nameOf={(page, pages) => t('sheetName', { number, page, pages })}
						/>
						{isCovered && <div className={styles.cover} />}
						<p className="spoken" role="status">
							{isCovered && t('loading')}
						</p>
					</div>
				</StaffCard>
			</div>
		</>
	);
}

function LabelFacts({ label }: { label: Label }) {
	const t = useTranslations('labels.form');
	const name = <bdi>{label.operatingName}</bdi>;
	return (
		<dl className={styles.facts}>
			<div>
				<dt>{t('operatingName')}</dt>
				<dd>
					{label.companyId === '' ? name : <Link to={`/admin/companies/${label.companyId}`}>{name}</Link>}
				</dd>
			</div>
			<div>
				<dt>{t('date')}</dt>
				<dd>
					<time dateTime={label.date}>{formatCalendarDate(label.date)}</time>
				</dd>
			</div>
			{(['attention', 'invoiceNumber', 'shippingAddress', 'purchaseOrderNumber'] as const).map(
				(field) =>
					label[field] !== '' && (
						<div key={field}>
							<dt>{t(field)}</dt>
							<dd className={styles.lines}>
								<bdi>{label[field]}</bdi>
							</dd>
						</div>
					),
			)}
		</dl>
	);
}

function LabelItems({ label }: { label: Label }) {
	const t = useTranslations('labels.view');
	const total = t('itemsTotal', {
		lines: label.content.length,
		pairs: formatPairs(countPairs(label.content)),
	});
	return (
		<StaffCard title={t('items')} action={<span className={styles.quiet}>{total}</span>}>
			{label.content.length === 0 ? (
				<p>{t('noItems')}</p>
			) : (
				<table className={styles.items}>
					<thead>
						<tr>
							<th scope="col">{t('partNumber')}</th>
							<th scope="col">{t('product')}</th>
							<th scope="col">{t('size')}</th>
							<th scope="col">{t('quantity')}</th>
						</tr>
					</thead>
					<tbody>
						{label.content.map((line, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none of them moves
							<tr key={index}>
								<th scope="row">{formatPartNumber(line.productPartNumber)}</th>
								<td>
									<bdi>{formatLineDescription(line)}</bdi>
								</td>
								<td>
									<bdi>{line.size}</bdi>
								</td>
								<td>{t('times', { quantity: line.quantity })}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</StaffCard>
	);
}

function PrintLog({ prints }: { prints: readonly LabelPrint[] }) {
	const t = useTranslations('labels.view');
	const papers = useTranslations('labels.papers');
	// A paper that another version knew is called what it was called there.
	const nameOf = (paper: string) => (isPaper(paper) ? papers(paper) : paper);
	return (
		<ul role="list" className={styles.log}>
			{prints.map(({ id, kind, copies, cartons, paper, by, at }) => (
				<li key={id}>
					<span>
						{t.rich(kind === 'packing-list' ? 'sentPacking' : cartons > 1 ? 'sentCartons' : 'sent', {
							copies,
							cartons,
							paper: nameOf(paper),
							name: () => <bdi>{by}</bdi>,
						})}
					</span>
					<StaffTime at={at} />
				</li>
			))}
		</ul>
	);
}
