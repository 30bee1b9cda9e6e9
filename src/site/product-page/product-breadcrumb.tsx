import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { JsonLd } from '../../platform/ui/json-ld.tsx';
import { Link } from '../../platform/ui/link.tsx';
import styles from './product-breadcrumb.module.css';
import { toBreadcrumbList } from './product-structured-data.ts';
import type { ProductTrail } from './product-trail.ts';

type CategoryId =
	| 'weldingGloves'
	| 'tig'
	| 'migStick'
	| 'prep'
	| 'workGloves'
	| 'fitter'
	| 'driver'
	| 'winter';
type ProductBreadcrumbProps = { partNumber: string; trail: ProductTrail; publicUrl: string };

/** All gloves / category / part number; on narrow screens only a link back to the nearest list. */
export function ProductBreadcrumb({ partNumber, trail, publicUrl }: ProductBreadcrumbProps) {
	const t = useTranslations('product');
	const names = useTranslations('navigation');
	const lists = [
		{ name: t('allGloves'), path: '/products' },
		...trail.map(({ id, path }) => ({ name: names(id as CategoryId), path: `/products/${path}` })),
	];
	const here = { name: formatPartNumber(partNumber), path: `/products/${partNumber}` };
	return (
		<nav className={styles.trail} aria-label={t('trail')}>
			<ol role="list" className={styles.places}>
				{lists.map(({ name, path }, index) => (
					<li key={path} className={styles.place}>
						{index === lists.length - 1 && (
							<span className={styles.back}>
								<Icon name="chevron-left" />
							</span>
						)}
						<Link to={path}>{name}</Link>
					</li>
				))}
				<li className={styles.place}>
					<b aria-current="page">{here.name}</b>
				</li>
			</ol>
			<JsonLd data={toBreadcrumbList([...lists, here], publicUrl, useLocale())} />
		</nav>
	);
}
