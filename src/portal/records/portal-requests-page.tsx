import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PortalHead } from '../frame/portal-head.tsx';
import type { Route } from './+types/portal-requests-page';
import styles from './portal-records.module.css';
import { StateMark } from './state-mark.tsx';

export { loader } from './portal-requests-page.server.ts';

/** The company's sample requests, with their states. */
export default function PortalRequestsPage({ loaderData: { requests } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = useTranslations('distributorPortal.requests');
	return (
		<div className={`page ${styles.records}`}>
			<PortalHead title={t('title')} line={t('line')} />
			{requests.length === 0 && <p>{t('none')}</p>}
			{requests.map(({ number, state, day, person, samples }) => (
				<article key={number} id={number} className={styles.record} aria-labelledby={`of-${number}`}>
					<header className={styles.head}>
						<h2 id={`of-${number}`}>{number}</h2>
						<StateMark done={state === 'shipped'} label={t(`states.${state}`)} />
						<p className={styles.quiet}>
							{formatCalendarDate(day, locale)}
							{person !== '' && (
								<>
									{' · '}
									<bdi>{person}</bdi>
								</>
							)}
						</p>
					</header>
					<ul role="list" className={styles.chips}>
						{samples.map(({ partNumber, size }) => (
							<li key={`${partNumber} ${size}`}>
								<strong>{formatPartNumber(partNumber)}</strong> <bdi>{formatSize(size, locale)}</bdi>
							</li>
						))}
					</ul>
				</article>
			))}
		</div>
	);
}
