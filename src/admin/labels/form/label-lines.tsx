import { ActionIcon, Button, Flex, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { formatPairs, formatPrintedDescription } from '../../../domain/labels/label.ts';
import type { DraftLine } from '../../../domain/labels/label-draft.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './label-lines.module.css';

type LabelLinesProps = {
	lines: readonly DraftLine[];
	pictures: Readonly<Record<string, string>>;
	/** Errors of a line, by its index. */
	errorsOf: (index: number) => readonly string[];
	/** The last written line; highlighted briefly. */
	marked: string | undefined;
	onAdd: () => void;
	onEdit: (line: DraftLine) => void;
	onRemove: (line: DraftLine) => void;
};

/** The lines of a label in the form. */
export function LabelLines({ lines, pictures, errorsOf, marked, onAdd, onEdit, onRemove }: LabelLinesProps) {
	const t = useTranslations('labels.form');
	const locale = useLocale();
	return (
		<div>
			{lines.length === 0 && <p className="quiet">{t('noLines')}</p>}
			<ol role="list" className={styles.lines}>
				{lines.map((line, index) => {
					const isEmpty = line.productPartNumber === '';
					const name = isEmpty
						? t('emptyLine')
						: `${formatPartNumber(line.productPartNumber)} ${formatSize(line.size, locale)}`;
					const errors = errorsOf(index);
					const picture = pictures[line.productPartNumber];
					return (
						<li
							key={line.key}
							className={styles.line}
							data-marked={line.key === marked}
							data-wrong={errors.length > 0}
						>
							{picture ? (
								<GlovePicture
									src={picture}
									sizes="48px"
									alt=""
									width={48}
									height={48}
									className={styles.picture}
									loading="lazy"
								/>
							) : (
								<span className={styles.picture} />
							)}
							<div className={styles.words}>
								{isEmpty ? (
									<em>{t('emptyLine')}</em>
								) : (
									<span>
										<strong>{formatPartNumber(line.productPartNumber)}</strong>{' '}
										<bdi>{formatPrintedDescription(line, [locale])}</bdi>
									</span>
								)}
								{errors.map((error) => (
									<Flex key={error} component="span" gap={6} align="center" c="var(--no-use)" fw={600}>
										<StaffIcon name="warning" size={16} /> {error}
									</Flex>
								))}
							</div>
							<bdi className={styles.size}>{formatSize(line.size, locale)}</bdi>
							<strong className={styles.quantity}>{isEmpty ? '' : formatPairs(line.quantity, locale)}</strong>
							<Group gap={4} wrap="nowrap" className={styles.actions}>
								<ActionIcon
									id={`${line.key}-edit`}
									aria-label={t('editLine', { line: index + 1, name })}
									onClick={() => onEdit(line)}
								>
									<StaffIcon name="pencil" size={20} />
								</ActionIcon>
								<ActionIcon
									aria-label={t('removeLine', { line: index + 1, name })}
									onClick={() => onRemove(line)}
								>
									<StaffIcon name="trash" size={20} />
								</ActionIcon>
							</Group>
						</li>
					);
				})}
			</ol>
			<Button
				id="add-product"
				variant="default"
				mt="md"
				onClick={onAdd}
				leftSection={<StaffIcon name="plus" size={20} />}
			>
				{t('addProduct')}
			</Button>
		</div>
	);
}
