import { useTranslations } from 'use-intl';
import { CsvImportDialog, CsvReport } from '../../kit/file/csv-import-dialog.tsx';
import { useFileImport } from '../../kit/file/use-file-import.ts';
import type { TranslationFileReport } from './translation-import.server.ts';

export const IMPORT_PATH = '/api/admin/translations/import';

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
	const { report, preview, write, ...state } = useFileImport<TranslationFileReport>({
		path: IMPORT_PATH,
		field: 'file',
		stale: t('stale'),
		onDone: ({ published, drafted, undoId }) => onDone(t('done', { count: published + drafted }), undoId),
	});
	const count = report ? report.published + report.drafted : 0;
	return (
		<CsvImportDialog
			title={t('title')}
			line={t('line')}
			pick={t('pick')}
			most={MOST}
			{...state}
			report={report && <Report report={report} />}
			apply={count > 0 ? { label: t('apply', { count }), onClick: () => void write() } : undefined}
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
