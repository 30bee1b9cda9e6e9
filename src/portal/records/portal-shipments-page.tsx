import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { countPairs } from '../../domain/labels/label.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PortalHead } from '../frame/portal-head.tsx';
import type { Route } from './+types/portal-shipments-page';
import styles from './portal-records.module.css';

export { loader } from './portal-shipments-page.server.ts';

/** The cartons shipped to the company, with their contents. */
export default function PortalShipmentsPage({ loaderData: { shipments } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = useTranslations('distributorPortal.shipments');
	return (
		<div className={`page ${styles.records}`}>
			<PortalHead title={t('title')} line={t('line')} />
			{shipments.length === 0 && <p>{t('none')}</p>}
			{shipments.map(({ number, date, invoiceNumber, purchaseOrderNumber, address, lines }) => (
				<article
					key={number}
					id={`label-${number}`}
					className={styles.record}
					aria-labelledby={`of-${number}`}
				>
					<header className={styles.head}>
						<h2 id={`of-${number}`}>{t('number', { number })}</h2>
						<p className={styles.quiet}>
							{[
								formatCalendarDate(date, locale),
								t('total', { pairs: countPairs(lines) }),
								...(invoiceNumber === '' ? [] : [t('invoice', { number: invoiceNumber })]),
								...(purchaseOrderNumber === '' ? [] : [t('purchaseOrder', { number: purchaseOrderNumber })]),
							].join(' · ')}
						</p>
						<p className={styles.quiet}>
							{t('to')} <bdi>{address.replaceAll('\n', ', ')}</bdi>
						</p>
					</header>
					<table className={styles.table}>
						<thead>
							<tr>
								<th scope="col">{t('glove')}</th>
								<th scope="col">{t('size')}</th>
								<th scope="col" className={styles.figure}>
									{t('pairs')}
								</th>
							</tr>
						</thead>
						<tbody>
							{lines.map(({ productPartNumber, productName, size, quantity }, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a label may have the same line twice, and never moves them
								<tr key={at}>
									<td>
										<strong>{formatPartNumber(productPartNumber)}</strong> {productName}
									</td>
									<td>{formatSize(size, locale)}</td>
									<td className={styles.figure}>{quantity}</td>
								</tr>
							))}
						</tbody>
					</table>
				</article>
			))}
		</div>
	);
}
