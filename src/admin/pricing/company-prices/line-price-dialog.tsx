import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { formatAmount } from '../../../domain/pricing/price.ts';
import type { PriceLine, PriceList } from '../../../domain/pricing/price-list.ts';
import type { Breaks, BreakUnit } from '../../../domain/pricing/quantity-break.ts';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { PriceDialogFoot } from '../price-dialog-foot.tsx';
import { BreakPriceFields, type TypedPrices } from '../price-lists/break-price-fields.tsx';
import type { ListRow } from '../price-lists/price-list-page.server.ts';
import { usePriceSaveMessages } from '../use-price-save-messages.ts';

type LinePriceDialogProps = {
	list: PriceList;
	row: ListRow;
	onClose: () => void;
	onSaved: (message: string) => void;
};

/** Dialog for the price of one glove on a list. */
export function LinePriceDialog({ list, row, onClose, onSaved }: LinePriceDialogProps) {
	const t = useTranslations('pricing.list');
	const override = useTranslations('pricing.override');
	const breaks = useTranslations('pricing.breaks');
	const sendRequest = useStaffRequest();
	const url = `/api/admin/pricing/templates/${list.id}/lines`;
	const [initial] = useState(() => toTyped(row.prices));
	const form = useStaffForm({ initial, fieldOf: (path) => path.replace(/^lines\.0\./, '') });
	const tagOf = ({ id, version }: PriceList) => formatVersionTag({ kind: 'price-list', id }, version);
	const save = useVersionedSave<PriceList, PriceList, TypedPrices>({
		tag: tagOf(list),
		tagOf,
		form,
		// A conflict is about the whole list, so the stored price of this glove is fetched separately.
		toForm: async () => {
			const result = await sendRequest<{ content: PriceLine[] }>(`${url}?glove=${row.partNumber}`);
			return result.ok ? toTyped(result.answer.content[0]?.prices) : undefined;
		},
		messages: usePriceSaveMessages(),
	});
	const [isLeaving, setIsLeaving] = useState(false);
	const glove = formatPartNumber(row.partNumber);
	const close = () => (form.isDirty && !isLeaving ? setIsLeaving(true) : onClose());

	async function send(kind: 'save' | 'remove') {
		const line = kind === 'remove' ? {} : form.value;
		const body = { lines: [{ partNumber: row.partNumber, ...line }] };
		const outcome = await save.send({ url, body }, kind);
		if (outcome?.kind === 'saved') onSaved(override('saved', { glove }));
	}

	return (
		<Modal opened onClose={close} title={t('priceTitle', { glove, list: list.name })}>
			<SaveForm form={form} busy={save.busy} onSubmit={() => send('save')}>
				<SaveNotices form={form} save={save} labelOf={breaks} />
				<BreakPriceFields currency={list.currency} caseSize={row.caseSize} />
				<PriceDialogFoot
					busy={save.sending}
					saveLabel={t('savePrice')}
					onCancel={close}
					removal={row.prices && { label: t('removePrice'), onRemove: () => send('remove') }}
					isLeaving={isLeaving}
					onStay={() => setIsLeaving(false)}
					onLeave={onClose}
				/>
			</SaveForm>
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
