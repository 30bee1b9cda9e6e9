import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import {
	COMPANY_FILE_LIMITS,
	type CompanyFile,
	companyFilePath,
} from '../../../domain/companies/company-file.ts';
import { DeleteButton } from '../../deleting/delete-button.tsx';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { FileDrop } from '../../kit/file/file-drop.tsx';
import { fileNameParameter } from '../../kit/file/file-name.ts';
import { RowList } from '../../kit/list/row-list.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffTime } from '../../kit/staff-time.tsx';
import { useFileSize } from './use-file-size.ts';

type FilesCardProps = {
	companyId: string;
	files: readonly CompanyFile[];
	/** Something typed on the page is not saved. */
	isDirty: boolean;
};

/** The files of a company: to add by pointer, keyboard or dropping, to download, to delete. */
export function FilesCard({ companyId, files, isDirty }: FilesCardProps) {
	const t = useTranslations('companies.files');
	const size = useFileSize();
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [progress, setProgress] = useState({ done: 0, total: 0 });
	const [errors, setErrors] = useState<string[]>([]);
	const isBusy = progress.total > 0;

	/** Adds a file, and returns why it was not added. */
	async function add(file: File): Promise<string | undefined> {
		const { name } = file;
		const megabytes = COMPANY_FILE_LIMITS.bytes / 1024 / 1024;
		if (file.size > COMPANY_FILE_LIMITS.bytes)
			return t('failed', { name, reason: t('refused.size', { megabytes }) });
		const result = await sendRequest(
			`/api/admin/companies/${companyId}/files?name=${fileNameParameter(name)}`,
			{ method: 'POST', body: file, headers: { 'content-type': 'application/octet-stream' } },
		);
		if (result.ok) return undefined;
		const reason = result.status === 0 ? t('offline') : (result.errors[0]?.message ?? result.detail);
		return t('failed', { name, reason });
	}

	async function addAll(chosen: readonly File[]) {
		if (isBusy || chosen.length === 0) return;
		setErrors([]);
		const failed: string[] = [];
		for (const [done, file] of chosen.entries()) {
			setProgress({ done, total: chosen.length });
			const error = await add(file);
			if (error !== undefined) failed.push(error);
		}
		setErrors(failed);
		setProgress({ done: 0, total: 0 });
		await revalidate();
	}

	return (
		<StaffCard title={files.length > 0 ? `${t('title')} (${files.length})` : t('title')}>
			<Stack>
				{files.length === 0 ? (
					<p>{t('none')}</p>
				) : (
					<RowList>
						{files.map((file) => (
							<li key={file.id}>
								<Group justify="space-between" wrap="nowrap" gap="sm">
									<div style={{ minWidth: 0 }}>
										<a href={companyFilePath(file)} download>
											<strong style={{ overflowWrap: 'anywhere' }}>
												<bdi>{file.name}</bdi>
											</strong>
										</a>
										<Text c="dimmed">
											{size(file.bytes)} · <StaffTime at={file.at} /> · <bdi>{file.by}</bdi>
										</Text>
									</div>
									<DeleteButton
										kind="companyFile"
										id={file.id}
										version={1}
										listHref={`/admin/companies/${companyId}`}
										isDirty={isDirty}
										name={file.name}
										isIcon
									/>
								</Group>
							</li>
						))}
					</RowList>
				)}
				{errors.map((error) => (
					<AlertBlock key={error} tone="error">
						{error}
					</AlertBlock>
				))}
				<FileDrop
					label={t('add')}
					hint={t('drop')}
					multiple
					isBusy={isBusy}
					progress={progress}
					onFiles={(chosen) => void addAll(chosen)}
				/>
				<Text c="dimmed">{t('limits', { megabytes: COMPANY_FILE_LIMITS.bytes / 1024 / 1024 })}</Text>
			</Stack>
		</StaffCard>
	);
}
