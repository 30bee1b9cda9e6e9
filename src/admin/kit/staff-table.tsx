import { Button, Group, Paper, Skeleton, Stack, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { shownColumns } from './list/columns/hidden-columns.ts';
import { PickAllBox, PickBox } from './list/picking/pick-boxes.tsx';
import { StaffIcon } from './staff-icon.tsx';
import styles from './staff-table.module.css';

export type StaffColumn<Row> = {
	key: string;
	title: string;
	cell: (row: Row) => ReactNode;
	/**
	 * The row's name: bold, the row header, and the link when rows open. Exactly one column has it.
	 */
	isMain?: boolean;
	/** Right-aligned, for figures. */
	isNumber?: boolean;
	/** The title is visually hidden. */
	isTitleHidden?: boolean;
	/** The URL of this list sorted by this column; without it, the column is not sortable. */
	sortHref?: string;
	sorted?: 'ascending' | 'descending';
};

export type StaffTableProps<Row> = {
	/** The table's name for screen readers. */
	label: string;
	columns: readonly StaffColumn<Row>[];
	/** Undefined while loading. */
	rows: readonly Row[] | undefined;
	/** The keys of columns that are not shown; the main one always is. */
	hidden?: readonly string[];
	rowKey: (row: Row) => string;
	/** The row's target; the whole row is clickable. */
	rowHref?: (row: Row) => string;
	/** Whether a row is selected. */
	isPicked?: (row: Row) => boolean;
	/** A checkbox that selects each row, and one for all of them; `isRange` with Shift. */
	picking?: {
		labelOf: (row: Row) => string;
		onToggle: (row: Row, isRange: boolean) => void;
		onToggleAll: () => void;
	};
	/** Shown when there are no rows: one sentence and the main action. */
	empty: ReactNode;
	/** Retries a failed load; if set, the error replaces the rows. */
	onRetry?: () => void;
	/** Links to the neighbouring pages, by cursor. */
	previousHref?: string;
	nextHref?: string;
};

/** A list in columns; below 1024 px every row is a card of name and value. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
	const { label, rows, rowKey, rowHref, isPicked, picking, empty, onRetry, hidden = [] } = props;
	const columns = shownColumns(props.columns, hidden);
	const t = useTranslations('staff.table');
	const navigate = useNavigate();
	if (onRetry) {
		return (
			<Notice role="alert">
				<p>{t('failed')}</p>
				<Button variant="default" onClick={onRetry}>
					{t('retry')}
				</Button>
			</Notice>
		);
	}
	if (rows?.length === 0) return <Notice>{empty}</Notice>;
	return (
		<>
			<Paper className={styles.frame} aria-busy={rows === undefined}>
				<Table className={styles.table} aria-label={label}>
					<Table.Thead>
						<Table.Tr>
							{picking && rows && (
								<PickAllHead
									picked={rows.filter((row) => isPicked?.(row)).length}
									shown={rows.length}
									onToggle={picking.onToggleAll}
								/>
							)}
							{columns.map(({ key, ...column }) => (
								<Head key={key} {...column} />
							))}
						</Table.Tr>
					</Table.Thead>
					<Table.Tbody>
						{rows?.map((row) => {
							const href = rowHref?.(row);
							return (
								// The main cell's link is for the keyboard; the row is a larger pointer target for it.
								<Table.Tr
									key={rowKey(row)}
									data-row=""
									data-opens={href !== undefined}
									data-picked={isPicked?.(row)}
									onClick={(event) => {
										const { target } = event;
										const isOwn =
											target instanceof Element && target.closest('a, button, input, label, select');
										if (href !== undefined && !isOwn && getSelection()?.isCollapsed) navigate(href);
									}}
								>
									{picking && (
										<Table.Td className={styles.pick}>
											<PickBox
												label={picking.labelOf(row)}
												isPicked={isPicked?.(row) ?? false}
												onToggle={(isRange) => picking.onToggle(row, isRange)}
											/>
										</Table.Td>
									)}
									{columns.map((column) => {
										const cell = column.cell(row);
										const content =
											column.isMain && href !== undefined ? <Link to={href}>{cell}</Link> : cell;
										const Cell = column.isMain ? Table.Th : Table.Td;
										return (
											<Cell
												key={column.key}
												scope={column.isMain ? 'row' : undefined}
												data-title={column.isTitleHidden || column.isMain ? undefined : column.title}
												data-number={column.isNumber}
											>
												{content}
											</Cell>
										);
									})}
								</Table.Tr>
							);
						}) ??
							PLATES.map((plate) => (
								<Table.Tr key={plate}>
									{columns.map((column) => (
										<Table.Td key={column.key}>
											<Skeleton height={16} radius="sm" />
										</Table.Td>
									))}
								</Table.Tr>
							))}
					</Table.Tbody>
				</Table>
			</Paper>
			<PageLinks {...props} label={t('pages')} />
		</>
	);
}

const PLATES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A message in place of the rows. */
function Notice({ role, children }: { role?: 'alert'; children: ReactNode }) {
	return (
		<Paper role={role} px="lg" py={40} ta="center" fz="lg">
			<Stack align="center">{children}</Stack>
		</Paper>
	);
}

/** The checkbox over those of the rows; a card's list shows its label too. */
function PickAllHead({ picked, shown, onToggle }: { picked: number; shown: number; onToggle: () => void }) {
	const t = useTranslations('staff.table');
	return (
		<Table.Th scope="col" className={styles.pickAll}>
			<PickAllBox
				label={<span className="sr-only-on-desk">{t('pickAll')}</span>}
				picked={picked}
				shown={shown}
				onToggle={onToggle}
			/>
		</Table.Th>
	);
}

type HeadProps = Pick<StaffColumn<never>, 'title' | 'isNumber' | 'isTitleHidden' | 'sortHref' | 'sorted'>;

function Head({ title, isNumber, isTitleHidden, sortHref, sorted }: HeadProps) {
	return (
		<Table.Th
			scope="col"
			aria-sort={sorted}
			data-number={isNumber}
			className={sortHref ? undefined : 'sr-only-below-desk'}
		>
			{sortHref ? (
				<Link to={sortHref}>
					{title}
					{sorted && (
						<span data-sorted={sorted}>
							<StaffIcon name="chevron" size={16} />
						</span>
					)}
				</Link>
			) : (
				<span className={isTitleHidden ? 'sr-only' : undefined}>{title}</span>
			)}
		</Table.Th>
	);
}

type PageLinksProps = {
	label: string;
	previousHref?: string;
	nextHref?: string;
	/** Labels instead of "Previous" and "Next". */
	messages?: { previous: string; next: string };
};

/** Links to the neighbouring pages of a list; nothing if there are none. */
export function PageLinks({ label, previousHref, nextHref, messages }: PageLinksProps) {
	const t = useTranslations('staff.table');
	if (!previousHref && !nextHref) return null;
	return (
		<nav aria-label={label}>
			<Group gap="sm" justify="flex-end" mt="sm">
				{previousHref && (
					<Button component={Link} to={previousHref} variant="default">
						{messages?.previous ?? t('previous')}
					</Button>
				)}
				{nextHref && (
					<Button component={Link} to={nextHref} variant="default">
						{messages?.next ?? t('next')}
					</Button>
				)}
			</Group>
		</nav>
	);
}
