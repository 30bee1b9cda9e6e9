import './platform/ui/tokens.css';
import './platform/ui/fonts.css';
import './platform/ui/base.css';
import './platform/ui/overlays/pass.css';
import messages from 'messages:site,errorPage,header,search.label,search.placeholder,search.submit,search.clear,formWords';
import type { ReactNode } from 'react';
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useRouteError,
	useRouteLoaderData,
} from 'react-router';
import { useTranslations } from 'use-intl';
import './platform/i18n/messages.ts';
import { isStaffPath } from './admin/frame/staff-path.ts';
import type { loader as staffRoot } from './admin/frame/staff-root-layout.server.ts';
import { LANGUAGE_TAGS, localeOfPath } from './platform/i18n/locale.ts';
import { RootMessages } from './platform/i18n/page-messages.tsx';
import textFont from './platform/ui/fonts/atkinson-hyperlegible-next-latin-400-700.woff2?url';
import displayFont from './platform/ui/fonts/sofia-sans-extra-condensed-latin-700-900.woff2?url';
import { useHydrated } from './platform/ui/hydrated.ts';
import { useClearFocus } from './platform/ui/overlays/clear-focus.ts';

export function links() {
	return [
		...[displayFont, textFont].map((href) => ({
			rel: 'preload',
			as: 'font',
			type: 'font/woff2',
			href,
			crossOrigin: 'anonymous' as const,
		})),
		{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
		{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
		{ rel: 'apple-touch-icon', href: '/favicon-180.png' },
	];
}

/**
 * Reading `sessionStorage` throws in browsers that deny access to it. The router's inline script reads it again while
 * recovering from a bad value and does not expect that, so this replaces it with a storage that stores nothing. The
 * text contains no characters that React would escape.
 */
const STORAGE_STAND_IN =
	'try{sessionStorage.getItem(``)}catch{try{Object.defineProperty(window,`sessionStorage`,{configurable:true,value:{getItem(){return null},setItem(){},removeItem(){}}})}catch{}}';

/**
 * The document around every page, in the language of its address, or of the account in the back-office
 * (docs/decisions/004-text.md).
 */
export function Layout({ children }: { children: ReactNode }) {
	// The back-office's component library selects its colours by this attribute.
	const { pathname } = useLocation();
	const isStaff = isStaffPath(pathname);
	const staffData = useRouteLoaderData<typeof staffRoot>('admin/frame/staff-root-layout');
	const locale = staffData?.locale ?? localeOfPath(pathname);
	return (
		<html
			lang={LANGUAGE_TAGS[locale]}
			data-mantine-color-scheme={isStaff ? (staffData?.colorScheme ?? 'light') : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0c0e0f" />
				<Meta />
				<Links />
			</head>
			<body>
				<RootMessages locale={locale} parts={messages}>
					{children}
				</RootMessages>
				<HydrationMark />
				<script>{STORAGE_STAND_IN}</script>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** Marks when any page is interactive, also one whose parts do not ask; alone, so that nothing else renders again. */
function HydrationMark() {
	useHydrated();
	return null;
}

export default function Root() {
	useClearFocus();
	return <Outlet />;
}

export function ErrorBoundary() {
	const t = useTranslations('errorPage');
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	return (
		<main className="page">
			<title>{t('title')}</title>
			<meta name="robots" content="noindex" />
			<h1>{t('title')}</h1>
			<p>
				{t('text')} ({status})
			</p>
			<a href="/">{t('home')}</a>
		</main>
	);
}
