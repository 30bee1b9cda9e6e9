import { useTranslations } from 'use-intl';
import type { DistributorInput } from '../../../domain/distributors/distributor-input.ts';
import { CsvImportDialog, CsvReport } from '../../kit/file/csv-import-dialog.tsx';
import { useFileImport } from '../../kit/file/use-file-import.ts';
import type { DistributorFileReport } from './distributor-import.server.ts';

const URL = '/api/admin/distributors/import';

type DistributorImportDialogProps = {
	onClose: () => void;
	/** Called after an import, with what undoes it. */
	onDone: (message: string, undoId: string) => void;
};

/** Uploads a file of stores, shows its changes and errors, and saves it after confirmation. */
export function DistributorImportDialog({ onClose, onDone }: DistributorImportDialogProps) {
	const t = useTranslations('distributorDesk.import');
	const { report, preview, write, ...state } = useFileImport<DistributorFileReport>({
		path: URL,
		field: 'csv',
		stale: t('stale'),
		onDone: ({ created, changed, undoId }) => onDone(t('done', { count: created + changed }), undoId),
	});
	const count = report ? report.created + report.changed : 0;
	return (
		<CsvImportDialog
			title={t('title')}
			line={t('line')}
			{...state}
			report={report && <Report report={report} />}
			apply={count > 0 ? { label: t('apply', { count }), onClick: () => void write() } : undefined}
			onText={(text) => void preview(text)}
			onClose={onClose}
		/>
	);
}

function Report({ report }: { report: DistributorFileReport }) {
	const t = useTranslations('distributorDesk.import');
	const form = useTranslations('distributorDesk.form');
	const { created, changed, unchanged, changes, ...rest } = report;
	return (
		<CsvReport
			{...rest}
			counts={[
				...(created > 0 ? [t('created', { count: created })] : []),
				...(changed > 0 ? [t('changed', { count: changed })] : []),
				t('unchanged', { count: unchanged }),
			]}
			heads={[t('store'), t('what')]}
			changes={changes.map(({ name, fields }) => [
				name,
				fields.length === 0
					? t('new')
					: fields.map((field) => form(field as keyof DistributorInput)).join(', '),
			])}
			changeCount={created + changed}
		/>
	);
}
