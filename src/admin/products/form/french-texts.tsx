import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '../../../domain/catalogue/product.ts';
import { fieldOf, isProductKey } from '../../../domain/catalogue/product-fields.ts';
import { findTerm, listTexts } from '../../../domain/catalogue/translations/product-texts.ts';
import { LANGUAGE_TAGS } from '../../../platform/i18n/locale.ts';
import { FieldError } from '../../kit/form/field-errors.tsx';
import { fieldId } from '../../kit/form/form-value.ts';
import { CONVERTERS } from './field-converters.ts';
import styles from './product-form.module.css';
import { useProductFormState } from './product-form-context.ts';
import type { ProductFormValue } from './product-form-value.ts';

/** A glove's French texts beside the English ones, in the order of the fields. */
export function FrenchTexts() {
	const t = useTranslations('productEditing.form');
	const { value, set } = useProductFormState();
	const [isMissingOnly, setMissingOnly] = useState(false);
	const texts = listFormTexts(value);
	const hasFrench = (text: string) => (value.french[text] ?? '') !== '' || findTerm(text, 'fr') !== undefined;
	const shown = isMissingOnly ? texts.filter((text) => !hasFrench(text)) : texts;
	const left = Object.keys(value.french).filter((text) => !texts.includes(text));

	function change(text: string, french: string) {
		const { [text]: _, ...others } = value.french;
		set('french', french === '' ? others : { ...others, [text]: french });
	}

	return (
		<Stack>
			<Group justify="space-between">
				<Text role="status">
					{t('frenchCount', { done: texts.filter(hasFrench).length, count: texts.length })}
				</Text>
				<Checkbox
					label={t('frenchMissing')}
					checked={isMissingOnly}
					onChange={(event) => setMissingOnly(event.currentTarget.checked)}
				/>
			</Group>
			{shown.length === 0 && <Text>{t('frenchNone')}</Text>}
			{shown.map((text) => (
				<Translation key={text} text={text} onChange={(french) => change(text, french)} />
			))}
			{left.length > 0 && <Text fw={700}>{t('frenchLeft')}</Text>}
			{left.map((text) => (
				<Group key={text} justify="space-between" wrap="nowrap" align="start">
					<Text c="dimmed">
						{text}
						<br />
						<span lang={LANGUAGE_TAGS.fr}>{value.french[text]}</span>
					</Text>
					<Button
						variant="default"
						flex="none"
						aria-label={t('frenchRemove', { text })}
						onClick={() => change(text, '')}
					>
						{t('frenchRemoveShort')}
					</Button>
				</Group>
			))}
		</Stack>
	);
}

type TranslationProps = { text: string; onChange: (french: string) => void };

function Translation({ text, onChange }: TranslationProps) {
	const t = useTranslations('productEditing.form');
	const { value, errors } = useProductFormState();
	const path = `french.${text}`;
	const error = errors.get(path);
	const shared = findTerm(text, 'fr');
	return (
		<div className={styles.translation}>
			<Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
			<Textarea
				id={fieldId(path)}
				lang={LANGUAGE_TAGS.fr}
				aria-label={t('frenchOf', { text })}
				placeholder={shared && t('frenchShared', { text: shared })}
				error={error && <FieldError>{error}</FieldError>}
				value={value.french[text] ?? ''}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
		</div>
	);
}

/** The texts of the glove in the form, as they would be stored. */
function listFormTexts(value: ProductFormValue): string[] {
	const fields = Object.entries(value).map(([key, typed]) => [
		key,
		isProductKey(key) ? CONVERTERS[fieldOf(key).kind].read(typed, key, []) : typed,
	]);
	return listTexts(Object.fromEntries(fields) as Product);
}
