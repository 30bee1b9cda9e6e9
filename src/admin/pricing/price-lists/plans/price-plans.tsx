import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../../domain/calendar-date/calendar-date.ts';
import { formatAmount } from '../../../../domain/pricing/price.ts';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import type { PricePlan } from '../../../../domain/pricing/price-plan.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import { formatVersionTag } from '../../../../platform/text/version-tag.ts';
import { useVersionedSave } from '../../../kit/form/use-versioned-save.ts';
import { RowList } from '../../../kit/list/row-list.tsx';
import { StaffCard } from '../../../kit/staff-card.tsx';
import { showDone, showError } from '../../../kit/staff-notice.ts';
import { StaffTime } from '../../../kit/staff-time.tsx';
import { showUndo } from '../../../kit/undo-notice.tsx';
import { usePriceSaveMessages } from '../../use-price-save-messages.ts';
import { usePlanText } from '../use-plan-text.ts';
import { type PlanDraft, PricePlanDialog } from './price-plan-dialog.tsx';

type PricePlansProps = { list: PriceList; plans: readonly PricePlan[]; today: string };

/** The planned changes of a list's prices: those to come, and those in force that can still be taken back. */
export function PricePlans({ list, plans, today }: PricePlansProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.list.plans');
	const stale = useTranslations('staff.stale');
	const describe = usePlanText(list);
	const { revalidate } = useRevalidator();
	const [draft, setDraft] = useState<PlanDraft>();
	const url = `/api/admin/pricing/templates/${list.id}/plans`;
	const tagOf = ({ id, version }: PriceList) => formatVersionTag({ kind: 'price-list', id }, version);
	const messages = usePriceSaveMessages();
	const save = useVersionedSave<PriceList>({ tag: tagOf(list), tagOf, messages });
	const latest = plans.at(-1);
	const dayOf = ({ fromDay }: PricePlan) => formatCalendarDate(fromDay, locale);

	async function takeBack(plan: PricePlan) {
		const outcome = await save.send({ url: `${url}/${plan.id}`, method: 'DELETE' }, plan.id);
		await revalidate();
		if (!outcome) return;
		if (outcome.kind === 'saved') {
			showUndo({
				message: t('takenBack', { day: dayOf(plan) }),
				undo: t('again'),
				onUndo: () => setDraft(toDraft(plan)),
			});
		} else showError(outcome.kind === 'refused' ? outcome.detail : stale('title'));
	}

	function onPlanned(message: string) {
		setDraft(undefined);
		showDone(message);
		revalidate();
	}

	return (
		<StaffCard
			title={t('title')}
			action={
				<Button variant="default" onClick={() => setDraft({})}>
					{t('open')}
				</Button>
			}
		>
			{plans.length === 0 ? (
				<p className="quiet">{t('none')}</p>
			) : (
				<RowList>
					{plans.map((plan) => (
						<li key={plan.id}>
							<Group justify="space-between" gap="xs">
								<div>
									<Group gap="xs">
										<strong>{t('row', { change: describe(plan), day: dayOf(plan) })}</strong>
										<Badge color={plan.fromDay > today ? 'caution' : 'good'}>
											{t(plan.fromDay > today ? 'ahead' : 'inForce')}
										</Badge>
									</Group>
									<span className="quiet">
										{t.rich('by', { name: plan.setBy, at: () => <StaffTime at={plan.setAt} /> })}
									</span>
								</div>
								{plan === latest && (
									<Button
										variant="default"
										loading={save.sending === plan.id}
										aria-label={t('takeBackOne', { change: describe(plan), day: dayOf(plan) })}
										onClick={() => takeBack(plan)}
									>
										{t('takeBack')}
									</Button>
								)}
							</Group>
						</li>
					))}
				</RowList>
			)}
			{draft && (
				<PricePlanDialog
					list={list}
					today={today}
					draft={draft}
					onClose={() => setDraft(undefined)}
					onPlanned={onPlanned}
				/>
			)}
		</StaffCard>
	);
}

function toDraft({ hundredths, stepCents, fromDay }: PricePlan): PlanDraft {
	return {
		direction: hundredths > 0 ? 'up' : 'down',
		percent: String(Math.abs(hundredths) / 100),
		roundedTo: formatAmount(stepCents),
		from: fromDay,
	};
}
