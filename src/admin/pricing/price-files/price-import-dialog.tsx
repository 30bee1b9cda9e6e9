import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { CsvImportDialog, CsvReport } from '../../kit/file/csv-import-dialog.tsx';
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

/** Uploads a price file, shows its changes and errors, and saves it after confirmation. */
export function PriceImportDialog({ url, kind, onClose, onDone }: PriceImportDialogProps) {
	const t = useTranslations('pricing.file');
	const unread = useTranslations('staff.csvImport')('unread');
	const [csv, setCsv] = useState('');
	const [report, setReport] = useState<PriceFileReport>();
	const [error, setError] = useState('');
	const save = useVersionedSave<PriceFileReport>({
		messages: { unanswered: unread, refused: ({ detail }) => detail || unread },
	});

	/** Dry run against the stored prices; the report contains the tag for the actual save. */
	async function loadPreview(text: string) {
		setCsv(text);
		setReport(undefined);
		setError('');
		const outcome = await save.send({ url, method: 'POST', body: { csv: text, dryRun: true } }, 'read');
		if (outcome?.kind !== 'saved') return;
		setReport(outcome.answer);
		save.follow(outcome.answer.tag);
	}

	async function write() {
		setError('');
		const outcome = await save.send({ url, method: 'POST', body: { csv, dryRun: false } }, 'write');
		if (outcome?.kind === 'saved')
			return onDone(t('done', { count: outcome.answer.set + outcome.answer.removed }));
		if (outcome?.kind !== 'stale') return;
		await loadPreview(csv);
		setError(t('stale'));
	}

	const count = report ? report.set + report.removed : 0;
	return (
		<CsvImportDialog
			title={t('title')}
			line={t(kind === 'list' ? 'line' : 'clientLine')}
			isReading={save.sending === 'read'}
			isWriting={save.sending === 'write'}
			error={error || save.refusal}
			notice={
				save.movedTo && <MergedAway movedTo={save.movedTo} href={`/admin/pricing/${save.movedTo.id}`} />
			}
			report={report && <Report report={report} />}
			apply={count > 0 ? { label: t('apply', { count }), onClick: () => void write() } : undefined}
			onText={(text) => void loadPreview(text)}
			onClose={onClose}
		/>
	);
}

function Report({ report }: { report: PriceFileReport }) {
	const t = useTranslations('pricing.file');
	const { rows, set, removed, unchanged, errors, errorCount, ignoredColumns, changes } = report;
	return (
		<CsvReport
			rows={rows}
			counts={[
				t('set', { count: set }),
				...(removed > 0 ? [t('removed', { count: removed })] : []),
				t('unchanged', { count: unchanged }),
			]}
			leftOut={errorCount}
			ignoredColumns={ignoredColumns}
			errors={errors}
			errorCount={errorCount}
			heads={[t('glove'), t('before'), t('after')]}
			changes={changes.map(({ partNumber, before, after }) => [
				formatPartNumber(partNumber),
				before || t('none'),
				after || t('none'),
			])}
			changeCount={set + removed}
		/>
	);
}
