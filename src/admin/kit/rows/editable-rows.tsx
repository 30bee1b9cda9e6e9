import { ActionIcon, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../form/field-errors.tsx';
import { useFormContext } from '../form/form-context.tsx';
import { fieldId, valueAt } from '../form/form-value.ts';
import { StaffIcon } from '../staff-icon.tsx';
import styles from './editable-rows.module.css';

type EditableRowsProps<Row> = {
	/** The path of the list, such as "items.1.columns". */
	path: string;
	/** Its heading, if the form has none. */
	title?: string;
	/** The name of a row, and what is said of it while it is closed. */
	nameOf: (row: Row) => string;
	detailOf?: (row: Row) => string;
	/** A new row. */
	empty: Row;
	addLabel: string;
	max: number;
	/** The field of a row to go on in after adding one, such as "english". */
	firstField: string;
	/** The fields of a row. */
	children: (row: Row, path: string) => ReactNode;
};

/**
 * The rows of a list in a form, each closed until it is edited: a row is opened, moved and removed, and a button adds
 * one. A row with an error opens by itself.
 */
export function EditableRows<Row>(props: EditableRowsProps<Row>) {
	const { path, title, nameOf, detailOf, empty, addLabel, max, firstField, children } = props;
	const t = useTranslations('staff.rows');
	const { value, set, errors } = useFormContext();
	const [announcement, setAnnouncement] = useState('');
	// By place, since rows have no identity of their own: it moves along with them.
	const [opened, setOpened] = useState<readonly boolean[]>([]);
	const rows = valueAt(value, path) as readonly Row[];
	const error = errors.get(path);
	const rowId = (at: number) => fieldId(`${path}.${at}`);
	const isWrong = (at: number) => [...errors.keys()].some((key) => key.startsWith(`${path}.${at}.`));
	const listOpened = () => rows.map((_, at) => opened[at] ?? false);
	// A row that an error has opened stays open while the error is mended.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only new errors open rows
	useEffect(() => {
		if (rows.some((_, at) => isWrong(at))) setOpened(listOpened().map((isOpen, at) => isOpen || isWrong(at)));
	}, [errors]);
	const focusLater = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

	function move(from: number, step: -1 | 1) {
		const to = from + step;
		set(path, withMoved(rows, from, to));
		setOpened(withMoved(listOpened(), from, to));
		setAnnouncement(t('moved', { number: to + 1, total: rows.length }));
		// The focus stays on the row that was moved; a button at the end of its way hands it to the other one.
		const [own, other] = step < 0 ? ['up', 'down'] : ['down', 'up'];
		const isAtEnd = to === (step < 0 ? 0 : rows.length - 1);
		focusLater(`${rowId(to)}-${isAtEnd ? other : own}`);
	}

	function remove(at: number) {
		set(`${path}.${at}`, undefined);
		setOpened(listOpened().filter((_, index) => index !== at));
		focusLater(fieldId(path));
	}

	function add() {
		set(path, [...rows, empty]);
		setOpened([...listOpened(), true]);
		focusLater(fieldId(`${path}.${rows.length}.${firstField}`));
	}

	return (
		<Stack gap="sm">
			{title && <Text fw={700}>{title}</Text>}
			{rows.length > 0 && (
				<ol role="list" className={styles.list} aria-label={title}>
					{rows.map((row, at) => {
						const name = nameOf(row);
						const isOpen = (opened[at] ?? false) || isWrong(at);
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: controlled fields keep no state of their own
							<li key={at} className={styles.row}>
								<div className={styles.head}>
									<UnstyledButton
										className={styles.name}
										aria-expanded={isOpen}
										aria-controls={`${rowId(at)}-fields`}
										onClick={() => setOpened(listOpened().with(at, !isOpen))}
									>
										<StaffIcon name="chevron" size={20} />
										<span>
											<bdi>{name}</bdi> {detailOf && <bdi className="quiet">{detailOf(row)}</bdi>}
										</span>
									</UnstyledButton>
									<Group gap={4} wrap="nowrap">
										<ActionIcon
											id={`${rowId(at)}-up`}
											variant="subtle"
											c="var(--ink)"
											className={styles.up}
											aria-label={t('up', { name })}
											disabled={at === 0}
											onClick={() => move(at, -1)}
										>
											<StaffIcon name="chevron" size={20} />
										</ActionIcon>
										<ActionIcon
											id={`${rowId(at)}-down`}
											variant="subtle"
											c="var(--ink)"
											aria-label={t('down', { name })}
											disabled={at === rows.length - 1}
											onClick={() => move(at, 1)}
										>
											<StaffIcon name="chevron" size={20} />
										</ActionIcon>
										<ActionIcon
											variant="subtle"
											c="var(--ink)"
											aria-label={t('remove', { name })}
											onClick={() => remove(at)}
										>
											<StaffIcon name="trash" size={20} />
										</ActionIcon>
									</Group>
								</div>
								<fieldset
									id={`${rowId(at)}-fields`}
									className={styles.fields}
									aria-label={name}
									hidden={!isOpen}
								>
									{isOpen && children(row, `${path}.${at}`)}
								</fieldset>
							</li>
						);
					})}
				</ol>
			)}
			{error && (
				<Text c="var(--no-use)" fw={700}>
					<FieldError>{error}</FieldError>
				</Text>
			)}
			<Group>
				<Button
					id={fieldId(path)}
					variant="default"
					leftSection={<StaffIcon name="plus" size={20} />}
					disabled={rows.length >= max}
					onClick={add}
				>
					{addLabel}
				</Button>
			</Group>
			<p className="sr-only" role="status">
				{announcement}
			</p>
		</Stack>
	);
}

/** A copy of a list with an entry moved to another place. */
function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
	const next = [...list];
	next.splice(to, 0, ...next.splice(from, 1));
	return next;
}
