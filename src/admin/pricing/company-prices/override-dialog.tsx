import { Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { ClientOverride, CustomerPart } from '../../../domain/pricing/company-prices.ts';
import { type Currency, formatAmount, formatPrice } from '../../../domain/pricing/price.ts';
import { PRICE_LIMITS } from '../../../domain/pricing/price-list.ts';
import { BREAKS } from '../../../domain/pricing/quantity-break.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { MergedAway } from '../../kit/form/merged-away.tsx';
import { StaleSave } from '../../kit/form/stale-save.tsx';
import { useStaffCall } from '../../kit/session-dialog.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import { PriceDialogFoot } from '../price-dialog-foot.tsx';
import { BreakPriceFields } from '../price-lists/break-price-fields.tsx';
import { useCallErrors } from '../use-call-errors.ts';
import type { ClientRow } from './company-table.server.ts';
import styles from './override-dialog.module.css';

type OverrideDialogProps = {
	companyId: string;
	/** Of the prices that the page shows. */
	tag: string;
	currency: Currency;
	row: ClientRow;
	onClose: () => void;
	onSaved: (message: string) => void;
};

const FIELDS = ['pair', 'dozen', 'case', 'reason', 'validFrom', 'validTo', 'number', 'name'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

function toTyped(override: ClientOverride | undefined, part: CustomerPart | undefined): Typed {
	const amount = (cents: number | undefined) => (cents === undefined ? '' : formatAmount(cents));
	return {
		pair: amount(override?.prices.pair),
		dozen: amount(override?.prices.dozen),
		case: amount(override?.prices.case),
		reason: override?.reason ?? '',
		validFrom: override?.validFrom ?? '',
		validTo: override?.validTo ?? '',
		number: part?.number ?? '',
		name: part?.name ?? '',
	};
}

/** What is stored now, as a refused save answers it. */
type CurrentClient = { tag: string; overrides: ClientOverride[]; customerParts: CustomerPart[] };

/** The price of one glove for one company by hand, why, and what the company calls it. */
export function OverrideDialog({
	companyId,
	currency,
	row,
	onClose,
	onSaved,
	...asked
}: OverrideDialogProps) {
	const t = useTranslations('pricing.override');
	const breaks = useTranslations('pricing.breaks');
	const call = useStaffCall();
	const { message, movedTo, faults, errorOf, clear, show } = useCallErrors();
	const [tag, setTag] = useState(asked.tag);
	const [base, setBase] = useState(() => toTyped(row.override, row.customerPart));
	const [typed, setTyped] = useState(base);
	const [theirs, setTheirs] = useState<Typed>();
	const [busy, setBusy] = useState<'save' | 'remove'>();
	const [isLeaving, setIsLeaving] = useState(false);
	const glove = formatPartNumber(row.partNumber);
	const isDirty = FIELDS.some((field) => typed[field] !== base[field]);
	const { override } = row;

	const set = (field: keyof Typed, value: string) => {
		setTyped((before) => ({ ...before, [field]: value }));
		clear(pathOf(field));
	};
	const isPriced = BREAKS.some((unit) => typed[unit].trim() !== '');

	async function send(kind: 'save' | 'remove') {
		setBusy(kind);
		clear();
		const { partNumber } = row;
		const { number, name, ...price } = typed;
		const isPartChanged = number !== base.number || name !== base.name;
		const result = await call(`/api/admin/pricing/clients/${companyId}`, {
			method: 'PUT',
			headers: { 'if-match': tag },
			body:
				kind === 'remove'
					? { overrides: [{ partNumber }] }
					: {
							overrides: isPriced || override ? [{ partNumber, ...price }] : [],
							customerParts: isPartChanged ? [{ partNumber, number, name }] : [],
						},
		});
		setBusy(undefined);
		if (result.ok) return onSaved(t(kind === 'remove' ? 'removed' : 'saved', { glove }));
		const current = (result.answer as { current?: CurrentClient } | undefined)?.current;
		if (result.status === 412 && current) takeIn(current);
		else show(result);
	}

	/** Somebody else saved: what only they changed is taken over, what both did stands side by side. */
	function takeIn(current: CurrentClient) {
		const { partNumber } = row;
		const now = toTyped(
			current.overrides.find((one) => one.partNumber === partNumber),
			current.customerParts.find((one) => one.partNumber === partNumber),
		);
		setTyped((mine) => {
			const next = { ...mine };
			for (const field of FIELDS) if (mine[field] === base[field]) next[field] = now[field];
			return next;
		});
		setTag(current.tag);
		setBase(now);
		setTheirs(now);
	}

	const clashes = theirs ? FIELDS.filter((field) => typed[field] !== theirs[field]) : [];
	const close = () => (isDirty && !isLeaving ? setIsLeaving(true) : onClose());
	const labels: Record<keyof Typed, string> = {
		pair: breaks('pair'),
		dozen: breaks('dozen'),
		case: breaks('case'),
		reason: t('reason'),
		validFrom: t('validFrom'),
		validTo: t('validTo'),
		number: t('number'),
		name: t('name'),
	};
	const field = (name: keyof Typed, hint?: string) => ({
		label: labels[name],
		value: typed[name],
		onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
		error: errorOf(pathOf(name)),
		autoComplete: 'off',
		...(hint ? { description: hint, inputWrapperOrder: ORDER } : {}),
	});

	return (
		<Modal opened onClose={close} title={t('title', { glove })}>
			<form
				className={styles.form}
				noValidate
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					send('save');
				}}
			>
				<p className={styles.quiet}>
					{row.templateCents === undefined
						? t('nowNone')
						: t('now', {
								source: row.templateSource === 'template' ? 'template' : 'standard',
								price: formatPrice(row.templateCents, currency),
							})}
				</p>
				{movedTo && <MergedAway movedTo={movedTo} href={`/admin/pricing/${movedTo.id}`} />}
				{message && (
					<AlertBlock tone="error">
						{message}
						{faults
							.filter(({ path }) => !PLACED.test(path))
							.map(({ path, message: fault }) => (
								<p key={path}>{fault}</p>
							))}
					</AlertBlock>
				)}
				{theirs && (
					<StaleSave
						fields={clashes.map((name) => ({
							field: name,
							label: labels[name],
							yours: typed[name],
							theirs: theirs[name],
						}))}
						onTakeTheirs={(name) => set(name as keyof Typed, theirs[name as keyof Typed])}
					/>
				)}
				<BreakPriceFields
					value={typed}
					onChange={set}
					errorOf={(unit) => errorOf(pathOf(unit))}
					currency={currency}
					caseSize={row.caseSize}
				/>
				<TextInput {...field('reason', t('reasonHint'))} maxLength={PRICE_LIMITS.reason} />
				<div className={styles.two}>
					<TextInput {...field('validFrom')} type="date" min="2000-01-01" max="2100-12-31" />
					<TextInput {...field('validTo')} type="date" min="2000-01-01" max="2100-12-31" />
				</div>
				<div className={styles.two}>
					<TextInput {...field('number')} maxLength={PRICE_LIMITS.customerNumber} />
					<TextInput {...field('name')} maxLength={PRICE_LIMITS.customerName} />
				</div>
				{override && (
					<p className={styles.quiet}>
						{t('setBy', { by: override.setBy })} <StaffTime at={override.setAt} />
					</p>
				)}
				<PriceDialogFoot
					busy={busy}
					saveLabel={t('save')}
					onCancel={close}
					removal={override && { label: t('remove'), onRemove: () => send('remove') }}
					isLeaving={isLeaving}
					onStay={() => setIsLeaving(false)}
					onLeave={onClose}
				/>
			</form>
		</Modal>
	);
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Faults that stand at their field. */
const PLACED = /^(?:overrides|customerParts)\.0\.(?!partNumber)/;

function pathOf(field: keyof Typed): string {
	return field === 'number' || field === 'name' ? `customerParts.0.${field}` : `overrides.0.${field}`;
}
