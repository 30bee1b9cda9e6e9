import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../../platform/i18n/formatter.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { DayBars } from '../../kit/figures/day-bars.tsx';
import { FigureTile } from '../../kit/figures/figure-tile.tsx';
import { RowList } from '../../kit/list/row-list.tsx';
import { StaffCard } from '../../kit/staff-card.tsx';
import { StaffColumns } from '../../kit/staff-columns.tsx';
import { StaffIcon, type StaffIconName } from '../../kit/staff-icon.tsx';
import { StaffPageHead } from '../../kit/staff-page-head.tsx';
import { ActivityList } from '../activity-list.tsx';
import type { Awaiting } from '../awaiting.ts';
import { STAFF_BEGINNINGS, STAFF_SHORTCUTS } from '../menu/staff-navigation.ts';
import type { Route } from './+types/today-page';
import { FirstStepsCard } from './first-steps-card.tsx';
import type { LatestRecords } from './today-column.ts';
import styles from './today-page.module.css';

export { loader } from './today-page.server.ts';

const ICONS: Record<Awaiting['kind'], StaffIconName> = {
	mentions: 'mail',
	assigned: 'tag',
	sampleRequests: 'inbox',
	applications: 'building',
	labels: 'printer',
	orders: 'page',
	mail: 'mail',
	unreadable: 'warning',
	translations: 'page',
	releases: 'calendar',
};

const SHORTCUT_ICONS: Record<(typeof STAFF_SHORTCUTS)[number]['key'], StaffIconName> = {
	toShip: 'inbox',
	stickGuide: 'page',
	sizing: 'page',
};

/** The front page of the back-office: today's waiting items, oldest first. */
// Nothing on the page is filled in, so news may load it again.
export const handle = { isReloaded: true };

export default function TodayPage({ loaderData }: Route.ComponentProps) {
	const { now, activity, awaiting, daily, latest, steps, failed } = loaderData;
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
						data-key={key === 'label' ? 'n' : undefined}
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
						<FigureTile
							key={one.kind}
							href={one.href ?? `#${one.kind}`}
							isMarked={one === open[0]}
							value={format.number(one.count)}
							label={
								<>
									<StaffIcon name={ICONS[one.kind]} />
									{t(`${one.kind}.title`)}
								</>
							}
						>
							{one.line ??
								(one.oldestAt
									? t('oldest', { ago: format.relativeTime(new Date(one.oldestAt), new Date(now)) })
									: t('none'))}
						</FigureTile>
					))}
				</ul>
			)}
			<StaffColumns
				sideWidth={400}
				side={
					<>
						<FirstStepsCard steps={steps} />
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
										<Shortcut href={href} icon={<StaffIcon name={SHORTCUT_ICONS[key]} size={20} />}>
											{t(`shortcuts.${key}`)}
										</Shortcut>
									</li>
								))}
							</ul>
						</StaffCard>
						<StaffCard title={t('latest')} action={<Link to="/admin/activity">{t('allActivity')}</Link>}>
							<ActivityList entries={activity} short />
						</StaffCard>
					</>
				}
			>
				<Paper className={styles.waiting}>
					{open.length === 0 && !failed && (
						<Stack gap="sm" align="center" ta="center" px="lg" py={48} c="dimmed" fz="lg">
							<Text component="span" c="var(--full-use)">
								<StaffIcon name="check" size={40} />
							</Text>
							<p className={styles.clear}>{t('clear')}</p>
							<a href="/products">{t('gloves')}</a>
						</Stack>
					)}
					{open.map((one) => (
						<section key={one.kind} id={one.kind} className={styles.group}>
							<Group justify="space-between" mih={48} px="lg" className={styles.groupHead}>
								<h2>{t(`${one.kind}.title`)}</h2>
								{one.href && <Link to={one.href}>{t('all', { count: one.count })}</Link>}
							</Group>
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
											<bdi className="quiet">{item.detail}</bdi>
										</div>
										<span className={`quiet ${styles.ago}`}>
											{item.at && format.relativeTime(new Date(item.at), new Date(now))}
										</span>
										<Button
											component={Link}
											to={item.href}
											size="sm"
											variant={one === open[0] && item === one.items[0] ? undefined : 'default'}
											className={styles.open}
										>
											{t(`${one.kind}.action`)}
											<span className="sr-only"> {item.title}</span>
										</Button>
									</li>
								))}
							</ul>
						</section>
					))}
				</Paper>
			</StaffColumns>
		</>
	);
}

/** A link to another page; pages outside the back-office need a full page load. */
function Shortcut({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
	const buttonProps = { variant: 'default', justify: 'start', fullWidth: true, leftSection: icon } as const;
	return href.startsWith('/admin') ? (
		<Button component={Link} to={href} {...buttonProps}>
			{children}
		</Button>
	) : (
		<Button component="a" href={href} {...buttonProps}>
			{children}
		</Button>
	);
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
				<RowList>
					{items.map((item) => (
						<li key={item.number}>
							<Group justify="space-between" wrap="nowrap">
								<Text component={Link} to={item.href} truncate>
									<strong>{item.number}</strong> <bdi>{item.name}</bdi>
								</Text>
								<Text component="span" c="dimmed" flex="none">
									{format.relativeTime(new Date(item.at), new Date(now))}
								</Text>
							</Group>
						</li>
					))}
				</RowList>
			)}
		</StaffCard>
	);
}
