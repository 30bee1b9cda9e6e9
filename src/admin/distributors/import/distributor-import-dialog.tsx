import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DistributorInput } from '../../../domain/distributors/distributor-input.ts';
import { CsvImportDialog, CsvReport } from '../../kit/file/csv-import-dialog.tsx';
import { useStaffRequest } from '../../kit/session-dialog.tsx';
import type { DistributorFileReport } from './distributor-import.server.ts';

const URL = '/api/admin/distributors/import';
const CONFLICT = 409;

type DistributorImportDialogProps = {
	onClose: () => void;
	/** Called after an import, with what undoes it. */
	onDone: (message: string, undoId: string) => void;
};

/** Uploads a file of stores, shows its changes and errors, and saves it after confirmation. */
export function DistributorImportDialog({ onClose, onDone }: DistributorImportDialogProps) {
	const t = useTranslations('distributorDesk.import');
	const unread = useTranslations('staff.csvImport')('unread');
	const sendRequest = useStaffRequest();
	const [csv, setCsv] = useState('');
	const [report, setReport] = useState<DistributorFileReport>();
	const [error, setError] = useState('');
	const [busy, setBusy] = useState<'read' | 'write'>();

	async function send(action: 'read' | 'write', body: object) {
		setBusy(action);
		setError('');
		const result = await sendRequest<DistributorFileReport>(URL, { method: 'POST', body });
		setBusy(undefined);
		if (!result.ok) setError(result.errors[0]?.message || result.detail || unread);
		return result;
	}

	async function preview(text: string) {
		setCsv(text);
		setReport(undefined);
		const result = await send('read', { csv: text });
		if (result.ok) setReport(result.answer);
	}

	async function write({ state }: DistributorFileReport) {
		const result = await send('write', { csv, state });
		if (result.ok) {
			const { created, changed, undoId } = result.answer;
			return onDone(t('done', { count: created + changed }), undoId);
		}
		if (result.status !== CONFLICT) return;
		await preview(csv);
		setError(t('stale'));
	}

	const count = report ? report.created + report.changed : 0;
	return (
		<CsvImportDialog
			title={t('title')}
			line={t('line')}
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
