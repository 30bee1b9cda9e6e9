import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '../../platform/i18n/locale.ts';
import { usePathTo } from '../../platform/ui/link.tsx';
import { useNavigateTo } from '../../platform/ui/navigate-to.ts';
import { deferredPart, lazyPart, staticPart } from '../../platform/ui/static-part.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { filtersAddress } from './filters-address.ts';
import { RESULTS_ID } from './listing-anchors.ts';
import { addressOf, type ListingData } from './listing-data.ts';
import { ListingHead } from './listing-head.tsx';
import type { ListingRouteId } from './listing-scope.ts';
import { ListingTitle } from './listing-title.tsx';
import styles from './listing-view.module.css';
import { ResultBar } from './result-bar.tsx';
import { SearchReading } from './search-reading.tsx';
import { StickGuideLink } from './stick-guide/stick-guide-link.tsx';

const SearchAgain = staticPart(() => import('./listing-parts.tsx').then((module) => module.SearchAgain));
const GloveResults = staticPart(() => import('./listing-parts.tsx').then((module) => module.GloveResults));
const FilterDrawer = lazyPart(() =>
	import('./filters/filter-drawer.tsx').then((module) => module.FilterDrawer),
);
const FilterPage = deferredPart(() =>
	import('./filters/filter-drawer.tsx').then((module) => module.FilterPage),
);

/** Listings where visitors look for stick-welding gloves. */
const STICK_LISTINGS: readonly ListingRouteId[] = ['weldingGloves', 'migStick', 'argonSeries'];

type ListingViewProps = {
	data: ListingData;
	/** Shown above the heading if something was not found. */
	notice?: ReactNode;
	/** Shown above the gloves. */
	guide?: ReactNode;
};

/** A listing, from heading to pagination. */
export function ListingView({ data, notice, guide }: ListingViewProps) {
	const t = useTranslations('listing');
	const { routeId, listing, texts } = data;
	const drawer = useFilterDrawer(data);
	const countRef = useFocusOnNewPage(listing.page);
	const openerRef = useRef<HTMLAnchorElement>(null);
	const searched = listing.q !== '';
	const leaving = useNavigation().state === 'loading';

	// Loads the next list's code along with its data.
	useEffect(() => {
		if (leaving) GloveResults.load().catch(() => {});
	}, [leaving]);

	return (
		<>
			<ListingHead data={data} />
			<ListingTitle picture={data.picture}>
				{notice}
				<h1
					className={searched ? `${styles.heading} ${styles.searched}` : styles.heading}
					lang={englishIf(!searched && texts.isHeadingEnglish)}
				>
					{searched ? t('search.heading', { text: listing.q }) : texts.heading}
				</h1>
				<div className={styles.words}>
					<p className={styles.text} lang={englishIf(!searched && texts.isTextEnglish)}>
						{searched ? t('search.text') : texts.text}
					</p>
					{searched && data.reading && <SearchReading text={listing.q} reading={data.reading} />}
					{searched && <SearchAgain text={listing.q} />}
					{!searched && STICK_LISTINGS.includes(routeId) && (
						<p>
							<StickGuideLink className={styles.stick} />
						</p>
					)}
				</div>
			</ListingTitle>
			<CategoryMenu current={routeId} />
			<div className={`page ${styles.results}`} id={RESULTS_ID}>
				{data.showsFilters ? (
					<FilterPage data={data} />
				) : (
					<>
						{guide}
						<ResultBar
							data={data}
							countRef={countRef}
							openerRef={openerRef}
							onOpen={drawer.show}
							onNear={drawer.prepare}
						/>
						<GloveResults data={data} />
					</>
				)}
				{drawer.open !== undefined && drawer.groups && (
					<FilterDrawer
						data={data}
						groups={drawer.groups}
						open={drawer.open}
						opener={openerRef}
						onClose={drawer.hide}
					/>
				)}
			</div>
		</>
	);
}

/** The language of a text that is English on a French page. */
const englishIf = (isEnglish: boolean | undefined) => (isEnglish ? LANGUAGE_TAGS[DEFAULT_LOCALE] : undefined);

/** What the routes that show a listing load for the address of its filters. */
type LoadedFilters = { listing?: ListingData; unknown?: { listing?: ListingData } };

/**
 * The state of the filter drawer. Its filters are loaded when it opens, and with every later list. On the page of the
 * filters, as shared from a browser without scripts, it opens by itself, over the list.
 */
function useFilterDrawer({ path, listing, groups: listed, showsFilters }: ListingData) {
	// Undefined until it is opened for the first time: most visitors never do.
	const [open, setOpen] = useState<boolean>();
	const { data: fetched, load } = useFetcher<LoadedFilters>();
	const navigate = useNavigateTo();
	const pathTo = usePathTo();
	const address = pathTo(filtersAddress(path, listing));
	const groups = listed ?? (fetched?.listing ?? fetched?.unknown?.listing)?.groups;

	const prepare = useCallback(() => void FilterDrawer.load().catch(() => {}), []);
	// Not loaded earlier: a fetcher that fails shows the error page, as a navigation does.
	const show = useCallback(() => {
		Promise.all([FilterDrawer.load(), groups === undefined && load(address)]).then(
			() => setOpen(true),
			() => {},
		);
	}, [groups, load, address]);
	const hide = useCallback(() => setOpen(false), []);

	useEffect(() => {
		if (!showsFilters) return;
		show();
		navigate(addressOf(path, listing), { replace: true, preventScrollReset: true });
	}, [showsFilters, path, listing, navigate, show]);

	return { open, groups, show, hide, prepare };
}

/**
 * Moves focus to the count when the page number changes, so that keyboard and screen reader users start at the top of
 * the list.
 */
function useFocusOnNewPage(page: number) {
	const count = useRef<HTMLParagraphElement>(null);
	const shown = useRef(page);

	useEffect(() => {
		if (shown.current === page) return;
		shown.current = page;
		count.current?.focus({ preventScroll: true });
	}, [page]);

	return count;
}
