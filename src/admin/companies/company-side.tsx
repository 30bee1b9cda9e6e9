import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActivityList } from '../frame/activity-list.tsx';
import { RowList } from '../kit/list/row-list.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { StaffTime } from '../kit/staff-time.tsx';
import type { FoundCompany } from './company-page.tsx';
import { FilesCard } from './files/files-card.tsx';

type LinkList = FoundCompany['links'][number];

/** Data related to a company: labels, sample requests, files, merges, activity. */
export function CompanySide({ found, isDirty }: { found: FoundCompany; isDirty: boolean }) {
	const t = useTranslations('companies.page');
	return (
		<>
			{found.links.map((list) => (
				<LinkCard key={list.kind} list={list} />
			))}
			<FilesCard companyId={found.company.id} files={found.files} isDirty={isDirty} />
			{found.merges.length > 0 && <MergesCard found={found} />}
			<StaffCard title={t('activity')}>
				<ActivityList entries={found.activity} />
			</StaffCard>
		</>
	);
}

function LinkCard({ list: { kind, links, count, createHref } }: { list: LinkList }) {
	const t = useTranslations('companies.page');
	const none = {
		labels: 'noLabels',
		sampleRequests: 'noSampleRequests',
		applications: 'noApplications',
		prices: 'noPrices',
		orders: 'noOrders',
	} as const;
	return (
		<StaffCard
			title={count > 0 ? `${t(kind)} (${count})` : t(kind)}
			action={createHref && <Link to={createHref}>{t('createLabel')}</Link>}
		>
			{links === undefined ? (
				<p role="alert">{t('linksFailed')}</p>
			) : links.length === 0 ? (
				<p>{t(none[kind])}</p>
			) : (
				<RowList>
					{links.map(({ id, title, detail, at, href }) => (
						<li key={id}>
							<Link to={href}>
								<strong>
									<bdi>{title}</bdi>
								</strong>
							</Link>
							<Text c="dimmed">
								<bdi>{detail}</bdi> · <StaffTime at={at} />
							</Text>
						</li>
					))}
				</RowList>
			)}
		</StaffCard>
	);
}

function MergesCard({ found: { company, merges } }: { found: FoundCompany }) {
	const t = useTranslations('companies.page');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState(false);

	async function undo(mergeId: string, name: string) {
		setBusy(true);
		const url = `/api/admin/companies/${company.id}/merge/undo`;
		const result = await sendRequest<{ restored: boolean }>(url, { method: 'POST', body: { mergeId } });
		setBusy(false);
		const message = result.ok
			? t(result.answer.restored ? 'undone' : 'undoneKept', { name })
			: t('undoFailed', { reason: result.detail });
		notifications.show({
			message,
			color: result.ok ? 'green' : 'red',
			autoClose: result.ok ? 6000 : false,
		});
		await revalidate();
	}

	return (
		<StaffCard title={t('merges')}>
			<RowList>
				{merges.map(({ id, mergedName, by, at, canUndo }) => (
					<li key={id}>
						<strong>
							<bdi>{mergedName}</bdi>
						</strong>
						<Text c="dimmed">
							<StaffTime at={at} /> <bdi>{t('mergedBy', { name: by })}</bdi>
						</Text>
						{canUndo && (
							<Button
								variant="default"
								loading={busy}
								aria-label={t('undoNamed', { name: mergedName })}
								onClick={() => undo(id, mergedName)}
							>
								{t('undo')}
							</Button>
						)}
					</li>
				))}
			</RowList>
		</StaffCard>
	);
}
