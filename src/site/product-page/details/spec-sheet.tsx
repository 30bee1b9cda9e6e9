import { useTranslations } from 'use-intl';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import type { ColourChoice } from '../product-view.ts';
import styles from './spec-sheet.module.css';

/** Sizes and stock codes by colour, because nothing can be selected in print. */
export function SheetSizes({ colours }: { colours: readonly ColourChoice[] }) {
	const t = useTranslations('product.sheet');
	const locale = useLocale();
	return (
		<dl className={styles.sizes} aria-label={t('sizes')}>
			{colours.map(({ partNumber, colour, codes }) => (
				<div key={partNumber} className={styles.colour}>
					<dt>{colour || t('sizes')}</dt>
					{Object.entries(codes).map(([label, code]) => (
						<dd key={label}>
							<b>{formatSize(label, locale)}</b>
							{` ${code}`}
						</dd>
					))}
				</div>
			))}
		</dl>
	);
}

/** The URL that the print was made from. `address` is absolute. */
export function SheetFoot({ address }: { address: string }) {
	const t = useTranslations('product.sheet');
	return <p className={styles.foot}>{t('source', { address })}</p>;
}
