import messages from 'messages:categoryEditing';
import { Button, Group } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { FormErrors } from '../kit/form/form-notices.tsx';
import { areSame } from '../kit/form/form-value.ts';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { useStaffForm } from '../kit/form/use-staff-form.ts';
import { useVersionedSave } from '../kit/form/use-versioned-save.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/best-sellers-page';
import { type BestSellerList, MAX_BEST_SELLERS } from './category-record.ts';
import { PartNumberRows } from './part-number-rows.tsx';
import { useCategorySaveMessages } from './use-category-form.ts';

export { loader } from './best-sellers-page.server.ts';

export default withMessages(messages, BestSellersPage);

type Rows = { partNumbers: string[] };

/** One row always remains for typing. */
const toRows = ({ partNumbers }: BestSellerList): Rows => ({
	partNumbers: partNumbers.length === 0 ? [''] : partNumbers,
});

const tagOf = ({ version }: Pick<BestSellerList, 'version'>) =>
	formatVersionTag({ kind: 'site-list', id: 'bestSellers' }, version);

/** Edits the best sellers shown on the home page and in the menus, in order. */
function BestSellersPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('categoryEditing');
	const { list } = loaderData;
	const form = useStaffForm({ initial: toRows(list) });
	const save = useVersionedSave<BestSellerList, BestSellerList, Rows>({
		tag: tagOf(list),
		tagOf,
		form,
		toForm: toRows,
		stored: toRows(list),
		messages: useCategorySaveMessages(),
	});
	const { revalidate } = useRevalidator();
	const rows = form.value.partNumbers;
	// Only blank rows mean an empty list: the site then omits best sellers.
	const isEmpty = rows.every((row) => row.trim() === '');
	const partNumbers = isEmpty ? [] : rows;
	const isDirty = !areSame(partNumbers, form.base.partNumbers.filter(Boolean));
	const shown = form.base.partNumbers;
	const hidden = loaderData.hidden.filter((partNumber) => shown.includes(partNumber));
	const { current } = save;

	async function submit() {
		const outcome = await save.send({ url: '/api/admin/best-sellers', body: { partNumbers } });
		if (outcome?.kind !== 'saved') return;
		form.reset(toRows(outcome.answer));
		revalidate();
		showDone(t(outcome.answer.partNumbers.length === 0 ? 'bestSellers.savedEmpty' : 'bestSellers.saved'));
	}

	return (
		<>
			<StaffPageHead
				title={t('bestSellers.title')}
				detail={t('bestSellers.line', { most: MAX_BEST_SELLERS })}
			/>
			<SaveForm form={form} busy={save.busy} onSubmit={submit} gap="lg" maw={760}>
				<FormErrors errors={form.errorList} refusal={save.refusal} />
				{current && (
					<AlertBlock tone="caution">
						<p>
							{current.partNumbers.length === 0
								? t('bestSellers.staleEmpty')
								: t('bestSellers.stale', { list: current.partNumbers.map(formatPartNumber).join(', ') })}
						</p>
						<Button
							mt="sm"
							variant="default"
							onClick={() => {
								save.clear();
								form.reset(toRows(current));
							}}
						>
							{t('bestSellers.takeTheirs')}
						</Button>
					</AlertBlock>
				)}
				{hidden.length > 0 && (
					<AlertBlock tone="caution">
						{hidden.length === shown.length
							? t('bestSellers.allHidden')
							: t('bestSellers.hidden', {
									count: hidden.length,
									gloves: hidden.map(formatPartNumber).join(', '),
								})}
					</AlertBlock>
				)}
				<StaffCard title={t('bestSellers.title')}>
					{isEmpty && <p role="status">{t('bestSellers.empty')}</p>}
					<PartNumberRows
						rows={rows}
						errors={form.errors}
						onChange={(next) => form.set('partNumbers', next)}
					/>
				</StaffCard>
				<Group>
					<Button type="submit" loading={save.busy}>
						{t('save')}
					</Button>
					<Button component={Link} to="/admin/categories" variant="default">
						{t('cancel')}
					</Button>
				</Group>
				<LeaveGuard isDirty={isDirty} />
			</SaveForm>
		</>
	);
}
