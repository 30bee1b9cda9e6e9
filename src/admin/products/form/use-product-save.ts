import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductAnswer } from '../../../domain/catalogue/product-record.ts';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { type SaveState, useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { type ProductFormValue, toFormValue } from './product-form-value.ts';
import type { ProductForm } from './use-product-form.ts';

export type ProductSave = SaveState<ProductAnswer, ProductAnswer, ProductFormValue>;

/** Saves a glove from its form; `stored` is the glove being edited, unset for a new one. */
export function useProductSave(
	form: ProductForm,
	stored?: { product: ProductAnswer; value: ProductFormValue },
): ProductSave {
	const t = useTranslations('productEditing');
	const id = stored?.product.id;
	const tagOf = (product: ProductAnswer) =>
		product.id === id ? formatVersionTag({ kind: 'glove', id: product.id }, product.version) : undefined;
	return useVersionedSave<ProductAnswer, ProductAnswer, ProductFormValue>({
		...(stored ? { tag: tagOf(stored.product), stored: stored.value } : {}),
		tagOf,
		form,
		// The part number may belong to another glove by now, which is not a newer version of this one.
		toForm: (current) => (current.id === id ? toFormValue(current) : undefined),
		messages: {
			unanswered: t('unexpected'),
			refused: ({ detail, current }) => {
				if (!current) return t('refused', { reason: detail });
				const { partNumber } = current as ProductAnswer;
				return t('anotherGlove', { glove: formatPartNumber(partNumber) });
			},
			invalid: (count) => t('refused', { reason: t('form.toFix', { count }) }),
		},
	});
}
