import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { FileDrop } from '../../kit/file/file-drop.tsx';
import { readFileText } from '../../kit/file/file-text.ts';
import { ReportTable } from '../../kit/file/report-table.tsx';
import { MergedAway } from '../../kit/form/merged-away.tsx';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import type { PriceFileReport } from './price-files.server.ts';

type PriceImportDialogProps = {
	/** The import URL of a list or a company. */
	url: string;
	kind: 'list' | 'client';
	onClose: () => void;
	onDone: (message: string) => void;
};

const MAX_BYTES = 3 * 1024 * 1024;

/** Uploads a price file, shows its changes and errors, and saves it after confirmation. */
export function PriceImportDialog({ url, kind, onClose, onDone }: PriceImportDialogProps) {
	const t = useTranslations('pricing.file');
	const [csv, setCsv] = useState('');
	const [report, setReport] = useState<PriceFileReport>();
	const [error, setError] = useState('');
	const save = useVersionedSave<PriceFileReport>({
		messages: { unanswered: t('unread'), refused: ({ detail }) => detail || t('unread') },
	});

	/** Dry run against the stored prices; the report contains the tag for the actual save. */
	async function loadPreview(text: string) {
		const outcome = await save.send({ url, method: 'POST', body: { csv: text, dryRun: true } }, 'read');
		if (outcome?.kind !== 'saved') return;
		setReport(outcome.answer);
		save.follow(outcome.answer.tag);
	}

	async function pick(file: File | undefined) {
		setReport(undefined);
		setError('');
		if (!file) return;
		if (file.size > MAX_BYTES) return setError(t('tooLarge'));
		const text = await readFileText(file).catch(() => undefined);
		if (text === undefined) return setError(t('unread'));
		setCsv(text);
		await loadPreview(text);
	}

	async function write() {
		if (!report) return;
		setError('');
		const outcome = await save.send({ url, method: 'POST', body: { csv, dryRun: false } }, 'write');
		if (outcome?.kind === 'saved')
			return onDone(t('done', { count: outcome.answer.set + outcome.answer.removed }));
		if (outcome?.kind !== 'stale') return;
		await loadPreview(csv);
		setError(t('stale'));
	}

	const changed = report ? report.set + report.removed : 0;
	return (
		<Modal opened onClose={onClose} title={t('title')} size={880}>
			<Stack>
				<p className="quiet">{t(kind === 'list' ? 'line' : 'clientLine')}</p>
				<FileDrop
					label={t('pick')}
					accept={['text/csv', 'text/plain']}
					isBusy={save.sending === 'read'}
					onFiles={([file]) => pick(file)}
				/>
				{save.movedTo && <MergedAway movedTo={save.movedTo} href={`/admin/pricing/${save.movedTo.id}`} />}
				{(error || save.refusal) && <AlertBlock tone="error">{error || save.refusal}</AlertBlock>}
				<div role="status">
					{save.sending === 'read' && <p>{t('reading')}</p>}
					{report && <Report report={report} />}
				</div>
				<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
					{report && changed > 0 && (
						<Button loading={save.sending === 'write'} onClick={write}>
							{t('apply', { count: changed })}
						</Button>
					)}
				</DialogFoot>
			</Stack>
		</Modal>
	);
}

function Report({ report }: { report: PriceFileReport }) {
	const t = useTranslations('pricing.file');
	const { rows, set, removed, unchanged, errors, errorCount, ignoredColumns, changes } = report;
	const changed = set + removed;
	return (
		<Stack>
			<Group gap="8px 24px" component="ul" role="list">
				<li>{t('rows', { count: rows })}</li>
				<li>{t('set', { count: set })}</li>
				{removed > 0 && <li>{t('removed', { count: removed })}</li>}
				<li>{t('unchanged', { count: unchanged })}</li>
				{errorCount > 0 && (
					<Text component="li" c="var(--error-ink)" fw={700}>
						{t('errors', { count: errorCount })}
					</Text>
				)}
			</Group>
			{ignoredColumns.length > 0 && (
				<p className="quiet">{t('ignored', { columns: ignoredColumns.join(', ') })}</p>
			)}
			{errors.length > 0 && (
				<ReportTable
					heads={[t('row'), t('column'), t('value'), t('reason')]}
					rows={errors.map(({ row, column, value, reason }) => [String(row), column, value, reason])}
					more={errorCount - errors.length}
				/>
			)}
			{changed === 0 ? (
				<p>
					<strong>{t('nothing')}</strong>
				</p>
			) : (
				<ReportTable
					caption={t('changes')}
					heads={[t('glove'), t('before'), t('after')]}
					rows={changes.map(({ partNumber, before, after }) => [
						formatPartNumber(partNumber),
						before || t('none'),
						after || t('none'),
					])}
					more={changed - changes.length}
				/>
			)}
		</Stack>
	);
}
