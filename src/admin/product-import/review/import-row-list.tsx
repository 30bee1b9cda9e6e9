import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { ColumnError, Difference, ImportRow } from '../../../domain/catalogue-import/product-import.ts';
import { FieldChanges } from '../../kit/form/field-changes.tsx';
import styles from './import-row-list.module.css';

type ImportRowListProps = {
	rows: readonly ImportRow[];
	format: 'csv' | 'json';
	/** Whether rows can still be left out. */
	canChoose: boolean;
	onChoose: (row: number, isExcluded: boolean) => void;
};

/** Rows of the file, each with what it changes, what is wrong in it by column, and what deserves a second look. */
export function ImportRowList({ rows, format, canChoose, onChoose }: ImportRowListProps) {
	const t = useTranslations('productFiles.rows');
	if (rows.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
	return (
		<ul role="list" className={styles.rows} aria-label={t('label')}>
			{rows.map((row) => (
				<Row key={row.row} row={row} format={format} canChoose={canChoose} onChoose={onChoose} />
			))}
		</ul>
	);
}

function Row({ row, format, canChoose, onChoose }: { row: ImportRow } & Omit<ImportRowListProps, 'rows'>) {
	const t = useTranslations('productFiles.rows');
	const partNumber = row.partNumber === '' ? t('noNumber') : formatPartNumber(row.partNumber);
	const isWritable = row.outcome === 'new' || row.outcome === 'changed';
	// As it was clicked, until the rows come again.
	const [clicked, setClicked] = useState<boolean>();
	const [seen, setSeen] = useState(row);
	if (seen !== row) {
		setSeen(row);
		setClicked(undefined);
	}
	const isExcluded = clicked ?? row.isExcluded;
	const { differences, faults, warnings } = row.report;
	return (
		<li className={styles.row} data-out={isExcluded}>
			<div className={styles.glove}>
				{canChoose && isWritable && (
					<label className={styles.pick}>
						<input
							type="checkbox"
							checked={!isExcluded}
							onChange={() => {
								setClicked(!isExcluded);
								onChoose(row.row, !isExcluded);
							}}
						/>
						<span className="spoken">{t('include', { partNumber })}</span>
					</label>
				)}
				<div>
					<p className={styles.number}>{partNumber}</p>
					{row.name !== '' && (
						<p>
							<bdi>{row.name}</bdi>
						</p>
					)}
					<p className={styles.quiet}>
						{t(format === 'json' ? 'record' : row.row === row.line ? 'row' : 'rowAndLine', {
							row: row.row,
							line: row.line,
						})}
					</p>
				</div>
				<span className={styles.chip} data-outcome={row.outcome} data-result={row.result}>
					{row.result === '' ? t(`outcomes.${row.outcome}`) : t(`results.${row.result}`)}
				</span>
			</div>
			<div className={styles.report}>
				{faults.length > 0 && <Errors faults={faults} />}
				{differences.length > 0 && <Differences differences={differences} />}
				{warnings.length > 0 && (
					<ul role="list" className={styles.doubts}>
						{warnings.map(({ path, code, detail, value }) => (
							<li key={`${path} ${code} ${detail} ${value}`} className={styles.doubt}>
								<b>{t('warningAt', { column: path.split('.', 1)[0] as string })}</b>{' '}
								{value !== undefined && value !== '' && (
									<>
										<bdi className={styles.value}>{value}</bdi>{' '}
									</>
								)}
								<Doubt code={code} detail={detail} />
							</li>
						))}
					</ul>
				)}
			</div>
		</li>
	);
}

function Errors({ faults }: { faults: readonly ColumnError[] }) {
	const t = useTranslations('productFiles.rows');
	return (
		<ul role="list" className={styles.faults}>
			{faults.map(({ column, entry, value, reason }) => (
				<li key={`${column} ${entry} ${reason}`}>
					<b>{entry === undefined ? column || t('wholeRow') : t('entry', { column, entry })}</b>
					{value !== '' && (
						<>
							{' '}
							<bdi className={styles.value}>{value}</bdi>
						</>
					)}{' '}
					<span>{reason}</span>
				</li>
			))}
		</ul>
	);
}

function Differences({ differences }: { differences: readonly Difference[] }) {
	const t = useTranslations('productFiles.rows');
	return (
		<FieldChanges
			changes={differences.map(({ column, ...texts }) => ({ field: column, title: column, ...texts }))}
			words={{ was: t('was'), becomes: t('becomes'), nothing: t('nothing') }}
		/>
	);
}

function Doubt({ code, detail }: { code: string; detail: string }) {
	const t = useTranslations('productFiles.rows');
	const known = useTranslations('productEditing.warnings');
	return <>{code === 'savedSince' ? t('savedSince', { detail }) : known(code as 'minimum', { detail })}</>;
}
