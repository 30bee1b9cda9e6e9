import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../site/words-formatter.ts';
import type { Route } from './+types/today-page';
import { ActivityList } from './activity-list.tsx';
import { AlertBlock } from './alert-block.tsx';
import type { Awaiting } from './awaiting.ts';
import { StaffCard } from './staff-card.tsx';
import { StaffIcon, type StaffIconName } from './staff-icon.tsx';
import { STAFF_BEGINNINGS } from './staff-navigation.ts';
import { StaffPageHead } from './staff-page-head.tsx';
import styles from './today-page.module.css';

export { loader } from './today-page.server.ts';

const ICONS: Record<Awaiting['kind'], StaffIconName> = {
	sampleRequests: 'inbox',
	labels: 'printer',
	mail: 'mail',
};

/** The front page of the back-office: what waits for a person today, oldest first. */
export default function TodayPage({ loaderData: { now, latest, awaiting, failed } }: Route.ComponentProps) {
	const t = useTranslations('staff.today');
	const format = useFormatter();
	const open = awaiting.filter(({ count }) => count > 0);
	const date = format.dateTime(new Date(now), { weekday: 'long', month: 'long', day: 'numeric' });
	return (
		<>
			<StaffPageHead title={t('title')} detail={date}>
				{STAFF_BEGINNINGS.map(({ key, href }, at) => (
					<Button
						key={key}
						component={Link}
						to={href}
						variant={at === STAFF_BEGINNINGS.length - 1 ? undefined : 'default'}
						leftSection={<StaffIcon name="plus" size={20} />}
					>
						{t(`begin.${key}`)}
					</Button>
				))}
			</StaffPageHead>
			{failed && <AlertBlock tone="error">{t('failed')}</AlertBlock>}
			{awaiting.length > 0 && (
				<ul role="list" className={styles.figures}>
					{awaiting.map((one) => (
						<li key={one.kind}>
							<Link to={one.href} className={styles.figure} data-waiting={one === open[0]}>
								<span className={styles.kind}>
									<StaffIcon name={ICONS[one.kind]} />
									{t(`${one.kind}.title`)}
								</span>
								<strong>{format.number(one.count)}</strong>
								<span className={styles.note}>
									{one.oldestAt
										? t('oldest', { ago: format.relativeTime(new Date(one.oldestAt), new Date(now)) })
										: t('none')}
								</span>
							</Link>
						</li>
					))}
				</ul>
			)}
			<div className={styles.columns}>
				<div className={styles.waiting}>
					{open.length === 0 && !failed && (
						<div className={styles.clear}>
							<StaffIcon name="check" size={40} />
							<p>{t('clear')}</p>
							<a href="/products">{t('gloves')}</a>
						</div>
					)}
					{open.map((one) => (
						<section key={one.kind} className={styles.group}>
							<div className={styles.groupHead}>
								<h2>{t(`${one.kind}.title`)}</h2>
								<Link to={one.href}>{t('all', { count: one.count })}</Link>
							</div>
							<ul role="list">
								{one.items.map((item) => (
									<li key={item.id} className={styles.item}>
										<span className={styles.itemIcon} data-first={one === open[0]}>
											<StaffIcon name={ICONS[one.kind]} size={20} />
										</span>
										<div className={styles.itemWords}>
											<strong>
												<bdi>{item.title}</bdi>
											</strong>
											<span>
												<bdi>{item.detail}</bdi>
											</span>
										</div>
										<span className={styles.ago}>
											{format.relativeTime(new Date(item.at), new Date(now))}
										</span>
										<Link to={item.href} className={styles.open} data-first={one === open[0]}>
											{t(`${one.kind}.action`)}
											<span className="spoken"> {item.title}</span>
										</Link>
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
				<StaffCard title={t('latest')} action={<Link to="/admin/activity">{t('allActivity')}</Link>}>
					<ActivityList entries={latest} short />
				</StaffCard>
			</div>
		</>
	);
}
