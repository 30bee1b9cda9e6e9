import messages from 'messages:productEditing.preview,staff.title';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readDraft } from '../../admin/kit/form/form-draft.ts';
import { sendCall } from '../../admin/kit/staff-call.ts';
import { isProductForm } from '../../admin/products/form/product-form-value.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import ProductPage from '../../site/product-page/product-page.tsx';
import type { ProductView } from '../../site/product-page/product-view.ts';
import type { Route } from './+types/product-preview-page';
import styles from './product-preview-page.module.css';

export { loader } from './product-preview-page.server.ts';

export default withMessages(messages, ProductPreviewPage);

/** The public page's component, used with unpublished data. */
const GlovePage = ProductPage as unknown as ComponentType<{
	loaderData: { glove: Route.ComponentProps['loaderData']['glove']; unknown: undefined };
}>;

/** A glove's page as visitors will see it: as saved, or with the unsaved data of this browser's form. */
function ProductPreviewPage({ loaderData: { id, partNumber, glove } }: Route.ComponentProps) {
	const t = useTranslations('productEditing.preview');
	const [typed, setTyped] = useState<ProductView>();
	const [failed, setFailed] = useState(false);

	useEffect(() => {
		const draft = readDraft(`product:${id}`, isProductForm);
		if (!draft) return;
		const body = { ...draft.value, partNumber };
		sendCall<ProductView>('/api/admin/products/preview', { method: 'POST', body }).then((result) => {
			if (result.ok) setTyped(result.answer);
			else setFailed(true);
		});
	}, [id, partNumber]);

	const shown = typed ? { ...glove, product: typed } : glove;
	return (
		<>
			<meta name="robots" content="noindex, nofollow" />
			<div className={styles.bar} role="status">
				<p>
					{failed
						? t('failed')
						: t(typed ? 'unsaved' : 'saved', { partNumber: formatPartNumber(partNumber) })}
				</p>
				<a href={`/admin/update-product/${partNumber}`}>{t('back')}</a>
			</div>
			<GlovePage key={typed ? 'typed' : 'saved'} loaderData={{ glove: shown, unknown: undefined }} />
		</>
	);
}
