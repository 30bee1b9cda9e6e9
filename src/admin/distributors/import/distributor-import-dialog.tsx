import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DistributorInput } from '../../../domain/distributors/distributor-input.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { FileDrop } from '../../kit/file/file-drop.tsx';
import { readFileText } from '../../kit/file/file-text.ts';
import { ReportTable } from '../../kit/file/report-table.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import type { DistributorFileReport } from './distributor-import.server.ts';

const URL = '/api/admin/distributors/import';
const MAX_BYTES = 3 * 1024 * 1024;
const CONFLICT = 409;

type DistributorImportDialogProps = {
	onClose: () => void;
	/** Called after an import, with what undoes it. */
	onDone: (message: string, undoId: string) => void;
};

/** Uploads a file of stores, shows what it changes and what is wrong in it, and writes it after confirmation. */
export function DistributorImportDialog({ onClose, onDone }: DistributorImportDialogProps) {
	const t = useTranslations('distributorDesk.import');
	const sendRequest = useStaffRequest();
	const [csv, setCsv] = useState('');
	const [report, setReport] = useState<DistributorFileReport>();
	const [error, setError] = useState('');
	const [busy, setBusy] = useState<'read' | 'write'>();

	async function preview(text: string) {
		setBusy('read');
		const result = await sendRequest<DistributorFileReport>(URL, { method: 'POST', body: { csv: text } });
		setBusy(undefined);
		if (result.ok) setReport(result.answer);
		else setError(result.errors[0]?.message || result.detail || t('unread'));
	}

	async function pick(file: File | undefined) {
		setReport(undefined);
		setError('');
		if (!file) return;
		if (file.size > MAX_BYTES) return setError(t('tooLarge'));
		const text = await readFileText(file).catch(() => undefined);
		if (text === undefined) return setError(t('unread'));
		setCsv(text);
		await preview(text);
	}

	async function write() {
		if (!report) return;
		setError('');
		setBusy('write');
		const body = { csv, state: report.state };
		const result = await sendRequest<DistributorFileReport>(URL, { method: 'POST', body });
		setBusy(undefined);
		if (result.ok) {
			const { created, changed, undoId } = result.answer;
			return onDone(t('done', { count: created + changed }), undoId);
		}
		if (result.status !== CONFLICT) return setError(result.detail || t('unread'));
		await preview(csv);
		setError(t('stale'));
	}

	const count = report ? report.created + report.changed : 0;
	return (
		<Modal opened onClose={onClose} title={t('title')} size={880}>
			<Stack>
				<p className="quiet">{t('line')}</p>
				<FileDrop
					label={t('pick')}
					accept={['text/csv', 'text/plain']}
					isBusy={busy === 'read'}
					onFiles={([file]) => pick(file)}
				/>
				{error && <AlertBlock tone="error">{error}</AlertBlock>}
				<div role="status">
					{busy === 'read' && <p>{t('reading')}</p>}
					{report && <Report report={report} />}
				</div>
				<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
					{count > 0 && (
						<Button loading={busy === 'write'} onClick={write}>
							{t('apply', { count })}
						</Button>
					)}
				</DialogFoot>
			</Stack>
		</Modal>
	);
}

function Report({ report }: { report: DistributorFileReport }) {
	const t = useTranslations('distributorDesk.import');
	const form = useTranslations('distributorDesk.form');
	const { rows, created, changed, unchanged, errors, errorCount, leftOut, ignoredColumns, changes } = report;
	return (
		<Stack>
			<Group gap="8px 24px" component="ul" role="list">
				<li>{t('rows', { count: rows })}</li>
				{created > 0 && <li>{t('created', { count: created })}</li>}
				{changed > 0 && <li>{t('changed', { count: changed })}</li>}
				<li>{t('unchanged', { count: unchanged })}</li>
				{leftOut > 0 && (
					<Text component="li" c="var(--error-ink)" fw={700}>
						{t('errors', { count: leftOut })}
					</Text>
				)}
			</Group>
			{ignoredColumns.length > 0 && (
				<p className="quiet">{t('ignored', { columns: ignoredColumns.join(', ') })}</p>
			)}
			{errors.length > 0 && (
				<ReportTable
					heads={[t('row'), t('column'), t('value'), t('reason')]}
					rows={errors.map(({ row, column, value, reason }) => [String(row ?? ''), column, value, reason])}
					more={errorCount - errors.length}
				/>
			)}
			{changes.length === 0 ? (
				<p>
					<strong>{t('nothing')}</strong>
				</p>
			) : (
				<ReportTable
					caption={t('changes')}
					heads={[t('store'), t('what')]}
					rows={changes.map(({ name, fields }) => [
						name,
						fields.length === 0
							? t('new')
							: fields.map((field) => form(field as keyof DistributorInput)).join(', '),
					])}
					more={created + changed - changes.length}
				/>
			)}
		</Stack>
	);
}
