import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../../domain/calendar-date/calendar-date.ts';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import styles from './release-agenda.module.css';
import { type CalendarEntry, groupByMonth } from './release-calendar.ts';

/** What is planned, by month: releases, price changes, and announcements. */
export function ReleaseAgenda({ entries }: { entries: readonly CalendarEntry[] }) {
	const t = useTranslations('releases.calendar');
	const format = useFormatter();
	const locale = useLocale();
	const months = groupByMonth(entries);
	return (
		<StaffCard title={t('title')}>
			{months.length === 0 && <p className="quiet">{t('empty')}</p>}
			{months.map(({ month, entries: days }) => (
				<section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
					<h3 id={`month-${month}`}>
						{format.dateTime(new Date(`${month}-15T12:00:00Z`), { month: 'long', year: 'numeric' })}
					</h3>
					<ul role="list">
						{days.map(({ day, at, kind, name, href }) => (
							<li key={`${day} ${kind} ${name} ${href}`}>
								<time dateTime={at === '' ? day : at}>
									{formatCalendarDate(day, locale)}
									{at !== '' && <span>{format.dateTime(new Date(at), { timeStyle: 'short' })}</span>}
								</time>
								<span className={styles.kind} data-kind={kind}>
									{t(`kinds.${kind}`)}
								</span>
								<Link to={href}>
									<bdi>{name}</bdi>
								</Link>
							</li>
						))}
					</ul>
				</section>
			))}
		</StaffCard>
	);
}
