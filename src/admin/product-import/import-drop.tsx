import { type DragEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { IMPORT_LIMITS, type ImportAnswer } from '../../domain/catalogue-import/product-import.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import styles from './import-drop.module.css';

const MEGABYTE = 1024 * 1024;

/** Takes a file, picked or dropped, and leads to what it would do. */
export function ImportDrop() {
	const t = useTranslations('productFiles.bring');
	const call = useStaffCall();
	const navigate = useNavigate();
	const [sending, setSending] = useState('');
	const [fault, setError] = useState('');
	const [isOver, setIsOver] = useState(false);
	const megabytes = IMPORT_LIMITS.bytes / MEGABYTE;

	async function send(file: File | undefined) {
		if (!file || sending !== '') return;
		const { name } = file;
		setError('');
		if (file.size > IMPORT_LIMITS.bytes) return setError(t('tooLarge', { name, megabytes }));
		setSending(name);
		const url = `/api/admin/product-imports?name=${encodeURIComponent(name.slice(-120))}`;
		const result = await call<ImportAnswer>(url, {
			method: 'POST',
			body: file,
			headers: { 'content-type': 'application/octet-stream' },
		});
		setSending('');
		if (result.ok) return navigate(`/admin/products/import/${result.answer.id}`);
		setError(result.detail === '' ? t('failed', { name }) : t('refused', { name, reason: result.detail }));
	}

	const drop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		send(event.dataTransfer.files[0]);
	};
	return (
		<div className={styles.drop}>
			{fault !== '' && <AlertBlock tone="error">{fault}</AlertBlock>}
			<label
				className={styles.zone}
				data-over={isOver}
				data-busy={sending !== ''}
				onDragOver={(event) => {
					event.preventDefault();
					setIsOver(true);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={drop}
			>
				<StaffIcon name="page" size={32} />
				<span className={styles.pick}>{t('pick')}</span>
				<span>{t('drop')}</span>
				<input
					type="file"
					accept=".csv,.tsv,.txt,.json,text/csv,application/json"
					disabled={sending !== ''}
					onChange={(event) => {
						const input = event.currentTarget;
						// The same file once more, mended, is a change too.
						send(input.files?.[0]).finally(() => {
							input.value = '';
						});
					}}
				/>
			</label>
			<p role="status" className={styles.status}>
				{sending !== '' && t('sending', { name: sending })}
			</p>
			<p>{t('line')}</p>
			<p className={styles.quiet}>{t('limits', { rows: IMPORT_LIMITS.rows, megabytes })}</p>
		</div>
	);
}
