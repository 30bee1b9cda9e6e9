import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../../domain/calendar-date/calendar-date.ts';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import { RowList } from '../../../kit/list/row-list.tsx';
import { useStaffRequest } from '../../../kit/session-dialog.tsx';
import { StaffCard } from '../../../kit/staff-card.tsx';
import { showDone, showError } from '../../../kit/staff-notice.ts';
import { StateBadge } from '../../../kit/state-badge.tsx';
import { showUndo } from '../../../kit/undo-notice.tsx';
import type { GivenTemplate, ListHolder } from './list-holder.ts';
import { ListHoldersDialog } from './list-holders-dialog.tsx';

type ListHoldersProps = {
	list: PriceList & { companies: number };
	holders: readonly ListHolder[];
	today: string;
};

/** The companies that have a template, and a dialog that gives it to more of them at once. */
export function ListHolders({ list, holders, today }: ListHoldersProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.list.holders');
	const { revalidate } = useRevalidator();
	const sendRequest = useStaffRequest();
	const [isOpen, setIsOpen] = useState(false);
	const dayOf = (from: string) => formatCalendarDate(from, locale);

	function onGiven(given: readonly GivenTemplate[], from: string) {
		setIsOpen(false);
		revalidate();
		const message = t('given', { count: given.length, day: dayOf(from) });
		if (given.length === 0) return showDone(message);
		showUndo({
			message,
			undo: t('undo'),
			onUndo: async () => {
				const result = await sendRequest(`/api/admin/pricing/templates/${list.id}/companies/take-back`, {
					method: 'POST',
					body: { from, given },
				});
				if (result.ok) showDone(t('takenBack'));
				else showError(result.detail || t('failed'));
				revalidate();
			},
		});
	}

	return (
		<StaffCard
			title={t('title')}
			action={
				!list.isRetired && (
					<Button variant="default" onClick={() => setIsOpen(true)}>
						{t('open')}
					</Button>
				)
			}
		>
			{holders.length === 0 ? (
				<p className="quiet">{t('none')}</p>
			) : (
				<RowList>
					{holders.map(({ id, name, from }) => (
						<li key={`${id} ${from}`}>
							<Group justify="space-between" gap="xs">
								<Link to={`/admin/pricing/${id}`}>
									<bdi>{name}</bdi>
								</Link>
								<Group gap="xs">
									<span className="quiet">{t('from', { day: dayOf(from) })}</span>
									{from > today && <StateBadge tone="waiting">{t('ahead')}</StateBadge>}
								</Group>
							</Group>
						</li>
					))}
				</RowList>
			)}
			{holders.length < list.companies && (
				<p className="quiet">{t('more', { count: list.companies - holders.length })}</p>
			)}
			{isOpen && (
				<ListHoldersDialog list={list} today={today} onClose={() => setIsOpen(false)} onGiven={onGiven} />
			)}
		</StaffCard>
	);
}
