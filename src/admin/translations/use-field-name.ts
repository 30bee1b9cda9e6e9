import { useTranslations } from 'use-intl';
import { isProductKey } from '../../domain/catalogue/product-fields.ts';
import type { TranslatedRecord } from '../../domain/translations/translation.ts';

/** Names a field of a glove as its form does; a text of the site by what it is, or as a text. */
export function useFieldName(kind: TranslatedRecord['kind']): (field: string) => string {
	const t = useTranslations('translations');
	const form = useTranslations('productEditing.form');
	return (field) => {
		if (kind === 'product' && isProductKey(field) && form.has(field as 'description'))
			return form(field as 'description');
		if (kind === 'category' && field === 'description') return t('fields.categoryDescription');
		const key = `fields.${field}`;
		return t.has(key as 'fields.title') ? t(key as 'fields.title') : t('fields.text');
	};
}
