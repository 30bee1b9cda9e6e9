import { useTranslations } from 'use-intl';
import { formatPhoneNumber } from '../../domain/contact-details/phone-text.ts';
import { directionsHref, type ListedDistributor, shownKm } from '../../domain/distributors/distributor.ts';
import { formatClock } from '../../platform/i18n/formatter.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import styles from './distributor-row.module.css';

type DistributorRowProps = { row: ListedDistributor; isPicked: boolean; onPick: () => void };

/** One distributor: name, address, distance and ways to reach it; opening hours and stock are shown on demand. */
export function DistributorRow({ row, isPicked, onPick }: DistributorRowProps) {
	const t = useTranslations('whereToBuy');
	const locale = useLocale();
	const name = row.name;
	const phone = formatPhoneNumber(row.phone, locale);
	return (
		<li id={row.id} className={styles.row} data-picked={isPicked || undefined}>
			<span className={styles.number} aria-hidden="true">
				<span>{row.number}</span>
			</span>
			{/* Covers the number, which looks like the pin that it shows. */}
			<button
				type="button"
				className={styles.show}
				aria-pressed={isPicked}
				aria-label={t('showOf', { name })}
				onClick={onPick}
			/>
			<h2 className={styles.name}>{name}</h2>
			<p className={styles.address}>
				{row.street}, {row.city}, {row.province} <span className={styles.code}>{row.postalCode}</span>
			</p>
			{row.distanceKm !== undefined && (
				<p className={styles.distance}>
					{t.rich('away', {
						km: shownKm(row.distanceKm),
						distance: (text) => <strong>{text}</strong>,
					})}
				</p>
			)}
			<div className={styles.ways}>
				<a href={`tel:+1${row.phone.replaceAll(/\D/g, '')}`} aria-label={t('callOf', { name, phone })}>
					{phone}
				</a>
				<a href={directionsHref(row)} rel="noopener noreferrer" aria-label={t('directionsOf', { name })}>
					{t('directions')}
				</a>
				{row.website && (
					<a href={row.website} rel="noopener noreferrer" aria-label={t('websiteOf', { name })}>
						{t('website')}
					</a>
				)}
				<details className={styles.details}>
					<summary aria-label={t('detailsOf', { name })}>{t('details')}</summary>
					<p>
						{row.hours
							.map(({ days, open, close }) =>
								t('hours', {
									days: t(`days.${days}`),
									open: formatClock(open, locale),
									close: formatClock(close, locale),
								}),
							)
							.join(' · ')}
					</p>
					<p>
						{[
							t(row.counterSales ? 'counter' : 'noCounter'),
							row.lines.map((line) => t(`lines.${line}`)).join(', '),
							row.languages.map((language) => t(`languages.${language}`)).join(', '),
						].join(' · ')}
					</p>
				</details>
			</div>
		</li>
	);
}
