import { useTranslations } from 'use-intl';
import { formatPhoneNumber } from '../../domain/contact-details/phone-text.ts';
import { formatClock } from '../../platform/i18n/formatter.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { directionsHref, type ListedDistributor, shownKm } from './distributor.ts';
import styles from './distributor-row.module.css';

type DistributorRowProps = { row: ListedDistributor; isPicked: boolean; onPick: () => void };

/** One distributor: name, address, distance, opening hours, stock and contact. */
export function DistributorRow({ row, isPicked, onPick }: DistributorRowProps) {
	const t = useTranslations('whereToBuy');
	const locale = useLocale();
	const name = row.name;
	const phone = formatPhoneNumber(row.phone, locale);
	return (
		<li id={row.id} className={styles.row} data-picked={isPicked || undefined}>
			<span className={styles.number} aria-hidden="true">
				{row.number}
			</span>
			<div className={styles.words}>
				<h2 className={styles.name}>{name}</h2>
				<p>
					{row.street}, {row.city}, {row.province} <span className={styles.code}>{row.postalCode}</span>
				</p>
				<p className={styles.hours}>
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
			</div>
			{row.distanceKm !== undefined && (
				<p className={styles.distance}>
					{t.rich('away', {
						km: shownKm(row.distanceKm),
						distance: (text) => <strong>{text}</strong>,
					})}
				</p>
			)}
			<p className={styles.ways}>
				<a href={`tel:+1${row.phone.replaceAll(/\D/g, '')}`} aria-label={t('callOf', { name, phone })}>
					{phone}
				</a>
				{row.website && (
					<a href={row.website} rel="noopener noreferrer" aria-label={t('websiteOf', { name })}>
						{t('website')}
					</a>
				)}
				<a href={directionsHref(row)} rel="noopener noreferrer" aria-label={t('directionsOf', { name })}>
					{t('directions')}
				</a>
				<button
					type="button"
					className={styles.show}
					aria-pressed={isPicked}
					aria-label={t('showOf', { name })}
					onClick={onPick}
				>
					<Icon name="pin" />
					{t('show')}
				</button>
			</p>
		</li>
	);
}
