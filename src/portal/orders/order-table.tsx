import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { type OrderLine, sumOrder } from '../../domain/orders/portal-order.ts';
import { type Currency, formatPrice } from '../../domain/pricing/price.ts';
import { formatterFor } from '../../platform/i18n/formatter.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import styles from './order-table.module.css';

/** The lines of an order with their amounts; prices are for information. */
export function OrderTable({
	lines,
	currency,
}: {
	lines: readonly (OrderLine & { typedNumber?: string | undefined; place?: number })[];
	currency: Currency;
}) {
	const locale = useLocale();
	const t = useTranslations('distributorPortal.order');
	const prices = useTranslations('distributorPortal.prices');
	const total = sumOrder(lines);
	return (
		<>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{t('glove')}</th>
						<th scope="col">{t('size')}</th>
						<th scope="col" className={styles.figure}>
							{t('pairs')}
						</th>
						<th scope="col" className={`${styles.figure} ${styles.each}`}>
							{t('each')}
						</th>
						<th scope="col" className={styles.figure}>
							{t('sum')}
						</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ partNumber, name, size, pairs, cents, typedNumber }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: an order may have the same line twice, and never moves them
						<tr key={at}>
							<td>
								<strong>{formatPartNumber(partNumber)}</strong> <span className={styles.name}>{name}</span>
								{typedNumber !== undefined && (
									<span className={styles.quiet}>
										<bdi>{t('meant', { typed: typedNumber, number: formatPartNumber(partNumber) })}</bdi>
									</span>
								)}
							</td>
							<td>{formatSize(size, locale)}</td>
							<td className={styles.figure}>{formatterFor(locale).number(pairs)}</td>
							<td className={`${styles.figure} ${styles.each}`}>
								{cents === undefined ? prices('ask') : formatPrice(cents, currency, locale)}
							</td>
							<td className={styles.figure}>
								{cents === undefined ? prices('ask') : formatPrice(cents * pairs, currency, locale)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={styles.total}>
				{total === undefined ? (
					t('noTotal')
				) : (
					<>
						{withColon(t('total'), locale)} <strong>{formatPrice(total, currency, locale)}</strong>
					</>
				)}
			</p>
			<p className={styles.quiet}>{t('notAnInvoice')}</p>
		</>
	);
}
