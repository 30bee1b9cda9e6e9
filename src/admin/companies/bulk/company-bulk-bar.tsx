import { Autocomplete, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGES_IN } from '../../../platform/i18n/languages-in.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locale.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { MAX_BULK, MAX_VALUE, type UndoableBulk } from '../../kit/bulk/bulk-change.ts';
import { RecordBulkFlow } from '../../kit/bulk/record-bulk-flow.tsx';
import type { Picked } from '../../kit/list/picking/use-picked.ts';
import { BUSINESS_TYPES, INDUSTRIES } from '../company-choices.ts';
import { COMPANY_BULK_FIELDS, type CompanyBulkField } from './company-bulk.ts';

type CompanyBulkBarProps = {
	picked: Picked<string>;
	total: number;
	keysHref: string;
	undoable: UndoableBulk | undefined;
};

/** Sets one field of the picked companies. */
export function CompanyBulkBar({ picked, total, keysHref, undoable }: CompanyBulkBarProps) {
	const locale = useLocale();
	const t = useTranslations('companies.bulk');
	const fields = useTranslations('companies.form');
	const [field, setField] = useState<CompanyBulkField>(COMPANY_BULK_FIELDS[0]);
	const [text, setText] = useState('');
	const [language, setLanguage] = useState<Locale>(LOCALES[0]);
	const change = { field, value: field === 'language' ? language : text };

	function formatValue(value: string): string {
		const spoken = LOCALES.find((one) => field === 'language' && one === value);
		return spoken ? LANGUAGES_IN[locale][spoken] : value;
	}

	return (
		<RecordBulkFlow<string>
			noun="company"
			url="/api/admin/companies/bulk"
			picked={picked}
			total={total}
			max={MAX_BULK}
			keysHref={keysHref}
			change={change}
			formatValue={formatValue}
			undoable={undoable}
		>
			<NativeSelect
				aria-label={t('field')}
				value={field}
				onChange={(event) => setField(event.currentTarget.value as CompanyBulkField)}
				data={COMPANY_BULK_FIELDS.map((one) => ({
					value: one,
					label: t('set', { field: fields(one) }),
				}))}
			/>
			{field === 'language' ? (
				<NativeSelect
					aria-label={t('value')}
					value={language}
					onChange={(event) => setLanguage(event.currentTarget.value as Locale)}
					data={LOCALES.map((one) => ({ value: one, label: LANGUAGES_IN[locale][one] }))}
				/>
			) : (
				<Autocomplete
					aria-label={t('value')}
					placeholder={t('value')}
					value={text}
					// Longer than any field; the preview names what is too long for its own.
					maxLength={MAX_VALUE}
					data={
						field === 'industry'
							? INDUSTRIES.map((one) => fields(`industries.${one}`))
							: field === 'businessType'
								? BUSINESS_TYPES.map((one) => fields(`businessTypes.${one}`))
								: []
					}
					onChange={setText}
				/>
			)}
		</RecordBulkFlow>
	);
}
