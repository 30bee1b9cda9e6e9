import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { withPage } from '../search/listing.ts';
import { Pager } from '../ui/pager.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { FILTERS_ID, FilterDrawer, RESULTS_ID } from './filter-drawer.tsx';
import { GloveGrid } from './glove-grid.tsx';
import { addressOf, type ListingData, listChips, rangeOfPage } from './listing-data.ts';
import { ListingHead } from './listing-head.tsx';
import styles from './listing-view.module.css';
import { NoMatch } from './no-match.tsx';
import { ResultBar } from './result-bar.tsx';
import { SearchAgain } from './search-again.tsx';
import { StickGuideTable } from './stick-guide-table.tsx';

/** A listing from its heading to its pager; `notice` stands above the heading when something was not found. */
export function ListingView({ data, notice }: { data: ListingData; notice?: ReactNode }) {
	const t = useTranslations('listing');
	const { place, path, listing, total, pageCount, cards, groups } = data;
	const [filtering, setFiltering] = useFilterDrawer(addressOf(path, listing));
	const count = useFocusOnNewPage(listing.page);
	const opener = useRef<HTMLAnchorElement>(null);
	const chips = listChips(groups);
	const { from, to } = rangeOfPage(listing.page, total);
	const searched = listing.q !== '';

	return (
		<>
			<ListingHead data={data} />
			<div className="page">
				<header className={styles.head}>
					{notice}
					<h1 className={searched ? `${styles.heading} ${styles.searched}` : styles.heading}>
						{searched ? t('search.heading', { text: listing.q }) : t(`pages.${place}.heading`)}
					</h1>
					<p className={styles.text}>{searched ? t('search.text') : t(`pages.${place}.text`)}</p>
					{searched && <SearchAgain text={listing.q} />}
				</header>
			</div>
			<CategoryMenu current={place} />
			<div className={`page ${styles.results}`} id={RESULTS_ID}>
				{place === 'smaw' && <StickGuideTable />}
				<ResultBar
					data={data}
					chips={chips}
					countRef={count}
					openerRef={opener}
					onOpen={() => setFiltering(true)}
				/>
				<FilterDrawer data={data} chips={chips} open={filtering} onClose={() => setFiltering(false)} />
				{total === 0 ? <NoMatch data={data} filtered={chips.length > 0} /> : <GloveGrid cards={cards} />}
				<Pager
					label={t('pager.label')}
					page={listing.page}
					pageCount={pageCount}
					addressOf={(page) => addressOf(path, withPage(listing, page))}
					previous={t('pager.previous')}
					next={t('pager.next')}
					nameOf={(page) => t('pager.page', { page })}
					range={t('pager.range', { from, to, total })}
				/>
			</div>
		</>
	);
}

/** Whether the drawer is open. An address that ends in its anchor, as shared by a page without scripts, opens it. */
function useFilterDrawer(address: string) {
	const [open, setOpen] = useState(false);
	const { hash } = useLocation();
	const navigate = useNavigate();

	useEffect(() => {
		if (hash !== `#${FILTERS_ID}`) return;
		setOpen(true);
		navigate(address, { replace: true, preventScrollReset: true });
	}, [hash, address, navigate]);

	return [open, setOpen] as const;
}

/** Another page of the list starts at its top, for a keyboard and a screen reader too: focus goes to the count. */
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
