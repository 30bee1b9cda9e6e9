import messages from 'messages:productEditing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductAnswer, ProductCheck } from '../../domain/catalogue/product-record.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { makeIdempotencyKey } from '../../platform/ui/fields/idempotency-key.ts';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/product-create-page';
import { ProductForm } from './form/product-form.tsx';
import { BLANK_FORM, toDuplicateForm } from './form/product-form-value.ts';
import { useProductForm } from './form/use-product-form.ts';
import { useSaveRefusal } from './form/use-save-refusal.ts';

export { loader } from './product-create-page.server.ts';

export const handle = { crumb: () => undefined };

export default withMessages(messages, ProductCreatePage);

const NOTHING_CHECKED: ProductCheck = { faults: [], warnings: [], completeness: 0, missing: [] };

/** The form for a new glove, empty or copied from another one. */
function ProductCreatePage({ loaderData: { from } }: Route.ComponentProps) {
	const t = useTranslations('productEditing');
	const call = useStaffCall();
	const navigate = useNavigate();
	const initial = useMemo(() => (from ? toDuplicateForm(from) : BLANK_FORM), [from]);
	const form = useProductForm(initial, `product:new:${from?.partNumber ?? ''}`, NOTHING_CHECKED);
	// One key for the form: pressed twice or sent again after a lost answer, it makes one glove.
	const key = useRef('');
	const [busy, setBusy] = useState(false);
	const { refusal, showRefusal } = useSaveRefusal();
	const [created, setCreated] = useState<ProductAnswer>();

	// After the form counts as saved, so that leaving it asks nothing.
	useEffect(() => {
		if (!created) return;
		showDone(t('created'));
		navigate(`/admin/update-product/${created.partNumber}`);
	}, [created, navigate, t]);

	async function create() {
		setBusy(true);
		showRefusal(undefined);
		key.current ||= makeIdempotencyKey();
		const result = await call<ProductAnswer>('/api/admin/products', {
			method: 'POST',
			body: form.value,
			headers: { 'idempotency-key': key.current },
		});
		setBusy(false);
		if (result.ok) {
			form.begin(initial);
			return setCreated(result.answer);
		}
		// Refused as it is: what is sent next is another call.
		if (result.status >= 400 && result.status < 500) key.current = '';
		showRefusal(result);
		form.showErrors(result.errors);
	}

	return (
		<>
			<StaffPageHead
				title={t('createTitle')}
				detail={from && t('duplicateOf', { partNumber: formatPartNumber(from.partNumber) })}
			/>
			<ProductForm form={form} busy={busy} refusal={refusal} submitLabel={t('create')} onSubmit={create} />
		</>
	);
}
