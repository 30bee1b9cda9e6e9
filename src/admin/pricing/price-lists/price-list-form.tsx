import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CURRENCIES, type Currency } from '../../../domain/pricing/price.ts';
import { PRICE_LIMITS, PRICE_LIST_KINDS, type PriceList } from '../../../domain/pricing/price-list.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DateField, FieldRow, SelectField, TextField } from '../../kit/form/form-fields.tsx';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import type { StaffForm } from '../../kit/form/use-staff-form.ts';
import type { SaveState } from '../../kit/form/use-versioned-save.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { OffFields } from './off-fields.tsx';
import { formatOff, formatRules, formatSizeRules, type PriceListDraft } from './price-list-draft.ts';
import { RuleRows } from './rule-rows.tsx';
import { SizeRuleRows } from './size-rule-rows.tsx';

/** Lists that percentages can be taken off. */
type ParentChoice = { id: string; name: string; currency: Currency };

type PriceListFormProps = {
	title: string;
	detail?: string | undefined;
	form: StaffForm<PriceListDraft>;
	save: SaveState<PriceList, PriceList, PriceListDraft>;
	/** An existing list keeps its kind and currency. */
	isNew: boolean;
	parents: readonly ParentChoice[];
	categories: readonly string[];
	submitLabel: string;
	cancelHref: string;
	onSubmit: () => void;
};

/** The form of a price list: name, kind, percentages, rules in order, and dates. */
export function PriceListForm(props: PriceListFormProps) {
	const { title, detail, form, save, isNew, parents, categories, submitLabel, cancelHref, onSubmit } = props;
	const t = useTranslations('pricing.list');
	const kinds = useTranslations('pricing.templates.kinds');
	const breaks = useTranslations('pricing.breaks');
	const locale = useLocale();
	const { value, set } = form;
	const offered = parents.filter(({ currency }) => currency === value.currency);

	const labels: Record<keyof PriceListDraft, string> = {
		name: t('name'),
		kind: t('kind'),
		currency: t('currency'),
		parentId: t('parent'),
		off: t('off'),
		rules: t('rules'),
		sizeRules: t('sizes.title'),
		validFrom: t('validFrom'),
		validTo: t('validTo'),
	};
	function format(stored: unknown, field: keyof PriceListDraft): string {
		if (field === 'off') return formatOff(stored as PriceListDraft['off'], breaks, locale);
		if (field === 'rules') return formatRules(stored as PriceListDraft['rules'], breaks, locale);
		if (field === 'sizeRules') return formatSizeRules(stored as PriceListDraft['sizeRules']);
		if (field === 'kind') return kinds(stored as PriceListDraft['kind']);
		if (field === 'parentId') return parents.find(({ id }) => id === stored)?.name ?? '';
		return String(stored);
	}
	const optional = (label: string) => (
		<>
			{label}{' '}
			<Text span inherit c="dimmed" fw={400}>
				{t('optional')}
			</Text>
		</>
	);

	return (
		<SaveForm form={form} busy={save.busy} onSubmit={onSubmit} gap="lg">
			<StaffPageHead title={title} detail={detail}>
				<Button component={Link} to={cancelHref} variant="subtle">
					{t('cancel')}
				</Button>
				<Button type="submit" loading={save.busy}>
					{submitLabel}
				</Button>
			</StaffPageHead>
			<SaveNotices form={form} save={save} labelOf={(field) => labels[field]} format={format} />
			<StaffCard title={t('details')}>
				<TextField path="name" label={t('name')} maxLength={PRICE_LIMITS.name} />
				{isNew && (
					<FieldRow>
						<SelectField
							path="kind"
							label={t('kind')}
							choices={PRICE_LIST_KINDS.map((kind) => ({ value: kind, label: kinds(kind) }))}
						/>
						<SelectField
							path="currency"
							label={t('currency')}
							choices={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
							onPick={(currency) => {
								set('currency', currency);
								set('parentId', '');
							}}
						/>
					</FieldRow>
				)}
				<Text c="dimmed">
					{t(`kindHints.${value.kind}`)}
					{!isNew && ` ${value.currency}.`}
				</Text>
				<FieldRow>
					<DateField path="validFrom" label={optional(t('validFrom'))} />
					<DateField path="validTo" label={optional(t('validTo'))} />
				</FieldRow>
			</StaffCard>
			{value.kind === 'percent' && (
				<>
					<StaffCard title={t('off')}>
						{offered.length === 0 && <AlertBlock tone="caution">{t('noParents')}</AlertBlock>}
						<SelectField
							path="parentId"
							label={t('parent')}
							choices={[
								{ value: '', label: t('pickParent') },
								...offered.map(({ id, name }) => ({ value: id, label: name })),
							]}
						/>
						<OffFields path="off" />
						<Text c="dimmed">{t('offHint')}</Text>
					</StaffCard>
					<StaffCard title={t('rules')} action={<Text c="dimmed">{t('rulesLine')}</Text>}>
						<RuleRows categories={categories} />
					</StaffCard>
				</>
			)}
			{value.kind !== 'percent' && (
				<StaffCard title={t('sizes.title')} action={<Text c="dimmed">{t('rulesLine')}</Text>}>
					<SizeRuleRows categories={categories} currency={value.currency} />
				</StaffCard>
			)}
			<LeaveGuard isDirty={form.isDirty} />
		</SaveForm>
	);
}
