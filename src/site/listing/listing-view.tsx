import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNavigateTo } from '../../platform/ui/navigate-to.ts';
import { deferredPart, staticPart } from '../../platform/ui/static-part.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { FILTERS_ID, RESULTS_ID } from './listing-anchors.ts';
import { addressOf, type ListingData, listChips } from './listing-data.ts';
import { ListingHead } from './listing-head.tsx';
import type { ListingPlaceId } from './listing-scope.ts';
import { ListingTitle } from './listing-title.tsx';
import styles from './listing-view.module.css';
import { ResultBar } from './result-bar.tsx';
import { SearchReading } from './search-reading.tsx';
import { StickGuideLink } from './stick-guide/stick-guide-link.tsx';

const SearchAgain = staticPart(() => import('./listing-parts.tsx').then((module) => module.SearchAgain));
const GloveResults = staticPart(() => import('./listing-parts.tsx').then((module) => module.GloveResults));
const FilterDrawer = deferredPart(() =>
	import('./filters/filter-drawer.tsx').then((module) => module.FilterDrawer),
);

/** Listings where visitors look for stick-welding gloves. */
const WITH_STICK: readonly ListingPlaceId[] = ['weldingGloves', 'migStick', 'argonSeries'];

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
	const { place, path, listing, groups, words } = data;
	const drawer = useFilterDrawer(addressOf(path, listing));
	const count = useFocusOnNewPage(listing.page);
	const opener = useRef<HTMLAnchorElement>(null);
	const chips = useMemo(() => listChips(groups), [groups]);
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
				<h1 className={searched ? `${styles.heading} ${styles.searched}` : styles.heading}>
					{searched ? t('search.heading', { text: listing.q }) : words.heading}
				</h1>
				<p className={styles.text}>{searched ? t('search.text') : words.text}</p>
				{searched && data.reading && <SearchReading text={listing.q} reading={data.reading} />}
				{searched && <SearchAgain text={listing.q} />}
				{!searched && WITH_STICK.includes(place) && (
					<p>
						<StickGuideLink className={styles.stick} />
					</p>
				)}
			</ListingTitle>
			<CategoryMenu current={place} />
			<div className={`page ${styles.results}`} id={RESULTS_ID}>
				{guide}
				<ResultBar
					data={data}
					chips={chips}
					countRef={count}
					openerRef={opener}
					onOpen={drawer.show}
					onNear={drawer.prepare}
				/>
				<FilterDrawer data={data} chips={chips} open={drawer.open} onClose={drawer.hide} />
				<GloveResults data={data} />
			</div>
		</>
	);
}

/** The state of the filter drawer. An address with its anchor, as shared from a page without scripts, opens it. */
function useFilterDrawer(address: string) {
	const [open, setOpen] = useState(false);
	const { hash } = useLocation();
	const navigate = useNavigateTo();
	const show = useCallback(() => {
		FilterDrawer.load().then(
			() => setOpen(true),
			() => {},
		);
	}, []);
	const hide = useCallback(() => setOpen(false), []);
	const prepare = useCallback(() => void FilterDrawer.load().catch(() => {}), []);

	useEffect(() => {
		if (hash !== `#${FILTERS_ID}`) return;
		show();
		navigate(address, { replace: true, preventScrollReset: true });
	}, [hash, address, navigate, show]);

	return { open, show, hide, prepare };
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
