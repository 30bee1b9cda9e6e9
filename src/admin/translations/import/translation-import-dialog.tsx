import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CsvImportDialog, CsvReport } from '../../kit/file/csv-import-dialog.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import type { TranslationFileReport } from './translation-import.server.ts';

export const IMPORT_PATH = '/api/admin/translations/import';

const CONFLICT = 409;
/** In megabytes. */
const MOST = 6;

type TranslationImportDialogProps = {
	onClose: () => void;
	/** Called after an import, with what undoes it. */
	onDone: (message: string, undoId: string) => void;
};

/** Takes a translator's file, shows what it changes, and stores it after confirmation. */
export function TranslationImportDialog({ onClose, onDone }: TranslationImportDialogProps) {
	const t = useTranslations('translations.import');
	const unread = useTranslations('staff.csvImport')('unread');
	const sendRequest = useStaffRequest();
	const [file, setFile] = useState('');
	const [report, setReport] = useState<TranslationFileReport>();
	const [error, setError] = useState('');
	const [busy, setBusy] = useState<'read' | 'write'>();

	async function send(action: 'read' | 'write', body: object) {
		setBusy(action);
		setError('');
		const result = await sendRequest<TranslationFileReport>(IMPORT_PATH, { method: 'POST', body });
		setBusy(undefined);
		if (!result.ok) setError(result.errors[0]?.message || result.detail || unread);
		return result;
	}

	async function preview(text: string) {
		setFile(text);
		setReport(undefined);
		const result = await send('read', { file: text });
		if (result.ok) setReport(result.answer);
	}

	async function write({ state }: TranslationFileReport) {
		const result = await send('write', { file, state });
		if (result.ok) {
			const { published, drafted, undoId } = result.answer;
			return onDone(t('done', { count: published + drafted }), undoId);
		}
		if (result.status !== CONFLICT) return;
		await preview(file);
		setError(t('stale'));
	}

	const count = report ? report.published + report.drafted : 0;
	return (
		<CsvImportDialog
			title={t('title')}
			line={t('line')}
			pick={t('pick')}
			most={MOST}
			isReading={busy === 'read'}
			isWriting={busy === 'write'}
			error={error}
			report={report && <Report report={report} />}
			apply={
				report && count > 0 ? { label: t('apply', { count }), onClick: () => void write(report) } : undefined
			}
			onText={(text) => void preview(text)}
			onClose={onClose}
		/>
	);
}

function Report({ report }: { report: TranslationFileReport }) {
	const t = useTranslations('translations.import');
	const { published, drafted, unchanged, changes, ...rest } = report;
	return (
		<CsvReport
			{...rest}
			counts={[
				...(published > 0 ? [t('published', { count: published })] : []),
				...(drafted > 0 ? [t('drafted', { count: drafted })] : []),
				t('unchanged', { count: unchanged }),
			]}
			ignoredColumns={[]}
			heads={[t('record'), t('english'), t('french'), t('becomes')]}
			changes={changes.map(({ record, english, french, isPublished }) => [
				record,
				english,
				french,
				isPublished ? t('site') : t('draft'),
			])}
			changeCount={published + drafted}
		/>
	);
}
