import messages from 'messages:pictureField,productEditing';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductAnswer, ProductCheck } from '../../domain/catalogue/product-record.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/product-create-page';
import { ProductForm } from './form/product-form.tsx';
import { BLANK_FORM, toDuplicateForm } from './form/product-form-value.ts';
import { useProductForm } from './form/use-product-form.ts';
import { useProductSave } from './form/use-product-save.ts';

export { loader } from './product-create-page.server.ts';

export const handle = { crumb: () => undefined };

export default withMessages(messages, ProductCreatePage);

const NOTHING_CHECKED: ProductCheck = { errors: [], warnings: [], completeness: 0, missing: [] };

/** The form for a new glove, empty or copied from another one. */
function ProductCreatePage({ loaderData: { from } }: Route.ComponentProps) {
	const t = useTranslations('productEditing');
	const navigate = useNavigate();
	const initial = useMemo(() => (from ? toDuplicateForm(from) : BLANK_FORM), [from]);
	const form = useProductForm(initial, `product:new:${from?.partNumber ?? ''}`, NOTHING_CHECKED);
	const save = useProductSave(form);
	const [created, setCreated] = useState<ProductAnswer>();

	// In an effect, after the form counts as saved, so that navigating away does not ask for confirmation.
	useEffect(() => {
		if (!created) return;
		showDone(t('created'));
		navigate(`/admin/update-product/${created.partNumber}`);
	}, [created, navigate, t]);

	async function create() {
		const outcome = await save.send({ url: '/api/admin/products', method: 'POST', body: form.value });
		if (outcome?.kind !== 'saved') return;
		form.reset(initial);
		setCreated(outcome.answer);
	}

	return (
		<>
			<StaffPageHead
				title={t('createTitle')}
				detail={from && t('duplicateOf', { partNumber: formatPartNumber(from.partNumber) })}
			/>
			<ProductForm form={form} save={save} submitLabel={t('create')} onSubmit={create} />
		</>
	);
}
