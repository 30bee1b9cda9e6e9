import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { ProductAnswer } from '../../../domain/catalogue/product-record.ts';
import { formatVersionTag } from '../../../platform/text/version-tag.ts';
import { type SaveState, useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { releaseItemTag } from '../../kit/releases/release-item.ts';
import type { ReleaseSide } from '../../kit/releases/release-side.ts';
import { type ProductFormValue, toFormValue } from './product-form-value.ts';
import type { ProductForm } from './use-product-form.ts';

export type ProductSave = SaveState<ProductAnswer, ProductAnswer, ProductFormValue>;

/** Saves a glove from its form; `stored` is the glove being edited, unset for a new one. */
export function useProductSave(
	form: ProductForm,
	stored?: { product: ProductAnswer; value: ProductFormValue; edit?: ReleaseSide['edit'] },
): ProductSave {
	const t = useTranslations('productEditing');
	const id = stored?.product.id;
	const edit = stored?.edit;
	const tagOf = (product: ProductAnswer) => {
		// An answer of a release has the glove's fields and the versions of the edit, and no id.
		if (edit && id !== undefined)
			return releaseItemTag(edit.id, { kind: 'glove', id }, { ...edit, ...versionsIn(product) });
		return product.id === id
			? formatVersionTag({ kind: 'glove', id: product.id }, product.version)
			: undefined;
	};
	const firstTag =
		edit && id !== undefined
			? releaseItemTag(edit.id, { kind: 'glove', id }, edit)
			: stored && tagOf(stored.product);
	return useVersionedSave<ProductAnswer, ProductAnswer, ProductFormValue>({
		...(stored ? { tag: firstTag, stored: stored.value } : {}),
		tagOf,
		form,
		// The part number may belong to another glove by now, which is not a newer version of this one.
		toForm: (current) => (edit || current.id === id ? toFormValue(current) : undefined),
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

/** The versions in the answer of a release. */
function versionsIn(answer: object): { version?: number; recordVersion?: number } {
	return answer;
}
