import { Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../kit/form/field-errors.tsx';
import { fieldId } from '../../kit/form/form-value.ts';
import { useProductFormState } from '../form/product-form-context.ts';

type PictureTextProps = { picture: string; number: number; onEditing: (isEditing: boolean) => void };

/** Staff's own alt text for a picture; if empty, the page generates it from the glove's data. */
export function PictureText({ picture, number, onEditing }: PictureTextProps) {
	const t = useTranslations('productEditing.pictures');
	const { value, set, errors } = useProductFormState();
	const path = `pictureTexts.${picture}`;
	const error = errors.get(path);
	return (
		<Textarea
			id={fieldId(path)}
			size="sm"
			rows={3}
			m="xs"
			aria-label={t('text', { number })}
			placeholder={t('textHint')}
			error={error && <FieldError>{error}</FieldError>}
			value={value.pictureTexts[picture] ?? ''}
			onFocus={() => onEditing(true)}
			onBlur={() => onEditing(false)}
			onChange={(event) => {
				const text = event.currentTarget.value.replace(/\n/g, ' ');
				set('pictureTexts', { ...value.pictureTexts, [picture]: text });
			}}
		/>
	);
}
