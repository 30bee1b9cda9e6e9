import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { IMPORT_LIMITS, type ImportAnswer } from '../../domain/catalogue-import/product-import.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { FileDrop } from '../kit/file/file-drop.tsx';
import { fileNameParameter } from '../kit/file/file-name.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';

const MEGABYTE = 1024 * 1024;

/** Uploads a file that is picked or dropped, and opens its review page. */
export function ImportDrop() {
	const t = useTranslations('productFiles.bring');
	const sendRequest = useStaffRequest();
	const navigate = useNavigate();
	const [sending, setSending] = useState('');
	const [error, setError] = useState('');
	const megabytes = IMPORT_LIMITS.bytes / MEGABYTE;

	async function send(file: File | undefined) {
		if (!file || sending !== '') return;
		const { name } = file;
		setError('');
		if (file.size > IMPORT_LIMITS.bytes) return setError(t('tooLarge', { name, megabytes }));
		setSending(name);
		const url = `/api/admin/product-imports?name=${fileNameParameter(name)}`;
		const result = await sendRequest<ImportAnswer>(url, {
			method: 'POST',
			body: file,
			headers: { 'content-type': 'application/octet-stream' },
		});
		setSending('');
		if (result.ok) return navigate(`/admin/products/import/${result.answer.id}`);
		setError(result.detail === '' ? t('failed', { name }) : t('refused', { name, reason: result.detail }));
	}

	return (
		<Stack gap="sm">
			{error !== '' && <AlertBlock tone="error">{error}</AlertBlock>}
			<FileDrop label={t('pick')} hint={t('drop')} isBusy={sending !== ''} onFiles={([file]) => send(file)} />
			<Text role="status" fw={700}>
				{sending !== '' && t('sending', { name: sending })}
			</Text>
			<p>{t('line')}</p>
			<p className="quiet">{t('limits', { rows: IMPORT_LIMITS.rows, megabytes })}</p>
		</Stack>
	);
}
