import { Button, DataList, Modal, Radio, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CompanySummary, formatTown, type StoredCompany } from '../../../domain/companies/company.ts';
import type { CompanyLinks } from '../../../domain/companies/company-link.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { MergedAway } from '../../kit/form/merged-away.tsx';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { CompanySearch } from '../company-search.tsx';
import type { MergePlan } from './company-merge.ts';

type Preview = {
	kept: StoredCompany;
	merged: StoredCompany;
	changes: Omit<MergePlan, 'company'>;
	links: { kind: CompanyLinks['kind']; count: number }[];
};

type MergeDialogProps = { company: StoredCompany; opened: boolean; onClose: () => void };

/** Selects the other record of a company, previews the merge and performs it. */
export function MergeDialog({ company, opened, onClose }: MergeDialogProps) {
	const t = useTranslations('companies.merge');
	const sendRequest = useStaffRequest();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [preview, setPreview] = useState<Preview>();
	const [error, setError] = useState<string>();
	const failed = (reason: string) => t('failed', { reason });
	const save = useVersionedSave({
		messages: { unanswered: failed(''), refused: ({ detail }) => failed(detail) },
	});

	function close() {
		setPreview(undefined);
		setError(undefined);
		onClose();
	}

	async function loadPreview(remainingId: string, mergedId: string) {
		setError(undefined);
		if (remainingId === mergedId) return setError(t('same'));
		const url = `/api/admin/companies/${remainingId}/merge?with=${mergedId}`;
		const result = await sendRequest<Preview>(url);
		if (result.ok) setPreview(result.answer);
		else setError(t('failed', { reason: result.detail }));
	}

	/** The body contains both versions; if either has changed, the preview is shown again. */
	async function merge({ kept, merged }: Preview) {
		setError(undefined);
		const outcome = await save.send({
			url: `/api/admin/companies/${kept.id}/merge`,
			method: 'POST',
			body: { version: kept.version, mergedId: merged.id, mergedVersion: merged.version },
		});
		if (outcome?.kind === 'stale') {
			await loadPreview(kept.id, merged.id);
			return setError(t('stale'));
		}
		if (outcome?.kind !== 'saved') return;
		close();
		notifications.show({ message: t('merged'), color: 'green' });
		if (kept.id === company.id) await revalidate();
		else await navigate(`/admin/companies/${kept.id}`);
	}

	return (
		<Modal opened={opened} onClose={close} title={t('title')}>
			<Stack>
				<p>{t('line')}</p>
				{save.movedTo && <MergedAway movedTo={save.movedTo} />}
				{(error ?? save.refusal) && <AlertBlock tone="error">{error ?? save.refusal}</AlertBlock>}
				<CompanySearch
					label={t('pick')}
					addHref={null}
					isFirst
					onPick={(other: CompanySummary) => loadPreview(company.id, other.id)}
				/>
				{preview && <MergePreview preview={preview} onSwap={(kept, merged) => loadPreview(kept, merged)} />}
				<p className="quiet">{t('undoable')}</p>
				<DialogFoot cancel={{ label: t('cancel'), onClick: close }}>
					<Button disabled={!preview} loading={save.busy} onClick={() => preview && merge(preview)}>
						{t('confirm')}
					</Button>
				</DialogFoot>
			</Stack>
		</Modal>
	);
}

function MergePreview({
	preview: { kept, merged, changes, links },
	onSwap,
}: {
	preview: Preview;
	onSwap: (keptId: string, mergedId: string) => void;
}) {
	const locale = useLocale();
	const t = useTranslations('companies.merge');
	const label = useTranslations('companies.form');
	const moves = {
		labels: 'moves',
		sampleRequests: 'movesRequests',
		applications: 'movesApplications',
		prices: 'movesPrices',
		orders: 'movesOrders',
	} as const;
	const along = links.filter(({ count }) => count > 0).map(({ kind, count }) => t(moves[kind], { count }));
	// The order does not depend on the selection, so that options do not move under the pointer.
	const both = [kept, merged].sort((a, b) => (a.id < b.id ? -1 : 1));
	const isNothing = changes.filled.length + changes.addresses.length + changes.contacts.length === 0;
	return (
		<>
			<Radio.Group
				label={t('keep')}
				value={kept.id}
				onChange={(id) => id !== kept.id && onSwap(id, id === merged.id ? kept.id : merged.id)}
			>
				{both.map((one) => (
					<Radio
						key={one.id}
						value={one.id}
						label={
							<>
								<strong>
									<bdi>{one.operatingName}</bdi>
								</strong>{' '}
								<bdi className="quiet">{formatTown({ address: one.shippingAddress })}</bdi>
							</>
						}
					/>
				))}
			</Radio.Group>
			<DataList orientation="vertical" aria-live="polite">
				{changes.filled.length > 0 && (
					<DataList.Item>
						<DataList.ItemLabel>{t('filled')}</DataList.ItemLabel>
						{changes.filled.map((field) => (
							<DataList.ItemValue key={field}>
								{withColon(label(field), locale)} <bdi>{merged[field]}</bdi>
							</DataList.ItemValue>
						))}
					</DataList.Item>
				)}
				{changes.addresses.length > 0 && (
					<DataList.Item>
						<DataList.ItemLabel>{t('addresses')}</DataList.ItemLabel>
						{changes.addresses.map(({ address }) => (
							<DataList.ItemValue key={address}>
								<bdi>{address}</bdi>
							</DataList.ItemValue>
						))}
					</DataList.Item>
				)}
				{changes.contacts.length > 0 && (
					<DataList.Item>
						<DataList.ItemLabel>{t('contacts')}</DataList.ItemLabel>
						{changes.contacts.map(({ name, email }) => (
							<DataList.ItemValue key={`${name} ${email}`}>
								<bdi>{name}</bdi>
							</DataList.ItemValue>
						))}
					</DataList.Item>
				)}
				{changes.dropped.length > 0 && (
					<DataList.Item>
						<DataList.ItemLabel>{t('dropped')}</DataList.ItemLabel>
						{changes.dropped.map(({ field, kept: stays, dropped }) => (
							<DataList.ItemValue key={field}>
								{withColon(label(field), locale)} <del>{dropped}</del> ({t('keeps', { kept: stays })})
							</DataList.ItemValue>
						))}
					</DataList.Item>
				)}
				{along.length > 0 && (
					<DataList.Item>
						<DataList.ItemLabel>{t('comesAlong')}</DataList.ItemLabel>
						<DataList.ItemValue>{along.join(', ')}</DataList.ItemValue>
					</DataList.Item>
				)}
				{isNothing && (
					<DataList.Item>
						<DataList.ItemLabel>{t('filled')}</DataList.ItemLabel>
						<DataList.ItemValue>{t('nothing')}</DataList.ItemValue>
					</DataList.Item>
				)}
			</DataList>
		</>
	);
}
