import { useTranslations } from 'use-intl';
import brand from '../../../../content/brand.json';
import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useContact } from '../../frame/use-contact.ts';
import type { ColourChoice } from '../product-view.ts';
import styles from './spec-sheet.module.css';

/** The manufacturer's name and contact. Heads the page in print, where the site's header is left out. */
export function SheetHead() {
	const contact = useContact();
	return (
		<div className={styles.head}>
			<b className={styles.brand}>{brand.name}</b>
			{contact.phone !== '' && <span>{`${contact.phone} · ${contact.email}`}</span>}
		</div>
	);
}

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
