import messages from 'messages:categoryEditing';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { formatVersionTag } from '../../platform/text/version-tag.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { FormErrors } from '../kit/form/form-notices.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { showDone } from '../kit/staff-notice.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { Route } from './+types/best-sellers-page';
import styles from './category-form.module.css';
import { type BestSellerList, MAX_BEST_SELLERS } from './category-record.ts';
import { PartNumberRows } from './part-number-rows.tsx';

export { loader } from './best-sellers-page.server.ts';

export default withMessages(messages, BestSellersPage);

/** One row always stays, to type in. */
const rowsOf = ({ partNumbers }: BestSellerList) => (partNumbers.length === 0 ? [''] : partNumbers);

/** The gloves of the home page's block and of the menus, in order. */
function BestSellersPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('categoryEditing');
	const call = useStaffCall();
	const [stored, setStored] = useState(loaderData.list);
	const [rows, setRows] = useState<string[]>(rowsOf(stored));
	const [faults, setErrors] = useState<{ path: string; message: string }[]>([]);
	const [refusal, setRefusal] = useState<string>();
	const [theirs, setTheirs] = useState<BestSellerList>();
	const [busy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();
	const hidden = loaderData.hidden.filter((partNumber) => stored.partNumbers.includes(partNumber));
	// Blank rows and nothing else are an empty list: then the site leaves best sellers out.
	const isEmpty = rows.every((row) => row.trim() === '');
	const partNumbers = isEmpty ? [] : rows;
	const isDirty = partNumbers.join(' ') !== stored.partNumbers.join(' ');

	function begin(list: BestSellerList) {
		setStored(list);
		setRows(rowsOf(list));
		setTheirs(undefined);
	}

	async function save(event: FormEvent) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await call<BestSellerList>('/api/admin/best-sellers', {
			method: 'PUT',
			body: { partNumbers },
			headers: { 'if-match': formatVersionTag({ kind: 'site-list', id: 'bestSellers' }, stored.version) },
		});
		setBusy(false);
		setErrors(result.ok ? [] : result.errors);
		setRefusal(
			result.ok || result.errors.length > 0 || result.status === 412
				? undefined
				: result.detail || t('error'),
		);
		if (result.ok) {
			begin(result.answer);
			revalidate();
			return showDone(
				t(result.answer.partNumbers.length === 0 ? 'bestSellers.savedEmpty' : 'bestSellers.saved'),
			);
		}
		if (result.status === 412) {
			const { current } = result.answer as { current: BestSellerList };
			setStored(current);
			setTheirs(current);
		}
	}

	return (
		<>
			<StaffPageHead
				title={t('bestSellers.title')}
				detail={t('bestSellers.line', { most: MAX_BEST_SELLERS })}
			/>
			<form className={styles.form} onSubmit={save} noValidate aria-busy={busy}>
				<FormErrors faults={faults} refusal={refusal} />
				{theirs && (
					<AlertBlock tone="caution">
						<p>
							{theirs.partNumbers.length === 0
								? t('bestSellers.staleEmpty')
								: t('bestSellers.stale', { list: theirs.partNumbers.map(formatPartNumber).join(', ') })}
						</p>
						<Button mt="sm" variant="default" onClick={() => begin(theirs)}>
							{t('bestSellers.takeTheirs')}
						</Button>
					</AlertBlock>
				)}
				{hidden.length > 0 && (
					<AlertBlock tone="caution">
						{hidden.length === stored.partNumbers.length
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
						errors={new Map(faults.map(({ path, message }) => [path, message]))}
						onChange={(next) => {
							setRows(next);
							setErrors([]);
						}}
					/>
				</StaffCard>
				<div className={styles.ends}>
					<Button type="submit" loading={busy}>
						{t('save')}
					</Button>
					<Button component={Link} to="/admin/categories" variant="default">
						{t('cancel')}
					</Button>
				</div>
				<LeaveGuard isDirty={isDirty} />
			</form>
		</>
	);
}
