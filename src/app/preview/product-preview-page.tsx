import messages from 'messages:productEditing.preview,staff.title';
import sharedMessages from 'messages:site';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readDraft } from '../../admin/kit/form/form-draft.ts';
import { sendRequest } from '../../admin/kit/staff-request.ts';
import { isProductForm } from '../../admin/products/form/product-form-value.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { LANGUAGE_TAGS } from '../../platform/i18n/locale.ts';
import { RootMessages, withMessages } from '../../platform/i18n/page-messages.tsx';
import { GlovePage } from '../../site/product-page/glove-page.tsx';
import type { ProductView } from '../../site/product-page/product-view.ts';
import type { Route } from './+types/product-preview-page';
import { PreviewBar } from './preview-bar.tsx';

export { loader } from './product-preview-page.server.ts';

export default withMessages(messages, ProductPreviewPage);

/** A glove's page as visitors will see it, in either language: as saved, or with the unsaved data of this browser's form. */
function ProductPreviewPage({ loaderData: { id, partNumber, locale, glove } }: Route.ComponentProps) {
	const t = useTranslations('productEditing.preview');
	const [typed, setTyped] = useState<ProductView>();
	const [failed, setFailed] = useState(false);

	useEffect(() => {
		const draft = readDraft(`product:${id}`, isProductForm);
		if (!draft) return;
		const body = { ...draft.value, partNumber };
		sendRequest<ProductView>(`/api/admin/products/preview?lang=${locale}`, { method: 'POST', body }).then(
			(result) => {
				if (result.ok) setTyped(result.answer);
				else setFailed(true);
			},
		);
	}, [id, partNumber, locale]);

	const shown = typed ? { ...glove, product: typed } : glove;
	return (
		<>
			<PreviewBar
				line={
					failed ? t('failed') : t(typed ? 'unsaved' : 'saved', { partNumber: formatPartNumber(partNumber) })
				}
				path={`/admin/preview-product/${partNumber}`}
				locale={locale}
				back={{ href: `/admin/update-product/${partNumber}`, label: t('back') }}
			/>
			<div lang={LANGUAGE_TAGS[locale]}>
				<RootMessages locale={locale} parts={sharedMessages}>
					<GlovePage key={typed ? 'typed' : 'saved'} glove={shown} unknown={undefined} />
				</RootMessages>
			</div>
		</>
	);
}
