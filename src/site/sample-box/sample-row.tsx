import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { GlovePicture } from '../../domain/catalogue/pictures/picture.tsx';
import { findSize, formatSizeWord } from '../../domain/catalogue/sizes/glove-size.ts';
import type { SampleItem } from '../../domain/sample-requests/sample-item.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import type { SampleGlove } from './sample-gloves.ts';
import styles from './sample-row.module.css';

type SampleRowProps = {
	item: SampleItem;
	/** Undefined while loading; null if the glove no longer exists. */
	glove: SampleGlove | null | undefined;
	isNew: boolean;
	error: string | undefined;
	onSize: (size: string) => void;
	onRemove: () => void;
};

/** One glove in the box: picture, part number, name, size selection and remove button. */
export function SampleRow({ item, glove, isNew, error, onSize, onRemove }: SampleRowProps) {
	const locale = useLocale();
	const t = useTranslations('sampleBox');
	const errorId = useId();
	const partNumber = formatPartNumber(item.partNumber);
	const word = formatSizeWord(item.size, locale);
	const own = glove ? findSize(glove.sizes, item.size) : undefined;
	const wrong = error ?? (glove && own === undefined ? t('notMade', { size: word }) : undefined);
	return (
		<li className={styles.row} data-new={isNew || undefined} data-gone={glove === null || undefined}>
			<span className={styles.picture}>
				{glove?.picture ? (
					<GlovePicture src={glove.picture} sizes="112px" alt="" width="104" height="112" loading="lazy" />
				) : (
					<Icon name="hand" />
				)}
			</span>
			<div className={styles.words}>
				<h3 className={styles.number}>
					{glove ? <Link to={`/products/${item.partNumber}`}>{partNumber}</Link> : partNumber}
				</h3>
				{glove && <p className={styles.name}>{glove.name}</p>}
				{glove === null && <p className={styles.gone}>{t('gone', { size: word })}</p>}
				{glove === undefined && <p className={styles.size}>{t('size', { size: word })}</p>}
				{glove && (
					<label className={styles.pick}>
						<span className="sr-only">{t('sizeOf', { partNumber })}</span>
						<select
							value={own ?? item.size}
							aria-invalid={wrong ? true : undefined}
							aria-describedby={wrong ? errorId : undefined}
							onChange={(event) => onSize(event.target.value)}
						>
							{own === undefined && <option value={item.size}>{word}</option>}
							{glove.sizes.map((label) => (
								<option key={label} value={label}>
									{formatSizeWord(label, locale)}
								</option>
							))}
						</select>
						<Icon name="chevron-down" />
					</label>
				)}
				{wrong && (
					<p id={errorId} className={styles.error}>
						<Icon name="warning" />
						<span>{wrong}</span>
					</p>
				)}
				{isNew && (
					<p className={styles.added}>
						<Icon name="check" />
						{t('addedJustNow')}
					</p>
				)}
			</div>
			<button
				type="button"
				className={styles.remove}
				aria-label={t('remove', { sample: t('sample', { partNumber, size: word }) })}
				onClick={onRemove}
			>
				<Icon name="trash" />
			</button>
		</li>
	);
}
