import { Flex } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import type { DailyCounts } from '../../frame/today/today-column.ts';
import { StaffCard } from '../staff-card.tsx';
import styles from './day-bars.module.css';

/** The drawing is stretched to the card's width: horizontal units are relative, vertical ones are pixels. */
const HEIGHT = 96;
const BAR = 16;
const GAP = 4;
/** Height of the bar of a day with a count of 0, so that the day is still visible. */
const MIN_HEIGHT = 4;

/** One bar per day, today in a different colour; the same data as a table for screen readers. */
export function DayBars({ counts: { kind, days, answered } }: { counts: DailyCounts }) {
	const t = useTranslations(`staff.today.${kind}`);
	const format = useFormatter();
	const max = Math.max(...days.map(({ count }) => count));
	const total = days.reduce((sum, { count }) => sum + count, 0);
	// A calendar day, not an instant: it must not shift with the time zone.
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
							const height = count === 0 ? MIN_HEIGHT : Math.max(2 * MIN_HEIGHT, (count / max) * HEIGHT);
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
					{/* A table is as wide as its words, whatever its width says. */}
					<div className="sr-only">
						<table>
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
				</div>
			)}
		</StaffCard>
	);
}
