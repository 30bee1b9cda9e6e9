import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { StaffIcon } from './staff-icon.tsx';
import styles from './staff-table.module.css';

type StaffColumn<Row> = {
	key: string;
	title: string;
	cell: (row: Row) => ReactNode;
	/** What the row is called: bold, the row's header, and the link when rows open. One column has it. */
	isMain?: boolean;
	/** Figures stand right. */
	isNumber?: boolean;
	/** The title is only read aloud. */
	isTitleHidden?: boolean;
	/** The address of this list sorted by this column; without it the column does not sort. */
	sortHref?: string;
	sorted?: 'ascending' | 'descending';
};

export type StaffTableProps<Row> = {
	/** The table's name for screen readers. */
	label: string;
	columns: readonly StaffColumn<Row>[];
	/** Undefined while they load. */
	rows: readonly Row[] | undefined;
	rowKey: (row: Row) => string;
	/** Where a row leads; the whole row opens. */
	rowHref?: (row: Row) => string;
	/** Marks a row as picked. */
	isPicked?: (row: Row) => boolean;
	/** In place of rows when there are none: one sentence and the main action. */
	empty: ReactNode;
	/** What to do when the list did not load; shows the fault in place of the rows. */
	onRetry?: () => void;
	/** Neighbouring pages, by cursor. */
	previousHref?: string;
	nextHref?: string;
};

/** A list in columns; below 1024 px every row is a card of name and value. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
	const { label, columns, rows, rowKey, rowHref, isPicked, empty, onRetry, previousHref, nextHref } = props;
	const t = useTranslations('staff.table');
	const navigate = useNavigate();
	if (onRetry) {
		return (
			<div className={styles.state} role="alert">
				<p>{t('failed')}</p>
				<button type="button" className={styles.retry} onClick={onRetry}>
					{t('retry')}
				</button>
			</div>
		);
	}
	if (rows?.length === 0) return <div className={styles.state}>{empty}</div>;
	return (
		<>
			<div className={styles.frame} aria-busy={rows === undefined}>
				<table className={styles.table} aria-label={label}>
					<thead>
						<tr>
							{columns.map((column) => (
								<th key={column.key} scope="col" aria-sort={column.sorted} data-number={column.isNumber}>
									{column.sortHref ? (
										<Link to={column.sortHref} className={styles.sort}>
											{column.title}
											{column.sorted && (
												<span data-sorted={column.sorted}>
													<StaffIcon name="chevron" size={16} />
												</span>
											)}
										</Link>
									) : (
										<span className={column.isTitleHidden ? 'spoken' : undefined}>{column.title}</span>
									)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows?.map((row) => {
							const href = rowHref?.(row);
							return (
								// The main cell's link is the keyboard's way; the row is a larger target for the same.
								<tr
									key={rowKey(row)}
									data-opens={href !== undefined}
									data-picked={isPicked?.(row)}
									onClick={(event) => {
										const { target } = event;
										const isOwn =
											target instanceof Element && target.closest('a, button, input, label, select');
										if (href !== undefined && !isOwn && getSelection()?.isCollapsed) navigate(href);
									}}
								>
									{columns.map((column) => {
										const cell = column.cell(row);
										const words = column.isMain && href !== undefined ? <Link to={href}>{cell}</Link> : cell;
										const Cell = column.isMain ? 'th' : 'td';
										return (
											<Cell
												key={column.key}
												scope={column.isMain ? 'row' : undefined}
												data-title={column.isTitleHidden || column.isMain ? undefined : column.title}
												data-number={column.isNumber}
											>
												{words}
											</Cell>
										);
									})}
								</tr>
							);
						}) ??
							PLATES.map((plate) => (
								<tr key={plate}>
									{columns.map((column) => (
										<td key={column.key}>
											<Skeleton height={16} radius={2} />
										</td>
									))}
								</tr>
							))}
					</tbody>
				</table>
			</div>
			{(previousHref || nextHref) && (
				<nav className={styles.pages} aria-label={t('pages')}>
					{previousHref && <Link to={previousHref}>{t('previous')}</Link>}
					{nextHref && <Link to={nextHref}>{t('next')}</Link>}
				</nav>
			)}
		</>
	);
}

const PLATES = ['a', 'b', 'c', 'd', 'e', 'f'];
