import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { FileDrop } from './file-drop.tsx';
import { readFileText } from './file-text.ts';
import { ReportTable } from './report-table.tsx';

const MEGABYTE = 1024 * 1024;
const CSV = ['text/csv', 'text/plain'];

type CsvImportDialogProps = {
	title: string;
	/** What the file must hold. */
	line: string;
	/** The label of the button for other files than CSV; the dialog of the system then offers all files. */
	pick?: string;
	/** In megabytes. */
	most?: number;
	/** The server reads the file, or writes what it changes. */
	isReading: boolean;
	isWriting: boolean;
	error: string | undefined;
	/** Shown above an error. */
	notice?: ReactNode;
	/** What the file changes, once it was read. */
	report: ReactNode;
	/** Writes what the file changes; undefined if it changes nothing. */
	apply: { label: string; onClick: () => void } | undefined;
	/** Called with the text of each chosen file. */
	onText: (text: string) => void;
	onClose: () => void;
};

/** Takes a CSV file, shows what it changes, and writes it after confirmation. */
export function CsvImportDialog(props: CsvImportDialogProps) {
	const { title, line, pick, most = 3 } = props;
	const { isReading, isWriting, error, notice, report, apply, onText, onClose } = props;
	const t = useTranslations('staff.csvImport');
	const [fileError, setFileError] = useState<string>();

	async function read(file: File | undefined) {
		if (!file) return;
		if (file.size > most * MEGABYTE) return setFileError(t('tooLarge', { most }));
		const text = await readFileText(file).catch(() => undefined);
		if (text === undefined) return setFileError(t('unread'));
		setFileError(undefined);
		onText(text);
	}

	const shownError = fileError ?? error;
	return (
		<Modal opened onClose={onClose} title={title} size={880}>
			<Stack>
				<p className="quiet">{line}</p>
				<FileDrop
					label={pick ?? t('pick')}
					accept={pick === undefined ? CSV : undefined}
					isBusy={isReading}
					onFiles={([file]) => read(file)}
				/>
				{notice}
				{shownError && <AlertBlock tone="error">{shownError}</AlertBlock>}
				<div role="status">
					{isReading && <p>{t('reading')}</p>}
					{fileError === undefined && report}
				</div>
				<DialogFoot cancel={{ label: t('cancel'), onClick: onClose }}>
					{apply && fileError === undefined && (
						<Button loading={isWriting} onClick={apply.onClick}>
							{apply.label}
						</Button>
					)}
				</DialogFoot>
			</Stack>
		</Modal>
	);
}

type CsvReportProps = {
	rows: number;
	/** What the rows come to, such as "2 new stores". */
	counts: readonly string[];
	/** Rows that are left out. */
	leftOut: number;
	ignoredColumns: readonly string[];
	/** The first errors, and how many there are. */
	errors: readonly { row: number | undefined; column: string; value: string; reason: string }[];
	errorCount: number;
	/** The first changes as cells under `heads`, and how many there are. */
	heads: readonly string[];
	changes: readonly (readonly string[])[];
	changeCount: number;
};

/** What a CSV file changes, and what is wrong in it. */
export function CsvReport(props: CsvReportProps) {
	const { rows, counts, leftOut, ignoredColumns, errors, errorCount, heads, changes, changeCount } = props;
	const t = useTranslations('staff.csvImport');
	return (
		<Stack>
			<Group gap="8px 24px" component="ul" role="list">
				{[t('rows', { count: rows }), ...counts].map((count) => (
					<li key={count}>{count}</li>
				))}
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
					label={t('errors', { count: leftOut })}
					heads={[t('row'), t('column'), t('value'), t('reason')]}
					rows={errors.map(({ row, column, value, reason }) => [String(row ?? ''), column, value, reason])}
					more={errorCount - errors.length}
				/>
			)}
			{changeCount === 0 ? (
				<p>
					<strong>{t('nothing')}</strong>
				</p>
			) : (
				<ReportTable
					label={t('changes')}
					caption={t('changes')}
					heads={heads}
					rows={changes}
					more={changeCount - changes.length}
				/>
			)}
		</Stack>
	);
}
