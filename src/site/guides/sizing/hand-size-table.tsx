import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { HAND_SIZES, type HandSize } from './hand-size.ts';
import styles from './hand-size-table.module.css';

/** The size table, with the visitor's row highlighted. */
export function HandSizeTable({ current }: { current: HandSize | undefined }) {
	const t = useTranslations('guides.sizing');
	const format = useFormatter();
	const none = (
		<>
			<span aria-hidden="true">–</span>
			<span className="sr-only">{t('table.none')}</span>
		</>
	);
	return (
		<div className={styles.frame}>
			<table className={styles.table}>
				<caption>{t('table.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('table.size')}</th>
						<th scope="col" className={styles.number}>
							{t('table.number')}
						</th>
						<th scope="col">{t('table.palmMm')}</th>
						<th scope="col">{t('table.palmIn')}</th>
						<th scope="col">{t('table.handMm')}</th>
						<th scope="col" className={styles.hem}>
							{t('table.hem')}
						</th>
					</tr>
				</thead>
				<tbody>
					{HAND_SIZES.map((row) => (
						<tr key={row.letter} data-current={row === current || undefined}>
							<th scope="row">
								{row.letter}
								{row === current && <span className="sr-only">, {t('table.yours')}</span>}
							</th>
							<td className={styles.number}>{row.size}</td>
							<td>{row.palmMm}</td>
							<td>{format.number(row.size, { minimumFractionDigits: 1 })}</td>
							<td>{row.handMm ?? none}</td>
							<td className={styles.hem}>
								{row.hem ? (
									<>
										<svg
											className={styles.swatch}
											data-hem={row.hem}
											viewBox="0 0 12 12"
											width="12"
											height="12"
											aria-hidden="true"
										>
											<rect width="12" height="12" rx="1" />
										</svg>
										{t(`hems.${row.hem}`)}
									</>
								) : (
									none
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
