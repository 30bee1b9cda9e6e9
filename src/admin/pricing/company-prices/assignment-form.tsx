import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatCalendarDate, isCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { sheetTag } from '../../../domain/pricing/company-prices/company-prices.ts';
import { CURRENCIES, type Currency } from '../../../domain/pricing/price.ts';
import { type Assignment, findAssignment } from '../../../domain/pricing/price-decision.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DateField, SearchSelectField, SelectField } from '../../kit/form/form-fields.tsx';
import { areSame } from '../../kit/form/form-value.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { SaveNotices } from '../../kit/form/save-notices.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { usePriceSaveMessages } from '../use-price-save-messages.ts';
import styles from './company-prices-page.module.css';
import type { FoundCompanyPrices } from './company-prices-page.server.ts';

/** A template and its start date are one field, because changing either one affects both. */
type Typed = { assignment: { listId: string; from: string }; currency: Currency };
/** The stored prices in the response to a save. */
type CurrentSheet = { tag?: string; currency: Currency; assignments: Assignment[] };

/** The option for no template. */
const NONE = '';

/** Sets a company's template and its start date. Earlier assignments are kept. */
export function AssignmentForm({ found, onSaved }: { found: FoundCompanyPrices; onSaved: () => void }) {
	const locale = useLocale();
	const { company, table, given, next, templates, today } = found;
	const t = useTranslations('pricing.client.template');
	const toForm = (assignment: { listId: string; from: string } | undefined, currency: Currency): Typed => ({
		assignment: { listId: assignment?.listId ?? NONE, from: assignment?.from ?? today },
		currency,
	});
	const form = useStaffForm({ initial: toForm(given, table.sheet.currency) });
	const save = useVersionedSave<CurrentSheet, CurrentSheet, Typed>({
		tag: sheetTag(table.sheet),
		tagOf: ({ tag }) => tag,
		form,
		toForm: ({ assignments, currency }) => toForm(findAssignment(assignments, found.filter.date), currency),
		messages: usePriceSaveMessages(),
	});
	const { value, base, set } = form;
	const { listId, from } = value.assignment;
	const isAssigned = !areSame(value.assignment, base.assignment);

	async function submit() {
		const outcome = await save.send({
			url: `/api/admin/pricing/clients/${company.id}`,
			body: {
				...(isAssigned ? { assignment: value.assignment } : {}),
				...(value.currency === base.currency ? {} : { currency: value.currency }),
			},
		});
		if (outcome?.kind !== 'saved') return;
		form.reset(value);
		onSaved();
	}

	/** A newly picked template starts today unless another date was typed, so that earlier prices do not change. */
	function pickList(id: string) {
		const isDayTyped = from !== base.assignment.from && from !== today;
		const day = id === base.assignment.listId ? base.assignment.from : today;
		set('assignment', { listId: id, from: isDayTyped ? from : day });
	}

	const nameOf = (id: string) =>
		id === NONE ? t('none') : (templates.find((one) => one.id === id)?.name ?? given?.name ?? id);
	const isKnown = templates.some(({ id }) => id === given?.listId);
	const choices = [
		{ value: NONE, label: t('none') },
		...(given && given.listId !== NONE && !isKnown ? [{ value: given.listId, label: given.name }] : []),
		...templates
			.filter((template) => template.currency === value.currency || template.id === listId)
			.map(({ id, name }) => ({ value: id, label: name })),
	];

	return (
		<SaveForm form={form} busy={save.busy} onSubmit={submit} gap="xs" className={styles.assignment}>
			<SaveNotices
				form={form}
				save={save}
				labelOf={(field) => t(field === 'currency' ? 'currency' : 'label')}
				format={(stored, field) => {
					if (field === 'currency') return String(stored);
					const assignment = stored as Typed['assignment'];
					return `${nameOf(assignment.listId)}, ${withColon(t('from'), locale)} ${formatCalendarDate(assignment.from, locale)}`;
				}}
				movedHref={(id) => `/admin/pricing/${id}`}
			/>
			<div className={styles.fields}>
				<SearchSelectField path="assignment.listId" label={t('label')} choices={choices} onPick={pickList} />
				<DateField path="assignment.from" label={t('from')} required />
				<SelectField
					path="currency"
					label={t('currency')}
					choices={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
					onPick={(currency) => {
						set('currency', currency);
						pickList(NONE);
					}}
				/>
				{form.isDirty && (
					<Button type="submit" loading={save.busy}>
						{t('save')}
					</Button>
				)}
			</div>
			{isAssigned && isCalendarDate(from) && from < today && (
				<AlertBlock tone="caution">{t('past', { day: formatCalendarDate(from, locale) })}</AlertBlock>
			)}
			{isAssigned && given && from !== given.from && from >= today && <Text c="dimmed">{t('hint')}</Text>}
			<LeaveGuard isDirty={form.isDirty} />
			{next.map((one) => (
				<Text key={one.from} c="dimmed">
					{t('next', { template: one.name || t('none'), day: formatCalendarDate(one.from, locale) })}
				</Text>
			))}
		</SaveForm>
	);
}
