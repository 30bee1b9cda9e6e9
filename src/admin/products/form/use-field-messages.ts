import { useMessages, useTranslations } from 'use-intl';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { nameFromKey } from '../../kit/form/field-name.ts';
import type { FieldMessages } from './product-form-value.ts';

/** The form's names for the parts of a glove's fields; a picture's path is used as is. */
export function useFieldMessages(): FieldMessages {
	const t = useTranslations('productEditing.form');
	const yesNo = useTranslations('staff.activity');
	const { productEditing } = useMessages() as unknown as {
		productEditing: { form: Record<string, unknown> };
	};
	const nameOf = (part: string) => {
		if (typeof productEditing.form[part] === 'string') return t(part as 'name');
		return part.includes('/') ? part : nameFromKey(part);
	};
	return { nameOf, yes: yesNo('yes'), no: yesNo('no'), locale: useLocale() };
}
