import { Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatAmount } from '../../../domain/pricing/price.ts';
import type { PriceLine, PriceList } from '../../../domain/pricing/price-list.ts';
import { BREAKS, type Breaks, type BreakUnit } from '../../../domain/pricing/quantity-break.ts';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { StaleSave } from '../../kit/form/stale-save.tsx';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import { PriceDialogFoot } from '../price-dialog-foot.tsx';
import { BreakPriceFields, type TypedPrices } from '../price-lists/break-price-fields.tsx';
import type { ListRow } from '../price-lists/price-list-page.server.ts';
import { useCallErrors } from '../use-call-errors.ts';
import styles from './override-dialog.module.css';

type LinePriceDialogProps = {
	list: PriceList;
	row: ListRow;
	onClose: () => void;
	onSaved: (stored: PriceList, message: string) => void;
};

/** The price of one glove on a list. */
export function LinePriceDialog({ list, row, onClose, onSaved }: LinePriceDialogProps) {
	const t = useTranslations('pricing.list');
	const words = useTranslations('pricing.override');
	const call = useStaffCall();
	const { message, faults, errorOf, clear, show } = useCallErrors();
	const breaks = useTranslations('pricing.breaks');
	const [base] = useState(() => toTyped(row.prices));
	const [theirs, setTheirs] = useState<TypedPrices>();
	const [typed, setTyped] = useState(base);
	const [version, setVersion] = useState(list.version);
	const [busy, setBusy] = useState<'save' | 'remove'>();
	const [isLeaving, setIsLeaving] = useState(false);
	const url = `/api/admin/pricing/templates/${list.id}/lines`;
	const glove = formatPartNumber(row.partNumber);
	const isDirty = JSON.stringify(typed) !== JSON.stringify(base);
	const close = () => (isDirty && !isLeaving ? setIsLeaving(true) : onClose());

	/** Somebody else saved the list: what they wrote for this glove is shown beside what is typed. */
	async function takeIn(version: number) {
		const result = await call<{ content: PriceLine[] }>(`${url}?glove=${row.partNumber}`);
		if (!result.ok) return show(result);
		setVersion(version);
		setTheirs(toTyped(result.answer.content[0]?.prices));
	}

	async function send(kind: 'save' | 'remove') {
		setBusy(kind);
		clear();
		const line = kind === 'remove' ? {} : typed;
		const result = await call<PriceList>(url, {
			method: 'PUT',
			headers: { 'if-match': formatVersionTag({ kind: 'price-list', id: list.id }, version) },
			body: { lines: [{ partNumber: row.partNumber, ...line }] },
		});
		setBusy(undefined);
		if (result.ok) return onSaved(result.answer, words('saved', { glove }));
		const current = (result.answer as { current?: PriceList } | undefined)?.current;
		if (result.status === 412 && current) return takeIn(current.version);
		show(result);
	}

	return (
		<Modal opened onClose={close} title={t('priceTitle', { glove, list: list.name })}>
			<form
				className={styles.form}
				noValidate
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					send('save');
				}}
			>
				{message && (
					<AlertBlock tone="error">
						{message}
						{faults
							.filter(({ path }) => !/^lines\.0\.(?:pair|dozen|case)$/.test(path))
							.map(({ path, message: fault }) => (
								<p key={path}>{fault}</p>
							))}
					</AlertBlock>
				)}
				{theirs && (
					<StaleSave
						fields={BREAKS.filter((unit) => typed[unit] !== theirs[unit]).map((unit) => ({
							field: unit,
							label: breaks(unit),
							yours: typed[unit],
							theirs: theirs[unit],
						}))}
						onTakeTheirs={(unit) => setTyped({ ...typed, [unit]: theirs[unit as BreakUnit] })}
					/>
				)}
				<BreakPriceFields
					value={typed}
					onChange={(unit, value) => {
						setTyped({ ...typed, [unit]: value });
						clear(`lines.0.${unit}`);
					}}
					errorOf={(unit) => errorOf(`lines.0.${unit}`)}
					currency={list.currency}
					caseSize={row.caseSize}
				/>
				<PriceDialogFoot
					busy={busy}
					saveLabel={t('savePrice')}
					onCancel={close}
					removal={row.prices && { label: t('removePrice'), onRemove: () => send('remove') }}
					isLeaving={isLeaving}
					onStay={() => setIsLeaving(false)}
					onLeave={onClose}
				/>
			</form>
		</Modal>
	);
}

function toTyped(prices: Breaks | undefined): TypedPrices {
	const amount = (unit: BreakUnit) => {
		const cents = prices?.[unit];
		return cents === undefined ? '' : formatAmount(cents);
	};
	return { pair: amount('pair'), dozen: amount('dozen'), case: amount('case') };
}
