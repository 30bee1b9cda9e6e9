import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { countPairs } from '../../domain/labels/label.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { withColon } from '../../platform/i18n/with-colon.ts';
import { Icon, type IconName } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import type { Route } from './+types/portal-home-page';
import styles from './portal-home-page.module.css';
import { StateMark } from './state-mark.tsx';

export { loader } from './portal-home-page.server.ts';

const LINKS = [
	{ key: 'prices', line: 'priceLine', href: '/distributor/prices', icon: 'document' },
	{ key: 'orders', line: 'orderLine', href: '/distributor/order', icon: 'truck' },
	{ key: 'resources', line: 'resourceLine', href: '/distributor/resources', icon: 'picture' },
] as const satisfies readonly { icon: IconName; [key: string]: string }[];

/** The distributor's main tasks, and the latest activity. */
export default function PortalHomePage({ loaderData }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const locale = useLocale();
	const { name, requests, shipments, orders, people } = loaderData;
	const t = useTranslations('distributorPortal.home');
	const frame = useTranslations('distributorPortal.frame');
	const order = useTranslations('distributorPortal.order');
	const request = useTranslations('distributorPortal.requests');
	const shipment = useTranslations('distributorPortal.shipments');
	return (
		<div className={`page ${styles.home}`}>
			<PortalHead title={t('title')} line={t.rich('welcome', { name, who: (text) => <bdi>{text}</bdi> })} />
			<ul role="list" className={`onSoot ${styles.ways}`}>
				{LINKS.map(({ key, line, href, icon }) => (
					<li key={key} className={styles.way}>
						<Icon name={icon} />
						<h2>
							<a href={pathTo(href)}>{frame(key)}</a>
						</h2>
						<p>{t(line)}</p>
						<span className={styles.arrow}>
							<Icon name="arrow-right" />
						</span>
					</li>
				))}
			</ul>
			<div className={styles.latest}>
				<Latest title={t('latestOrders')} none={t('noOrders')} all={t('all')} href="/distributor/order">
					{orders.map(({ number, state, day, lines, pairs }) => (
						<li key={number}>
							<a href={pathTo(`/distributor/orders/${number}`)}>{number}</a>
							<StateMark done={state !== 'new'} label={order(`states.${state}`)} />
							<span className={styles.quiet}>
								{formatCalendarDate(day, locale)} · {order('summary', { lines, pairs })}
							</span>
						</li>
					))}
				</Latest>
				<Latest
					title={t('latestShipments')}
					none={t('noShipments')}
					all={t('all')}
					href="/distributor/shipments"
				>
					{shipments.map(({ number, date, lines }) => (
						<li key={number}>
							<a href={pathTo(`/distributor/shipments#label-${number}`)}>{shipment('number', { number })}</a>
							<span className={styles.quiet}>
								{formatCalendarDate(date, locale)} · {shipment('total', { pairs: countPairs(lines) })}
							</span>
						</li>
					))}
				</Latest>
				<Latest
					title={t('latestRequests')}
					none={t('noRequests')}
					all={t('all')}
					href="/distributor/requests"
				>
					{requests.map(({ number, state, day }) => (
						<li key={number}>
							<a href={pathTo(`/distributor/requests#${number}`)}>{number}</a>
							<StateMark done={state === 'shipped'} label={request(`states.${state}`)} />
							<span className={styles.quiet}>{formatCalendarDate(day, locale)}</span>
						</li>
					))}
				</Latest>
				<section aria-labelledby="people">
					<h2 id="people" className={styles.heading}>
						{t('people')}
					</h2>
					<ul role="list" className={styles.rows}>
						{people.map(({ name: person, email, isInvited, isYou }) => (
							<li key={email}>
								<bdi className={styles.person}>{person}</bdi>
								<span className={styles.quiet}>
									<bdi>{email}</bdi>
									{isYou && ` (${t('you')})`}
									{isInvited && ` (${t('invited')})`}
								</span>
							</li>
						))}
					</ul>
					<p className={styles.quiet}>{t('peopleLine')}</p>
				</section>
			</div>
		</div>
	);
}

function Latest({
	title,
	none,
	all,
	href,
	children,
}: {
	title: string;
	none: string;
	all: string;
	href: string;
	children: ReactNode[];
}) {
	const pathTo = usePathTo();
	const locale = useLocale();
	const id = href.slice(href.lastIndexOf('/') + 1);
	return (
		<section aria-labelledby={`latest-${id}`}>
			<h2 id={`latest-${id}`} className={styles.heading}>
				{title}
			</h2>
			{children.length === 0 ? (
				<p className={styles.quiet}>{none}</p>
			) : (
				<>
					<ul role="list" className={styles.rows}>
						{children}
					</ul>
					<a className={styles.all} href={pathTo(href)} aria-label={`${withColon(title, locale)} ${all}`}>
						{all}
					</a>
				</>
			)}
		</section>
	);
}
