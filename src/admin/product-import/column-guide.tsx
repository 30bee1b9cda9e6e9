import { useTranslations } from 'use-intl';
import { PRODUCT_COLUMNS } from '../../domain/catalogue/product-fields.ts';
import { exampleOf } from '../../domain/catalogue-import/product-column.ts';
import styles from './column-guide.module.css';

/** What a file may say, column by column; folded away, because one looks once. */
export function ColumnGuide() {
	const t = useTranslations('productFiles.guide');
	return (
		<details className={styles.guide}>
			<summary>{t('title')}</summary>
			<div className={styles.body}>
				{(['line', 'several', 'version', 'formulas'] as const).map((line) => (
					<p key={line}>{t(line)}</p>
				))}
				{/* Wider than a phone: it scrolls by itself, with the keyboard too. */}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
				<section className={styles.scroll} aria-label={t('title')} tabIndex={0}>
					<table>
						<thead>
							<tr>
								<th scope="col">{t('column')}</th>
								<th scope="col">{t('holds')}</th>
								<th scope="col">{t('example')}</th>
							</tr>
						</thead>
						<tbody>
							{PRODUCT_COLUMNS.map((column) => (
								<tr key={column}>
									<th scope="row">{column}</th>
									<td>{t(`columns.${column}`)}</td>
									<td className={styles.example}>{exampleOf(column)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
			</div>
		</details>
	);
}
