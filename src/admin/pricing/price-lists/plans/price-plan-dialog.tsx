import { Button, Group, Modal, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../../../domain/catalogue/part-numbers/part-number.ts';
import { formatPrice } from '../../../../domain/pricing/price.ts';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import { parsePricePlan } from '../../../../domain/pricing/price-plan-schema.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import { formatVersionTag } from '../../../../platform/text/version-tag.ts';
import { AlertBlock } from '../../../kit/alert-block.tsx';
import { DialogFoot } from '../../../kit/dialog-foot.tsx';
import { DateField, FieldRow } from '../../../kit/form/form-fields.tsx';
import { SaveForm } from '../../../kit/form/save-form.tsx';
import { SaveNotices } from '../../../kit/form/save-notices.tsx';
import { useStaffForm } from '../../../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../../../kit/form/use-versioned-save.ts';
import { useStaffRequest } from '../../../kit/session-dialog.tsx';
import { usePriceSaveMessages } from '../../use-price-save-messages.ts';
import { PriceChangeFields } from '../price-change-fields.tsx';
import { usePlanText } from '../use-plan-text.ts';
import type { PlanPreview } from './price-plan-api.server.ts';
import styles from './price-plan-dialog.module.css';

/** A plan as typed; what is missing is proposed. */
export type PlanDraft = Partial<TypedPlan>;
type TypedPlan = { direction: 'up' | 'down'; percent: string; roundedTo: string; from: string };

const PREVIEW_AFTER_MS = 300;

type PricePlanDialogProps = {
	list: PriceList;
	today: string;
	draft: PlanDraft;
	onClose: () => void;
	onPlanned: (message: string) => void;
};

/** Dialog for a change of all prices of a list from a day on, with the new prices below it. */
export function PricePlanDialog({ list, today, draft, onClose, onPlanned }: PricePlanDialogProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.list.plans');
	const describe = usePlanText(list);
	const url = `/api/admin/pricing/templates/${list.id}/plans`;
	const [initial] = useState<TypedPlan>(() => ({
		direction: 'up',
		percent: '',
		roundedTo: '0.05',
		// Price rises of the trade come into force with the year.
		from: `${Number(today.slice(0, 4)) + 1}-01-01`,
		...draft,
	}));
	const form = useStaffForm({ initial });
	const tagOf = ({ id, version }: PriceList) => formatVersionTag({ kind: 'price-list', id }, version);
	const save = useVersionedSave<PriceList, PriceList, TypedPlan>({
		tag: tagOf(list),
		tagOf,
		messages: usePriceSaveMessages(),
		form,
	});
	const { preview, hasFailed } = usePreview(`${url}/preview`, form.value, { isPaused: save.busy });

	async function submit() {
		const outcome = await save.send({ url, method: 'POST', body: form.value });
		const parsed = parsePricePlan(form.value);
		if (outcome?.kind !== 'saved' || 'errors' in parsed) return;
		const day = formatCalendarDate(parsed.plan.fromDay, locale);
		onPlanned(t('planned', { change: describe(parsed.plan), day }));
	}

	return (
		<Modal opened onClose={onClose} title={t('dialog', { list: list.name })} size={720}>
			<SaveForm form={form} busy={save.busy} onSubmit={submit}>
				<SaveNotices form={form} save={save} labelOf={(field: keyof TypedPlan) => t(field)} />
				<FieldRow min={140}>
					<PriceChangeFields currency={list.currency} />
					<DateField path="from" label={t('from')} required />
				</FieldRow>
				{hasFailed ? (
					<AlertBlock tone="error">{t('failed')}</AlertBlock>
				) : preview ? (
					<Preview list={list} preview={preview} />
				) : (
					<p className="quiet">{t('typing')}</p>
				)}
				<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
					<Button type="submit" loading={save.busy}>
						{t('plan')}
					</Button>
				</DialogFoot>
			</SaveForm>
		</Modal>
	);
}

/**
 * The new prices of what is typed, a moment after the last key; none while it is incomplete or refused. Paused while the
 * plan is saved: a preview that arrives after the plan would be refused because of it.
 */
function usePreview(url: string, value: object, { isPaused }: { isPaused: boolean }) {
	const sendRequest = useStaffRequest();
	const [state, setState] = useState<{ preview?: PlanPreview; hasFailed: boolean }>({ hasFailed: false });
	const body = JSON.stringify(value);
	useEffect(() => {
		if (isPaused) return;
		const leaving = new AbortController();
		const timer = setTimeout(async () => {
			const typed = JSON.parse(body);
			if ('errors' in parsePricePlan(typed)) return setState({ hasFailed: false });
			try {
				const options = { method: 'POST', body: typed, signal: leaving.signal } as const;
				const result = await sendRequest<PlanPreview>(url, options);
				// What is invalid is said when it is saved.
				if (result.ok) setState({ preview: result.answer, hasFailed: false });
				else setState({ hasFailed: result.status !== 400 });
			} catch {
				// Something else was typed meanwhile.
			}
		}, PREVIEW_AFTER_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [url, body, isPaused, sendRequest]);
	return state;
}

function Preview({ list, preview }: { list: PriceList; preview: PlanPreview }) {
	const locale = useLocale();
	const t = useTranslations('pricing.list.plans');
	const { gloves, belowCost, rows } = preview;
	const price = (cents: number) => formatPrice(cents, list.currency, locale);
	return (
		<div aria-live="polite">
			<Group justify="space-between">
				<strong>{t('preview', { count: gloves })}</strong>
				{rows.length < gloves && (
					<span className="quiet">{t('previewFirst', { shown: rows.length, count: gloves })}</span>
				)}
			</Group>
			{belowCost > 0 && <AlertBlock tone="caution">{t('belowCost', { count: belowCost })}</AlertBlock>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
			<section className={styles.scroll} tabIndex={0} aria-label={t('preview', { count: gloves })}>
				<Table stickyHeader>
					<Table.Thead>
						<Table.Tr>
							<Table.Th scope="col">{t('glove')}</Table.Th>
							<Table.Th scope="col" ta="right">
								{t('before')}
							</Table.Th>
							<Table.Th scope="col" ta="right">
								{t('after')}
							</Table.Th>
						</Table.Tr>
					</Table.Thead>
					<Table.Tbody>
						{rows.map(({ partNumber, name, before, after, isBelowCost }) => (
							<Table.Tr key={partNumber}>
								<Table.Th scope="row">
									{formatPartNumber(partNumber)} <span className={styles.name}>{name}</span>
								</Table.Th>
								<Table.Td ta="right">{price(before.pair)}</Table.Td>
								<Table.Td ta="right" fw={700}>
									{price(after.pair)}
									{isBelowCost && <span className={styles.below}>{t('below')}</span>}
								</Table.Td>
							</Table.Tr>
						))}
					</Table.Tbody>
				</Table>
			</section>
		</div>
	);
}
