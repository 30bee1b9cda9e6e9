import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Currency } from '../../../domain/pricing/price.ts';
import { PRICE_LIMITS, SIZE_RULE_SCOPES } from '../../../domain/pricing/price-list.ts';
import { useFormState } from '../../kit/form/form-context.tsx';
import { FieldRow, SearchSelectField, SelectField, TextField } from '../../kit/form/form-fields.tsx';
import { EditableRows } from '../../kit/rows/editable-rows.tsx';
import type { DraftSizeRule, PriceListDraft } from './price-list-draft.ts';

const NO_RULE: DraftSizeRule = { scope: 'all', target: '', sizes: '', more: '' };

type SizeRuleRowsProps = { categories: readonly string[]; currency: Currency };

/** What some sizes cost more, in rules of which the first that matches wins. */
export function SizeRuleRows({ categories, currency }: SizeRuleRowsProps) {
	const t = useTranslations('pricing.list');
	const { set } = useFormState<PriceListDraft>();
	return (
		<>
			<Text c="dimmed">{t('sizes.line')}</Text>
			<EditableRows<DraftSizeRule>
				path="sizeRules"
				nameOf={({ sizes }) => sizes || t('sizes.new')}
				detailOf={({ target, more }) => [more && `+${more} ${currency}`, target].filter(Boolean).join(' · ')}
				empty={NO_RULE}
				addLabel={t('sizes.add')}
				max={PRICE_LIMITS.sizeRules}
				firstField="sizes"
			>
				{(rule, path) => (
					<>
						<FieldRow>
							<TextField
								path={`${path}.sizes`}
								label={t('sizes.sizes')}
								hint={t('sizes.sizesHint')}
								required
							/>
							<TextField
								path={`${path}.more`}
								label={t('sizes.more', { currency })}
								inputMode="decimal"
								required
							/>
						</FieldRow>
						<FieldRow>
							<SelectField
								path={`${path}.scope`}
								label={t('scope')}
								choices={SIZE_RULE_SCOPES.map((one) => ({ value: one, label: t(`scopes.${one}`) }))}
								onPick={(scope) => set(path, { ...rule, scope, target: '' })}
							/>
							{rule.scope === 'category' && (
								<SearchSelectField
									path={`${path}.target`}
									label={t('target.category')}
									placeholder={t('pickCategory')}
									choices={[
										...(rule.target === '' || categories.includes(rule.target) ? [] : [rule.target]),
										...categories,
									].map((name) => ({ value: name, label: name }))}
								/>
							)}
							{rule.scope === 'glove' && (
								<TextField path={`${path}.target`} label={t('target.glove')} maxLength={64} />
							)}
						</FieldRow>
					</>
				)}
			</EditableRows>
		</>
	);
}
