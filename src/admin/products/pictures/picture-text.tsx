import { useTranslations } from 'use-intl';
import { fieldId } from '../../kit/form/form-value.ts';
import { useProductFormState } from '../form/product-form-context.ts';
import { FieldError } from '../form/product-input-field.tsx';
import styles from './picture-text.module.css';

type PictureTextProps = { picture: string; number: number; onEditing: (isEditing: boolean) => void };

/** Staff's own words for who cannot see a picture; left empty, the page makes them from the glove's data. */
export function PictureText({ picture, number, onEditing }: PictureTextProps) {
	const t = useTranslations('productEditing.pictures');
	const { value, set, errors } = useProductFormState();
	const path = `pictureTexts.${picture}`;
	const error = errors.get(path);
	return (
		<div className={styles.text}>
			<textarea
				id={fieldId(path)}
				rows={2}
				aria-label={t('text', { number })}
				aria-invalid={error ? true : undefined}
				aria-describedby={error && `${fieldId(path)}-error`}
				placeholder={t('textHint')}
				value={value.pictureTexts[picture] ?? ''}
				onFocus={() => onEditing(true)}
				onBlur={() => onEditing(false)}
				onChange={(event) => {
					const text = event.currentTarget.value.replace(/\n/g, ' ');
					set('pictureTexts', { ...value.pictureTexts, [picture]: text });
				}}
			/>
			{error && (
				<p id={`${fieldId(path)}-error`} className={styles.fault}>
					<FieldError>{error}</FieldError>
				</p>
			)}
		</div>
	);
}
