import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DayBars } from '../../kit/day-bars.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffIcon, type StaffIconName } from '../../kit/staff-icon.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ActivityList } from '../activity-list.tsx';
import type { Awaiting } from '../awaiting.ts';
import { STAFF_BEGINNINGS, STAFF_SHORTCUTS } from '../menu/staff-navigation.ts';
import type { Route } from './+types/today-page';
import type { LatestRecords } from './today-column.ts';
import styles from './today-page.module.css';

export { loader } from './today-page.server.ts';

const ICONS: Record<Awaiting['kind'], StaffIconName> = {
	sampleRequests: 'inbox',
	applications: 'building',
	labels: 'printer',
	orders: 'page',
	mail: 'mail',
	unreadable: 'warning',
};

const SHORTCUT_ICONS: Record<(typeof STAFF_SHORTCUTS)[number]['key'], StaffIconName> = {
	toShip: 'inbox',
	stickGuide: 'page',
	sizing: 'page',
};

/** The front page of the back-office: what waits for a person today, oldest first. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
	const { now, activity, awaiting, daily, latest, failed } = loaderData;
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
				<div className={styles.side}>
					{daily.map((counts) => (
						<DayBars key={counts.kind} counts={counts} />
					))}
					{latest.map((records) => (
						<LatestCard key={records.kind} records={records} now={now} />
					))}
					<StaffCard title={t('shortcuts.title')}>
						<ul role="list" className={styles.shortcuts}>
							{STAFF_SHORTCUTS.map(({ key, href }) => (
								<li key={key}>
									<Shortcut href={href}>
										<StaffIcon name={SHORTCUT_ICONS[key]} size={20} />
										{t(`shortcuts.${key}`)}
									</Shortcut>
								</li>
							))}
						</ul>
					</StaffCard>
					<StaffCard title={t('latest')} action={<Link to="/admin/activity">{t('allActivity')}</Link>}>
						<ActivityList entries={activity} short />
					</StaffCard>
				</div>
			</div>
		</>
	);
}

/** Pages outside the back-office are documents of their own. */
function Shortcut({ href, children }: { href: string; children: ReactNode }) {
	return href.startsWith('/admin') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

function LatestCard({ records, now }: { records: LatestRecords; now: string }) {
	const t = useTranslations('staff.today');
	const format = useFormatter();
	const { kind, href, items } = records;
	return (
		<StaffCard
			title={t(`${kind}.latest`)}
			action={items.length > 0 && <Link to={href}>{t(`${kind}.all`)}</Link>}
		>
			{items.length === 0 ? (
				<p>{t(`${kind}.empty`)}</p>
			) : (
				<ul role="list" className={styles.latest}>
					{items.map((item) => (
						<li key={item.number}>
							<Link to={item.href}>
								<strong>{item.number}</strong> <bdi>{item.name}</bdi>
							</Link>
							<span>{format.relativeTime(new Date(item.at), new Date(now))}</span>
						</li>
					))}
				</ul>
			)}
		</StaffCard>
	);
}
