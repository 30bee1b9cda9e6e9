import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../kit/form/field-errors.tsx';
import { fieldId } from '../kit/form/form-value.ts';
import { findGloveName, useGloveNames } from '../kit/gloves/use-glove-names.ts';
import { StaffIcon } from '../kit/staff-icon.tsx';
import styles from './part-number-rows.module.css';

type PartNumberRowsProps = {
	rows: readonly string[];
	onChange: (rows: string[]) => void;
	/** Errors by path. */
	errors: ReadonlyMap<string, string>;
};

/**
 * Ordered part numbers, each looked up while typing; rows move by dragging or with the arrow keys.
 * One row always remains.
 */
export function PartNumberRows({ rows, onChange, errors }: PartNumberRowsProps) {
	const t = useTranslations('categoryEditing.rows');
	const names = useGloveNames(rows);
	const list = useRef<HTMLOListElement>(null);
	const [dragged, setDragged] = useState<number>();
	const [announcement, setAnnouncement] = useState('');
	const listError = errors.get('partNumbers');

	function move(from: number, to: number) {
		if (to < 0 || to >= rows.length || from === to) return;
		const next = [...rows];
		next.splice(to, 0, ...next.splice(from, 1));
		onChange(next);
		setAnnouncement(t('moved', { number: to + 1, total: rows.length }));
		requestAnimationFrame(() =>
			list.current?.querySelectorAll<HTMLElement>('button[data-move]')[to]?.focus(),
		);
	}

	function moveByKey(event: KeyboardEvent, at: number) {
		const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (!step) return;
		event.preventDefault();
		move(at, at + step);
	}

	return (
		<Stack gap="sm" align="start">
			<Text id="part-numbers-title" fw={600}>
				{t('title')}
			</Text>
			<ol role="list" ref={list} className={styles.list} aria-labelledby="part-numbers-title">
				{rows.map((text, at) => {
					const error = errors.get(`partNumbers.${at}`);
					const glove = findGloveName(names, text);
					const isUnknown = error !== undefined || glove === 'unknown';
					return (
						<li
							// Rows have no unique key.
							// biome-ignore lint/suspicious/noArrayIndexKey: controlled fields keep no state of their own
							key={at}
							className={styles.row}
							data-dragged={dragged === at}
							onDragOver={(event) => dragged !== undefined && event.preventDefault()}
							onDrop={(event) => {
								event.preventDefault();
								if (dragged !== undefined) move(dragged, at);
								setDragged(undefined);
							}}
						>
							<ActionIcon
								variant="subtle"
								c="var(--ink)"
								w={32}
								miw={32}
								data-move
								draggable
								className={styles.move}
								aria-label={t('move', { number: at + 1 })}
								title={t('moveHint')}
								onKeyDown={(event) => moveByKey(event, at)}
								onDragStart={(event) => {
									event.dataTransfer.effectAllowed = 'move';
									setDragged(at);
								}}
								onDragEnd={() => setDragged(undefined)}
							>
								<span aria-hidden="true">⋮⋮</span>
							</ActionIcon>
							<TextInput
								id={fieldId(`partNumbers.${at}`)}
								styles={{ input: { fontFamily: 'var(--mono)' } }}
								aria-label={t('number', { number: at + 1 })}
								aria-describedby={`part-number-${at}-said`}
								aria-invalid={isUnknown || undefined}
								error={isUnknown}
								autoComplete="off"
								maxLength={64}
								value={text}
								onChange={(event) =>
									onChange(rows.map((row, index) => (index === at ? event.currentTarget.value : row)))
								}
							/>
							<p id={`part-number-${at}-said`} className={styles.said} role="status">
								{isUnknown ? (
									<Text span c="var(--no-use)" fw={700}>
										<FieldError>{error ?? t('unknown')}</FieldError>
									</Text>
								) : (
									glove && (
										<Group component="span" gap={6} c="dimmed">
											<StaffIcon name="check" size={20} />
											<bdi>{glove.name}</bdi>
											{glove.state !== 'published' && <b>{t(`states.${glove.state}`)}</b>}
										</Group>
									)
								)}
							</p>
							<ActionIcon
								variant="subtle"
								c="var(--ink)"
								aria-label={t('remove', { number: at + 1 })}
								disabled={rows.length === 1}
								onClick={() => onChange(rows.filter((_, index) => index !== at))}
							>
								<StaffIcon name="trash" size={20} />
							</ActionIcon>
						</li>
					);
				})}
			</ol>
			{listError && (
				<Text c="var(--no-use)" fw={700}>
					{listError}
				</Text>
			)}
			<Button
				id={fieldId('partNumbers')}
				variant="default"
				leftSection={<StaffIcon name="plus" size={20} />}
				onClick={() => {
					onChange([...rows, '']);
					requestAnimationFrame(() =>
						document.getElementById(fieldId(`partNumbers.${rows.length}`))?.focus(),
					);
				}}
			>
				{t('add')}
			</Button>
			<p className="quiet">{t('oneStays')}</p>
			<p className="sr-only" role="status">
				{announcement}
			</p>
		</Stack>
	);
}
