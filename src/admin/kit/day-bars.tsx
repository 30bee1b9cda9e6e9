import { Flex } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../platform/i18n/words-formatter.ts';
import type { DailyCounts } from '../frame/today/today-column.ts';
import styles from './day-bars.module.css';
import { StaffCard } from './staff-card.tsx';

/** The drawing is stretched to the card: places across are shares of its width, places down are pixels. */
const HEIGHT = 96;
const BAR = 16;
const GAP = 4;
/** A day on which nothing came still shows that it was a day. */
const LEAST = 4;

/** One bar for each day, today in another colour; the same as a table for who can't see it. */
export function DayBars({ counts: { kind, days, answered } }: { counts: DailyCounts }) {
	const t = useTranslations(`staff.today.${kind}`);
	const format = useFormatter();
	const most = Math.max(...days.map(({ count }) => count));
	const total = days.reduce((sum, { count }) => sum + count, 0);
	// A day of the calendar, not an instant: no time zone may move it.
	const dayOf = (date: string) =>
		format.dateTime(new Date(`${date}T12:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });
	return (
		<StaffCard title={t('title')} action={<span className="quiet">{t('span', { days: days.length })}</span>}>
			{total === 0 ? (
				<p>{t('noneLately', { days: days.length })}</p>
			) : (
				<div>
					<svg
						className={styles.bars}
						viewBox={`0 0 ${days.length * (BAR + GAP) - GAP} ${HEIGHT}`}
						height={HEIGHT}
						preserveAspectRatio="none"
						aria-hidden="true"
					>
						{days.map(({ date, count }, index) => {
							const height = count === 0 ? LEAST : Math.max(2 * LEAST, (count / most) * HEIGHT);
							return (
								<rect key={date} x={index * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height}>
									<title>{t('day', { day: dayOf(date), count })}</title>
								</rect>
							);
						})}
					</svg>
					<Flex component="p" justify="space-between" gap="sm" mt="xs" className="quiet">
						<span aria-hidden="true">{dayOf(days[0]?.date ?? '')}</span>
						<span>{t('answered', { total, answered })}</span>
						<span aria-hidden="true">{t('today')}</span>
					</Flex>
					<table className="spoken">
						<caption>{t('byDay')}</caption>
						<thead>
							<tr>
								<th scope="col">{t('dayHead')}</th>
								<th scope="col">{t('title')}</th>
							</tr>
						</thead>
						<tbody>
							{days.map(({ date, count }) => (
								<tr key={date}>
									<th scope="row">{dayOf(date)}</th>
									<td>{format.number(count)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</StaffCard>
	);
}
