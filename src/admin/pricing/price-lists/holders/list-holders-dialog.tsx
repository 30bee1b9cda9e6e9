import { Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PriceList } from '../../../../domain/pricing/price-list.ts';
import { CompanySearch } from '../../../companies/company-search.tsx';
import { AlertBlock } from '../../../kit/alert-block.tsx';
import { DialogFoot } from '../../../kit/dialog-foot.tsx';
import { CalendarDateInput } from '../../../kit/form/calendar-date-input.tsx';
import { RowList } from '../../../kit/list/row-list.tsx';
import { useStaffRequest } from '../../../kit/session-dialog.tsx';
import { type GivenTemplate, type HolderPreview, MOST_HOLDERS } from './list-holder.ts';

type ListHoldersDialogProps = {
	list: PriceList;
	today: string;
	onClose: () => void;
	onGiven: (given: readonly GivenTemplate[], from: string) => void;
};

/** Gives a template to several companies from a day on; each is shown with what it has on that day. */
export function ListHoldersDialog({ list, today, onClose, onGiven }: ListHoldersDialogProps) {
	const t = useTranslations('pricing.list.holders');
	const sendRequest = useStaffRequest();
	const [from, setFrom] = useState(today);
	const wanted = useRef<{ companies: readonly string[]; day: string }>({ companies: [], day: today });
	const [picked, setPicked] = useState<readonly HolderPreview[]>([]);
	const [busy, setBusy] = useState(false);
	const [refusals, setRefusals] = useState<readonly string[]>([]);
	const url = `/api/admin/pricing/templates/${list.id}/companies`;
	const blocked = picked.some(({ refusal }) => refusal !== '');

	/** Shows companies with what they have on a day. Of several answers, the last one asked for counts. */
	async function show(companies: readonly string[], day: string) {
		wanted.current = { companies, day };
		setFrom(day);
		setRefusals([]);
		if (companies.length === 0) return setPicked([]);
		const asked = wanted.current;
		const body = { companies, from: day };
		const result = await sendRequest<{ companies: HolderPreview[] }>(`${url}/preview`, {
			method: 'POST',
			body,
		});
		if (wanted.current !== asked) return;
		if (result.ok) setPicked(result.answer.companies);
		else setRefusals([result.errors[0]?.message ?? (result.detail || t('failed'))]);
	}

	const add = ({ id }: { id: string }) =>
		show([...wanted.current.companies.filter((other) => other !== id), id], wanted.current.day);
	const leaveOut = (id: string) =>
		show(
			wanted.current.companies.filter((other) => other !== id),
			wanted.current.day,
		);

	async function submit(event: FormEvent) {
		event.preventDefault();
		setBusy(true);
		const body = { from, companies: picked.map(({ id }) => id) };
		const result = await sendRequest<{ given: GivenTemplate[] }>(url, { method: 'POST', body });
		setBusy(false);
		if (result.ok) return onGiven(result.answer.given, from);
		const reasons = result.errors.map(({ message }) => message);
		setRefusals(reasons.length > 0 ? [...new Set(reasons)] : [result.detail || t('failed')]);
	}

	return (
		<Modal opened onClose={onClose} title={t('dialog', { list: list.name })} size={640}>
			<form onSubmit={submit} noValidate>
				<Stack>
					{refusals.length > 0 && (
						<AlertBlock tone="error">
							{refusals.map((reason) => (
								<p key={reason}>{reason}</p>
							))}
						</AlertBlock>
					)}
					<CalendarDateInput
						label={t('day')}
						value={from}
						onChange={(next) => void show(wanted.current.companies, next ?? today)}
					/>
					<CompanySearch label={t('search')} onPick={add} addHref={null} isFirst />
					{picked.length === 0 ? (
						<p className="quiet">{t('pick')}</p>
					) : (
						<RowList>
							{picked.map(({ id, name, now, refusal }) => (
								<li key={id}>
									<Group justify="space-between" gap="xs" wrap="nowrap">
										<div>
											<strong>
												<bdi>{name}</bdi>
											</strong>
											<p className="quiet">
												{refusal !== '' ? refusal : now === '' ? t('nothing') : t('now', { list: now })}
											</p>
										</div>
										<Button
											variant="default"
											aria-label={t('leaveOut', { name })}
											onClick={() => leaveOut(id)}
										>
											{t('remove')}
										</Button>
									</Group>
								</li>
							))}
						</RowList>
					)}
					<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
						<Button
							type="submit"
							loading={busy}
							disabled={picked.length === 0 || blocked || picked.length > MOST_HOLDERS}
						>
							{t('give', { count: picked.length })}
						</Button>
					</DialogFoot>
				</Stack>
			</form>
		</Modal>
	);
}
