import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { MergedAway } from '../../kit/form/merged-away.tsx';
import { useVersionedSave } from '../../kit/form/use-versioned-save.ts';
import type { PriceFileReport } from './price-files.server.ts';
import styles from './price-import-dialog.module.css';

type PriceImportDialogProps = {
	/** The call that reads a file: of a list, or of a company. */
	url: string;
	kind: 'list' | 'client';
	onClose: () => void;
	onDone: (message: string) => void;
};

const MAX_BYTES = 3 * 1024 * 1024;

/** Reads a file of prices, shows what it would change and what is wrong with it, and writes it when told to. */
export function PriceImportDialog({ url, kind, onClose, onDone }: PriceImportDialogProps) {
	const t = useTranslations('pricing.file');
	const [csv, setCsv] = useState('');
	const [report, setReport] = useState<PriceFileReport>();
	const [fault, setError] = useState('');
	const save = useVersionedSave<PriceFileReport>({
		messages: { unanswered: t('unread'), refused: ({ detail }) => detail || t('unread') },
	});

	/** Reads the file against what is stored now; the report carries the tag that a writing must match. */
	async function look(text: string) {
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
		const text = await readText(file).catch(() => undefined);
		if (text === undefined) return setError(t('unread'));
		setCsv(text);
		await look(text);
	}

	async function write() {
		if (!report) return;
		setError('');
		const outcome = await save.send({ url, method: 'POST', body: { csv, dryRun: false } }, 'write');
		if (outcome?.kind === 'saved')
			return onDone(t('done', { count: outcome.answer.set + outcome.answer.removed }));
		if (outcome?.kind !== 'stale') return;
		await look(csv);
		setError(t('stale'));
	}

	const changed = report ? report.set + report.removed : 0;
	return (
		<Modal opened onClose={onClose} title={t('title')} size={880}>
			<div className={styles.body}>
				<p className={styles.quiet}>{t(kind === 'list' ? 'line' : 'clientLine')}</p>
				<label className={styles.pick}>
					<span>{t('pick')}</span>
					<input
						type="file"
						accept=".csv,.txt,text/csv,text/plain"
						data-autofocus
						onChange={(event) => pick(event.currentTarget.files?.[0])}
					/>
				</label>
				{save.movedTo && <MergedAway movedTo={save.movedTo} href={`/admin/pricing/${save.movedTo.id}`} />}
				{(fault || save.refusal) && <AlertBlock tone="error">{fault || save.refusal}</AlertBlock>}
				<div role="status" className={styles.report}>
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
			</div>
		</Modal>
	);
}

function Report({ report }: { report: PriceFileReport }) {
	const t = useTranslations('pricing.file');
	const { rows, set, removed, unchanged, faults, errorCount, ignoredColumns, changes } = report;
	const changed = set + removed;
	return (
		<>
			<ul role="list" className={styles.counts}>
				<li>{t('rows', { count: rows })}</li>
				<li>{t('set', { count: set })}</li>
				{removed > 0 && <li>{t('removed', { count: removed })}</li>}
				<li>{t('unchanged', { count: unchanged })}</li>
				{errorCount > 0 && <li className={styles.wrong}>{t('faults', { count: errorCount })}</li>}
			</ul>
			{ignoredColumns.length > 0 && (
				<p className={styles.quiet}>{t('ignored', { columns: ignoredColumns.join(', ') })}</p>
			)}
			{faults.length > 0 && (
				<div className={styles.scroll}>
					<table>
						<thead>
							<tr>
								<th scope="col">{t('row')}</th>
								<th scope="col">{t('column')}</th>
								<th scope="col">{t('value')}</th>
								<th scope="col">{t('reason')}</th>
							</tr>
						</thead>
						<tbody>
							{faults.map(({ row, column, value, reason }) => (
								<tr key={`${row} ${column} ${reason}`}>
									<td>{row}</td>
									<td>{column}</td>
									<td>
										<bdi>{value}</bdi>
									</td>
									<td>{reason}</td>
								</tr>
							))}
						</tbody>
					</table>
					{errorCount > faults.length && <p>{t('more', { count: errorCount - faults.length })}</p>}
				</div>
			)}
			{changed === 0 ? (
				<p>
					<strong>{t('nothing')}</strong>
				</p>
			) : (
				<div className={styles.scroll}>
					<table>
						<caption>{t('changes')}</caption>
						<thead>
							<tr>
								<th scope="col">{t('glove')}</th>
								<th scope="col">{t('before')}</th>
								<th scope="col">{t('after')}</th>
							</tr>
						</thead>
						<tbody>
							{changes.map(({ partNumber, before, after }) => (
								<tr key={partNumber}>
									<th scope="row">{formatPartNumber(partNumber)}</th>
									<td>
										<bdi>{before || t('none')}</bdi>
									</td>
									<td>
										<bdi>{after || t('none')}</bdi>
									</td>
								</tr>
							))}
						</tbody>
					</table>
					{changed > changes.length && <p>{t('more', { count: changed - changes.length })}</p>}
				</div>
			)}
		</>
	);
}

/** UTF-8, or what spreadsheets on Windows write where it is not. */
async function readText(file: File): Promise<string> {
	const bytes = await file.arrayBuffer();
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}
