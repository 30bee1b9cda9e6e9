import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { staticPart } from '../../platform/ui/static-part.tsx';
import styles from './category-menu.module.css';
import type { ListingPlaceId } from './listing-scope.ts';

const CategoryLinks = staticPart(() => import('./listing-parts.tsx').then((module) => module.CategoryLinks));

/** The eight categories in one row; on a narrow screen the row scrolls sideways, its last entry cut at the edge. */
export function CategoryMenu({ current }: { current: ListingPlaceId }) {
	const t = useTranslations('listing.categories');
	const menu = useRef<HTMLElement>(null);

	// The current entry stands in the middle of a row that scrolls; the page itself stays where it is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is current changes with the page
	useEffect(() => {
		const row = menu.current;
		const entry = row?.querySelector<HTMLElement>('[aria-current]');
		if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
	}, [current]);

	return (
		<nav ref={menu} className={styles.menu} aria-label={t('label')}>
			<CategoryLinks current={current} />
		</nav>
	);
}
