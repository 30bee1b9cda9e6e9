import { Outlet, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { showContact } from '../../domain/site-content/contact/contact.ts';
import { findContact } from '../../domain/site-content/contact/stored-contact.server.ts';
import { showMenu } from '../../domain/site-content/menu.ts';
import { findShownAnnouncement } from '../../domain/site-content/stored-announcements.server.ts';
import { findHome } from '../../domain/site-content/stored-home.server.ts';
import { findMenu } from '../../domain/site-content/stored-menu.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { useFollowLinks } from '../../platform/ui/follow-links.ts';
import { LanguageSwitch } from '../../platform/ui/language-switch.tsx';
import { LoadingOverlay } from '../../platform/ui/overlays/loading-overlay.tsx';
import { CONTENT_ID, RouteAnnouncer } from '../../platform/ui/route-announcer.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { SampleBoxProvider } from '../sample-box/sample-box.tsx';
import type { Route } from './+types/site-layout';
import { CompareSlot } from './compare-slot.tsx';
import { FormValidation } from './form-validation.tsx';
import { Header } from './header.tsx';
import { listBestSellerNumbers } from './home/best-seller.ts';
import { pageServices } from './page-services.ts';
import { SamplePanelSlot } from './sample-panel-slot.tsx';
import styles from './site-layout.module.css';

const Announcement = staticPart(() => import('./frame-parts.tsx').then((module) => module.Announcement));
const Preview = staticPart(() => import('./frame-parts.tsx').then((module) => module.Preview));
const PagePrintHead = staticPart(() => import('./frame-parts.tsx').then((module) => module.PagePrintHead));
const SiteFooter = staticPart(() => import('./frame-parts.tsx').then((module) => module.SiteFooter));

/** Data for every public page: see `page-head.tsx` and the footer. */
export function loader({ context }: Route.LoaderArgs) {
	const { publicUrl, catalogue, timeZone, preview } = context.get(pageServices);
	const now = new Date();
	const locale = context.get(requestLocale);
	return {
		publicUrl,
		...(preview && { preview }),
		year: now.getFullYear(),
		bestSellers: listBestSellerNumbers(catalogue),
		announcement: findShownAnnouncement(catalogue, todayIn(timeZone, now), locale),
		contact: showContact(findContact(catalogue), locale),
		menu: showMenu(findMenu(catalogue), locale, {
			hasBestSellers: findHome(catalogue).shown.bestSellers,
		}),
	};
}

/** The frame's data stays valid for the whole visit. */
export function shouldRevalidate(): boolean {
	return false;
}

/** The frame around every public page. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('site');
	const loading = useNavigation().state === 'loading';
	useFollowLinks();

	return (
		<SampleBoxProvider>
			<a className={styles.skip} href={`#${CONTENT_ID}`}>
				{t('skip')}
			</a>
			{loaderData.preview && <Preview {...loaderData.preview} />}
			<div className={styles.top}>
				<Announcement shown={loaderData.announcement} />
				<nav className={styles.languages} aria-label={t('languages')}>
					<LanguageSwitch />
				</nav>
			</div>
			<Header menu={loaderData.menu} bestSellers={loaderData.bestSellers} />
			<PagePrintHead contact={loaderData.contact} />
			<main id={CONTENT_ID} className={styles.content} tabIndex={-1} aria-busy={loading}>
				<Outlet />
			</main>
			<SiteFooter year={loaderData.year} columns={loaderData.menu.footer} contact={loaderData.contact} />
			<RouteAnnouncer />
			<SamplePanelSlot />
			<CompareSlot />
			<FormValidation />
			<LoadingOverlay busy={loading} label={t('loading')} />
		</SampleBoxProvider>
	);
}
