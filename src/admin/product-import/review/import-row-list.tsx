import { Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { ColumnError, Difference, ImportRow } from '../../../domain/catalogue-import/product-import.ts';
import { FieldChanges } from '../../kit/form/field-changes.tsx';
import { StateBadge } from '../../kit/state-badge.tsx';

type ImportRowListProps = {
	rows: readonly ImportRow[];
	format: 'csv' | 'json';
	/** True if rows can still be excluded. */
	canChoose: boolean;
	onChoose: (row: number, isExcluded: boolean) => void;
};

/** The rows of the file, each with its changes, its errors by column, and its warnings. */
export function ImportRowList({ rows, format, canChoose, onChoose }: ImportRowListProps) {
	const t = useTranslations('productFiles.rows');
	if (rows.length === 0)
		return (
			<Paper p="xl" ta="center">
				{t('empty')}
			</Paper>
		);
	return (
		<Stack component="ul" role="list" gap="xs" aria-label={t('label')}>
			{rows.map((row) => (
				<Row key={row.row} row={row} format={format} canChoose={canChoose} onChoose={onChoose} />
			))}
		</Stack>
	);
}

function Row({ row, format, canChoose, onChoose }: { row: ImportRow } & Omit<ImportRowListProps, 'rows'>) {
	const t = useTranslations('productFiles.rows');
	const partNumber = row.partNumber === '' ? t('noNumber') : formatPartNumber(row.partNumber);
	const isWritable = row.outcome === 'new' || row.outcome === 'changed';
	// The clicked state, until the rows are reloaded.
	const [clicked, setClicked] = useState<boolean>();
	const [seen, setSeen] = useState(row);
	if (seen !== row) {
		setSeen(row);
		setClicked(undefined);
	}
	const isExcluded = clicked ?? row.isExcluded;
	const { differences, errors, warnings } = row.report;
	return (
		<Paper component="li" p="md" {...(isExcluded ? { bg: 'var(--steel-100)' } : {})}>
			<Stack gap="sm">
				<Group align="start" wrap="nowrap" gap="sm">
					{canChoose && isWritable && (
						<Checkbox
							mt={-10}
							aria-label={t('include', { partNumber })}
							checked={!isExcluded}
							onChange={() => {
								setClicked(!isExcluded);
								onChoose(row.row, !isExcluded);
							}}
						/>
					)}
					<div>
						<b>{partNumber}</b> <bdi>{row.name}</bdi>
						<p className="quiet">
							{t(format === 'json' ? 'record' : row.row === row.line ? 'row' : 'rowAndLine', {
								row: row.row,
								line: row.line,
							})}
						</p>
					</div>
					<Text span ml="auto">
						<StateBadge tone={toneOf(row)}>
							{row.result === '' ? t(`outcomes.${row.outcome}`) : t(`results.${row.result}`)}
						</StateBadge>
					</Text>
				</Group>
				{errors.length > 0 && <Errors errors={errors} />}
				{differences.length > 0 && <Differences differences={differences} />}
				{warnings.length > 0 && (
					<Notes tone="caution">
						{warnings.map(({ path, code, detail, value }) => (
							<li key={`${path} ${code} ${detail} ${value}`}>
								<b>{t('warningAt', { column: path.split('.', 1)[0] as string })}</b>{' '}
								{value !== undefined && value !== '' && (
									<>
										<Value>{value}</Value>{' '}
									</>
								)}
								<Warning code={code} detail={detail} />
							</li>
						))}
					</Notes>
				)}
			</Stack>
		</Paper>
	);
}

function Errors({ errors }: { errors: readonly ColumnError[] }) {
	const t = useTranslations('productFiles.rows');
	return (
		<Notes tone="error">
			{errors.map(({ column, entry, value, reason }) => (
				<li key={`${column} ${entry} ${reason}`}>
					<b>{entry === undefined ? column || t('wholeRow') : t('entry', { column, entry })}</b>
					{value !== '' && (
						<>
							{' '}
							<Value>{value}</Value>
						</>
					)}{' '}
					<span>{reason}</span>
				</li>
			))}
		</Notes>
	);
}

function Notes({ tone, children }: { tone: 'caution' | 'error'; children: ReactNode }) {
	return (
		<Paper
			component="ul"
			role="list"
			withBorder={false}
			p="xs"
			bg={`var(--${tone}-ground)`}
			c={`var(--${tone}-ink)`}
			style={{ overflowWrap: 'anywhere' }}
		>
			{children}
		</Paper>
	);
}

/** A value as it is in the file. */
function Value({ children }: { children: string }) {
	return (
		<Text span bg="var(--ground)" px={6} bdrs="sm" style={{ whiteSpace: 'pre-wrap' }}>
			<bdi>{children}</bdi>
		</Text>
	);
}

function toneOf({ outcome, result }: ImportRow) {
	if (result === 'skipped' || (result === '' && outcome === 'refused')) return 'error';
	if (result === 'written' || (result === '' && outcome === 'new')) return 'good';
	if (result === 'kept' || (result === '' && outcome === 'changed')) return 'waiting';
	return 'plain';
}

function Differences({ differences }: { differences: readonly Difference[] }) {
	const t = useTranslations('productFiles.rows');
	return (
		<FieldChanges
			changes={differences.map(({ column, ...texts }) => ({ field: column, title: column, ...texts }))}
			messages={{ was: t('was'), becomes: t('becomes'), nothing: t('nothing') }}
		/>
	);
}

function Warning({ code, detail }: { code: string; detail: string }) {
	const t = useTranslations('productFiles.rows');
	const known = useTranslations('productEditing.warnings');
	return <>{code === 'savedSince' ? t('savedSince', { detail }) : known(code as 'minimum', { detail })}</>;
}
