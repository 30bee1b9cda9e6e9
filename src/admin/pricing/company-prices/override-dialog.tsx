import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { CompanyOverride, CustomerPart } from '../../../domain/pricing/company-prices/company-prices.ts';
import { type Currency, formatAmount, formatPrice } from '../../../domain/pricing/price.ts';
import { PRICE_LIMITS } from '../../../domain/pricing/price-list.ts';
import { BREAKS } from '../../../domain/pricing/quantity-break.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { DateField, FieldRow, TextField } from '../../kit/form/form-fields.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { StaffTime } from '../../kit/staff-time.tsx';
import { PriceDialogFoot } from '../price-dialog-foot.tsx';
import { BreakPriceFields, type TypedPrices } from '../price-lists/break-price-fields.tsx';
import { usePriceSaveMessages } from '../use-price-save-messages.ts';
import type { CompanyPriceRow } from './company-table.server.ts';

type OverrideDialogProps = {
	companyId: string;
	/** The version tag of the prices on the page. */
	tag: string;
	currency: Currency;
	row: CompanyPriceRow;
	onClose: () => void;
	onSaved: (message: string) => void;
};

type Typed = TypedPrices & Record<'reason' | 'validFrom' | 'validTo' | 'number' | 'name', string>;

function toTyped(override: CompanyOverride | undefined, part: CustomerPart | undefined): Typed {
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

/** The stored prices in the response to a save. */
type CurrentCompanyPrices = { tag?: string; overrides: CompanyOverride[]; customerParts: CustomerPart[] };

/** Dialog for a company's override of one glove, with the reason, and the company's own number and name for it. */
export function OverrideDialog(props: OverrideDialogProps) {
	const locale = useLocale();
	const { companyId, tag, currency, row, onClose, onSaved } = props;
	const { partNumber, override } = row;
	const t = useTranslations('pricing.override');
	const breaks = useTranslations('pricing.breaks');
	const [initial] = useState(() => toTyped(override, row.customerPart));
	const form = useStaffForm({
		initial,
		fieldOf: (path) => path.replace(/^(?:overrides|customerParts)\.0\./, ''),
	});
	const save = useVersionedSave<CurrentCompanyPrices, CurrentCompanyPrices, Typed>({
		tag,
		tagOf: (current) => current.tag,
		form,
		toForm: ({ overrides, customerParts }) =>
			toTyped(
				overrides.find((one) => one.partNumber === partNumber),
				customerParts.find((one) => one.partNumber === partNumber),
			),
		messages: usePriceSaveMessages(),
	});
	const [isLeaving, setIsLeaving] = useState(false);
	const glove = formatPartNumber(partNumber);
	const { value, base } = form;
	const close = () => (form.isDirty && !isLeaving ? setIsLeaving(true) : onClose());

	async function send(kind: 'save' | 'remove') {
		const { number, name, ...price } = value;
		const isPartChanged = number !== base.number || name !== base.name;
		const isPriced = BREAKS.some((unit) => value[unit].trim() !== '');
		const body =
			kind === 'remove'
				? { overrides: [{ partNumber }] }
				: {
						overrides: isPriced || override ? [{ partNumber, ...price }] : [],
						customerParts: isPartChanged ? [{ partNumber, number, name }] : [],
					};
		const outcome = await save.send({ url: `/api/admin/pricing/clients/${companyId}`, body }, kind);
		if (outcome?.kind === 'saved') onSaved(t(kind === 'remove' ? 'removed' : 'saved', { glove }));
	}

	const labelOf = (field: keyof Typed) =>
		field === 'pair' || field === 'dozen' || field === 'case' ? breaks(field) : t(field);

	return (
		<Modal opened onClose={close} title={t('title', { glove })}>
			<SaveForm form={form} busy={save.busy} onSubmit={() => send('save')}>
				<Text c="dimmed">
					{row.templateCents === undefined
						? t('nowNone')
						: t('now', {
								source: row.templateSource === 'template' ? 'template' : 'standard',
								price: formatPrice(row.templateCents, currency, locale),
							})}
				</Text>
				<SaveNotices form={form} save={save} labelOf={labelOf} movedHref={(id) => `/admin/pricing/${id}`} />
				<BreakPriceFields currency={currency} caseSize={row.caseSize} />
				<TextField path="reason" label={t('reason')} hint={t('reasonHint')} maxLength={PRICE_LIMITS.reason} />
				<FieldRow min={150}>
					<DateField path="validFrom" label={t('validFrom')} />
					<DateField path="validTo" label={t('validTo')} />
				</FieldRow>
				<FieldRow min={150}>
					<TextField path="number" label={t('number')} maxLength={PRICE_LIMITS.customerNumber} />
					<TextField path="name" label={t('name')} maxLength={PRICE_LIMITS.customerName} />
				</FieldRow>
				{override && (
					<Text c="dimmed">
						{t('setBy', { by: override.setBy })} <StaffTime at={override.setAt} />
					</Text>
				)}
				<PriceDialogFoot
					busy={save.sending}
					saveLabel={t('save')}
					onCancel={close}
					removal={override && { label: t('remove'), onRemove: () => send('remove') }}
					isLeaving={isLeaving}
					onStay={() => setIsLeaving(false)}
					onLeave={onClose}
				/>
			</SaveForm>
		</Modal>
	);
}
